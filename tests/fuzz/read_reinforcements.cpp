// Any bytes at all as a reinforcements.xml: refused, or forces that come one after the other while the campaign is
// played.
#include "campaign/founding/founding.hpp"
#include "fuzz/played.hpp"
#include "fuzz/troops.hpp"
#include "fuzz/war.hpp"

using namespace estafette;

namespace {

constexpr const char* kCampaign = R"(<campaign name="fuzz" prestige="30">
  <nation name="Saxony" side="france"/>
  <owner node="alten" side="france"/>
  <owner node="dorf-heim" side="coalition"/>
  <army name="Army of the Main" side="france" nation="France" orbat="main.csv">
    <force name="III Corps" at="alten"/>
    <absent name="VI Corps" because="it comes later"/>
    <absent name="I Cavalry Corps" because="it comes later"/>
  </army>
</campaign>
)";

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    const campaign::Extras extras{Document{"fuzz.xml", text}, {}};
    const campaign::Founding founding =
        campaign::founding_of(kCampaign, "campaign.xml", fuzz::a_theatre().map, fuzz::an_army, 1813, extras);
    fuzz::can_be_played(fuzz::a_theatre(), founding.state, 3);
  });
}
