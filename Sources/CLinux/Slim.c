// What static executables have in place of parts of libraries that they never reach. The linker's --wrap takes these;
// other builds leave them out.
#include <stddef.h>
#include <stdint.h>

// Behind Unicode.Scalar.Properties.name: 500 KB of names. A character then has none.
intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *buffer, intptr_t capacity);
intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *buffer, intptr_t capacity) {
    (void)scalar, (void)buffer, (void)capacity;
    return 0;
}

// Behind FreeType's WOFF2 fonts: 180 KB of decompression. FreeType then says that the font is damaged.
int __wrap_BrotliDecoderDecompress(size_t size, const uint8_t *bytes, size_t *decodedSize, uint8_t *decoded);
int __wrap_BrotliDecoderDecompress(size_t size, const uint8_t *bytes, size_t *decodedSize, uint8_t *decoded) {
    (void)size, (void)bytes, (void)decodedSize, (void)decoded;
    return 0;
}
