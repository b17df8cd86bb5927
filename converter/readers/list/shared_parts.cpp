#include "converter/readers/list/shared_parts.hpp"

#include "base/table.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::readers {

void share_parts(std::span<Parts> units) {
  if (units.empty()) return;
  const int count = static_cast<int>(units.size());
  const Facts& last = units.back().facts;
  const bool only_last =
      std::none_of(units.begin(), units.end() - 1, [](const Parts& unit) { return unit.facts.figures(); });
  const int parts = last.subunits().value_or(0);
  if (!only_last || last.each || last.men || last.bare || parts <= count) return;
  const auto member = last.battalions ? &Facts::battalions : &Facts::squadrons;
  int more = parts % count;  // the first have one more if it does not come out even
  for (Parts& unit : units) {
    unit.facts.*member = parts / count + (more-- > 0 ? 1 : 0);
    unit.facts.guessed.push_back(
        fmt::format("a share of {} {} for {} units", parts, last.battalions ? "battalions" : "squadrons", count));
  }
}

void share_pair(std::vector<Parts>& units, std::size_t second) {
  share_parts(std::span(units).subspan(second - 1, 2));
  Facts& first = units[second - 1].facts;
  Facts& last = units[second].facts;
  Facts rest = last;
  rest.men.reset();
  rest.bare.reset();
  const std::optional<int> men = last.men ? last.men : last.bare;
  const auto strong = [](const Parts& unit) { return unit.facts.men || unit.facts.bare; };
  const bool others = std::count_if(units.begin(), units.end(), strong) > 1;
  if (first.figures() || rest.figures() || last.each || !men || *men < 2 || !others) return;
  last = rest;
  first.men = *men - *men / 2;
  last.men = *men / 2;
  for (Facts* of : {&first, &last}) of->guessed.push_back(fmt::format("a share of {} men for 2 units", *men));
}

void mark_strength_of_last(std::vector<Parts>& units, const PhraseBook& words) {
  Facts& last = units.back().facts;
  const bool others = std::any_of(units.begin(), units.end() - 1, [](const Parts& unit) {
    Facts own = unit.facts;
    if (own.batteries == 1) own.batteries.reset();
    return own.figures() || own.few;
  });
  const Parts& beside = units[units.size() - 2];
  const Tokens name = tokens_of(beside.name);
  const bool guns = last.guns && (beside.facts.batteries || names_one_battery({name, name.size(), words}));
  const bool men = last.men || last.bare || last.horses;
  if (others || last.subunits() || last.companies || !(men || guns)) return;
  const int figure_told = men ? last.men.value_or(last.bare.value_or(last.horses.value_or(0))) : *last.guns;
  last.guessed.push_back(
      fmt::format("{} {} told behind {} units", figure(figure_told), men ? "men" : "guns", units.size()));
}

bool names_its_parts(const Parts& unit, const PhraseBook& words) {
  const std::size_t bracket = unit.name.ends_with(')') ? unit.name.rfind('(') : std::string::npos;
  if (bracket == std::string::npos) return false;
  const Tokens inside = tokens_of(std::string_view(unit.name).substr(bracket));
  return words.any(Sense::count, inside, 0, inside.size());
}

}  // namespace estafette::readers
