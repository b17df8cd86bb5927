#include "sow_dumps/reading/later.hpp"

#include "converter/sow/plan/battle_plan.hpp"
#include "sow_dumps/reading/sheet_rows.hpp"

#include <unordered_map>

namespace estafette::dumps {
namespace {

Sequence order(bool first_has_more, bool second_has_more) {
  if (first_has_more == second_has_more) return Sequence::not_known;
  return first_has_more ? Sequence::first_is_later : Sequence::second_is_later;
}

}  // namespace

Sequence later(const ResultsDump& first, const ResultsDump& second) {
  std::unordered_map<std::string, const ResultsRow*> rows;
  for (const ResultsRow& row : first.rows) rows[id_key(row.id)] = &row;
  bool first_has_more = false;
  bool second_has_more = false;
  for (const ResultsRow& row : second.rows) {
    const auto found = rows.find(id_key(row.id));
    if (found == rows.end()) continue;
    const ResultsRow& other = *found->second;
    first_has_more = first_has_more || other.killed > row.killed || other.wounded > row.wounded;
    second_has_more = second_has_more || row.killed > other.killed || row.wounded > other.wounded;
  }
  return order(first_has_more, second_has_more);
}

Sequence later(const LocationsDump& first, const LocationsDump& second) {
  const auto at_first = sow::clock_from(first.game_time);
  const auto at_second = sow::clock_from(second.game_time);
  if (!at_first || !at_second) return Sequence::not_known;
  return order(*at_first > *at_second, *at_second > *at_first);
}

}  // namespace estafette::dumps
