// Any bytes at all as a players.csv, and as what --player is given: refused, or players who command forces of one side.
#include "campaign/reports/players.hpp"
#include "fuzz/hostile.hpp"
#include "fuzz/war.hpp"

using namespace estafette;

namespace {

const std::vector<campaign::Chapter>& chapters() {
  static const std::vector<campaign::Chapter> kAll = [] {
    campaign::Event begun;
    begun.said = campaign::as_written("The campaign begins");
    begun.change = campaign::Founded{fuzz::before_the_battle()};
    return campaign::chapters_of({begun});
  }();
  return kAll;
}

void check(const campaign::Player& player) {
  const campaign::State& now = chapters().back().after;
  fuzz::promise(!player.name.empty());
  for (const campaign::ForceId& id : campaign::forces_of(player, chapters())) {
    const campaign::Force* force = campaign::find_force(now, id);
    fuzz::promise(force == nullptr || force->side == player.side);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::read_or_refused(data, size, [](const std::string& text) {
    for (const campaign::Player& player : campaign::read_players(text, "fuzz.csv", chapters())) check(player);
  });
  return fuzz::read_or_refused(data, size,
                               [](const std::string& text) { check(campaign::player_from(text, chapters())); });
}
