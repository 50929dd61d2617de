// libfribidi, from the system.
#include <fribidi.h>

// Values that are macros of casts, which Swift does not see.
static const FriBidiParType CFriBidiAnyDirection = FRIBIDI_PAR_ON;
static const FriBidiParType CFriBidiWeakRightToLeft = FRIBIDI_PAR_WRTL;
static const FriBidiFlags CFriBidiShapeFlags = FRIBIDI_FLAGS_DEFAULT | FRIBIDI_FLAGS_ARABIC;
