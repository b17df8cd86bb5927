// Any bytes at all as the scaling chapter of a rules.xml. By the figures that are read something remains, and what is
// too large can be cut into pieces none of which is too small.
#include "base/markup/xml.hpp"
#include "converter/scaling/rules.hpp"
#include "fuzz/hostile.hpp"

using namespace estafette;

namespace {

void check(const scaling::UnitSizes& limits) {
  fuzz::promise(limits.smallest > Men{0} && limits.largest.value >= 2 * limits.smallest.value);
}

void check(const scaling::BatterySizes& sizes) {
  for (const auto gun_class : {scaling::GunClass::foot, scaling::GunClass::heavy, scaling::GunClass::horse}) {
    for (const int guns : sizes.of(gun_class)) fuzz::promise(guns > 0);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    ProblemList problems;
    XmlElement element = XmlElement::parse(text, "fuzz.xml", "scaling", problems);
    const scaling::ScalingRules rules = scaling::read_scaling_rules(element);
    problems.refuse_if_any();
    fuzz::promise(rules.strength.part > 0 && rules.strength.of >= rules.strength.part);
    check(rules.battalion);
    check(rules.squadron);
    check(rules.usual_batteries);
    for (const auto& [nation, sizes] : rules.batteries) check(sizes);
  });
}
