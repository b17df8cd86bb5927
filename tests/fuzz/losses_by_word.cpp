// Any lines at all as what the umpire says of losses, "III Corps=10%": refused, or every man who leaves the ranks is
// killed, or in a pool, or lost for good.
#include "campaign/battle/losses.hpp"
#include "cli/verbs/battle_words.hpp"
#include "converter/orbat/totals.hpp"
#include "fuzz/played.hpp"
#include "fuzz/policy.hpp"
#include "fuzz/shipped.hpp"
#include "fuzz/war.hpp"

using namespace estafette;

namespace {

constexpr std::size_t kMostLines = 12;

int under_arms(const campaign::State& state) {
  int men = 0;
  for (const campaign::Force& force : state.forces) men += totals(force.troops).men().value;
  return men;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    std::vector<std::string> lines = split(text, '\n');
    if (lines.size() > kMostLines) lines.resize(kMostLines);
    const campaign::State& met = fuzz::at_the_battle();
    const campaign::Contact& battle = fuzz::the_battle();
    const std::vector<campaign::SpokenLoss> spoken = cli::losses_from(met, battle, lines);
    const dumps::Losses losses = campaign::losses_by_word(fuzz::a_theatre(), met, battle, spoken, fuzz::policy());
    int lost = 0;
    for (const dumps::UnitLosses& unit : losses.units) {
      fuzz::promise(unit.killed >= Men{0} && unit.wounded >= Men{0} && unit.missing >= Men{0});
      lost += (unit.killed + unit.wounded + unit.missing).value;
    }
    const campaign::State after =
        fuzz::after_all(met, campaign::carry_losses(fuzz::a_theatre(), met, battle, losses, {}, fuzz::policy()));
    fuzz::promise(under_arms(met) - under_arms(after) == lost);
  });
}
