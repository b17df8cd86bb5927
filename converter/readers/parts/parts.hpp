// Cuts a typed line into its parts: the name, what is in brackets or after a dash or comma, the commander.
//   22nd Line Regiment (2 bns) - 1,450 men [veteran]      8th Division: General de Division Souham (12 bns)
#pragma once

#include "converter/orbat/ratings.hpp"
#include "converter/readers/parts/facts.hpp"
#include "converter/readers/parts/name.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

inline constexpr int kHardlyParts = 40;  ///< too many to count the battalions or squadrons of a unit
inline constexpr int kNoNumber = 250;    ///< larger than the number of any regiment
inline constexpr int kSurelyMen = 100;   ///< a lone figure after a numbered name counts men from here on
[[nodiscard]] constexpr bool may_be_year(int figure) {
  return figure >= 1600 && figure <= 1999;
}

/// A line, or half of one, taken apart.
struct Parts {
  std::string name;  ///< as typed, without what was understood as facts, commander or note
  Tokens cut;        ///< the name cut into words, where its reader has done so already; otherwise empty
  std::string sort;  ///< the words for its kind as typed, if it has no name: "Hussar battalion"
  std::string commander;
  Facts facts;
  std::string note;     ///< the text after the facts
  bool tagged = false;  ///< square brackets say what sort of troops it is
  bool one = false;     ///< its format has a row for each unit, so that its name cannot be that of several
  Ratings ratings;      ///< only in tables, as are sources
  std::string source;
  std::vector<std::string> guessed;  ///< guesses made while taking the line apart
};

/// Takes a line apart; `tokens` are those of `text`.
[[nodiscard]] Parts parts_of(std::string_view text, const Tokens& tokens, const PhraseBook& words);

}  // namespace estafette::readers
