#include "converter/sow/sheet/read_battle_sheet.hpp"

#include "base/dates.hpp"
#include "base/markup/xml.hpp"
#include "base/text.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/readers/outline/xml.hpp"
#include "converter/sow/plan/battle_plan.hpp"
#include "converter/sow/sheet/handicap.hpp"
#include "converter/sow/sheet/sheet_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace estafette::sow {
namespace {

constexpr int kMostRank = 99;
constexpr int kMostOfARow = 99999;
constexpr int kMostLevel = 99;

/// What is in the sides' orders of battle: ids, and the men and guns of each unit.
struct Known {
  std::map<std::string, Totals> units;
  std::set<std::string> formations;
};

Known known_of(const std::vector<SheetSide>& sides) {
  Known known;
  for (const SheetSide& side : sides) {
    for_each_unit(side.army, [&](const CommandPath&, const Unit& unit) { known.units[unit.id] = totals(unit); });
    for_each_formation(Orbat{{side.army}}, [&](const CommandPath& path) { known.formations.insert(path.back()->id); });
  }
  return known;
}

std::string read_time(XmlElement& element, const std::string& attribute) {
  const std::string text = element.text(attribute);
  const std::optional<Clock> clock = clock_from(text);
  if (element.has(attribute) && (!clock || to_string(*clock) != text)) {
    element.complain(attribute, text, "a time of day, HH:MM:SS");
  }
  return text;
}

/// The kind of troops, or "commander", "wagon", "courier".
void read_kind_of_row(XmlElement& element, SheetRow& row) {
  std::vector<std::string> words = kind_words();
  words.insert(words.end(), kOtherRows.begin(), kOtherRows.end());
  const std::string word = element.word("kind", words);
  const auto other = std::find(kOtherRows.begin(), kOtherRows.end(), word);
  if (other != kOtherRows.end()) row.row_kind = static_cast<RowKind>(other - kOtherRows.begin() + 1);
  row.kind = kind_from(word).value_or(row.kind);
}

SheetRow read_row(XmlElement& element) {
  SheetRow row;
  row.id = element.text("id");
  row.game_id = element.text("game_id");
  row.name = element.text("name");
  row.formation = element.text("formation");
  for (const auto& [name, member] : kRankColumns) row.*member = element.number(name, 0, kMostRank);
  read_kind_of_row(element, row);
  row.men = Men{element.number("men", 0, kMostOfARow)};
  row.heads = Men{element.number_or("heads", 1, kMostOfARow, 0)};
  row.guns = Guns{element.number("guns", 0, 1)};
  row.experience = element.number("experience", 0, kMostLevel);
  row.as_fought = element.number("as_fought", 0, kMostLevel);
  row.edge = element.word_or("edge", {"north", "east", "south", "west"}, "");
  if (element.has("arrives")) row.arrives = read_time(element, "arrives");
  for (XmlElement& reason : element.children("reason")) {
    row.reasons.push_back(reason.text("text"));
    reason.no_others();
  }
  element.no_others();
  return row;
}

SheetReserve read_reserve(XmlElement& element) {
  SheetReserve reserve{element.text("formation"), element.text("name"), element.number("side", 1, 2),
                       Men{element.number("men", 0, 9999999)}, Guns{element.number("guns", 0, 9999)}};
  element.no_others();
  return reserve;
}

std::optional<SheetSide> read_side(XmlElement& element, ProblemList& problems) {
  SheetSide side;
  side.number = element.number("number", 1, 2);
  side.attacker = element.word("attacker", {"no", "yes"}) == "yes";
  side.handicap = element.number_or("handicap", kLeastHandicap, kMostHandicap, 100);
  side.commander = element.word_or("commander", {"present", "absent"}, "");
  side.chief = element.text_or("chief", "");
  std::vector<XmlElement> armies = element.all_children();
  element.no_others();
  if (armies.size() != 1) {
    element.complain("", std::to_string(armies.size()), "one army in <side>");
    return std::nullopt;
  }
  side.army = readers::read_formation(armies.front(), problems);
  return side;
}

/// What an old sheet does not say.
void read_conditions(XmlElement& root, BattleSheet& sheet) {
  for (const auto& [name, member] : kConditions) sheet.*member = root.text_or(name, "");
  if (!sheet.date.empty() && !date_from(sheet.date)) root.complain("date", sheet.date, "a date, YYYY-MM-DD");
  if (!sheet.settlement.empty()) (void)root.word("settlement", {"town", "city", "fortress"});
  if (!sheet.attacker_from.empty()) (void)root.word("attacker_from", {"north", "east", "south", "west"});
}

/// Each row must belong to something, and no game id may come twice.
void check_row(XmlElement& element, const SheetRow& row, const Known& known, std::set<std::string>& game_ids) {
  if (!game_ids.insert(fold(row.game_id)).second) {
    element.complain("game_id", row.game_id, "every game id once, whatever the letter case");
  }
  const bool troops = row.row_kind == RowKind::troops;
  const bool is_known = known.units.contains(row.id) || (!troops && known.formations.contains(row.id));
  if (!is_known && (troops || !row.id.empty())) {
    element.complain(
        "id", row.id,
        troops ? "the id of a unit of one of the sides" : "the id of a formation or battery of one of the sides");
  }
}

}  // namespace

BattleSheet read_battle_sheet(const std::string& text, const std::string& file) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(text, file, "battle", problems);
  BattleSheet sheet;
  sheet.id = root.text("id");
  sheet.name = root.text("name");
  sheet.game = root.text("game");
  sheet.map = root.text("map");
  sheet.start = read_time(root, "start");
  sheet.end = read_time(root, "end");
  sheet.fingerprint = root.text("fingerprint");
  read_conditions(root, sheet);
  for (XmlElement& element : root.children("side")) {
    if (auto side = read_side(element, problems)) sheet.sides.push_back(std::move(*side));
  }
  if (sheet.sides.size() != 2) root.complain("", std::to_string(sheet.sides.size()), "two <side> in <battle>");
  const Known known = known_of(sheet.sides);

  std::set<std::string> game_ids;
  std::map<std::string, std::pair<Men, Guns>> sent;
  std::map<std::string, XmlElement> first_row;
  for (XmlElement& element : root.children("unit")) {
    const SheetRow row = read_row(element);
    check_row(element, row, known, game_ids);
    if (row.row_kind == RowKind::troops) {
      sent[row.id].first += row.men;
      sent[row.id].second += row.guns;
      first_row.try_emplace(row.id, element);
    }
    sheet.rows.push_back(row);
  }
  for (auto& [id, element] : first_row) {
    const auto unit = known.units.find(id);
    if (unit == known.units.end()) continue;
    const auto& [men, guns] = sent[id];
    if (men != unit->second.men()) {
      element.complain("men", fmt::format("{} in all rows of {}", men.value, id),
                       fmt::format("{}, as in its side's order of battle", unit->second.men().value));
    }
    if (guns > unit->second.guns) {
      element.complain("guns", fmt::format("{} in all rows of {}", guns.value, id),
                       fmt::format("at most {}, as in its side's order of battle", unit->second.guns.value));
    }
  }
  for (XmlElement& element : root.children("reserve")) sheet.reserves.push_back(read_reserve(element));
  root.no_others();
  problems.refuse_if_any();
  return sheet;
}

}  // namespace estafette::sow
