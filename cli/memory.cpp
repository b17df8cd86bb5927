#include "cli/memory.hpp"

#include <cstdlib>
#include <memory>

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace estafette::cli {
namespace {

#ifdef __GLIBC__
/// Has the first so many bytes of the store come in large pages, where the system has them: it takes as long to give
/// one of two megabytes as to give some eighty of four kilobytes. They come when they are first used.
void use_large_pages(std::size_t bytes) {
  void* const room = std::malloc(bytes);
  void* begin = room;
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  if (room != nullptr && std::align(page, bytes - page, begin, bytes) != nullptr)
    (void)madvise(begin, bytes / page * page, MADV_HUGEPAGE);
  std::free(room);
}
#endif

}  // namespace

void keep_freed_memory() {
#ifdef __GLIBC__
  constexpr int kMebibyte = 1 << 20;
  (void)mallopt(M_TOP_PAD, kMebibyte);
  (void)mallopt(M_TRIM_THRESHOLD, 64 * kMebibyte);
  (void)mallopt(M_MMAP_THRESHOLD, 32 * kMebibyte);
  use_large_pages(std::size_t{16} * kMebibyte);
#endif
}

void share_memory_among_threads() {
#ifdef __GLIBC__
  (void)mallopt(M_ARENA_MAX, 1);
#endif
}

}  // namespace estafette::cli
