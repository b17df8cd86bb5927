// What a name says by itself: a nation, the numbers of battalions before a regiment's, the rank where a commander
// begins.
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {

/// "1/22nd Line", "1/,2/,3/22nd Line", "1/2, 1st Hussars", "II/22nd Line": how many parts of a regiment are named
/// before it, or nothing if the name does not begin like that.
[[nodiscard]] std::optional<int> parts_before_name(const Tokens& name, std::string_view text);

/// The nation whose adjective is in a name (or whose own name is, unless regiments of `above` are named after their
/// proprietors); empty if there is none.
[[nodiscard]] std::string nation_in(const Tokens& name, const std::string& above, const PhraseBook& words);

/// All nations that a line names: a sentence may name both sides.
[[nodiscard]] std::set<std::string> nations_in(const Tokens& name, const PhraseBook& words);

/// The same for a command's name; empty if it names two commands of which only one may be of that nation: "Kern's
/// Polish Division and German Division".
[[nodiscard]] std::string nation_of_command(const Tokens& name, const std::string& above, const PhraseBook& words);

/// The phrase of that sense in a name; if there are several, the one that comes first in words.xml.
[[nodiscard]] std::optional<PhraseFound> phrase_in(Sense sense, const Tokens& name, const PhraseBook& words);

/// The kind that a name shows, out of all kinds or those of one arm.
[[nodiscard]] std::optional<PhraseFound> kind_in(const Tokens& name, const PhraseBook& words,
                                                 std::optional<Arm> arm = std::nullopt);

/// "8th Division General de Division Souham", "2. Brigade unter Oberst von Klüx": the name, and the commander with his
/// rank, or none.
[[nodiscard]] std::pair<std::string, std::string> name_and_commander(const std::string& text, const PhraseBook& words);

/// "Alba" of "Alba Regiment": a word of that text that begins with a capital and means nothing else.
[[nodiscard]] bool is_own_word(std::string_view text, const Token& token, const PhraseBook& words);

/// A commander without rank and titles: "von Klüx" from "Oberst von Klüx".
[[nodiscard]] std::string surname(const std::string& commander, const PhraseBook& words);

/// A name without outer blanks, marks of footnotes and hanging punctuation.
[[nodiscard]] std::string tidy(std::string_view text);

/// Adds a text to another, with "; " between them.
void append(std::string& note, std::string_view more);

/// The largest number that a regiment or battery bears; a larger figure behind a name is something else.
inline constexpr int kLargestNumberOfAUnit = 400;

/// "I./III./IR 24", "Fus./IR 24": the token behind the marks of battalions and their last stroke; 0 if the text begins
/// otherwise.
[[nodiscard]] std::size_t past_battalion_marks(const Tokens& tokens);

/// True if the tokens from `from` to before `to` are words, with the stops and hyphens of words in short: "Inf.-Rgt.".
[[nodiscard]] bool is_only_words(const Tokens& tokens, std::size_t from, std::size_t to);

/// "IR 34 3 Bat.", "I./IR 34 800", "Regiment 14 2100": true for the number of a unit, behind an abbreviation or a word
/// for one and before its figures.
[[nodiscard]] bool is_number_of_unit(const Range& text, std::size_t at);

/// "1 Regiment of French Line Infantry": where what it is of begins; 0 if a text is anything else at that token.
[[nodiscard]] std::size_t name_of_one(const Range& text, std::size_t at);

}  // namespace estafette::readers
