// Words of Thai text by libthai, which is loaded when it is first needed and may be missing.
#ifndef CTHAI_H
#define CTHAI_H

#include <stddef.h>

/// Finds where words begin in a stretch of Thai text.
///
/// - `text`: the characters in TIS-620, ended by 0.
/// - `places`: receives how many characters stand before each word but the first, in rising order.
/// - `room`: how many places there is room for.
///
/// Returns the number of places; 0 where libthai or its dictionary is missing.
int scanout_thai_words(const unsigned char *text, int *places, size_t room);

/// Whether libthai and its dictionary are there.
int scanout_thai_is_there(void);

#endif
