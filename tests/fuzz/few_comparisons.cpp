// Of the comparisons of words that the code makes, libFuzzer is shown one in thirty-two. It learns from them which
// words may be worth trying, and meets each again and again; to note them all took a quarter of the time of some
// targets, and to be asked about each a seventh. The linker puts these in the place of memcmp and of libFuzzer's own
// function (CMakeLists.txt). Under the address sanitizer every comparison goes through memcmp, so that it sees what is
// read.
#include <array>
#include <cstddef>
#include <cstdint>

namespace {

constexpr unsigned kShownOf = 32;

/// True for one comparison in thirty-two.
bool shown() {
  static unsigned made = 0;
  return ++made % kShownOf == 0;
}

}  // namespace

extern "C" {

int __real_memcmp(const void* one, const void* other, std::size_t size);
void __real___sanitizer_weak_hook_memcmp(void* caller, const void* one, const void* other, std::size_t size,
                                         int result);

#if __has_feature(address_sanitizer)

int __wrap_memcmp(const void* one, const void* other, std::size_t size) {
  return __real_memcmp(one, other, size);
}

void __wrap___sanitizer_weak_hook_memcmp(void* caller, const void* one, const void* other, std::size_t size,
                                         int result) {
  if (shown()) __real___sanitizer_weak_hook_memcmp(caller, one, other, size, result);
}

#else

/// Most are of a few bytes, and differ in the first; whole lines are the same.
__attribute__((no_sanitize("coverage"))) int __wrap_memcmp(const void* one, const void* other, std::size_t size) {
  if (shown()) return __real_memcmp(one, other, size);
  const auto* left = static_cast<const unsigned char*>(one);
  const auto* right = static_cast<const unsigned char*>(other);
  using Four = std::array<std::uint64_t, 4>;
  for (; size >= sizeof(Four); size -= sizeof(Four)) {
    Four these = {}, those = {};
    __builtin_memcpy(&these, left, sizeof these);
    __builtin_memcpy(&those, right, sizeof those);
    const std::uint64_t differ =
        (these[0] ^ those[0]) | (these[1] ^ those[1]) | (these[2] ^ those[2]) | (these[3] ^ those[3]);
    if (differ != 0) break;
    left += sizeof these;
    right += sizeof those;
  }
  for (; size >= sizeof(std::uint64_t); size -= sizeof(std::uint64_t)) {
    std::uint64_t these = 0, those = 0;
    __builtin_memcpy(&these, left, sizeof these);
    __builtin_memcpy(&those, right, sizeof those);
    if (these != those) break;
    left += sizeof these;
    right += sizeof those;
  }
  for (; size > 0; --size, ++left, ++right)
    if (*left != *right) return *left - *right;
  return 0;
}

void __wrap___sanitizer_weak_hook_memcmp(void* caller, const void* one, const void* other, std::size_t size,
                                         int result) {
  __real___sanitizer_weak_hook_memcmp(caller, one, other, size, result);
}

#endif

}  // extern "C"
