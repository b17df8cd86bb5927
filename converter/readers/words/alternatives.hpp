// Phrases that differ in a word or an ending, written once in a list of words:
//   (era|fu) format(a|o) (da|dal|dai)
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {

/// A list of phrases between commas, with each of their alternatives written out: "was(| then) made up of" as "was made
/// up of, was then made up of". Nothing if a bracket does not close, opens within another, or if there are brackets and
/// the list stands for more than `most` phrases.
[[nodiscard]] std::optional<std::string> with_alternatives_spelt(std::string_view list, std::size_t most);

}  // namespace estafette::readers
