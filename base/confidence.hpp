// How far to trust what a file of history says: the word that its source begins with.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// From the best to the least: high, medium, low, recalled (no book was open), reconstructed (ours). What each means is
/// told in docs/orbat-1813.md.
[[nodiscard]] const std::vector<std::string>& confidence_words();

/// The word that a source begins with, before its first semicolon: "high; Böttiger III 171". Empty if it is none.
[[nodiscard]] std::string confidence_of(std::string_view source);

}  // namespace estafette
