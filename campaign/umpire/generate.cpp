#include "campaign/umpire/generate.hpp"

#include "base/problem.hpp"
#include "campaign/battle/settle.hpp"
#include "converter/sow/sheet_of.hpp"

#include <utility>

namespace estafette::campaign {
namespace {

void refuse_what_only_the_game_knows(const BattleChoice& choice) {
  ProblemList problems;
  const auto refuse_if = [&](bool given, const std::string& option) {
    if (given)
      problems.add({option, 0, "", "a battle at a table", "what only the game knows: a battle without --rules",
                    "Leave " + option + " out"});
  };
  refuse_if(!choice.map.empty(), "--map");
  refuse_if(!choice.places.empty(), "--position");
  refuse_if(!choice.handicaps.empty(), "--handicap");
  problems.refuse_if_any();
}

}  // namespace

GeneratedBattle generate_battle(const Standing& standing, int number, const BattleChoice& choice,
                                const sow::Profile& profile) {
  const Contact& contact = open_contact(standing.theatre, standing.state, number);
  PlannedBattle planned =
      plan_battle(standing.theatre, standing.state, contact, choice, standing.book.battle_days, profile);
  sow::Mod mod = sow::make_mod(planned.plan, profile);
  std::vector<std::string> remarks = planned.remarks;
  remarks.insert(remarks.end(), mod.remarks.begin(), mod.remarks.end());
  Deed deed = deed_of(standing, "battle generate",
                      sent_to_the_game(standing.theatre, standing.state, contact, planned, mod.sheet));
  return {std::move(planned), std::move(mod), std::move(remarks), std::move(deed)};
}

TableBattle generate_for_table(const Standing& standing, int number, const BattleChoice& choice,
                               const sow::Profile& profile, const BattleDays& days, const std::string& set) {
  const Contact& contact = open_contact(standing.theatre, standing.state, number);
  refuse_what_only_the_game_knows(choice);
  PlannedBattle planned = plan_battle(standing.theatre, standing.state, contact, choice, days, profile);
  sow::TableSheet made = sow::table_sheet(planned.plan, profile, set);
  Deed deed = deed_of(standing, "battle generate",
                      sent_to_the_game(standing.theatre, standing.state, contact, planned, made.sheet));
  return {std::move(planned), std::move(made.sheet), std::move(made.remarks), std::move(deed)};
}

}  // namespace estafette::campaign
