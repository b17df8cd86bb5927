#include "campaign/battle/battle_day.hpp"

#include <fmt/format.h>

#include <utility>

namespace estafette::campaign {
namespace {

constexpr std::uint64_t kBattlesApart = 7'000'003;  // so that a battle's dice are not those of a turn

sow::Clock hour(XmlElement& month, const char* attribute) {
  const std::string text = month.text(attribute);
  const std::optional<sow::Clock> clock = sow::clock_from(text);
  if (!clock) month.complain(attribute, text, "an hour", "Write 10:00");
  return clock.value_or(sow::Clock{});
}

BattleDay read_month(XmlElement& month) {
  BattleDay day;
  day.start = hour(month, "start");
  day.end = hour(month, "end");
  if (day.end <= day.start) month.complain("end", sow::to_string(day.end), "an hour after the start");
  for (XmlElement& sky : month.children("sky")) {
    day.skies.push_back({sky.text("weather"), sky.number("chance", 1, 100)});
    sky.no_others();
  }
  if (day.skies.empty()) month.complain("", "", "a <sky> in <month>", R"(Write <sky weather="clear" chance="1"/>)");
  month.no_others();
  return day;
}

}  // namespace

BattleDays read_battle_days(XmlElement& element) {
  (void)element.text("rule");
  BattleDays days;
  std::array<bool, 12> seen{};
  for (XmlElement& month : element.children("month")) {
    const auto index = static_cast<std::size_t>(month.number("number", 1, 12) - 1);
    if (std::exchange(seen.at(index), true))
      month.complain("number", std::to_string(index + 1), "each month only once", "Remove one of the two");
    days.at(index) = read_month(month);
  }
  for (std::size_t i = 0; i < seen.size(); ++i)
    if (!seen.at(i)) element.complain("", "", fmt::format("a <month number=\"{}\">", i + 1));
  element.no_others();
  return days;
}

std::string draw_sky(const BattleDay& day, DiceCup& dice) {
  int all = 0;
  for (const BattleDay::Sky& sky : day.skies) all += sky.chance;
  int left = dice.roll("sky", says("the sky"), 1, all);
  for (const BattleDay::Sky& sky : day.skies) {
    left -= sky.chance;
    if (left <= 0) return sky.word;
  }
  return day.skies.back().word;
}

DiceCup dice_of_battle(const State& state, int number, ThrownDice thrown) {
  return DiceCup(state.seed + kBattlesApart, Turn{number}, std::move(thrown));
}

}  // namespace estafette::campaign
