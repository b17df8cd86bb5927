#include "converter/readers/page/row_line.hpp"

#include "base/text.hpp"
#include "converter/readers/spreadsheet/columns/decimals.hpp"
#include "converter/readers/spreadsheet/columns/figures.hpp"
#include "converter/readers/words/signs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace estafette::readers {

std::string_view counted(Holds holds) {
  switch (holds) {
    case Holds::men:
    case Holds::total:
      return "men";
    case Holds::present:
      return "present";
    case Holds::detached:
      return "detached";
    case Holds::sick:
      return "sick";
    case Holds::figures:
      return "figs";
    case Holds::infantry_men:
      return "infantry";
    case Holds::cavalry_men:
      return "cavalry";
    case Holds::gunners:
      return "artillery";
    case Holds::battalions:
      return "battalions";
    case Holds::squadrons:
      return "squadrons";
    case Holds::companies:
      return "companies";
    case Holds::batteries:
      return "batteries";
    case Holds::guns:
      return "guns";
    default:
      return "";
  }
}

bool is_number(std::string_view cell) {
  return !cell.empty() && is_digit(cell.front()) &&
         std::all_of(cell.begin(), cell.end(), [](char c) { return is_digit(c) || c == ',' || c == '.' || c == ' '; });
}

namespace {

/// "6½": a figure and part of another.
bool is_number_with_part(std::string_view cell) {
  for (const std::string_view part : {"½", "¼", "¾", "⅓", "⅔"})
    if (cell.ends_with(part)) return is_number(trim(cell.substr(0, cell.size() - part.size())));
  return false;
}

/// One row, by its titles.
class RowLine {
 public:
  explicit RowLine(const std::vector<PageColumn>& columns) : columns_(columns) {
    const auto has = [&](Holds holds) {
      return std::any_of(columns.begin(), columns.end(),
                         [&](const PageColumn& column) { return column.holds == holds; });
    };
    all_men_ = has(Holds::men) || has(Holds::present);
    in_all_ = has(Holds::detached) || has(Holds::sick);
  }

  std::string of(const std::vector<std::string>& row) {
    one_arm_ = arms_in(row) < 2;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (!row[i].empty()) take(i < columns_.size() ? columns_[i] : PageColumn{{}, "untitled"}, row[i]);
    }
    std::string line = name_;
    if (!troops_.empty() && !subunits_.empty())
      note_ += fmt::format(" [Note: {} in all]", std::exchange(subunits_, ""));
    if (!troops_.empty() && figures_.ends_with(" guns") && figures_.find(',') == std::string::npos)
      troops_ += fmt::format(" ({})", std::exchange(figures_, ""));
    if (!subunits_.empty()) line += fmt::format(" ({})", subunits_);
    if (!commander_.empty()) line += ": " + commander_;
    if (!battalions_.empty()) join(figures_, battalions_);
    if (!figures_.empty()) line += ", " + figures_;
    if (!nation_.empty() && !name_.starts_with("~~"))
      line = line.empty() ? nation_ : fmt::format("{} [{}]", line, nation_);
    if (!quality_.empty()) line += ' ' + quality_;
    // Round brackets behind a name alone belong to it: "22nd Line (Royal)".
    if (!others_.empty()) line += figures_.empty() ? fmt::format(" [{}]", others_) : fmt::format(" ({})", others_);
    return line + note_ + (troops_.empty() ? "" : std::string(1, kNextLine) + troops_);
  }

 private:
  /// How many of its cells count the men of an arm.
  [[nodiscard]] std::size_t arms_in(const std::vector<std::string>& row) const {
    std::size_t arms = 0;
    for (std::size_t at = 0; at < std::min(row.size(), columns_.size()); ++at) {
      const std::optional<Holds> holds = columns_[at].holds;
      const bool arm = holds == Holds::infantry_men || holds == Holds::cavalry_men || holds == Holds::gunners;
      arms += arm && is_number(row[at]) ? 1U : 0U;
    }
    return arms;
  }

  static void join(std::string& to, const std::string& more) {
    if (!to.empty()) to += ", ";
    to += more;
  }

  void take(const PageColumn& column, const std::string& cell) {
    if (!column.holds) return name_.empty() ? join(name_, cell) : other(column.title, cell);
    const bool counts = !counted(*column.holds).empty() || *column.holds == Holds::officers;
    if (counts && (is_dash(cell) || says_nothing(cell))) return;  // none, or not known
    switch (*column.holds) {
      case Holds::army:
      case Holds::corps:
      case Holds::division:
      case Holds::brigade:
      case Holds::name:
      case Holds::unit:
        return join(!name_.empty() && lists_troops(column, cell) ? troops_ : name_, cell);
      case Holds::commander:
      case Holds::army_commander:
      case Holds::corps_commander:
      case Holds::division_commander:
      case Holds::brigade_commander:
        if (is_dash(cell)) return;
        return join(commander_, cell);
      case Holds::kind:
      case Holds::piece:
      case Holds::quality:
        if (cell.starts_with('[')) return join(quality_, cell);
        // "2/95th Rifles (2 coys) | Light Infantry" is one unit, and "4+" below "Morale" a figure of a game.
        if (column.holds == Holds::kind && name_.ends_with(')')) return join(quality_, "[" + cell + "]");
        if (column.holds == Holds::quality && !cell.empty() && is_digit(cell.front())) return other(column.title, cell);
        return join(name_, cell);
      case Holds::nation:
        return join(nation_, cell);
      case Holds::skip:
        return;
      case Holds::men_each:
        if (!all_men_ && is_number(cell)) return join(figures_, fmt::format("{} men each", cell));
        return other(column.title, cell);
      case Holds::battalion_men:
        if (all_men_ || !is_number(cell)) return other(column.title, cell);
        battalions_ += (battalions_.empty() ? "" : " + ") + cell;
        return;
      case Holds::subunits:  // battalions or squadrons, by the kind of troops
        if (name_.empty() || cell.empty() || !is_digit(cell.front())) return other(column.title, cell);
        if (!is_number(cell)) return join(figures_, cell);  // "6 sqns"
        subunits_ = cell;
        return;
      case Holds::total:
        if (in_all_ && is_number(cell)) return join(figures_, fmt::format("{} in all", cell));
        if (all_men_) return other(column.title, cell);
        break;
      default:
        break;
    }
    std::string_view what = counted(*column.holds);
    if (what.empty()) return other(column.title, cell);
    if (const std::optional<int> men = men_in(column, cell))
      return take({column.holds, column.title}, std::to_string(*men));
    // "1st Cuirassiers | 420" below "Sabres": what sort of horse they are, their name says.
    if (one_arm_ && column.holds == Holds::cavalry_men) what = "sabres";
    if (one_arm_ && column.holds == Holds::infantry_men) what = "bayonets";
    join(figures_, is_number(cell) || is_number_with_part(cell) ? fmt::format("{} {}", cell, what) : cell);
  }

  /// "26th Light, 18th Line" below "Units", beside the command that has them.
  [[nodiscard]] static bool lists_troops(const PageColumn& column, const std::string& cell) {
    const std::string title = fold(trim(column.title));
    const bool several = title == "units" || title == "regiments" || title == "troops" || title == "composition";
    return several && !is_number(cell) && cell.find_first_of(",;&") != std::string::npos;
  }

  /// The men of "510,5", and of "1.2" below "Strength (000)"; a part of a man is told beside them.
  std::optional<int> men_in(const PageColumn& column, const std::string& cell) {
    const bool men = column.holds >= Holds::men && column.holds <= Holds::gunners && column.holds != Holds::officers;
    std::optional<double> figure = men ? decimal_of(cell) : std::nullopt;
    if (men && !figure && column.times > 1)
      if (const std::optional<int> whole = whole_number(cell)) figure = *whole;
    const std::optional<int> counts = figure ? men_of_decimal(*figure, column.times) : std::nullopt;
    if (counts && column.times == 1) note_ += fmt::format(" [Note: {}]", *figure);
    return counts;
  }

  void other(const std::string& title, const std::string& cell) {
    join(others_, title.empty() ? cell : fmt::format("{}: {}", title, cell));
  }

  const std::vector<PageColumn>& columns_;
  bool all_men_ = false;  ///< beside the men there is their total with officers
  bool in_all_ = false;   ///< or with those who are away
  bool one_arm_ = false;  ///< the row counts the men of one arm, or of none
  std::string name_, nation_, commander_, subunits_, figures_, battalions_, others_, quality_, note_;
  std::string troops_;  ///< of the command that the row names
};

}  // namespace

namespace {

/// "46e", "57e": a number with what makes an ordinal of it. "1" of "1/46e" is a battalion's.
bool is_ordinal(std::string_view half) {
  const Tokens tokens = tokens_of(half);
  return tokens.size() == 1 && tokens[0].is == Token::Is::ordinal;
}

/// The two halves of "46e/57e"; nothing if there is no stroke, or more than one.
std::optional<std::pair<std::string, std::string>> halves_of(std::string_view cell) {
  const std::size_t stroke = cell.find('/');
  if (stroke == std::string_view::npos || cell.find('/', stroke + 1) != std::string_view::npos) return std::nullopt;
  const std::string_view left = trim(cell.substr(0, stroke)), right = trim(cell.substr(stroke + 1));
  if (left.empty() || right.empty()) return std::nullopt;
  return std::pair{std::string(left), std::string(right)};
}

/// The rows of "46e/57e | 2/2 | 1350/1743", if all its figures have two halves as the name has; otherwise the row.
std::vector<std::vector<std::string>> rows_of_pair(const std::vector<std::string>& row,
                                                   const std::vector<PageColumn>& columns) {
  std::vector<std::string> first = row, second = row;
  std::size_t figures = 0, names = 0;
  for (std::size_t at = 0; at < std::min(row.size(), columns.size()); ++at) {
    const std::optional<Holds> holds = columns[at].holds;
    if (row[at].empty() || !holds) continue;
    const bool name = holds == Holds::name || holds == Holds::unit;
    if (!name && counted(*holds).empty() && holds != Holds::subunits) continue;
    auto halves = halves_of(row[at]);
    if (!halves) return {row};
    if (name) {
      const std::size_t blank = std::min(halves->second.find(' '), halves->second.size());
      const std::string sort = halves->second.substr(blank);  // "46e/57e de ligne"
      if (!is_ordinal(halves->first) || !is_ordinal(halves->second.substr(0, blank))) return {row};
      halves->first += sort;
      ++names;
    } else if (!is_number(halves->first) || !is_number(halves->second)) {
      return {row};
    } else {
      ++figures;
    }
    first[at] = std::move(halves->first);
    second[at] = std::move(halves->second);
  }
  if (names != 1 || figures == 0) return {row};
  return {std::move(first), std::move(second)};
}

}  // namespace

void put_quality_in_words(std::vector<std::string>& row, const std::vector<PageColumn>& columns,
                          const ColumnWords& titles) {
  for (std::size_t at = 0; at < std::min(row.size(), columns.size()); ++at) {
    if (columns[at].holds != Holds::quality || row[at].empty()) continue;
    if (const std::optional<std::string> known = titles.value(Holds::quality, row[at])) row[at] = "[" + *known + "]";
  }
}

std::string row_line(const std::vector<std::string>& row, const std::vector<PageColumn>& columns) {
  std::string lines;
  for (const std::vector<std::string>& one : rows_of_pair(row, columns))
    lines += (lines.empty() ? "" : std::string(1, kNextLine)) + RowLine(columns).of(one);
  return lines;
}

std::string without_titles(TableRow row) {
  std::erase(row, "");
  return fmt::format("{}", fmt::join(row, "   "));
}

}  // namespace estafette::readers
