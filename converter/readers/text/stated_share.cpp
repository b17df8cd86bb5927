#include "converter/readers/text/stated_share.hpp"

#include "base/apportion.hpp"
#include "base/table.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/orbat/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::string_view kStrengthFrom = "strength from ";

std::optional<long long> men_of(const Facts& stated) {
  if (stated.sabres || stated.each) return std::nullopt;
  if (stated.men) return *stated.men + stated.officers.value_or(0);
  return stated.bare;
}

/// "guessed: quality line, strength from 1 battalion": what the strength is from now.
void say(Unit& unit, const std::string& from) {
  const std::size_t at = unit.note.find(kStrengthFrom);
  if (at == std::string::npos) return;
  const std::size_t begin = at + kStrengthFrom.size();
  const std::size_t end = std::min(unit.note.find_first_of(",;", begin), unit.note.size());
  unit.note.replace(begin, end - begin, from);
  unit.source.clear();
}

void all_units(Formation& formation, std::vector<Unit*>& units) {
  for (Unit& unit : formation.units) units.push_back(&unit);
  for (Formation& child : formation.formations) all_units(child, units);
}

Sum raise(const TextOutline& outline, std::size_t node, const std::map<std::size_t, Sum>& more,
          std::vector<Sum>& sums) {
  Sum all;
  if (const auto own = more.find(node); own != more.end()) all = own->second;
  for (const std::size_t child : outline.nodes[node].children) all += raise(outline, child, more, sums);
  sums[node] += all;
  return all;
}

}  // namespace

void StatedShare::guessed(const Unit& unit, std::size_t node) {
  if (unit.line.value > 0) guessed_[{unit.line.value, unit.name}] = node;
}

void StatedShare::among(Formation& formation, const Facts& stated, const TextOutline& outline, std::size_t node,
                        std::vector<Sum>& sums) {
  const std::optional<long long> men = men_of(stated);
  if (!men || guessed_.empty()) return;
  std::vector<Unit*> all, open;
  all_units(formation, all);
  std::vector<std::int64_t> guesses;
  std::int64_t left = *men;
  std::int64_t guess = 0;
  for (Unit* unit : all) {
    const bool known = !guessed_.contains({unit->line.value, unit->name});
    const Arm arm = arm_of(unit->kind);
    if (known) left -= unit->men.value;
    if (known || (arm != Arm::infantry && arm != Arm::cavalry)) continue;
    open.push_back(unit);
    guesses.push_back(unit->men.value);
    guess += unit->men.value;
  }
  if (open.empty() || left * 5 < guess * 2 || left * 2 > guess * 5) return;
  const std::vector<std::int64_t> shares = apportion(left, guesses);
  if (std::any_of(shares.begin(), shares.end(), [](std::int64_t share) { return share > kMostMen.value; })) return;
  std::map<std::size_t, Sum> more;
  const std::string from = fmt::format("a share of the {} men of {}", figure(*men), formation.name);
  for (std::size_t i = 0; i < open.size(); ++i) {
    const Key key{open[i]->line.value, open[i]->name};
    Sum& sum = more[guessed_.at(key)];
    (arm_of(open[i]->kind) == Arm::infantry ? sum.infantry : sum.cavalry) += shares[i] - guesses[i];
    open[i]->men = Men{static_cast<int>(shares[i])};
    say(*open[i], from);
    guessed_.erase(key);
  }
  (void)raise(outline, node, more, sums);
}

}  // namespace estafette::readers
