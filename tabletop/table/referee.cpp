#include "tabletop/table/referee.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <numeric>

namespace estafette::tabletop {
namespace {

std::string of_whom(const std::string& whose) {
  return whose.empty() ? "" : whose + ": ";
}

}  // namespace

int DiceThrow::sum() const {
  return std::accumulate(faces.begin(), faces.end(), 0);
}

void Reckoning::add_if(bool there, const std::string& modifier, const std::string& whose) {
  if (!there) return;
  const RuleModifier& entry = rules_.modifier(procedure_, modifier);
  add({whose, entry.value, entry.what, entry.from.rule, entry.from.reconstructed});
}

void Reckoning::add_value(int value, const std::string& what, const std::string& rule, const std::string& whose) {
  if (value != 0) add({whose, value, what, rule, false});
}

int Reckoning::modifiers(const std::string& whose) const {
  int sum = 0;
  for (const AppliedModifier& modifier : answer_.why) sum += modifier.whose == whose ? modifier.value : 0;
  return sum;
}

DiceThrow Reckoning::roll(TableCup& cup, int dice, int sides, const std::string& whose) {
  answer_.dice.push_back({whose, cup.faces(dice, sides), sides});
  return answer_.dice.back();
}

DiceThrow Reckoning::roll_against(TableCup& cup, int dice, int sides, int needed, const std::string& whose) {
  answer_.dice.push_back({whose, cup.faces_against(dice, sides, needed), sides});
  return answer_.dice.back();
}

int Reckoning::net(const DiceThrow& thrown) {
  const int more = modifiers(thrown.whose);
  note(fmt::format("{}{} {} {} = {}", of_whom(thrown.whose), thrown.sum(), more < 0 ? "-" : "+", std::abs(more),
                   thrown.sum() + more));
  return thrown.sum() + more;
}

void Reckoning::follow(const std::string& who, const std::string& what, const std::string& rule, int steps) {
  answer_.follows.push_back({who, what, rule, steps});
}

RefereeAnswer Reckoning::result(const std::string& words, const std::string& rule) {
  answer_.result = words;
  answer_.rule = rule;
  return answer_;
}

std::string told_steps(const TabletopRules& rules, int steps) {
  return fmt::format("{} {}", steps, steps == 1 ? rules.step : rules.steps);
}

std::string told_quarters(int quarters) {
  constexpr const char* kWords[] = {"no move", "1/4 of its move", "1/2 of its move", "3/4 of its move", "a full move"};
  return quarters >= 0 && quarters <= 4 ? kWords[quarters] : fmt::format("{} quarters of its move", quarters);
}

std::vector<std::string> told(const RefereeAnswer& answer) {
  std::vector<std::string> lines;
  for (const AppliedModifier& modifier : answer.why)
    lines.push_back(fmt::format("  {:+} {}{} ({}{})", modifier.value, of_whom(modifier.whose), modifier.what,
                                modifier.rule, modifier.reconstructed ? ", reconstructed" : ""));
  for (const DiceThrow& thrown : answer.dice)
    lines.push_back(fmt::format("  dice {}{}", of_whom(thrown.whose), fmt::join(thrown.faces, ", ")));
  for (const std::string& line : answer.working) lines.emplace_back("  " + line);
  lines.push_back(fmt::format("{} ({})", answer.result, answer.rule));
  for (const Consequence& next : answer.follows)
    lines.push_back(fmt::format("  {}{} ({})", of_whom(next.who), next.what, next.rule));
  return lines;
}

}  // namespace estafette::tabletop
