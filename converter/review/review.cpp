#include "converter/review/review.hpp"

#include "base/letters.hpp"
#include "base/lines.hpp"
#include "base/text.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/review/certainty.hpp"
#include "converter/review/guesses.hpp"

#include <fmt/format.h>

#include <vector>

namespace estafette::review {
namespace {

using readers::LineUse;

std::string what_of(const Unit& unit) {
  const Arm arm = arm_of(unit.kind);
  std::string what = to_string(unit.kind);
  if (const std::string quality = to_string(unit.quality); unit.quality != Quality::line && !what.starts_with(quality))
    what = quality + " " + what;
  if (unit.subunits > 1) {
    what += fmt::format(", {} {}", unit.subunits, arm == Arm::cavalry ? "squadrons" : "battalions");
  } else if (unit.level != UnitLevel::regiment && unit.level != UnitLevel::battery) {
    what += ", " + to_string(unit.level);
  }
  if (!unit.piece.empty()) what += ", " + unit.piece;
  return what;
}

class Reviewer {
 public:
  Reviewer(const readers::Reading& reading, std::string_view utf8) : reading_(reading) {
    review_.lines = rows_of(utf8);
  }

  Review all() {
    places_.assign(review_.lines.empty() ? 0 : static_cast<std::size_t>(review_.lines.back().line) + 1, kNoRow);
    for (std::size_t i = 0; i < review_.lines.size(); ++i) places_[static_cast<std::size_t>(review_.lines[i].line)] = i;
    for (const readers::LineUsed& used : reading_.uses) use(used);
    review_.questions = reading_.looks;
    for (std::size_t i = 0; i < review_.questions.size(); ++i) {
      if (SourceRow* row = row_at(review_.questions[i].line)) row->questions.push_back(i);
    }
    for (const Formation& top : reading_.orbat.formations) add(top, 0);
    review_.sums = reading_.sums;
    review_.guesses = reading_.guesses;
    review_.certain = certainty(reading_);
    review_.lines_read = reading_.lines;
    review_.understood = reading_.understood;
    review_.format = to_string(reading_.format);
    if (!review_.nodes.empty()) review_.title = review_.nodes.front().name;
    balance();
    return std::move(review_);
  }

 private:
  [[nodiscard]] SourceRow* row_at(int line) {
    const auto at = static_cast<std::size_t>(line);
    return line < 0 || at >= places_.size() || places_[at] == kNoRow ? nullptr : &review_.lines[places_[at]];
  }

  /// A row of a table may go on over several lines, and so may a line that was broken.
  void use(const readers::LineUsed& used) {
    SourceRow* row = row_at(used.line);
    for (int i = 0; i < used.lines && row != nullptr; ++i) {
      row->use = used.use;
      row->continues = i > 0;
      row = row == &review_.lines.back() ? nullptr : row + 1;
    }
  }

  ReadNode& node(const std::string& name, const std::string& commander, const std::string& note, SourceLine line,
                 int depth) {
    ReadNode made;
    made.depth = depth;
    made.name = name;
    made.commander = commander;
    made.guesses = guesses_in(note);
    made.line = line.value;
    if (SourceRow* row = row_at(line.value)) {
      made.asked = !row->questions.empty();
    }
    review_.nodes.push_back(std::move(made));
    return review_.nodes.back();
  }

  void add(const Formation& formation, int depth) {
    const Totals sum = totals(formation);
    ReadNode& made = node(formation.name, formation.commander, formation.note, formation.line, depth);
    made.command = true;
    made.what = to_string(formation.level);
    made.men = sum.men().value;
    made.guns = sum.guns.value;
    for (const Unit& unit : formation.units) add(unit, depth + 1);
    for (const Formation& child : formation.formations) add(child, depth + 1);
  }

  void add(const Unit& unit, int depth) {
    ReadNode& made = node(unit.name, unit.commander, unit.note, unit.line, depth);
    made.what = what_of(unit);
    made.men = unit.men.value;
    made.guns = unit.guns.value;
    made.men_guessed = strength_guessed(unit);
    made.guessed = guess_matters(unit);
    ++review_.balance.units_right;
    review_.balance.men_right += unit.men.value;
    if (SourceRow* row = row_at(unit.line.value)) {
      row->guessed = row->guessed || made.guessed;
      row->men_guessed = row->men_guessed || made.men_guessed;
      ++row->units;
      row->men += unit.men.value;
    }
  }

  void balance() {
    Balance& sum = review_.balance;
    for (const SourceRow& row : review_.lines) {
      sum.units_left += row.units;
      sum.men_left += row.men;
      if (!has_digit(row.text)) continue;
      ++sum.figures;
      sum.asked += row.use == LineUse::asked ? 1 : 0;
      sum.passed += row.use == LineUse::passed ? 1 : 0;
      sum.understood += row.use != LineUse::asked && row.use != LineUse::passed ? 1 : 0;
    }
  }

  const readers::Reading& reading_;
  Review review_;
  static constexpr std::size_t kNoRow = static_cast<std::size_t>(-1);
  std::vector<std::size_t> places_;  ///< in Review::lines, by the number of a line
};

}  // namespace

std::vector<SourceRow> rows_of(std::string_view utf8) {
  std::vector<SourceRow> rows;
  int number = 0;
  while (!utf8.empty()) {
    ++number;
    if (const std::string_view text = take_line(utf8); !trim(text).empty()) {
      SourceRow row;
      row.line = number;
      row.text = text;
      rows.push_back(std::move(row));
    }
  }
  return rows;
}

Review review_of(const readers::Reading& reading, std::string_view utf8, const std::string& file) {
  Review review = Reviewer(reading, utf8).all();
  review.file = file;
  return review;
}

}  // namespace estafette::review
