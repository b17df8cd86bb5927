// A typed line cut into its parts: the name, what stands in brackets or after a dash or comma, the commander.
//   22nd Line Regiment (2 bns) - 1,450 men [veteran]      8th Division: General de Division Souham (12 bns)
#pragma once

#include "converter/orbat/ratings.hpp"
#include "converter/readers/text/facts.hpp"
#include "converter/readers/text/name.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

inline constexpr int kSurelyMen = 100;  ///< a lone figure behind a name that has its number is men from here on
[[nodiscard]] constexpr bool may_be_year(int figure) {
  return figure >= 1600 && figure <= 1999;
}

/// A line, or the half of one, taken apart.
struct Parts {
  std::string name;  ///< as typed, without what was understood as facts, commander or note
  std::string commander;
  Facts facts;
  std::string note;     ///< what stands after the facts and is none
  bool tagged = false;  ///< square brackets say what troops it is
  Ratings ratings;      ///< only tables have them, and sources
  std::string source;
  std::vector<std::string> guessed;  ///< before anything is made of the line
  bool operator==(const Parts&) const = default;
};

/// Takes a line apart; `text` is what `tokens` were cut from.
[[nodiscard]] Parts parts_of(std::string_view text, const Tokens& tokens, const PhraseBook& words);

}  // namespace estafette::readers
