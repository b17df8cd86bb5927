// Replays files, and all files of folders, through a fuzz target: for compilers without libFuzzer.
#include "base/files/files.hpp"
#include "base/problem.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

int replay(const estafette::fs::path& path) {
  if (estafette::fs::is_directory(path)) {
    int count = 0;
    for (const auto& entry : estafette::fs::directory_iterator(path)) count += replay(entry.path());
    return count;
  }
  const std::string bytes = estafette::read_bytes(path);
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
  return 1;
}

}  // namespace

int main(int count, char** words) {
  try {
    int replayed = 0;
    for (int i = 1; i < count; ++i) replayed += replay(words[i]);
    std::printf("%d inputs replayed\n", replayed);
    return replayed > 0 ? 0 : 2;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
