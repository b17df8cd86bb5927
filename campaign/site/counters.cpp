#include "campaign/site/counters.hpp"

#include "base/text.hpp"
#include "campaign/state/questions.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

namespace estafette::campaign {
namespace {

std::string counters_page(const SiteSource& source) {
  const State& now = source.chapters.back().after;
  HtmlPage page = source.page("Counters to cut out", "");
  page.lead("For a table map. Cut along the dashes, fold in the middle; turn the back up when a force is exhausted.");
  for (const Side side : source.sides()) {
    page.heading(source.theatre.rules.sides[side].full);
    std::vector<HtmlPage::Counter> counters;
    for (const Force& force : now.forces) {
      if (force.side != side) continue;
      const Totals strength = totals(force.troops);
      const bool horse = strength.men().value > 0 && 2 * cavalry_of(force).value > strength.men().value;
      counters.push_back(
          {to_string(side), horse, force.name,
           fmt::format("{}, {}, {} MD", horse ? "horse" : "foot", figure(strength.men().value), divisions(now, force)),
           "exhausted"});
    }
    page.counters(counters);
  }
  return page.text();
}

}  // namespace

void add_counters(const SiteSource& source, SiteFiles& files) {
  if (!source.chapters.empty()) files.push_back({kCountersPage, counters_page});
}

}  // namespace estafette::campaign
