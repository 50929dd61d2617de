// What the small static boot screen has in place of parts of libraries that it never needs; LeftOut.ld names them.
#pragma once

// In place of a function: does nothing and returns 0, which says that memory is short or that nothing can be read.
void *scanout_left_out(void);

// Lets go of the pages of the program's own code: what it needed to begin with stays in the file, and what it needs again the
// kernel maps again. For a program that rests after its first picture.
void scanout_let_go_of_code(void);
