// Any lines at all as the umpire's wishes for a battle, "--reserve=VIII Corps": refused, or a battle for the game,
// whose sheet comes back the same from what we write.
#include "campaign/battle/plan.hpp"
#include "cli/verbs/battle_words.hpp"
#include "converter/sow/mod.hpp"
#include "converter/sow/profile/read_profile.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "fuzz/hostile.hpp"
#include "fuzz/shipped.hpp"
#include "fuzz/war.hpp"

using namespace estafette;

namespace {

const campaign::BattleDays& days() {
  static const campaign::BattleDays kDays = [] {
    campaign::BattleDays all;
    for (campaign::BattleDay& day : all)
      day = {*sow::clock_from("10:00"), *sow::clock_from("18:00"), {{"clear", 2}, {"light rain", 1}}};
    return all;
  }();
  return kDays;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const sow::Profile kProfile = sow::read_profile(read_text(fuzz::shipped("sow/waterloo.xml")), "waterloo.xml");
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    const campaign::State& met = fuzz::at_the_battle();
    const cli::BattleWords words = cli::BattleWords::from_lines(text);
    const std::string lines = words.as_lines();  // as the campaign keeps them, for battle generate --again
    const std::string again = cli::BattleWords::from_lines(lines).as_lines();
    fuzz::promise(again == lines, lines + "and again:\n" + again);
    const campaign::BattleChoice choice = cli::choice_from(met, fuzz::the_battle(), words);
    const campaign::PlannedBattle planned =
        campaign::plan_battle(fuzz::a_theatre(), met, fuzz::the_battle(), choice, days(), kProfile);
    const sow::Mod mod = sow::make_mod(planned.plan, kProfile);
    fuzz::promise(!mod.documents.empty());
    fuzz::promise(sow::read_battle_sheet(sow::to_xml(mod.sheet), "again.xml") == mod.sheet);
  });
}
