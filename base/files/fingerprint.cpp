#include "base/files/fingerprint.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>

namespace estafette {

std::string fingerprint(std::string_view bytes) {
  return fmt::format("{:016x}", XXH3_64bits(bytes.data(), bytes.size()));
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
