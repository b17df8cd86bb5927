#include "converter/readers/tree/totals.hpp"

#include "base/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <set>

namespace estafette::readers {
namespace {

/// The sum of each stated figure that differs: "10,400 men, 16 guns"; empty if all agree.
std::string differing(const Facts& facts, const Sum& sum) {
  std::string text;
  const auto tell = [&](long long value, std::string_view what) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", figure(value), what);
  };
  const long long fighting = sum.infantry + sum.cavalry;
  const long long officers = facts.officers.value_or(0);
  std::optional<int> men = facts.men;
  const bool by_arm = facts.infantry || facts.cavalry || facts.artillery;
  if (!men && !by_arm && !facts.guns && !facts.subunits()) men = facts.bare ? facts.bare : facts.few;
  if (men) {
    const bool parts = men == facts.few && (*men == sum.battalions || *men == sum.squadrons || *men == sum.batteries);
    const bool fits = parts || *men + officers == fighting + sum.others || *men + officers == fighting ||
                      (facts.sabres && *men + officers == sum.cavalry) || *men == fighting + sum.others ||
                      (sum.away > 0 && *men + officers == fighting + sum.others + sum.away);
    if (!fits) tell(facts.sabres ? sum.cavalry : fighting + sum.others, "men");
  }
  const auto compare = [&](const std::optional<int>& stated, long long read, std::string_view what) {
    if (stated && *stated != read) tell(read, what);
  };
  compare(facts.infantry, sum.infantry, "infantry");
  compare(facts.cavalry, sum.cavalry, "cavalry");
  compare(facts.artillery, sum.others, "artillery");
  compare(guns_of(facts), sum.guns, "guns");
  compare(facts.battalions, sum.battalions, "battalions");
  compare(facts.squadrons, sum.squadrons, "squadrons");
  compare(facts.batteries, sum.batteries, "batteries");
  return text;
}

/// "12,000 men, 16 guns"
std::string stated_in(const Facts& facts) {
  std::string text;
  const auto tell = [&](const std::optional<int>& value, std::string_view what) {
    if (value) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", figure(*value), what);
  };
  std::optional<int> men = facts.men;
  const bool by_arm = facts.infantry || facts.cavalry || facts.artillery;
  if (!men && !by_arm && !facts.guns && !facts.subunits()) men = facts.bare ? facts.bare : facts.few;
  if (men) men = *men + facts.officers.value_or(0);
  tell(men, facts.sabres ? "sabres" : "men");
  tell(facts.infantry, "infantry");
  tell(facts.cavalry, "cavalry");
  tell(facts.artillery, "artillery");
  tell(guns_of(facts), "guns");
  tell(facts.battalions, "battalions");
  tell(facts.squadrons, "squadrons");
  tell(facts.batteries, "batteries");
  return text;
}

}  // namespace

Sum& Sum::operator+=(const Sum& more) {
  infantry += more.infantry;
  cavalry += more.cavalry;
  others += more.others;
  guns += more.guns;
  battalions += more.battalions;
  squadrons += more.squadrons;
  batteries += more.batteries;
  away += more.away;
  guessed += more.guessed;
  return *this;
}

Sum sum_of(const Unit& unit, bool guessed) {
  Sum sum;
  const Arm arm = arm_of(unit.kind);
  (arm == Arm::infantry ? sum.infantry : arm == Arm::cavalry ? sum.cavalry : sum.others) = unit.men.value;
  sum.guns = unit.guns.value;
  for (const std::optional<Men>& men : {unit.returned.detached, unit.returned.sick}) sum.away += men ? men->value : 0;
  if (arm == Arm::infantry) sum.battalions = unit.subunits;
  if (arm == Arm::cavalry) sum.squadrons = unit.subunits;
  if (arm == Arm::artillery) sum.batteries = 1;
  sum.guessed = guessed ? 1 : 0;
  return sum;
}

namespace {

/// "4 rgts (4 sqns each)", "3 batteries of 8 guns", "4 bns of 550 men": what all have together.
Facts of_all(Facts facts) {
  if (!facts.each) return facts;
  facts.each = false;
  const int regiments = facts.regiments.value_or(1), batteries = facts.batteries.value_or(1);
  if (facts.guns) facts.guns = *facts.guns * batteries;
  for (std::optional<int> Facts::*parts : {&Facts::battalions, &Facts::squadrons})
    if (facts.*parts) facts.*parts = *(facts.*parts) * regiments;
  const int parts = facts.parts_of_each ? 1 : facts.subunits().value_or(std::max(regiments, batteries));
  for (std::optional<int> Facts::*men : {&Facts::men, &Facts::bare})
    if (facts.*men) facts.*men = *(facts.*men) * parts;
  return facts;
}

}  // namespace

Comparison compared(const StatedTotal& stated, const TextOutline& outline, const std::vector<Sum>& sums) {
  StatedTotal total = stated;
  total.facts = of_all(total.facts);
  const Facts& facts = total.facts;
  std::optional<int> men = facts.men ? facts.men : facts.bare;
  if (!men && (facts.infantry || facts.cavalry))
    men = facts.infantry.value_or(0) + facts.cavalry.value_or(0) + facts.artillery.value_or(0);
  const auto distance = [&](const Sum& sum) {
    return std::llabs(men.value_or(0) - sum.infantry - sum.cavalry - (facts.men || facts.artillery ? sum.others : 0));
  };
  const auto name_of = [&](std::size_t node) { return outline.nodes[node].item.parts.name; };
  const auto fits = [&](std::size_t node) { return differing(total.facts, sums[node]).empty(); };
  Comparison comparison;
  StatedSum& sum = comparison.sum;
  sum.line = total.line.line;
  sum.stated = sum.read = stated_in(total.facts);
  Sum together, all, part;
  for (const std::size_t node : total.together) together += sums[node];
  for (const std::size_t node : total.all) all += sums[node];
  for (const std::size_t node : total.part) part += sums[node];
  if (!total.part.empty() && differing(total.facts, part).empty()) return comparison;
  if (!total.all.empty() && differing(total.facts, all).empty()) return comparison;
  if (total.open.empty() && !differing(total.facts, together).empty() && !total.together.empty()) {
    sum.of = fmt::format("{} and {} more", name_of(total.together.front()), total.together.size() - 1);
    sum.read = differing(total.facts, together);
    sum.agrees = false;
    comparison.look = {"",
                       total.line.line,
                       "",
                       total.line.text,
                       fmt::format("{}, the sum of the units of all commands that it names", sum.read),
                       "Check the figures of its units"};
    return comparison;
  }
  if (total.open.empty() || (!total.together.empty() && differing(total.facts, together).empty())) return comparison;
  const auto fitting = std::find_if(total.open.begin(), total.open.end(), fits);
  if (fitting != total.open.end()) {
    sum.of = name_of(*fitting);
    return comparison;
  }
  const auto nearer = [&](std::size_t a, std::size_t b) { return distance(sums[a]) < distance(sums[b]); };
  // Without men we cannot tell which command was meant; one without troops has them summed up right below it.
  const bool bare = outline.nodes[total.open.front()].children.empty();
  const std::size_t node =
      men && !bare ? *std::min_element(total.open.begin(), total.open.end(), nearer) : total.open.front();
  sum.of = name_of(node);
  sum.read = differing(total.facts, sums[node]);
  sum.agrees = false;
  std::string expected = fmt::format("{}, the sum of the units of {}", sum.read, sum.of);
  if (sums[node].guessed > 0) expected += fmt::format(" ({} of them with guesses)", sums[node].guessed);
  comparison.look = {"", total.line.line, "", total.line.text, std::move(expected), "Check the figures of its units"};
  return comparison;
}

void total_of_nations(StatedTotal& total, const TextOutline& outline, const PhraseBook& words) {
  const Tokens tokens = tokens_of(total.line.text);
  std::set<std::string> named;
  for (std::size_t at = 0; at < tokens.size(); ++at)
    for (const Sense sense : {Sense::nation, Sense::country})
      if (const std::optional<PhraseFound> nation = words.find(sense, tokens, at)) named.insert(nation->is);
  const bool grand = named.empty() && words.any(Sense::grand, tokens, 0, tokens.size());
  if (named.size() < 2 && !grand) return;
  std::vector<std::size_t> together;
  std::size_t nations = 0;
  for (const std::size_t root : outline.roots) {
    const TextNode& node = outline.nodes[root];
    if (!grand && !named.contains(node.item.nation)) continue;
    if (node.item.is != Item::Is::nation) {
      together.push_back(root);
      continue;
    }
    ++nations;
    together.insert(together.end(), node.children.begin(), node.children.end());
  }
  if (together.empty() || (grand && nations < 2)) return;
  if (grand) {
    total.all = std::move(together);
    return;
  }
  total.open.clear();
  total.together = std::move(together);
}

}  // namespace estafette::readers
