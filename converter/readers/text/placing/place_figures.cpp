#include "converter/readers/text/placing/place_figures.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/summary.hpp"
#include "converter/readers/text/placing/below_unit.hpp"
#include "converter/readers/text/placing/list_sum.hpp"
#include "converter/readers/text/placing/place_total.hpp"
#include "converter/readers/text/placing/place_troops.hpp"
#include "converter/readers/text/rows/bare_part.hpp"
#include "converter/readers/tree/recap.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::readers {
namespace {

/// "5. Bataillon" right below a brigade, or below "4. Bataillon" in it: a unit of its own. Below a regiment it tells of
/// that, if a regiment may have so many.
bool take_numbered_parts(GrowingOutline& growing, const TextNode& row) {
  const std::vector<std::string> parts = numbered_parts(row, growing.words);
  const TextNode& above = growing.last();
  const auto alone = std::count_if(growing.rows.begin(), growing.rows.end(),
                                   [&](const TextNode& other) { return other.line.line == row.line.line; });
  const bool apart = (above.formation() && !above.item.parts.facts.figures()) || is_bare_part(above, growing.words) ||
                     number_beyond_regiment(parts);
  if (parts.empty() || !apart || alone != 1) return false;  // and no piece of a line that was cut
  const Facts& told = row.item.parts.facts;
  const bool horse = told.level == UnitLevel::squadron || told.squadrons.has_value();
  for (const std::string& part : parts) {
    TextNode unit = row;
    unit.item.is = Item::Is::unit;
    unit.item.parts = {};
    unit.item.parts.name = part;
    unit.item.parts.facts.level = horse ? UnitLevel::squadron : UnitLevel::battalion;
    place_unit(growing, unit);
  }
  return true;
}

}  // namespace

void place_figures(GrowingOutline& growing, TextNode& row) {
  if (growing.outline.nodes.empty() || (growing.outline.nodes.size() == 1 && growing.only_nation_so_far()))
    return growing.add_title(row.line);  // "45,900 foot" of the whole
  if (take_numbered_parts(growing, row)) return;
  if (stands_beside(growing.last(), row, growing.words)) return place_unit(growing, row);
  if (growing.last().formation() && !growing.last().item.parts.facts.figures() &&
      sums_up(tokens_of(row.line.text), growing.words))
    return growing.outline.totals.push_back({row.line, row.item.parts.facts, {growing.outline.nodes.size() - 1}, {}});
  if (is_sum_of_list(growing.outline, growing.open, row, ends_list(growing.rows, row)))
    return place_total(growing, row);
  const Facts& told = row.item.parts.facts;
  const bool lone = told.bare && !told.men && !told.subunits();  // of a command: a unit's is on its line
  if ((!lone || growing.last().formation()) && merge(growing.last().item.parts.facts, told)) {
    growing.tells_of_above(row.line);
    if (growing.last().formation()) growing.outline.totals.push_back({row.line, row.item.parts.facts, {}, {}});
    append(growing.last().note, row.item.parts.note);
    return;
  }
  if (growing.last().formation() && growing.last().item.parts.facts.men && row.item.parts.facts.men &&
      *row.item.parts.facts.men < *growing.last().item.parts.facts.men) {  // "8,725 men, of whom" "5,151 foot"
    growing.outline.noted.push_back(row.line.line);
    return append(growing.last().note, tidy(row.line.text));
  }
  growing.look(row.line, "figures of the unit or command on the line above",
               "Write the unit's name before the figures");
}

}  // namespace estafette::readers
