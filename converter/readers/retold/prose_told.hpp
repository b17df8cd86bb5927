// A command told in a sentence, in English, French and German: what it was made up of, and how strong it was.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "des 12e et 24e de ligne et du 9e léger" as "12e et 24e de ligne, 9e léger": what stands before each of them is left
/// out.
[[nodiscard]] std::string list_in_prose(std::string_view text, const PhraseBook& words);

/// "La division Kern, composée des 12e et 24e de ligne et du 9e léger, comptait 6 000 hommes" as "division Kern: 12e et
/// 24e de ligne, 9e léger - 6 000 hommes". A sentence that does not begin with a command, or whose troops cannot be
/// told apart, stays as it is.
[[nodiscard]] std::string with_command_in_prose(std::string_view line, const PhraseBook& words);

/// "Kern commanded the 10th Hussars and the 21st Chasseurs" as "Kern: 10th Hussars, 21st Chasseurs": a person, and
/// the troops whom he led. Any other sentence stays as it is.
[[nodiscard]] std::string with_leader_in_prose(std::string_view line, const PhraseBook& words);

/// Gives each sentence of a paragraph a line of its own, if one of them tells what a command was made up of, or whom
/// somebody led; and the last one, if it announces a command whose troops follow: "The left column, under General Roe,
/// consisted of:".
void part_sentences(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
