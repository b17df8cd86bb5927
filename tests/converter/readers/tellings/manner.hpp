// How one author tells an army: which forms he chose, how he sets in, what he puts before and behind. He keeps to it on
// his page, but for a slip here and there.
#pragma once

#include "base/dice.hpp"
#include "converter/readers/tellings/army.hpp"
#include "converter/readers/tellings/tongue.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::test {

class Author {
 public:
  Author(Dice& dice, const Tongue& tongue);

  /// The form of this thing that he has settled on; now and then another, if he is careless.
  [[nodiscard]] const std::string& form(const std::string& what);

  /// From now on he tells the men of everything, and never slips.
  void keep_to_it() {
    careless_ = false;
    gunners = true;
  }

  [[nodiscard]] Dice& dice() { return dice_; }
  [[nodiscard]] const Tongue& tongue() const { return tongue_; }

  enum class Layout { flat, blanks, tabs, bullets, numbers, markdown, wiki, bold, rule };
  Layout layout = Layout::flat;
  int step = 2;           ///< blanks by which a level is set in
  std::string bullet;     ///< before lines, if he has bullets
  bool capitals = false;  ///< his headings are in capitals
  bool gaps = true;       ///< an empty line above each command but brigades
  bool numbered = true;   ///< his commands have numbers; else they are called after their leaders
  bool brigades_numbered = true;
  bool leaders = true;      ///< he says who leads
  bool colonels = false;    ///< also who leads a regiment
  bool arms_above = false;  ///< "Infantry:" above the troops of a division, "Artillery:" above its batteries
  bool in_a_row = false;    ///< the regiments of a command on one line
  bool run_in = false;      ///< and on the line of that command
  bool gunners = false;     ///< men of batteries
  enum class Sum { none, behind_heading, below } sum = Sum::none;
  enum class Thousands { none, comma, stop, blank } thousands = Thousands::none;

  /// Men as he writes them: "1,234".
  [[nodiscard]] std::string figure(int men) const;

 private:
  [[nodiscard]] std::size_t roll(std::size_t count);

  Dice& dice_;
  const Tongue& tongue_;
  std::map<std::string, std::size_t> settled_;
  bool careless_ = false;
};

}  // namespace estafette::test
