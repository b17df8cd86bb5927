// Reads orders of battle typed as text: from the Nafziger collection, books and web pages, in nine languages.
// docs/formats/text-orbat.md says what is understood. Every line is read or reported; every guess is marked.
#pragma once

#include "converter/readers/reading.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// Reads an order of battle as text, already decoded to UTF-8. Throws Refusal only if the text has no troops at all,
/// or more than any army had.
[[nodiscard]] Reading read_text_orbat(std::string_view utf8, const PhraseBook& words, const std::string& file);

/// True if a text looks like an order of battle that somebody typed: it is not XML or a table, and has words of command
/// or of troops in several lines. The words are the signs of words.xml.
[[nodiscard]] bool looks_like_text_orbat(std::string_view utf8, const PhraseBook& words);

/// How many of its first lines have such words: in a text that does not look like one, a hint that it may be one.
[[nodiscard]] int lines_with_troops(std::string_view utf8, const PhraseBook& words);

}  // namespace estafette::readers
