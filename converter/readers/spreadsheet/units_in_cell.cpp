#include "converter/readers/spreadsheet/units_in_cell.hpp"

#include "converter/readers/list/list.hpp"
#include "converter/readers/list/several.hpp"
#include "converter/readers/list/shared_figures.hpp"

#include <algorithm>
#include <utility>

namespace estafette::readers {

std::vector<Parts> units_in_cell(Parts row, const PhraseBook& words) {
  std::vector<Parts> units;
  if (row.commander.empty() && row.name.find_first_of(",;&") != std::string::npos)
    units = several_units(row.name, tokens_of(row.name), words, true);
  const bool figures = std::any_of(units.begin(), units.end(), [](const Parts& unit) { return unit.facts.figures(); });
  if (units.size() < 2 || figures) {
    units.clear();
    units.push_back(std::move(row));
    return units;
  }
  for (Parts& unit : units) {
    if (!unit.facts.kind) unit.facts.kind = row.facts.kind;
    if (!unit.facts.quality) unit.facts.quality = row.facts.quality;
    if (unit.facts.nation.empty()) unit.facts.nation = row.facts.nation;
    unit.note = row.note;
    unit.source = row.source;
    unit.guessed.insert(unit.guessed.end(), row.guessed.begin(), row.guessed.end());
  }
  Facts of_all = row.facts;
  of_all.kind.reset();
  of_all.quality.reset();
  of_all.nation.clear();
  if (of_all.figures()) share_figures(units, std::move(of_all), words);
  return units;
}

}  // namespace estafette::readers
