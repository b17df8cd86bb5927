#include "converter/readers/list/men_for_each.hpp"

#include "base/table.hpp"

#include <fmt/format.h>

#include <optional>

namespace estafette::readers {

bool settle_men_of_each(Facts& said) {
  constexpr int kFewestOfABattalion = 300, kFewestOfASquadron = 60, kMostParts = 12;
  const std::optional<int> men = said.men ? said.men : said.bare;
  const int parts = said.subunits().value_or(said.few.value_or(1));
  if (said.men_of_each == MenOfEach::untold || !men || parts < 1 || parts > kMostParts) return false;
  const int fewest = said.squadrons && !said.battalions ? kFewestOfASquadron : kFewestOfABattalion;
  const bool either = said.men_of_each == MenOfEach::either;
  const bool of_part = either ? *men < fewest * parts : said.men_of_each == MenOfEach::part;
  said.men = *men * (of_part ? parts : 1);
  said.bare.reset();
  if (either && parts > 1)
    said.guessed.push_back(fmt::format("{} men read as those of each {}", figure(*men), of_part ? "part" : "unit"));
  said.men_of_each = MenOfEach::untold;
  return true;
}

}  // namespace estafette::readers
