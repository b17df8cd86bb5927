#include "tabletop/sets/battle_rosters.hpp"

#include "tabletop/muster/from_sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace estafette::tabletop {
namespace {

/// "XI Corps arrives at 16:30 from the north, in turn 11": the turn only where turns have a length.
std::string told(const SheetArmy::Arrival& arrival, const sow::BattleSheet& sheet, const TabletopRules& rules) {
  const bool timed = std::any_of(rules.figures.begin(), rules.figures.end(),
                                 [](const RuleFigure& figure) { return figure.id == "turn"; });
  const std::string turn =
      timed ? fmt::format(", in turn {}", minutes_in(sheet, arrival.at) / rules.whole("turn") + 1) : "";
  return fmt::format("{} arrives at {} from the {}{}", arrival.name, arrival.at, arrival.edge, turn);
}

/// What most of the men of a piece are tested by; empty: by what they are.
std::string condition_of(const RosterPiece& piece, const std::map<std::string, std::string>& reasons) {
  std::map<std::string, int> men;
  for (const PieceMember& member : piece.members) {
    const auto reason = reasons.find(member.id);
    men[reason == reasons.end() ? "" : reason->second] += member.men;
  }
  const auto most =
      std::max_element(men.begin(), men.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  return most == men.end() ? "" : most->first;
}

}  // namespace

std::vector<BattleRoster> battle_rosters(const sow::BattleSheet& sheet, const TabletopRules& rules,
                                         const RosterMaker& maker, const RosterWishes& wishes) {
  std::vector<BattleRoster> rosters;
  for (const SheetArmy& army : armies_of(sheet)) {
    BattleRoster made{maker.make(army.orbat, wishes), army.side, army.attacker};
    std::vector<std::string>& notes = made.roster.notes;
    notes.insert(notes.begin(), army.conditions.begin(), army.conditions.end());
    for (const SheetArmy::Arrival& arrival : army.arrivals) notes.push_back(told(arrival, sheet, rules));
    for (RosterCommand& command : made.roster.commands)
      for (RosterPiece& piece : command.pieces)
        if (const std::string condition = condition_of(piece, army.reasons); !condition.empty())
          piece.notes.push_back(condition);
    rosters.push_back(std::move(made));
  }
  return rosters;
}

}  // namespace estafette::tabletop
