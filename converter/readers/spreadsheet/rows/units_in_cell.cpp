#include "converter/readers/spreadsheet/rows/units_in_cell.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/list/list.hpp"
#include "converter/readers/list/several.hpp"
#include "converter/readers/list/shared_figures.hpp"
#include "converter/readers/parts/row_kind.hpp"
#include "converter/readers/tree/recap.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/pieces.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace estafette::readers {
namespace {

bool has_figures(const Parts& unit) {
  return unit.facts.figures();
}

/// How many battalions or squadrons it has, and nothing else.
bool has_only_subunits(const Parts& unit) {
  Facts others = unit.facts;
  others.battalions.reset();
  others.squadrons.reset();
  others.few.reset();
  return !others.figures();
}

/// "1/40th Foot 900, 2/53rd Foot 480": a comma behind the figure of an entry, and another figure at the end.
bool parts_figures(const std::string& cell) {
  const std::size_t comma = cell.find(", ");
  return comma != std::string::npos && comma > 0 && is_digit(cell[comma - 1]) && is_digit(cell.back());
}

/// The men of the row are those of its units, told one by one and again together.
bool sums_up(const Parts& row, const std::vector<Parts>& listed) {
  long long sum = 0;
  for (const Parts& unit : listed) {
    if (!men_of(unit.facts)) return false;
    sum += *men_of(unit.facts);
  }
  Facts others = row.facts;
  others.men.reset();
  others.bare.reset();
  return men_of(row.facts) == sum && !others.figures();
}

void give(Parts& unit, const Parts& row) {
  if (!unit.facts.kind) unit.facts.kind = row.facts.kind;
  if (!unit.facts.quality) unit.facts.quality = row.facts.quality;
  if (unit.facts.nation.empty()) unit.facts.nation = row.facts.nation;
  unit.note = row.note;
  unit.source = row.source;
  unit.guessed.insert(unit.guessed.end(), row.guessed.begin(), row.guessed.end());
}

/// "19th Indiana: Col Williams; 24th Michigan: Col Morrow": units and who leads them, between semicolons.
std::vector<Parts> units_with_leaders(const std::string& cell, const PhraseBook& words) {
  std::vector<Parts> units;
  for (const std::string_view piece : pieces_of(cell, ';')) {
    Item item = item_of(trim(piece), words);
    if (item.is != Item::Is::unit || !item.units.empty() || !item.unread.empty()) return {};
    units.push_back(std::move(item.parts));
  }
  return units;
}

/// "3e and 14e Léger": two numbers, and a word that joins them.
bool joins_numbers(const std::string& cell, const PhraseBook& words) {
  const Tokens tokens = tokens_of(cell);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at)
    if (tokens[at - 1].is == Token::Is::ordinal && tokens[at + 1].is == Token::Is::ordinal && is_and(tokens, at, words))
      return true;
  return false;
}

/// "Battery M, 1st Regiment, Alba Light Artillery": one battery, with the regiment that it is of before or behind it.
bool names_battery_of_regiment(const std::string& cell, const PhraseBook& words) {
  const Tokens tokens = tokens_of(cell);
  std::size_t batteries = 0, letters = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
    if (!unit || unit->is != to_string(UnitLevel::battery)) continue;
    ++batteries;
    const std::size_t next = at + unit->length;
    const bool alone = next + 1 >= tokens.size() || tokens[next + 1].mark(",");
    letters += next < tokens.size() && tokens[next].is == Token::Is::word && tokens[next].text.size() == 1 && alone &&
                       (at == 0 || tokens[at - 1].mark(","))
                   ? 1U
                   : 0U;
  }
  return batteries == 1 && letters == 1;
}

/// "Roe's Battery, Dale's Battalion (Toro Artillery)": the battery, and the battalion of artillery that it is in.
bool names_battery_in_battalion(std::string_view cell, const PhraseBook& words) {
  const std::size_t comma = cell.find(", ");
  if (comma == std::string_view::npos) return false;
  const std::string_view behind = cell.substr(comma + 2);
  const Tokens battery = tokens_of(cell.substr(0, comma)), battalion = tokens_of(behind.substr(0, behind.find(" (")));
  const auto last = [&](const Tokens& name, UnitLevel level) {
    const std::optional<PhraseFound> unit =
        name.size() > 1 ? words.find(Sense::unit, name, name.size() - 1) : std::nullopt;
    return unit && unit->is == to_string(level);
  };
  const bool owned = behind.find("'s ") != std::string_view::npos || behind.find("\u2019s ") != std::string_view::npos;
  return owned && last(battery, UnitLevel::battery) && last(battalion, UnitLevel::battalion);
}

}  // namespace

std::vector<Parts> units_listed(const std::string& cell, const PhraseBook& words) {
  constexpr std::ptrdiff_t kManyCommas = 2;
  if (cell.find_first_of(",;&") == std::string::npos && !joins_numbers(cell, words)) return {};
  if (names_battery_of_regiment(cell, words) || names_battery_in_battalion(cell, words)) return {};
  std::vector<Parts> units;
  const bool commas = std::count(cell.begin(), cell.end(), ',') >= kManyCommas || parts_figures(cell);
  if (commas || cell.find_first_of(";(") != std::string::npos) units = troops_listed(cell, words);
  if (units.size() < 2 && cell.find(':') != std::string::npos) units = units_with_leaders(cell, words);
  if (units.size() < 2) {
    const Parts whole = parts_of(cell, tokens_of(cell), words);
    units = several_units(whole.name, tokens_of(whole.name), words, true);
    if (std::any_of(units.begin(), units.end(), has_figures)) units.clear();
  }
  return units.size() < 2 ? std::vector<Parts>{} : units;
}

bool take_men_of_each(const std::string& said, std::vector<Parts>& units) {
  std::vector<int> men;
  for (std::size_t at = 0; at < said.size();) {
    std::size_t end = at;
    const auto parts = [&](std::size_t place) {
      const char c = said[place];
      return c == ';' || c == '/' || c == '+' || (c == ',' && place + 1 < said.size() && said[place + 1] == ' ');
    };
    while (end < said.size() && !parts(end)) ++end;
    const Tokens figure = tokens_of(trim(std::string_view(said).substr(at, end - at)));
    if (figure.size() != 1 || figure[0].is != Token::Is::number) return false;
    men.push_back(figure[0].value);
    at = end + 1;
  }
  if (men.size() < 2 || men.size() != units.size() || std::any_of(units.begin(), units.end(), has_figures))
    return false;
  for (std::size_t at = 0; at < men.size(); ++at) units[at].facts.men = men[at];
  return true;
}

void settle_kinds(Parts& row, std::vector<Parts>& listed, std::optional<Arm> arm, const PhraseBook& words) {
  if (listed.empty()) return settle_kind(row, arm, words);
  if (!arm) return;
  for (Parts& unit : listed)
    if (!unit.facts.kind) settle_kind(unit, arm, words);
  row.facts.kind = listed.front().facts.kind;
}

std::vector<Parts> units_in_cell(Parts row, std::vector<Parts> listed, const PhraseBook& words) {
  const bool each = std::any_of(listed.begin(), listed.end(), has_figures);
  const bool counted = each && std::all_of(listed.begin(), listed.end(), has_only_subunits);
  const bool together = each && sums_up(row, listed);
  if (together) row.facts.men.reset(), row.facts.bare.reset();
  if (listed.empty() || !row.commander.empty() || (each && !counted && has_figures(row))) return {std::move(row)};
  for (Parts& unit : listed) give(unit, row);
  Facts of_all = row.facts;
  of_all.kind.reset();
  of_all.quality.reset();
  of_all.nation.clear();
  if (of_all.each && of_all.men && of_all.subunits()) {  // "Men per bn" beside the battalions of all
    const std::int64_t men = std::int64_t{*of_all.men} * *of_all.subunits();
    of_all.men = static_cast<int>(std::min<std::int64_t>(men, kLargestNumber));
    of_all.each = false;
  }
  if (of_all.figures()) share_figures(listed, std::move(of_all), words);
  return listed;
}

}  // namespace estafette::readers
