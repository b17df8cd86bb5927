// Whatever armies come to a table and whatever the players write down: roster, return, dump and import keep every man
// and every gun. RC_PARAMS="max_success=10000" tries ten thousand battles in each set.
#include "base/csv.hpp"
#include "sow_dumps/losses/losses.hpp"
#include "sow_dumps/reading/read_dump.hpp"
#include "sow_dumps/sheets.hpp"
#include "support/random_orbats.hpp"
#include "tabletop/returns/table_dump.hpp"
#include "tabletop/sets/battle_rosters.hpp"
#include "tabletop/sets/sets.hpp"
#include "tabletop/shipped.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <map>

namespace estafette::tabletop::table_battle_property_test {
namespace {

using rc::gen::inRange;

/// By side and unit: killed, wounded, missing, guns lost.
using Cost = std::map<std::pair<int, std::string>, std::array<int, 4>>;

int guns_in(const RosterPiece& piece) {
  int guns = 0;
  for (const PieceMember& member : piece.members) guns += member.guns;
  return guns;
}

/// A form that players might have filled in; one general of the army falls.
std::string filled_form(const TableRoster& roster, const TabletopRules& rules) {
  const std::vector<std::string> causes = rules.table("returns").ids();
  const std::string form = return_form(roster, rules);
  std::string text = form.substr(0, form.find('\n') + 1);
  bool fallen = false;
  for (const RosterCommand& command : roster.commands)
    for (const RosterPiece& piece : command.pieces) {
      const int lost = *inRange(0, 3) == 0 ? 0 : *inRange(0, piece.steps + 1);
      const std::string cause = lost == 0 ? "" : *rc::gen::elementOf(causes);
      const bool all = cause == "surrender" && lost == piece.steps;
      const int guns = all ? guns_in(piece) : *inRange(0, guns_in(piece) + 1);
      const bool falls = !fallen && *inRange(0, 5) == 0;
      fallen = fallen || falls;
      text += csv_line({piece.id, piece.name, std::to_string(piece.steps), std::to_string(lost), cause,
                        *rc::gen::elementOf(return_states()), std::to_string(guns), falls ? "killed" : "",
                        "=note, \"so\"", ""});
    }
  return text;
}

sow::BattleSheet any_sheet() {
  return test::sheet_for(*test::scaled_armies(true), *test::scaled_armies(false));
}

}  // namespace

TEST(TableBattle, MenAndGunsComeHomeAsTheReturnHasThemInEverySet) {
  for (const std::string& set : set_names()) {
    const TabletopRules& rules = test::shipped(set);
    const RosterMaker maker(rules, [set](const std::string& name) { return test::shipped_text(set, name); });
    EXPECT_TRUE(rc::check(set, [&] {
      const sow::BattleSheet sheet = any_sheet();
      Cost expected;
      std::vector<ArmyReturn> returned;
      std::string both;
      const std::vector<BattleRoster> rosters = battle_rosters(sheet, rules, maker, {.scale = 3});
      for (const BattleRoster& army : rosters) both += filled_form(army.roster, rules);
      const std::vector<ReturnPart> parts = return_parts(both);
      RC_ASSERT(parts.size() == 2U);
      for (std::size_t i = 0; i < parts.size(); ++i)
        returned.push_back({rosters[i].side, "return.csv", rosters[i].roster,
                            read_return(parts[i].text, "return.csv", rosters[i].roster, rules)});
      std::size_t fallen = 0;
      for (const ArmyReturn& army : returned) {
        for (const PieceReturn& piece : army.pieces) fallen += piece.general.empty() ? 0U : 1U;
        for (const MemberLoss& loss : share_losses(army.roster, army.pieces, rules)) {
          auto& cost = expected[{army.side, loss.id}];
          cost[0] += loss.killed;
          cost[1] += loss.wounded;
          cost[2] += loss.missing;
          cost[3] += loss.guns_lost;
          RC_ASSERT(loss.after() >= 0 && loss.guns_lost <= loss.guns_before);
        }
      }
      const std::string dump = table_dump(sheet, returned, rules, "RETURNED from a table");
      const dumps::CarryoverPolicy policy = test::policy_1813();
      const dumps::Reconciled reconciled =
          dumps::reconcile(sheet, dumps::read_results(dump, "gamedb.csv"), nullptr, policy);
      RC_ASSERT(reconciled.remarks.empty());
      RC_ASSERT(reconciled.officers.size() == fallen);
      const dumps::Losses losses = dumps::carry_over(sheet, reconciled, policy);
      for (const dumps::UnitLosses& unit : losses.units) {
        const auto& cost = expected[{unit.side, unit.id}];
        RC_ASSERT(unit.killed.value == cost[0]);
        RC_ASSERT(unit.wounded.value == cost[1]);
        RC_ASSERT(unit.missing.value == cost[2]);
        RC_ASSERT((unit.guns_before - unit.guns_after).value == cost[3]);
        RC_ASSERT(unit.before == unit.killed + unit.wounded + unit.missing + unit.after);
      }
    }));
  }
}

}  // namespace estafette::tabletop::table_battle_property_test
