// Any bytes at all as the chapter of play of a rules.xml. By the figures that are read every force can march, every
// road carries somebody, a siege ends, and reports grow better with the ratio.
#include "base/markup/xml.hpp"
#include "campaign/rules/figures/rules.hpp"
#include "fuzz/hostile.hpp"

#include <algorithm>

using namespace estafette;

namespace {

void check(const campaign::MarchRules& march) {
  for (const campaign::MarchRules::Allowance& rate : {march.infantry, march.cavalry})
    fuzz::promise(rate.good > 0 && rate.poor > 0);
  fuzz::promise(march.good_capacity > 0 && march.poor_capacity > 0);
  fuzz::promise(march.forced >= 0 && march.fatigue_turns >= 0 && march.river >= 0 && march.invested >= 0);
}

void check(const campaign::SiegeRules& siege) {
  fuzz::promise(siege.shortest > 0 && siege.longest >= siege.shortest && siege.least > 0 && siege.sooner >= 0);
  fuzz::promise(siege.losses >= 0 && siege.losses <= 1000);
}

void check(const campaign::ScoutingRules& scouting) {
  using Band = campaign::ScoutingRules::Band;
  fuzz::promise(!scouting.bands.empty());
  fuzz::promise(std::is_sorted(scouting.bands.begin(), scouting.bands.end(),
                               [](const Band& a, const Band& b) { return a.ratio <= b.ratio; }));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    ProblemList problems;
    XmlElement element = XmlElement::parse(text, "fuzz.xml", "play", problems);
    const campaign::Rules rules = campaign::read_rules(element);
    problems.refuse_if_any();
    check(rules.march);
    check(rules.siege);
    check(rules.scouting);
    fuzz::promise(rules.bridge.capacity > 0 && rules.bridge.to_river >= 0 && rules.bridge.longest >= 0);
    fuzz::promise(rules.battle.most_corps > 0 && rules.battle.to_the_guns >= 0);
  });
}
