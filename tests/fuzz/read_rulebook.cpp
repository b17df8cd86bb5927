// Any bytes at all as a whole rules.xml: refused, or rules by which a battle is fought and a campaign is played.
#include "campaign/battle/losses.hpp"
#include "campaign/rules/figures/check_places.hpp"
#include "campaign/umpire/rulebook.hpp"
#include "fuzz/played.hpp"
#include "fuzz/war.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    const campaign::Rulebook book = campaign::parse_rulebook(text, "fuzz.xml");
    if (!campaign::unknown_places(fuzz::a_theatre().map, book.play, "fuzz.xml", text).empty()) return;
    const campaign::Theatre theatre(fuzz::a_theatre().map, book.play);
    const campaign::State& met = fuzz::at_the_battle();
    const std::vector<campaign::SpokenLoss> spoken = {{{"iii-corps"}, 10, true}, {{"yorck"}, 100, false}};
    const dumps::Losses losses = campaign::losses_by_word(theatre, met, fuzz::the_battle(), spoken, book.carryover);
    const campaign::State after =
        fuzz::after_all(met, campaign::carry_losses(theatre, met, fuzz::the_battle(), losses, {}, book.carryover));
    fuzz::can_be_played(theatre, after, 2);
  });
}
