#include "converter/readers/spreadsheet/number_columns.hpp"

#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

/// The number that a command's name begins with; 0 for none.
int number_of(const std::string& name) {
  const Tokens tokens = tokens_of(name);
  return tokens.size() > 1 && tokens[0].is == Token::Is::ordinal ? tokens[0].value : 0;
}

/// The same for one lower column.
bool numbered_on_below(const std::vector<SpreadsheetRow>& rows, std::size_t first, std::size_t upper,
                       std::size_t lower) {
  int last = 0;
  for (std::size_t i = first; i < rows.size(); ++i) {
    if (rows[i].cell(lower).empty()) continue;
    const int number = number_of(rows[i].cell(lower));
    if (rows[i].cell(upper).empty() && last > 0 && number == last + 1) return true;
    last = number;
  }
  return false;
}

bool is_of_guns(const std::string& troops, const PhraseBook& words) {
  const std::optional<PhraseFound> kind = kind_in(tokens_of(troops), words);
  const std::optional<Kind> is = kind ? kind_from(kind->is) : std::nullopt;
  return is && arm_of(*is) == Arm::artillery;
}

}  // namespace

bool tells_battalions_apart(const std::vector<SpreadsheetRow>& rows, std::size_t name, std::size_t number) {
  return std::adjacent_find(rows.begin(), rows.end(), [&](const SpreadsheetRow& row, const SpreadsheetRow& next) {
           const std::string &one = row.cell(number), &other = next.cell(number);
           const bool both = !row.cell(name).empty() && !one.empty() && !other.empty();
           return both && row.cell(name) == next.cell(name) && one != other;
         }) != rows.end();
}

bool numbered_on_below(const std::vector<SpreadsheetRow>& rows, std::size_t first, std::size_t upper,
                       const std::vector<MappedColumn>& columns) {
  for (std::size_t lower = 0; lower < columns.size(); ++lower) {
    const bool below = columns[lower].holds > columns[upper].holds && columns[lower].holds <= Holds::brigade;
    if (below && numbered_on_below(rows, first, upper, lower)) return true;
  }
  return false;
}

bool goes_on_below(const std::vector<SpreadsheetRow>& rows, std::size_t first, std::size_t column,
                   const std::vector<MappedColumn>& columns, const PhraseBook& words) {
  std::vector<std::size_t> higher;
  std::optional<std::size_t> name;
  for (std::size_t at = 0; at < columns.size(); ++at) {
    if (columns[at].holds < columns[column].holds) higher.push_back(at);
    if (columns[at].holds == Holds::name && !name) name = at;
  }
  if (higher.empty() || !name) return false;
  std::string above;
  bool goes_on = false;
  for (std::size_t i = first; i < rows.size(); ++i) {
    const SpreadsheetRow& row = rows[i];
    const std::string &said = row.cell(column), &troops = row.cell(*name);
    const auto blank = [&](std::size_t at) { return row.cell(at).empty(); };
    if (!said.empty() && said == above) return false;
    if (said.empty() && !above.empty() && !troops.empty() && std::all_of(higher.begin(), higher.end(), blank))
      goes_on = goes_on || !is_of_guns(troops, words);
    if (!troops.empty()) above = said;
    if (said.empty() && goes_on) above = "";
  }
  return goes_on;
}

}  // namespace estafette::readers
