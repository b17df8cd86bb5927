#include "converter/readers/pieces/tables/cells.hpp"

#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/pieces/tables/ditto_cells.hpp"
#include "converter/readers/pieces/tables/flattened.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestPairs = 3;    ///< of a unit and its figure
constexpr std::size_t kFewestInTurn = 6;   ///< of any name and a strength; fewer will do between bars
constexpr int kFewestMenOfAUnit = 40;      ///< a smaller figure may count battalions, or be the page's number
constexpr std::size_t kFewestBarred = 4;   ///< lines that end with a bar
constexpr std::size_t kLongestArm = 40;    ///< bytes of "Artillery Reserve |"
constexpr std::size_t kLongestFigure = 9;  ///< bytes of "1 200" with the widest blank

/// "562 |", "| 562 |": one cell, and a bar at its end.
bool is_barred_cell(std::string_view text) {
  if (text.size() < 2 || text.back() != '|') return false;
  const std::string_view inside = text.substr(text.front() == '|' ? 1 : 0);
  return inside.size() > 1 && inside.find('|') == inside.size() - 1;
}

/// The arm of "Artillery |", a heading in a column of its own; empty if the line says anything else.
std::string barred_arm(std::string_view text, const PhraseBook& words) {
  while (text.ends_with('.') || text.ends_with(',') || text.ends_with(';')) text.remove_suffix(1);
  if (!is_barred_cell(text) || text.front() == '|') return {};
  text = trim(text.substr(0, text.size() - 1));
  return arm_alone(tokens_of(text), words) ? std::string(text) : std::string();
}

/// Takes the bars off that end cells; true if the page is a table of such.
bool take_bars_off(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (TextLine& line : lines) {
    if (line.text.size() > kLongestArm || line.text.find('|') == std::string::npos) continue;
    std::string arm = barred_arm(line.text, words);
    if (!arm.empty()) line.text = std::move(arm);
  }
  const auto barred = [](const TextLine& line) { return is_barred_cell(line.text); };
  const auto cells = static_cast<std::size_t>(std::count_if(lines.begin(), lines.end(), barred));
  if (cells < kFewestBarred || cells * 2 < lines.size()) return false;
  for (TextLine& line : lines) {
    if (!barred(line)) continue;
    std::string_view text = line.text;
    text.remove_suffix(1);
    if (text.front() == '|') text.remove_prefix(1);
    line.text = trim(text);
  }
  return true;
}

/// A figure and nothing else.
std::optional<int> lone_figure(const TextLine& line) {
  if (line.footnote || line.back_matter || line.text.empty() || line.text.size() > kLongestFigure) return std::nullopt;
  const Tokens tokens = tokens_of(line.text);
  const bool figure = tokens.size() == 1 && tokens[0].is == Token::Is::number;
  return figure ? std::optional(tokens[0].value) : std::nullopt;
}

/// Names and figures in turn, that many pairs or more, the figures as strengths are: each name has the figure below it,
/// whatever it is: "German ditto", "28th, \"".
void join_pairs_in_turn(std::vector<TextLine>& lines, std::size_t fewest) {
  const auto strength = [&](std::size_t at) {
    const std::optional<int> figure = lone_figure(lines[at]);
    return figure && *figure >= kFewestMenOfAUnit && !may_be_year(*figure);
  };
  for (std::size_t from = 0; from + 1 < lines.size();) {
    std::size_t end = from;
    while (end + 1 < lines.size() && !lone_figure(lines[end]) && !lines[end].back_matter && strength(end + 1)) end += 2;
    bool rising = true;  // numbers of pages, in a list of contents
    for (std::size_t at = from + 3; at < end; at += 2)
      rising = rising && *lone_figure(lines[at]) >= *lone_figure(lines[at - 2]);
    if (end - from >= 2 * fewest && !rising) {
      for (std::size_t at = from; at < end; at += 2) {
        lines[at].text += fmt::format(" {} men", lines[at + 1].text);
        lines[at].lines = lines[at + 1].line + lines[at + 1].lines - lines[at].line;
        lines[at + 1].text.clear();
      }
    }
    from = std::max(end, from + 1);
  }
  std::erase_if(lines, [](const TextLine& line) { return line.text.empty(); });
}

/// Where a unit stands, and the figure below it.
struct Pair {
  std::size_t unit = 0, figure = 0;
  int value = 0;
};

class Cells {
 public:
  Cells(std::vector<TextLine>& lines, const PhraseBook& words) : lines_(lines), words_(words) {}

  std::vector<Problem> told() {
    if (!may_have_pairs() || !find_pairs() || pairs_.size() < kFewestPairs || pairs_.size() * 2 < units_ ||
        with_figures_ * 4 > units_)
      return {};
    const bool strengths =
        std::all_of(pairs_.begin(), pairs_.end(), [](const Pair& pair) { return pair.value >= kFewestMenOfAUnit; });
    const bool years =
        std::all_of(pairs_.begin(), pairs_.end(), [](const Pair& pair) { return may_be_year(pair.value); });
    const bool rising = std::adjacent_find(pairs_.begin(), pairs_.end(), [](const Pair& a, const Pair& b) {
                          return b.value != a.value + 1;
                        }) == pairs_.end();  // numbers of pages
    std::vector<Problem> looks;
    for (const Pair& pair : pairs_) {
      TextLine& line = lines_[pair.figure];
      if (strengths && !years && !rising && !several_)
        line.text = fmt::format("{} men", line.text);
      else
        looks.push_back({"", line.line, "", line.text,
                         fmt::format("a word with the figure below {}", lines_[pair.unit].text),
                         "Write what it counts behind the unit's name: (2 bns), 900 men"});
    }
    return looks;
  }

 private:
  /// Units stand above some of the figures that are alone: before every line of a long text is looked at.
  [[nodiscard]] bool may_have_pairs() const {
    std::size_t units = 0;
    for (std::size_t at = 1; at < lines_.size(); ++at) {
      if (!lone_figure(lines_[at]) || lone_figure(lines_[at - 1])) continue;
      for (std::size_t above = at; above-- > 0 && at - above <= 2;)
        if (lines_[above].text.size() <= kLongestLine && item_of(lines_[above].text, words_).is == Item::Is::unit) {
          ++units;
          break;
        }
    }
    return units >= kFewestPairs;
  }

  /// False if a figure stands alone that is no unit's.
  bool find_pairs() {
    std::optional<std::size_t> unit;
    for (std::size_t at = 0; at < lines_.size(); ++at) {
      const std::optional<int> figure = lone_figure(lines_[at]);
      if (figure) {
        if (unit) pairs_.push_back({*unit, at, *figure});
        several_ = several_ || (!unit && !pairs_.empty() && pairs_.back().figure + 1 == at);
        unit.reset();
        continue;
      }
      if (lines_[at].back_matter || lines_[at].text.size() > kLongestLine) return false;
      const Item item = item_of(lines_[at].text, words_);
      const Facts& facts = item.parts.facts;
      if (item.is == Item::Is::facts && unit && !facts.men && !facts.bare) continue;  // "2 bat."
      unit.reset();
      if (item.is != Item::Is::unit || !item.units.empty()) continue;
      ++units_;
      if (facts.men || facts.bare) {
        ++with_figures_;
      } else {
        unit = at;
      }
    }
    return true;
  }

  std::vector<TextLine>& lines_;
  const PhraseBook& words_;
  std::vector<Pair> pairs_;
  std::size_t units_ = 0, with_figures_ = 0;
  bool several_ = false;  ///< two figures below one unit
};

/// "| Chief of staff: |" and "General Kern |" below it, a row that was broken, as one line.
void join_broken_rows(std::vector<TextLine>& lines) {
  for (std::size_t at = lines.size(); at-- > 1;) {
    TextLine& label = lines[at - 1];
    const std::string_view cell = lines[at].text;
    const bool broken = label.text.starts_with('|') && is_barred_cell(label.text) && !cell.starts_with('|') &&
                        is_barred_cell(cell) && !lines[at].after_blank;
    const std::size_t colon = label.text.find(':');
    if (!broken || colon == std::string::npos || trim(std::string_view(label.text).substr(colon + 1)) != "|") continue;
    label.text = fmt::format("{} {}", trim(std::string_view(label.text).substr(1, colon)),
                             trim(cell.substr(0, cell.size() - 1)));
    label.lines += lines[at].lines;
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
  }
}

}  // namespace

std::vector<Problem> tell_cells(std::vector<TextLine>& lines, const PhraseBook& words) {
  join_broken_rows(lines);
  write_ditto_cells_out(lines);
  const bool barred = take_bars_off(lines, words);
  join_pairs_in_turn(lines, barred ? kFewestPairs : kFewestInTurn);
  std::vector<Problem> looks = tell_flattened(lines, words);
  const auto lone =
      std::count_if(lines.begin(), lines.end(), [](const TextLine& line) { return lone_figure(line).has_value(); });
  if (static_cast<std::size_t>(lone) < kFewestPairs) return looks;
  const std::vector<Problem> pairs = Cells(lines, words).told();
  looks.insert(looks.end(), pairs.begin(), pairs.end());
  return looks;
}

}  // namespace estafette::readers
