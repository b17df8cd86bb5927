#include "tabletop/napoleons_wars/army_roster.hpp"

#include "base/text.hpp"
#include "tabletop/napoleons_wars/common.hpp"
#include "tabletop/napoleons_wars/officers_and_rally.hpp"

#include <fmt/format.h>

#include <map>

namespace estafette::tabletop::wars {
namespace {

/// The row that names him: the list's words must all stand in his name, or be his last word.
const OfficerRating* find_officer(const std::string& commander, const std::vector<OfficerRating>& officers) {
  if (trim(commander).empty()) return nullptr;
  const std::string surname = fold(surname_of(commander));
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

RatedOfficer rated(const std::string& commander, const Ratings& ratings, bool chief, const WarsData& data) {
  RatedOfficer officer;
  officer.name = surname_of(commander);
  officer.rating = rating_of_ability(ability_of(ratings), *data.rules);
  const OfficerRating* row = find_officer(commander, *data.officers);
  if (row == nullptr) return officer;
  const std::string& listed = chief ? row->army : row->corps;
  officer.listed = !listed.empty();
  if (officer.listed) officer.rating = listed;
  officer.valorous = row->valorous;
  officer.napoleon = row->napoleon;
  return officer;
}

class ArmyMaker {
 public:
  ArmyMaker(const ArmyTroops& army, const RosterWishes& wishes, const WarsData& data)
      : army_(army), wishes_(wishes), data_(data), rules_(*data.rules) {}

  TableRoster make() {
    roster_.army = army_.name;
    for (const CommandTroops& command : army_.commands) add_command(command);
    if (army_.has_chief) add_chief();
    roster_.fatigue = fatigue_limit(units_, wishes_.morale, rules_);
    return std::move(roster_);
  }

 private:
  void add_command(const CommandTroops& from) {
    RosterCommand command;
    command.name = from.name;
    for (const DivisionTroops& division : from.divisions) {
      MadeUnits made = make_units(division, wishes_, data_);
      for (RosterPiece& piece : made.brigades) command.pieces.push_back(std::move(piece));
      for (RosterPiece& piece : made.batteries) command.pieces.push_back(std::move(piece));
      roster_.remarks.insert(roster_.remarks.end(), made.remarks.begin(), made.remarks.end());
    }
    finish(command, from);
  }

  void finish(RosterCommand& command, const CommandTroops& from) {
    const RatedOfficer officer = rated(from.commander, from.ratings, false, data_);
    const auto units = static_cast<int>(command.pieces.size());
    const int range = command_range(officer.rating, from.nation(), units, rules_);
    command.label = commander_label(officer.name, officer.valorous, from.name, officer.rating, range, rules_);
    command.fatigue = fatigue_limit(units, wishes_.morale, rules_);
    command.notes.push_back(
        fmt::format("{} {}; fatigued: -1 to manoeuvre and reaction (NW II.4.0)", units, units == 1 ? "unit" : "units"));
    if (officer.valorous)
      command.notes.push_back(fmt::format(
          "valorous: +1 within {} inches to manoeuvre, reaction and rally, and to one combat a phase (NW II.3.2)",
          rules_.whole("valorous-near")));
    if (!officer.listed)
      command.notes.emplace_back("his rating is that of his ability in the order of battle (NW II.3.0)");
    for (const RosterPiece& piece : command.pieces) {
      if (piece.arm == "infantry" || piece.arm == "cavalry") ++bodies_;
      ++units_;
    }
    roster_.commands.push_back(std::move(command));
  }

  void add_chief() {
    const RatedOfficer chief = rated(army_.commander, army_.ratings, true, data_);
    const int presence = presence_of({chief.rating, chief.napoleon, true}, rules_);
    roster_.label = chief_label(chief.name, chief.rating, presence, rules_);
    roster_.notes.push_back(
        fmt::format("{} aides, who may go with any unit; {} generals, each with a division (NW II.3.3)",
                    aides_of(chief.rating, chief.napoleon, rules_), generals_of(bodies_, army_.nation(), rules_)));
    roster_.notes.push_back(fmt::format("{} units; {} morale (NW II.4.0)", units_, wishes_.morale));
  }

  const ArmyTroops& army_;
  const RosterWishes& wishes_;
  const WarsData& data_;
  const TabletopRules& rules_;
  TableRoster roster_;
  int units_ = 0, bodies_ = 0;
};

}  // namespace

TableRoster army_roster(const Orbat& orbat, const RosterWishes& wishes, const WarsData& data) {
  const ArmyTroops army = muster(orbat);
  return ArmyMaker(army, wishes, data).make();
}

}  // namespace estafette::tabletop::wars
