// "1st Guards Brigade: Maitland (2,080)" above battalions without strengths: what the text states for their command is
// a better guess for them than what such battalions had elsewhere. They share it, and are marked.
#pragma once

#include "converter/readers/text/totals.hpp"

#include <map>
#include <string>
#include <utility>

namespace estafette::readers {

class StatedShare {
 public:
  /// A unit whose strength the text does not state, and the node of its line.
  void guessed(const Unit& unit, std::size_t node);

  /// Shares the men that are stated for a command, without those of its other units, among the foot and horse under it
  /// whose strength was guessed, in proportion to the guesses. Only if the stated figure may be right: the shares must
  /// be between two fifths and five halves of the guesses. Brings the sums of its nodes up to date.
  void among(Formation& formation, const Facts& stated, const TextOutline& outline, std::size_t node,
             std::vector<Sum>& sums);

 private:
  using Key = std::pair<int, std::string>;  ///< a unit's line and name
  std::map<Key, std::size_t> guessed_;      ///< the node of a unit whose strength is a guess of its own
};

}  // namespace estafette::readers
