#include "converter/readers/spreadsheet/leads_rows.hpp"

#include "base/letters.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/spreadsheet/rows/row_path.hpp"
#include "converter/readers/spreadsheet/rows/total_row.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

Head head_of_name(const std::string& name, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);
  return head_of({tokens, tokens.size(), words});
}

std::optional<int> men_of(const SpreadsheetRow& row, const SpreadsheetColumns& columns) {
  const Tokens men = tokens_of(text_held(row, columns, Holds::men));
  if (men.size() != 1 || men.front().is != Token::Is::number) return std::nullopt;
  return men.front().value;
}

/// "Old Guard (Kern) | 4,100" above rows of 1,250, 1,100 and 1,750 men.
bool sums_rows(const std::vector<SpreadsheetRow>& rows, std::size_t at, const SpreadsheetColumns& columns,
               const std::string& name) {
  constexpr std::size_t kFewestSummed = 2;
  const std::optional<int> all = men_of(rows[at], columns);
  if (!all || !name.ends_with(')') || has_digit(name)) return false;
  int sum = 0;
  std::size_t counted = 0;
  for (std::size_t next = at + 1; next < rows.size() && sum < *all; ++next) {
    const std::optional<int> men = men_of(rows[next], columns);
    if (!men) return false;
    sum += *men;
    ++counted;
  }
  return sum == *all && counted >= kFewestSummed;
}

}  // namespace

bool leads_rows(const std::vector<SpreadsheetRow>& rows, std::size_t at, const SpreadsheetColumns& columns,
                const PhraseBook& words) {
  const std::vector<const SpreadsheetColumn*> names = columns.that_hold(Holds::name);
  const auto filled = [&](const SpreadsheetColumn* column) { return !rows[at].cell(column->at).empty(); };
  if (std::count_if(names.begin(), names.end(), filled) != 1) return false;  // "1st Division | 22nd Line"
  const std::string name = text_held(rows[at], columns, Holds::name);
  const Head head = head_of_name(name, words);
  if (head.is != Head::Is::formation || !head.level) return sums_rows(rows, at, columns, name);
  for (std::size_t next = at + 1; next < rows.size(); ++next) {
    const std::string below = text_held(rows[next], columns, Holds::name);
    if (below.empty()) continue;
    if (is_total(rows[next], columns, words)) return false;
    const Head troops = head_of_name(below, words);
    return troops.is != Head::Is::formation || (troops.level && height(*troops.level) < height(*head.level));
  }
  return false;
}

bool led_by_general(const ReadRow& read, const PhraseBook& words) {
  const Parts& parts = read.parts;
  if (parts.name.empty() || parts.commander.empty() || parts.facts.figures() || parts.facts.kind || read.unit_level ||
      !read.units.empty())
    return false;
  const Tokens leader = tokens_of(parts.commander);
  return words.has(Sense::rank, leader, 0) && !leads_at_most_a_regiment(leader, 0, words) &&
         head_of_name(read.name, words).is != Head::Is::unit;
}

bool heads_arm(const ReadRow& read, const PhraseBook& words) {
  const bool corps_of_troops = read.lost && tokens_of(read.name).size() > 1;  // "Royal Artillery", and its killed
  return !read.parts.facts.figures() && !read.parts.facts.kind && !read.unit_level && !corps_of_troops &&
         item_of(read.name, words).is == Item::Is::group;
}

bool leads_arm(const ReadRow& read, const PhraseBook& words) {
  const std::optional<Arm> arm = arm_called(read.name, words);
  return !read.parts.commander.empty() && (arm == Arm::cavalry || arm == Arm::infantry);
}

}  // namespace estafette::readers
