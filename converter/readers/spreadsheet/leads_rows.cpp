#include "converter/readers/spreadsheet/leads_rows.hpp"

#include "converter/readers/parts/head.hpp"
#include "converter/readers/spreadsheet/total_row.hpp"

#include <cstddef>
#include <string>

namespace estafette::readers {
namespace {

Head head_of_name(const std::string& name, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);
  return head_of({tokens, tokens.size(), words});
}

}  // namespace

bool leads_rows(const std::vector<SpreadsheetRow>& rows, std::size_t at, const SpreadsheetColumns& columns,
                const PhraseBook& words) {
  const std::string name = text_held(rows[at], columns, Holds::name);
  const Head head = name.empty() ? Head{} : head_of_name(name, words);
  if (head.is != Head::Is::formation || !head.level) return false;
  for (std::size_t next = at + 1; next < rows.size(); ++next) {
    const std::string below = text_held(rows[next], columns, Holds::name);
    if (below.empty()) continue;
    if (is_total(rows[next], columns, words)) return false;
    const Head troops = head_of_name(below, words);
    return troops.is != Head::Is::formation || (troops.level && height(*troops.level) < height(*head.level));
  }
  return false;
}

}  // namespace estafette::readers
