#include "cli/memory.hpp"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace estafette::cli {

void keep_freed_memory() {
#ifdef __GLIBC__
  constexpr int kMebibyte = 1 << 20;
  (void)mallopt(M_TOP_PAD, kMebibyte);
  (void)mallopt(M_TRIM_THRESHOLD, 64 * kMebibyte);
  (void)mallopt(M_MMAP_THRESHOLD, 32 * kMebibyte);
#endif
}

void share_memory_among_threads() {
#ifdef __GLIBC__
  (void)mallopt(M_ARENA_MAX, 1);
#endif
}

}  // namespace estafette::cli
