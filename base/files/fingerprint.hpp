// A fingerprint: a short name for a set of bytes. If two computers show the same one, they have the same files.
#pragma once

#include "base/files/files.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// 16 hexadecimal digits (XXH3, 64 bits). It guards against mistakes, not against malice.
[[nodiscard]] std::string fingerprint(std::string_view bytes);

/// The fingerprint of all documents with their paths, whatever their order.
[[nodiscard]] std::string fingerprint(std::vector<Document> documents);

}  // namespace estafette
