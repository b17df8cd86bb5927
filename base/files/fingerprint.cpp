#include "base/files/fingerprint.hpp"

#include <fmt/compile.h>
#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <array>

namespace estafette {

std::string fingerprint(std::string_view bytes, std::size_t digits) {
  std::array<char, kFingerprintDigits> all{};  // compiled: every row whose id would be too long has one
  fmt::format_to(all.data(), FMT_COMPILE("{:016x}"), XXH3_64bits(bytes.data(), bytes.size()));
  return {all.data(), std::min(digits, all.size())};
}

std::string fingerprint(std::vector<Document> documents) {
  std::sort(documents.begin(), documents.end(),
            [](const Document& a, const Document& b) { return a.path.generic_string() < b.path.generic_string(); });
  std::string all;
  for (const Document& document : documents) {
    all += fmt::format("{}\n{}\n", document.path.generic_string(), fingerprint(std::string_view(document.bytes)));
  }
  return fingerprint(std::string_view(all));
}

}  // namespace estafette
