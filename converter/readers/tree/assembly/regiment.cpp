#include "converter/readers/tree/assembly/regiment.hpp"

#include "converter/readers/tree/part_by_sort.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

/// "1st Battalion - 600 men", "II", "2e escadron", "1st and 2nd Battalions": no name of its own.
bool only_a_part(const TextNode& node, const PhraseBook& words) {
  if (node.item.is != Item::Is::unit || !node.children.empty()) return false;
  const std::string& name = node.item.parts.name;
  const Tokens tokens = tokens_of(name);
  const auto part = [&](const Token& token) {
    const auto at = static_cast<std::size_t>(&token - tokens.data());
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    return token.is != Token::Is::word || words.has(Sense::unit, tokens, at) || (link && link->is == "and") ||
           roman(name.substr(token.begin, token.end - token.begin));
  };
  return !tokens.empty() && std::all_of(tokens.begin(), tokens.end(), part);
}

bool mounted(const TextNode& node, const PhraseBook& words) {
  const Tokens tokens = tokens_of(node.item.parts.name);
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
        kind && arm_of(*kind_from(kind->is)) == Arm::cavalry)  // of the words for parts, only squadrons show one
      return true;
  return false;
}

}  // namespace

std::optional<WholeRegiment> whole_of(const TextNode& regiment, const TextOutline& outline, const PhraseBook& words) {
  Parts whole = regiment.item.parts;
  Facts more;
  long long men = 0;
  bool all_known = true;
  bool squadrons = false;
  int parts_told = 0;
  std::string list;
  for (const std::size_t child : regiment.children) {
    const TextNode& node = outline.nodes[child];
    const bool behind_others = child != regiment.children.front() && !whole.facts.figures();
    if (!only_a_part(node, words) && !(behind_others && is_part_by_sort(node, words))) return std::nullopt;
    const Parts& part = node.item.parts;
    std::optional<int> known = part.facts.men;
    if (!known) known = part.facts.bare ? part.facts.bare : part.facts.few;
    all_known = all_known && known;
    const int strength = known.value_or(0) + part.facts.officers.value_or(0);
    men += strength;
    squadrons = squadrons || mounted(node, words);
    parts_told += part.facts.subunits().value_or(1);
    append(list, fmt::format("{}{}{}{}", part.name, known ? fmt::format(": {}", strength) : "",
                             part.commander.empty() ? "" : ", ", part.commander));
    append(list, part.note);
    append(list, node.note);
  }
  std::optional<int> own = whole.facts.men;
  if (!own) own = whole.facts.bare;
  if (all_known && !own) {
    more.men = static_cast<int>(std::min<long long>(men, kLargestNumber));
  }
  if (!whole.facts.subunits() && !whole.facts.few) {
    (squadrons ? more.squadrons : more.battalions) = parts_told;
  }
  (void)merge(whole.facts, more);
  append(whole.note, list);
  WholeRegiment regiment_and_sum{std::move(whole), std::nullopt};
  const bool differs = own && all_known && men != *own + regiment.item.parts.facts.officers.value_or(0);
  if (differs) regiment_and_sum.other_sum = men;
  return regiment_and_sum;
}

std::optional<Parts> made_up_below(const TextNode& unit, const TextOutline& outline) {
  if (unit.children.size() != 1 || unit.item.parts.facts.figures()) return std::nullopt;
  const TextNode& child = outline.nodes[unit.children.front()];
  const Parts& told = child.item.parts;
  const Tokens name = tokens_of(told.name);
  const bool numbered =
      std::any_of(name.begin(), name.end(), [](const Token& token) { return token.is != Token::Is::word; });
  if (child.item.is != Item::Is::unit || !child.children.empty() || !told.commander.empty() || numbered ||
      !(told.facts.companies || told.facts.subunits()))
    return std::nullopt;
  Parts whole = unit.item.parts;
  Facts figures = told.facts;
  figures.kind.reset();
  figures.quality.reset();
  figures.nation.clear();
  if (!merge(whole.facts, figures)) return std::nullopt;
  append(whole.note, tidy(child.line.text));
  append(whole.note, child.note);
  return whole;
}

namespace {

/// "16 bns 5,759, 2 sqns 241, 11 art co 782": one for each arm, with what counts it.
std::vector<Parts> troops_by_arm(Parts all) {
  std::vector<Parts> units;
  if (const std::optional<int> men = all.facts.men ? all.facts.men : all.facts.bare; men && !all.facts.infantry) {
    const int foot = *men - all.facts.cavalry.value_or(0) - all.facts.artillery.value_or(0);
    if (foot > 0) all.facts.infantry = foot;  // "5,400 men, 400 of them horse"
  }
  const auto part = [&](std::optional<int> men, std::optional<int> parts, Kind kind, std::string_view name) -> Facts* {
    if (!men && !parts) return nullptr;
    Parts unit;
    unit.name = fmt::format("{}{}", all.name, name);
    unit.facts.guessed = all.facts.guessed;
    unit.facts.men = men;
    if (arm_of(kind) != Arm::infantry) {
      unit.facts.kind = kind;
      unit.facts.guessed.push_back(fmt::format("kind {}", to_string(kind)));
    }
    units.push_back(std::move(unit));
    return &units.back().facts;
  };
  const std::optional<int> battalions = all.facts.battalions;
  const std::optional<int> squadrons = all.facts.squadrons;
  if (Facts* foot = part(all.facts.infantry, battalions, Kind::line_infantry, "")) foot->battalions = battalions;
  if (Facts* horse = part(all.facts.cavalry, squadrons, Kind::light_cavalry, " cavalry")) horse->squadrons = squadrons;
  const std::optional<int> batteries = all.facts.batteries ? all.facts.batteries : all.facts.companies;
  if (!all.facts.artillery && !guns_of(all.facts) && !batteries) return units;
  Parts battery;
  battery.name = all.name + " artillery";
  battery.facts.guessed = all.facts.guessed;
  battery.facts.men = all.facts.artillery;
  battery.facts.batteries = batteries;
  battery.facts.guns = all.facts.guns;
  battery.facts.pieces = all.facts.pieces;
  battery.facts.piece = all.facts.piece;
  units.push_back(std::move(battery));
  return units;
}

std::vector<Parts> troops_told(const Parts& command, bool mounted, const char* guess) {
  if (!command.facts.figures()) return {};
  Parts troops;
  troops.name = command.name;
  troops.facts = command.facts;
  const bool counts = troops.facts.few && !troops.facts.men && !troops.facts.bare && !troops.facts.subunits();
  if (counts)  // "Cavalry Brigade, Lefebvre (19)"
    (mounted ? troops.facts.squadrons : troops.facts.battalions) = std::exchange(troops.facts.few, std::nullopt);
  troops.facts.guessed.emplace_back(guess);
  const bool others = troops.facts.men || troops.facts.subunits() || troops.facts.bare || troops.facts.few;
  const bool artillery = troops.facts.kind && arm_of(*troops.facts.kind) == Arm::artillery;
  if (artillery && others && troops.facts.companies)
    troops.facts.batteries = std::exchange(troops.facts.companies, std::nullopt);  // "12 5,618 4 art cos"
  if (others && guns_of(troops.facts).value_or(1) == 0) {                          // "9,000 men, 0 guns"
    troops.facts.guns.reset();
    troops.facts.pieces.clear();
  }
  const bool guns = guns_of(troops.facts) || troops.facts.batteries;
  std::vector<Parts> units;
  if (troops.facts.infantry || troops.facts.cavalry || troops.facts.artillery) return troops_by_arm(troops);
  if (guns && others) {
    Parts battery;
    battery.name = troops.name + " artillery";
    battery.facts.guessed = troops.facts.guessed;
    std::swap(battery.facts.guns, troops.facts.guns);
    std::swap(battery.facts.pieces, troops.facts.pieces);
    std::swap(battery.facts.piece, troops.facts.piece);
    std::swap(battery.facts.batteries, troops.facts.batteries);
    if (artillery) std::swap(battery.facts.kind, troops.facts.kind);
    units.push_back(std::move(battery));
  }
  if (troops.facts.battalions && troops.facts.squadrons) {  // we cannot tell which of them the men belong to
    Parts cavalry;
    cavalry.name = troops.name + " cavalry";
    cavalry.facts.guessed = troops.facts.guessed;
    std::swap(cavalry.facts.squadrons, troops.facts.squadrons);
    if (troops.facts.kind && arm_of(*troops.facts.kind) == Arm::cavalry)  // battalions are of foot
      cavalry.facts.kind = std::exchange(troops.facts.kind, std::nullopt);
    troops.facts.men = troops.facts.bare = troops.facts.officers = std::nullopt;
    if (const std::optional<int> horses = std::exchange(troops.facts.horses, std::nullopt))
      append(troops.note, fmt::format("{} horses", *horses));  // those of the guns too: no strength of either
    units.push_back(std::move(cavalry));
  }
  units.push_back(std::move(troops));
  return units;
}

}  // namespace

namespace {

/// "1,200 men: 1 battalion and 2 squadrons": horse first, as troops_told puts them; each has its share of the men.
void share_of_both(int men, const Facts& facts, std::vector<Parts>& units) {
  constexpr int kOfABattalion = 600, kOfASquadron = 130;  // of one for the other; the field armies of 1813
  const long long foot = static_cast<long long>(*facts.battalions) * kOfABattalion;
  const long long horse = static_cast<long long>(*facts.squadrons) * kOfASquadron;
  const int ridden = static_cast<int>(men * horse / std::max(1LL, foot + horse));
  units.front().facts.men = ridden;
  units.back().facts.men = men - ridden;
  for (Parts& unit : units) unit.facts.guessed.push_back(fmt::format("a share of the {} men of both", men));
}

}  // namespace

std::vector<Parts> troops_of_arms(const Parts& place, const PhraseBook& words) {
  const Facts& facts = place.facts;
  const int arms = (facts.battalions ? 1 : 0) + (facts.squadrons ? 1 : 0) + (guns_of(facts) || facts.batteries ? 1 : 0);
  if (arms < 2 || !(facts.battalions || facts.squadrons) || facts.each || facts.level || place.tagged) return {};
  const Tokens name = tokens_of(place.name);
  const bool of_one = std::any_of(name.begin(), name.end(), [&](const Token& token) {
    const auto at = static_cast<std::size_t>(&token - name.data());
    return token.is != Token::Is::word || words.has(Sense::kind, name, at) || words.has(Sense::unit, name, at) ||
           words.has(Sense::rank, name, at);
  });
  const std::optional<int> men = facts.men ? facts.men : facts.bare;
  const bool shared = men && facts.battalions && facts.squadrons && arms == 2;
  if (of_one || name.empty() || (men && !shared)) return {};
  std::vector<Parts> units = troops_told(place, false, "one unit for each arm");
  if (shared && units.size() == 2) share_of_both(*men, facts, units);
  units.front().commander = place.commander;
  units.front().note = place.note;
  return units;
}

bool tells_only_of_guns(const Parts& command, const PhraseBook& words) {
  Facts rest = command.facts;
  const bool guns = guns_of(rest) || rest.batteries;
  rest.guns = rest.batteries = std::nullopt;
  rest.pieces.clear();
  rest.piece.clear();
  const auto kind = kind_in(tokens_of(command.name), words);
  return guns && !rest.figures() && !(kind && arm_of(*kind_from(kind->is)) == Arm::artillery);
}

std::vector<Parts> troops_of(const Parts& command, bool mounted) {
  return troops_told(command, mounted, "one unit for all troops of its command");
}

}  // namespace estafette::readers
