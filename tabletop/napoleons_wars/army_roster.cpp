#include "tabletop/napoleons_wars/army_roster.hpp"

#include "base/text.hpp"
#include "tabletop/napoleons_wars/common.hpp"
#include "tabletop/napoleons_wars/officers_and_rally.hpp"

#include <fmt/format.h>

#include <map>

namespace estafette::tabletop::wars {
namespace {

std::string last_word(const std::string& name) {
  const std::string text(trim(name));
  return text.substr(text.find_last_of(' ') + 1);
}

/// The row that names him: the list's words must all stand in his name, or be his last word.
const OfficerRating* find_officer(const std::string& commander, const std::vector<OfficerRating>& officers) {
  if (trim(commander).empty()) return nullptr;
  const std::string surname = fold(last_word(commander));
  const std::string whole = fold(commander);
  for (const OfficerRating& officer : officers)
    for (const std::string& spelt : {officer.name, officer.also})
      if (!spelt.empty() && (fold(spelt) == whole || fold(spelt) == surname)) return &officer;
  return nullptr;
}

struct RatedOfficer {
  std::string name, rating = "average";
  bool valorous = false, napoleon = false, listed = false;
};

RatedOfficer rated(const Formation& command, bool chief, const WarsData& data) {
  constexpr int kUsualAbility = 3;
  RatedOfficer officer;
  officer.name = command.commander.empty() ? "nobody named" : last_word(command.commander);
  officer.rating = rating_of_ability(command.ratings.ability.value_or(kUsualAbility), *data.rules);
  const OfficerRating* row = find_officer(command.commander, *data.officers);
  if (row == nullptr) return officer;
  const std::string& listed = chief ? row->army : row->corps;
  officer.listed = !listed.empty();
  if (officer.listed) officer.rating = listed;
  officer.valorous = row->valorous;
  officer.napoleon = row->napoleon;
  return officer;
}

std::string nation_of(const Formation& formation) {
  std::map<std::string, int> men;
  const auto count = [&](const auto& self, const Formation& of) -> void {
    for (const Unit& unit : of.units) men[unit.nation] += unit.men.value + 1;
    for (const Formation& below : of.formations) self(self, below);
  };
  count(count, formation);
  std::string most;
  for (const auto& [nation, number] : men)
    if (most.empty() || number > men.at(most)) most = nation;
  return most;
}

/// "IV" of "IV Corps"; otherwise the command's number.
std::string corps_sign(const Formation& command, std::size_t index) {
  const std::string first = command.name.substr(0, command.name.find(' '));
  const bool roman = !first.empty() && first.find_first_not_of("IVX") == std::string::npos;
  return roman ? first : std::to_string(index + 1);
}

class ArmyMaker {
 public:
  ArmyMaker(const Orbat& orbat, const RosterWishes& wishes, const WarsData& data)
      : orbat_(orbat), wishes_(wishes), data_(data), rules_(*data.rules) {}

  TableRoster make() {
    const bool one = orbat_.formations.size() == 1;
    if (one) {
      const Formation& army = orbat_.formations.front();
      roster_.army = army.name;
      if (army.formations.empty()) {
        add_command(army);
      } else {
        for (const Formation& command : army.formations) add_command(command);
        add_own_troops(army);
      }
      add_chief(army);
    } else {
      roster_.army = "Army";
      for (const Formation& command : orbat_.formations) add_command(command);
    }
    roster_.fatigue = fatigue_limit(units_, wishes_.morale, rules_);
    return std::move(roster_);
  }

 private:
  /// Troops that stand under the first formation itself, as a command of their own.
  void add_own_troops(const Formation& army) {
    if (army.units.empty()) return;
    Formation own = army;
    own.formations.clear();
    own.name = army.name + ", reserve";
    add_command(own);
  }

  void add_division(RosterCommand& command, const Formation& division, const std::string& place) {
    MadeUnits made = make_units(division, place, wishes_, data_);
    for (RosterPiece& piece : made.brigades) command.pieces.push_back(std::move(piece));
    for (RosterPiece& piece : made.batteries) command.pieces.push_back(std::move(piece));
    roster_.remarks.insert(roster_.remarks.end(), made.remarks.begin(), made.remarks.end());
  }

  void add_command(const Formation& from) {
    RosterCommand command;
    command.name = from.name;
    const std::string sign = corps_sign(from, roster_.commands.size());
    if (from.formations.empty()) {
      add_division(command, from, "1/" + sign);
    } else {
      std::size_t number = 0;
      for (const Formation& division : from.formations)
        add_division(command, division, fmt::format("{}/{}", ++number, sign));
      Formation own = from;
      own.formations.clear();
      if (!own.units.empty()) add_division(command, own, "R/" + sign);
    }
    finish(command, from);
  }

  void finish(RosterCommand& command, const Formation& from) {
    const RatedOfficer officer = rated(from, false, data_);
    const auto units = static_cast<int>(command.pieces.size());
    const int range = command_range(officer.rating, nation_of(from), units, rules_);
    command.label = commander_label(officer.name, officer.valorous, from.name, officer.rating, range, rules_);
    command.fatigue = fatigue_limit(units, wishes_.morale, rules_);
    command.notes.push_back(fmt::format("{} units; fatigued: -1 to manoeuvre and reaction (NW II.4.0)", units));
    if (officer.valorous)
      command.notes.push_back(fmt::format(
          "valorous: +1 within {} inches to manoeuvre, reaction and rally, and to one combat a phase (NW II.3.2)",
          rules_.whole("valorous-near")));
    if (!officer.listed)
      command.notes.push_back("his rating is that of his ability in the order of battle (NW II.3.0)");
    for (const RosterPiece& piece : command.pieces) {
      if (piece.arm == "infantry" || piece.arm == "cavalry") ++bodies_;
      ++units_;
    }
    roster_.commands.push_back(std::move(command));
  }

  void add_chief(const Formation& army) {
    const RatedOfficer chief = rated(army, true, data_);
    const int presence = presence_of({chief.rating, chief.napoleon, true}, rules_);
    roster_.label = chief_label(chief.name, chief.rating, presence, rules_);
    roster_.notes.push_back(
        fmt::format("{} aides, who may go with any unit; {} generals, each with a division (NW II.3.3)",
                    aides_of(chief.rating, chief.napoleon, rules_), generals_of(bodies_, nation_of(army), rules_)));
    roster_.notes.push_back(fmt::format("{} units; {} morale (NW II.4.0)", units_, wishes_.morale));
  }

  const Orbat& orbat_;
  const RosterWishes& wishes_;
  const WarsData& data_;
  const TabletopRules& rules_;
  TableRoster roster_;
  int units_ = 0, bodies_ = 0;
};

}  // namespace

TableRoster army_roster(const Orbat& orbat, const RosterWishes& wishes, const WarsData& data) {
  return ArmyMaker(orbat, wishes, data).make();
}

}  // namespace estafette::tabletop::wars
