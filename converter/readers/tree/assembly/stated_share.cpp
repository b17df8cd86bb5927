#include "converter/readers/tree/assembly/stated_share.hpp"

#include "base/apportion.hpp"
#include "base/table.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/orbat/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::string_view kStrengthFrom = "strength from ";
constexpr std::string_view kOneBattalion = "strength from 1 battalion";

/// "2,800 men": what the units that share a figure are, as a note has it.
std::string told(const StatedMen& stated) {
  const std::string_view who = !stated.arm ? "men" : *stated.arm == Arm::infantry ? "infantry" : "cavalry";
  return fmt::format("{} {}", figure(stated.men), who);
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

int last_line(const TextOutline& outline, std::size_t node) {
  const TextNode& command = outline.nodes[node];
  return command.children.empty() ? command.line.line : last_line(outline, command.children.back());
}

/// Whether all lines of a command's troops are above a total, or all below it.
bool sums_up(const StatedTotal& total, const TextOutline& outline, std::size_t node) {
  const std::vector<std::size_t>& children = outline.nodes[node].children;
  if (children.empty()) return false;
  return last_line(outline, node) < total.line.line || outline.nodes[children.front()].line.line > total.line.line;
}

void add_commands(std::vector<Formation>& formations, std::map<int, Formation*>& commands) {
  for (Formation& formation : formations) {
    commands.emplace(formation.line.value, &formation);
    add_commands(formation.formations, commands);
  }
}

/// "17 battalions, 12 squadrons, 8,000 men" below a brigade of five battalions: the total of a higher command.
bool counts_far_more(const Facts& stated, const Sum& sum) {
  const auto more = [](const std::optional<int>& told, long long read) {
    return told && read > 1 && *told > read * 2;  // one that is read may be a guess
  };
  return more(stated.battalions, sum.battalions) || more(stated.squadrons, sum.squadrons);
}

/// What units may have together at the most: five halves of the guesses; twice the guess where the source counts its
/// battalions; of a regiment that was guessed to have one battalion, for want of any figure, the men of four. `whole`:
/// all brigades are told, so that no regiment can be missing, and each may be as strong as any that took the field.
std::int64_t most_of(const std::vector<Unit*>& units, bool whole) {
  constexpr std::int64_t kMostBattalions = 4;
  constexpr std::int64_t kStrongest = 4000;  ///< five battalions of 800
  std::int64_t halves = 0;
  for (const Unit* unit : units) {
    const std::int64_t men = unit->men.value;
    const bool bare = unit->level == UnitLevel::regiment && unit->note.find(kOneBattalion) != std::string::npos;
    const std::int64_t most_of_bare = std::max(kMostBattalions * men, whole ? kStrongest : 0);
    halves += bare ? 2 * most_of_bare : men * (unit->subunits > 1 ? 4 : 5);
  }
  return halves / 2;
}

/// "Brigade Roe: 13e l\u00E9ger", "Brigade Kern: 17e de ligne": at least two commands with troops below it.
bool is_told_by_brigades(const Formation& formation) {
  return std::count_if(formation.formations.begin(), formation.formations.end(),
                       [](const Formation& child) { return !child.units.empty(); }) > 1;
}

/// What they may have together at the least: two fifths of the guesses; a fifth where the source counts none of their
/// battalions, since regiments had as few as a hundred men.
std::int64_t least_of(const std::vector<Unit*>& units) {
  std::int64_t fifths = 0;
  for (const Unit* unit : units)
    fifths +=
        unit->men.value * (unit->note.find(kOneBattalion) != std::string::npos ? std::int64_t{1} : std::int64_t{2});
  return (fifths + 4) / 5;
}

/// How high a command stands; 0 if its line does not say.
int height_of(const TextNode& command) {
  return command.item.level ? height(*command.item.level) : 0;
}

/// The figures that may be shared, those of one arm first: what all have together is then for the rest.
std::vector<StatedMen> all_stated(const Facts& stated) {
  std::vector<StatedMen> men;
  if (stated.sabres || stated.each) return men;
  if (stated.infantry) men.push_back({Arm::infantry, *stated.infantry});
  if (stated.cavalry) men.push_back({Arm::cavalry, *stated.cavalry});
  if (stated.men)
    men.push_back({std::nullopt, *stated.men + stated.officers.value_or(0)});
  else if (stated.bare)
    men.push_back({std::nullopt, *stated.bare});
  else if (stated.horses && !stated.cavalry)
    men.push_back({Arm::cavalry, *stated.horses});  // "Cavalry: Kern (2,700 horses)"
  return men;
}

}  // namespace

void StatedShare::guessed(const Unit& unit, std::size_t node) {
  if (unit.line.value > 0) guessed_.emplace(Key{unit.line.value, unit.name}, node);
}

std::optional<StatedShare::Open> StatedShare::open_in(Formation& formation, const StatedMen& stated) const {
  if (guessed_.empty()) return std::nullopt;
  std::vector<Unit*> all;
  all_units(formation, all);
  Open open;
  open.left = stated.men;
  std::map<Key, std::size_t> taken;
  for (Unit* unit : all) {
    const Key key{unit->line.value, unit->name};
    const bool known = taken[key]++ >= guessed_.count(key);
    const Arm arm = arm_of(unit->kind);
    if (stated.arm && arm != *stated.arm) continue;
    if (known) open.left -= unit->men.value;
    if (known || (arm != Arm::infantry && arm != Arm::cavalry)) continue;
    open.units.push_back(unit);
    open.guesses.push_back(unit->men.value);
    open.guess += unit->men.value;
  }
  if (open.units.empty() || open.left < least_of(open.units)) return std::nullopt;
  if (open.left > most_of(open.units, is_told_by_brigades(formation))) return std::nullopt;
  return open;
}

Sum StatedShare::share(const Open& open, const Formation& formation, const StatedMen& stated,
                       const TextOutline& outline, std::size_t node, std::vector<Sum>& sums) {
  const std::vector<std::int64_t> shares = apportion(open.left, open.guesses);
  if (std::any_of(shares.begin(), shares.end(), [](std::int64_t share) { return share > kMostMen.value; })) return {};
  std::map<std::size_t, Sum> more;
  const std::string from = fmt::format("a share of the {} of {}", told(stated), formation.name);
  for (std::size_t i = 0; i < open.units.size(); ++i) {
    const auto guess = guessed_.find({open.units[i]->line.value, open.units[i]->name});
    Sum& sum = more[guess->second];
    (arm_of(open.units[i]->kind) == Arm::infantry ? sum.infantry : sum.cavalry) += shares[i] - open.guesses[i];
    open.units[i]->men = Men{static_cast<int>(shares[i])};
    say(*open.units[i], from);
    guessed_.erase(guess);
  }
  return raise(outline, node, more, sums);
}

void StatedShare::battalions_among(Formation& formation, const Facts& stated, const TextOutline& outline,
                                   std::size_t node, std::vector<Sum>& sums) {
  constexpr int kMostOfARegiment = 5;
  if (guessed_.empty() || !stated.battalions || stated.men) return;
  std::vector<Unit*> all, open;
  all_units(formation, all);
  int left = *stated.battalions;
  std::vector<std::int64_t> ones;
  for (Unit* unit : all) {
    if (arm_of(unit->kind) != Arm::infantry) continue;
    const bool whole = unit->level == UnitLevel::regiment && unit->subunits == 1 &&
                       guessed_.contains({unit->line.value, unit->name}) &&
                       unit->note.find(kOneBattalion) != std::string::npos;
    if (whole) {
      open.push_back(unit);
      ones.push_back(1);
    } else {
      left -= std::max(unit->subunits, 1);
    }
  }
  const int regiments = static_cast<int>(open.size());
  if (regiments == 0 || left <= regiments || left > regiments * kMostOfARegiment) return;
  std::map<std::size_t, Sum> more;
  const bool even = left % regiments == 0;
  const std::string from =
      even ? fmt::format("{} of the {} battalions of {}", left / regiments, *stated.battalions, formation.name)
           : fmt::format("a share of the {} battalions of {}", *stated.battalions, formation.name);
  const std::vector<std::int64_t> counts = apportion(left, ones);
  for (std::size_t i = 0; i < open.size(); ++i) {
    Unit& unit = *open[i];
    const int men = unit.men.value;
    Sum& sum = more[guessed_.find({unit.line.value, unit.name})->second];
    unit.men = Men{men * left / regiments};
    sum.infantry += unit.men.value - men;
    sum.battalions += counts[i] - 1;
    if (even) unit.subunits = left / regiments;
    say(unit, from);
  }
  raise(outline, node, more, sums);
}

void StatedShare::among(Formation& formation, const Facts& stated, const TextOutline& outline, std::size_t node,
                        std::vector<Sum>& sums) {
  battalions_among(formation, stated, outline, node, sums);
  for (const StatedMen& men : all_stated(stated))
    if (const std::optional<Open> open = open_in(formation, men)) share(*open, formation, men, outline, node, sums);
}

void StatedShare::among(Orbat& orbat, const TextOutline& outline, std::vector<Sum>& sums) {
  if (guessed_.empty() || outline.totals.empty()) return;
  Commands commands;
  add_commands(orbat.formations, commands);
  for (const StatedTotal& total : outline.totals) {
    if (guessed_.empty() || compared(total, outline, sums).sum.agrees) continue;
    for (const StatedMen& men : all_stated(total.facts)) among(commands, total, men, outline, sums);
  }
}

void StatedShare::among(const Commands& commands, const StatedTotal& total, const StatedMen& stated,
                        const TextOutline& outline, std::vector<Sum>& sums) {
  struct Nearest {
    std::size_t node = 0;
    Formation* formation = nullptr;
    Open open;
    bool as_before = false;
  };
  const auto nearer = [](const Open& a, const Open& b) {  // by the ratio of what is left to what was guessed
    const auto [most_a, least_a] = std::minmax(a.left, a.guess, std::greater<>());
    const auto [most_b, least_b] = std::minmax(b.left, b.guess, std::greater<>());
    return most_a * least_b < most_b * least_a;
  };
  std::optional<Nearest> best;
  for (const std::size_t node : total.open) {
    const auto command = commands.find(outline.nodes[node].line.line);
    if (command == commands.end() || !sums_up(total, outline, node) || counts_far_more(total.facts, sums[node]) ||
        !totalled_.emplace(node, stated.arm).second)
      continue;
    std::optional<Open> open = open_in(*command->second, stated);
    if (!open || open->guess <= stated.men - open->left) continue;
    const bool as_before = height_ > 0 && height_of(outline.nodes[node]) == height_;
    if (!best || (as_before && !best->as_before) || (as_before == best->as_before && nearer(*open, best->open)))
      best = Nearest{node, command->second, std::move(*open), as_before};
  }
  if (!best) return;
  height_ = std::max(height_, height_of(outline.nodes[best->node]));
  const Sum more = share(best->open, *best->formation, stated, outline, best->node, sums);
  for (std::size_t child = best->node, above = child; above-- > 0;) {  // a command stands above what belongs to it
    const std::vector<std::size_t>& children = outline.nodes[above].children;
    if (std::find(children.begin(), children.end(), child) == children.end()) continue;
    sums[above] += more;
    child = above;
  }
}

}  // namespace estafette::readers
