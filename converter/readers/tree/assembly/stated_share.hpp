// "1st Guards Brigade: Maitland (2,080)" above battalions without strengths, or "Total Strength: 2,969" below them:
// what the text states for their command is a better guess for them than what such battalions had elsewhere. They share
// it, and are marked. Men by arm ("4 battalions infantry 2,800 men") are shared by those of the arm.
#pragma once

#include "converter/readers/tree/totals.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace estafette::readers {

/// A figure that units share: those of an arm, or all foot and horse.
struct StatedMen {
  std::optional<Arm> arm;
  long long men = 0;
};

class StatedShare {
 public:
  /// A unit whose strength the text does not state, and the node of its line.
  void guessed(const Unit& unit, std::size_t node);

  /// Shares the men that are stated for a command, without those of its other units, among the foot and horse under it
  /// whose strength was guessed, in proportion to the guesses. Only if the stated figure may be right: the shares must
  /// be between two fifths and five halves of the guesses, or a fifth and four times that of a regiment of which
  /// nothing is told. Horses are shared by the cavalry. Brings the sums of its nodes up to date.
  void among(Formation& formation, const Facts& stated, const TextOutline& outline, std::size_t node,
             std::vector<Sum>& sums);

  /// "Brigade Kern (5 battalions)" above two regiments that do not say how many they have: their guessed strengths are
  /// of so many battalions. Not if there are fewer than regiments, or more than five for each.
  void battalions_among(Formation& formation, const Facts& stated, const TextOutline& outline, std::size_t node,
                        std::vector<Sum>& sums);

  /// Shares the totals on lines of their own likewise, each among the units of the command that it sums up: all their
  /// lines are above it, or all are below. Of several such commands it is that whose guesses are nearest to the total.
  /// Not where most of the strengths are stated: there a total that differs is a slip to look at.
  void among(Orbat& orbat, const TextOutline& outline, std::vector<Sum>& sums);

 private:
  using Key = std::pair<int, std::string>;  ///< a unit's line and name

  /// Units whose strengths are guesses, and what is stated for all of them together.
  struct Open {
    std::vector<Unit*> units;
    std::vector<std::int64_t> guesses;
    std::int64_t left = 0;
    std::int64_t guess = 0;  ///< the sum of the guesses
  };

  using Commands = std::map<int, Formation*>;  ///< by their lines

  void among(const Commands& commands, const StatedTotal& total, const StatedMen& stated, const TextOutline& outline,
             std::vector<Sum>& sums);
  /// Nothing if the stated figure cannot be theirs.
  [[nodiscard]] std::optional<Open> open_in(Formation& formation, const StatedMen& stated) const;
  /// What the shares add to the command's sum.
  Sum share(const Open& open, const Formation& formation, const StatedMen& stated, const TextOutline& outline,
            std::size_t node, std::vector<Sum>& sums);

  /// The nodes of units whose strengths are guesses of their own. Two may have a line and a name in common: "1 company
  /// 5/60th" in each brigade of a division that is told on one line.
  std::multimap<Key, std::size_t> guessed_;
  /// Nodes of commands that had a total, and of what arm: the first counts.
  std::set<std::pair<std::size_t, std::optional<Arm>>> totalled_;
  /// How high a command the totals so far summed up: those that follow sum up as high a one, if they may.
  int height_ = 0;
};

}  // namespace estafette::readers
