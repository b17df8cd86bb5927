// Any bytes at all as a campaign.xml: refused, or a campaign that can be written, read and played.
#include "campaign/founding/founding.hpp"
#include "fuzz/played.hpp"
#include "fuzz/troops.hpp"
#include "fuzz/war.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    const campaign::Founding founding =
        campaign::founding_of(text, "fuzz.xml", fuzz::a_theatre().map, fuzz::an_army, 1813);
    fuzz::promise(!founding.state.armies.empty());
    fuzz::can_be_played(fuzz::a_theatre(), founding.state, 2);
  });
}
