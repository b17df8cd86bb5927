#include "converter/readers/tellings/manner.hpp"

#include <fmt/format.h>

namespace estafette::test {

Author::Author(Dice& dice, const Tongue& tongue) : dice_(dice), tongue_(tongue) {
  layout = static_cast<Layout>(dice.roll(0, static_cast<int>(Layout::rule)));
  step = dice.happens(1, 2) ? 2 : 4;
  bullet = std::vector<std::string>{"- ", "* ", "\u2022 ", "\u2013 ", "o "}[roll(5)];
  capitals = dice.happens(1, 5);
  gaps = layout == Layout::flat || dice.happens(2, 3);
  numbered = dice.happens(5, 6);
  brigades_numbered = dice.happens(3, 4);
  leaders = !numbered || dice.happens(5, 6);
  colonels = dice.happens(1, 5);
  arms_above = dice.happens(1, 4);
  in_a_row = !colonels && dice.happens(1, 6);
  run_in = in_a_row && dice.happens(1, 2);
  gunners = dice.happens(1, 3);
  sum = static_cast<Sum>(dice.happens(1, 2) ? 0 : dice.roll(0, 2));
  thousands = static_cast<Thousands>(dice.roll(0, 3));
  careless_ = dice.happens(1, 3);
}

std::size_t Author::roll(std::size_t count) {
  return static_cast<std::size_t>(dice_.roll(0, static_cast<int>(count) - 1));
}

const std::string& Author::form(const std::string& what) {
  const std::vector<std::string>& all = tongue_.of(what);
  const auto [found, first] = settled_.try_emplace(what, 0);
  if (first) found->second = roll(all.size());
  return all[careless_ && dice_.happens(1, 12) ? roll(all.size()) : found->second];
}

std::string Author::figure(int men) const {
  std::string digits = fmt::format("{}", men);
  if (men < 1000 || thousands == Thousands::none) return digits;
  const std::string_view between = thousands == Thousands::comma ? "," : thousands == Thousands::stop ? "." : " ";
  return digits.insert(digits.size() - 3, between);
}

}  // namespace estafette::test
