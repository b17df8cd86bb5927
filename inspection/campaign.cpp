#include "inspection/campaign.hpp"

#include "campaign/reports/status.hpp"
#include "campaign/umpire/begin.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

namespace estafette::inspection {
namespace {

constexpr std::uint64_t kAnySeed = 1813;  ///< nothing that is shown depends on the dice

/// Forces, men and guns of each side, on the map and expected.
Table strengths_of(const campaign::Theatre& theatre, const campaign::State& state) {
  Table table{"Campaign of " + state.campaign,
              {{"side"}, {"forces", true}, {"men", true}, {"guns", true}, {"expected", true}},
              {},
              {}};
  for (const campaign::Side side : {campaign::Side::france, campaign::Side::coalition}) {
    int forces = 0;
    Totals sum;
    for (const campaign::Force& force : state.forces) {
      if (force.side != side) continue;
      ++forces;
      sum += totals(force.troops);
    }
    int expected = 0;
    for (const campaign::Reinforcement& later : state.expected) expected += later.force.side == side ? 1 : 0;
    table.rows.push_back({theatre.rules.sides[side].name, std::to_string(forces), figure(sum.men().value),
                          figure(sum.guns.value), std::to_string(expected)});
  }
  return table;
}

}  // namespace

void inspect_campaign(const Inspected& in, Findings& say) {
  const campaign::CampaignFile file(in.path);
  say.table(strengths_of(file.theatre(), file.state()));
  say.line(fmt::format("It stands at {}, after {}; {}.", campaign::turn_in_words(file.theatre(), file.state().turn),
                       counted(file.commands().size(), "command", "commands"),
                       counted(file.state().battles.size(), "battle", "battles")));
  for (const campaign::OnTrust& doubt : file.on_trust()) say.doubt("on trust: " + doubt.because);
  say.takers = "status, orders, turn, battle, report, history, ruling, proposal, undo, vouch, map draw";
}

void inspect_founding(const Inspected& in, Findings& say) {
  const campaign::Beginning beginning = campaign::begin_campaign(fs::absolute(in.path).parent_path(), kAnySeed);
  say.table(strengths_of(beginning.standing.theatre, beginning.standing.state));
  say.line(fmt::format("It begins with {}.",
                       campaign::turn_in_words(beginning.standing.theatre, beginning.standing.state.turn)));
  for (const std::string& remark : beginning.remarks) say.doubt(remark);
  say.takers = "new --from, with the folder that it is in";
}

}  // namespace estafette::inspection
