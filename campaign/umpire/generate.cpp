#include "campaign/umpire/generate.hpp"

#include "campaign/battle/settle.hpp"

#include <utility>

namespace estafette::campaign {

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

}  // namespace estafette::campaign
