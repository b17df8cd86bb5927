// A short name for a set of bytes: two computers that show the same one hold the same files.
#pragma once

#include "base/files.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// 16 hexadecimal digits (XXH3, 64 bits). Meant against mistakes, not against malice.
[[nodiscard]] std::string fingerprint(std::string_view bytes);

/// The fingerprint of all documents with their paths, whatever their order.
[[nodiscard]] std::string fingerprint(std::vector<Document> documents);

}  // namespace estafette
