// Any bytes at all as the rules.xml of a set of tabletop rules: refused, or every procedure answers by it.
#include "fuzz/hostile.hpp"
#include "fuzz/shipped.hpp"
#include "tabletop/data/read_tabletop_rules.hpp"
#include "tabletop/sets/sets.hpp"
#include "tabletop/table/charts.hpp"

#include <map>

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::map<std::string, tabletop::TabletopRules> kShipped = [] {
    std::map<std::string, tabletop::TabletopRules> all;
    for (const std::string& name : tabletop::set_names())
      all[name] = tabletop::read_tabletop_rules(read_text(fuzz::shipped("tabletop/" + name + "/rules.xml")), name);
    return all;
  }();
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    const tabletop::TabletopRules rules = tabletop::read_tabletop_rules(text, "fuzz.xml");
    const auto shipped = kShipped.find(rules.id);
    if (shipped == kShipped.end()) return;
    tabletop::require_alike(rules, shipped->second);
    fuzz::promise(!tabletop::charts_page(rules).empty());
    for (const tabletop::TableProcedure& procedure : tabletop::procedures_of(rules)) {
      tabletop::SeededCup cup(1);
      fuzz::promise(!procedure.run(tabletop::read_case(procedure, {}), cup).rule.empty(), procedure.name);
    }
  });
}
