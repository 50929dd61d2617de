// A boot screen as one small program, for an initramfs with nothing else in it.

import Scanout
import Splash

exit(SplashProgram.main())
