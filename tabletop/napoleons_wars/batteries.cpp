#include "tabletop/napoleons_wars/batteries.hpp"

#include "base/apportion.hpp"
#include "base/text.hpp"
#include "tabletop/napoleons_wars/common.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>

namespace estafette::tabletop::wars {
namespace {

bool is_horse(const Unit& battery) {
  return battery.kind == Kind::horse_artillery;
}

/// The first number of "12-pounder"; 0 if there is none.
int pounds_of(const std::string& piece) {
  std::string digits;
  for (const char c : piece) {
    if (std::isdigit(static_cast<unsigned char>(c)) != 0)
      digits += c;
    else if (!digits.empty())
      break;
  }
  return whole_number(digits).value_or(0);
}

void add_gun_notes(RosterPiece& piece, const std::string& nation, const TabletopRules& rules) {
  const RuleRow& row = rules.table("fire-points").row(piece.weight);
  piece.notes.push_back(fmt::format("fire points {}/{}/{} to {}/{}/{} inches (NW I.8.4)", row.text("canister"),
                                    row.text("medium"), row.text("long"), row.text("canister-to"),
                                    row.text("medium-to"), row.text("long-to")));
  const RuleRow& of_nation = nation_row(rules, nation);
  const int more = of_nation.whole("artillery") + (piece.weight == "heavy" ? of_nation.whole("heavy") : 0);
  if (more != 0) piece.notes.push_back(fmt::format("fires with {:+}, not at hard cover (NW I.8.4)", more));
  const bool horse = piece.arm == "horse artillery";
  const RuleTable& evasion = rules.table("evasion");
  const RuleRow& escape = evasion.row(horse ? "horse" : "foot");
  piece.notes.push_back(fmt::format("escapes on {}+ from foot and heavy horse, {}+ from others (NW I.8.5)",
                                    escape.text("foot-or-heavy"), escape.text("others")));
  piece.notes.push_back(
      fmt::format("moves {} inches (NW I.9.1)",
                  rules.table("moves").row(horse ? "horse-artillery" : "foot-artillery").text("inches")));
}

/// The crews of the guns of each stand, one gun after the other; of a battery without guns all go with the first.
std::vector<int> crews_with(const std::vector<std::int64_t>& guns, const Unit& battery) {
  std::vector<int> men(guns.size(), 0);
  if (battery.guns.value == 0) men.front() = battery.men.value;
  const std::vector<std::int64_t> crews =
      apportion(battery.men.value, std::vector<std::int64_t>(static_cast<std::size_t>(battery.guns.value), 1));
  auto crew = crews.begin();
  for (std::size_t i = 0; i < guns.size(); ++i)
    for (std::int64_t gun = 0; gun < guns[i]; ++gun) men[i] += static_cast<int>(*crew++);
  return men;
}

}  // namespace

std::string battery_weight(const Unit& battery, const TabletopRules& rules) {
  const int pounds = pounds_of(battery.piece);
  std::string weight = pounds == 0 ? "medium" : "light";
  for (const RuleRow& row : rules.table("fire-points").rows)
    if (pounds >= row.whole("pounds")) weight = row.id;
  return weight;
}

bool may_be_attached(const Unit& battery, const TabletopRules& rules) {
  return !is_horse(battery) && battery_weight(battery, rules) != "heavy";
}

int attached_points(const std::vector<const Unit*>& batteries, int scale, const TabletopRules& rules) {
  std::map<std::string, int> guns;
  for (const Unit* battery : batteries) guns[battery_weight(*battery, rules)] += battery->guns.value * scale;
  int points = 0;
  for (const auto& [weight, number] : guns)
    points += rounded(number / rules.value("attached-guns"), rules) * rules.whole("attached-" + weight);
  return points;
}

std::vector<RosterPiece> battery_stands(const std::vector<const Unit*>& batteries, const std::string& place, int scale,
                                        const TabletopRules& rules, std::vector<std::string>& remarks) {
  std::vector<RosterPiece> stands;
  const int least = rules.whole("battery-guns-least"), most = rules.whole("battery-guns-most");
  for (const Unit* battery : batteries) {
    const int guns = battery->guns.value * scale;
    const int number = std::max((guns + most - 1) / most, 1);
    if (guns < least)
      remarks.push_back(fmt::format("{}: {} guns are few for a stand (NW II.2.7)", battery->name, guns));
    const std::vector<std::int64_t> dealt =
        apportion(battery->guns.value, std::vector<std::int64_t>(static_cast<std::size_t>(number), 1));
    const std::vector<int> men = crews_with(dealt, *battery);
    for (int i = 0; i < number; ++i) {
      RosterPiece stand;
      stand.id = fmt::format("G{}/{}", stands.size() + 1, place);
      stand.arm = is_horse(*battery) ? "horse artillery" : "foot artillery";
      stand.weight = battery_weight(*battery, rules);
      stand.quality = to_string(battery->quality);
      stand.name = battery->name;
      stand.label = fmt::format("{} {} {}", stand.id, battery->piece.empty() ? stand.weight : battery->piece,
                                is_horse(*battery) ? "Horse" : "Foot");
      stand.steps = rules.whole("battery-steps");
      stand.groups.assign(static_cast<std::size_t>(stand.steps), 1);
      const auto at = static_cast<std::size_t>(i);
      stand.members = {{battery->id, battery->name, men[at], static_cast<int>(dealt[at])}};
      add_gun_notes(stand, battery->nation, rules);
      stands.push_back(std::move(stand));
    }
  }
  return stands;
}

}  // namespace estafette::tabletop::wars
