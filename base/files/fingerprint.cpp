#include "base/files/fingerprint.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <cstdint>

namespace estafette {

std::string fingerprint(std::string_view bytes, std::size_t digits) {
  // By hand: every row of an order of battle whose id would be too long has one.
  std::string text(std::min(digits, kFingerprintDigits), '0');
  std::uint64_t left = XXH3_64bits(bytes.data(), bytes.size());
  for (char& digit : text) {
    digit = "0123456789abcdef"[left >> 60U];
    left <<= 4U;
  }
  return text;
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
