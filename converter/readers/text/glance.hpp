// A quick look at a text, before it is read: is it an order of battle at all?
#pragma once

#include "base/problem.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// True if a text looks like an order of battle that somebody typed: it is not XML or a table, and has words of command
/// or of troops in several lines, or tells in a sentence what troops a command had. The words are the signs of
/// words.xml.
[[nodiscard]] bool looks_like_text_orbat(std::string_view utf8, const PhraseBook& words);

/// How many of its first lines have such words: in a text that does not look like one, a hint that it may be one.
[[nodiscard]] int lines_with_troops(std::string_view utf8, const PhraseBook& words);

/// The first sentences that number troops, for the report on a text in which no list can be found: "The village was
/// held by the 12th Line and two squadrons of hussars", and what to write instead.
[[nodiscard]] std::vector<Problem> sentences_with_troops(std::string_view utf8, const PhraseBook& words,
                                                         const std::string& file);

}  // namespace estafette::readers
