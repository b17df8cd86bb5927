// Sentences that tell what a command was made up of, with all that histories put between:
//   The Division is divided into two Brigades, the first commanded by General Black, and consists of the following:
//   1st Battalion 61st; 19th Portuguese Line; 2nd Brigade commanded by General Gray; 1st Battalion 83rd
//   La division se composait de deux brigades; la première, sous les ordres du général Petit, comprenait le 12e de
//   ligne; la seconde le 3e léger et deux escadrons du 5e hussards
#pragma once

#include "converter/readers/text/prose/sentence/brigades_told.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// What such a sentence tells.
struct ListTold {
  LinesTold lines;    ///< a command, or a group of its troops; blanks before a line set it in. None: nothing is told
  bool left = false;  ///< something stands in it that tells of troops and is in no line
};

/// What the sentences before it have told.
struct ToldSoFar {
  std::string several;            ///< "brigade", if several were told of last: what "the first" is
  std::string command;            ///< the line of the last command: what "the division" is
  std::string mentioned, leader;  ///< the one that the last sentence spoke of, and who led it: what "it" is
};

/// Notes the command that a sentence speaks of without its troops: "The reserve was under General Kern".
void note_mention(std::string_view sentence, ToldSoFar& before, const PhraseBook& words);

/// The lines of a sentence that names commands and lists their troops behind "consisted of", "viz." or a colon, in
/// clauses at semicolons; `before` goes on with what it tells. Nothing if the sentence names no command, or as much is
/// left as is told.
[[nodiscard]] ListTold lists_told(std::string_view sentence, ToldSoFar& before, const PhraseBook& words);

}  // namespace estafette::readers
