// A fingerprint: a short name for a set of bytes. If two computers show the same one, they have the same files.
#pragma once

#include "base/files/files.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace estafette {

inline constexpr std::size_t kFingerprintDigits = 16;

/// 16 hexadecimal digits (XXH3, 64 bits), or the first of them. It guards against mistakes, not against malice.
[[nodiscard]] std::string fingerprint(std::string_view bytes, std::size_t digits = kFingerprintDigits);

/// The fingerprint of all documents with their paths, whatever their order.
[[nodiscard]] std::string fingerprint(std::vector<Document> documents);

}  // namespace estafette
