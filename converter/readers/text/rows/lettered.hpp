// A division told in one paragraph, its brigades by their letters, as the historians of the Peninsular War print it:
//   1st Division. G.O.C., Graham. A [H. Campbell], 1st Coldstreams, 1st Scots; B [Stopford], 2/24th, 1/26th
// Source: docs/formats/text-orbat.md, "What is understood".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// The same as lines: the division and its commander, and each brigade with its troops; none if the line is anything
/// else. What is in the brackets and no name, and what stands behind the brigades, have lines of their own.
[[nodiscard]] std::vector<std::string> lettered_brigades(std::string_view line, const PhraseBook& words);

/// "Reserve Cavalry, Röder: Treskow's bde (2nd, 5th Drag.), Lützow's bde (6th Uhl.)": the command, and each brigade as
/// a line of its own; empty if it is anything else.
[[nodiscard]] std::vector<std::string> brigades_in_brackets(std::string_view line, const PhraseBook& words);

/// "Light Division, Sir James Kern: 1st Brigade, 7th, 33rd, 23rd, Brigadier Roe; 2nd Brigade, 19th, 88th, Brigadier
/// Dale": the same of brigades whose leaders stand behind their troops.
[[nodiscard]] std::vector<std::string> brigades_in_row(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
