// Clauses of a sentence that name a command and its troops, as histories have them where they print no list:
//   On the left stood the 2nd Division of Kern (12th and 14th Line, 3rd Light), then the 6th Division of Roe (21st
//   Line) Of these, Brigade Kern consisted of the battalions No. 1, 2 and 5 As to the 3rd Division (Dale), it had the
//   battalions No. 10 and 11 in its first brigade and No. 12 in its second
#pragma once

#include "converter/readers/text/prose/sentence/brigades_told.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// What is told in the clauses of a sentence, and what is left of it.
struct ClausesTold {
  LinesTold lines;                ///< "2nd Division of Kern: 12th and 14th Line, 3rd Light"; none if no clause is told
  std::vector<std::string> left;  ///< "and two squadrons of hussars": troops that no command is named for
  std::size_t commands = 0;       ///< that are told
  bool led_into = false;          ///< words that are not its own stand before the first: "On the left stood"
};

/// The lines of a sentence in which commands stand with their troops in brackets, behind "consisted of", or before
/// "in its first brigade". Words that only join the clauses fall away.
[[nodiscard]] ClausesTold clauses_told(std::string_view sentence, const PhraseBook& words);

/// ",, Roe ,, ,, Nr. 3, 4 und 6" below "Brigade Kern bestand aus den Bataillonen Nr. 1 und 2" as "Brigade Roe bestand
/// aus den Bataillonen Nr. 3, 4 und 6"; anything else as it is.
[[nodiscard]] std::string with_sentence_dittos(std::string_view sentence, std::string_view above,
                                               const PhraseBook& words);

}  // namespace estafette::readers
