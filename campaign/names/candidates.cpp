#include "campaign/names/candidates.hpp"

#include "campaign/state/questions.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace estafette::campaign {
namespace {

/// Forces and pieces stand side by side; then each kind behind the one before it.
Named entry(NamedKind kind, std::string id, std::string name) {
  Named named{.id = std::move(id), .name = std::move(name)};
  named.kind = static_cast<int>(kind);
  named.behind = kind == NamedKind::piece ? static_cast<int>(NamedKind::force) : named.kind;
  return named;
}

/// "Division Foy" for "Division d'infanterie Foy": the command and whose it is, without the arm between them. Nothing
/// for a name of another shape, as "2nd Light Division".
std::vector<std::string> without_the_arm(const std::string& name) {
  const Sentence sentence = cut(name);
  const std::size_t words = sentence.words.size();
  if (words < 3 || !name_words().begins_with_command(sentence)) return {};
  const std::string last = sentence.between(words - 1, words);
  if (number_in(sentence.words[words - 1].plain) > 0 || number_in(sentence.words[1].plain) > 0) return {};
  return {sentence.between(0, 1) + " " + last};
}

std::vector<std::string> unless_empty(const std::string& name) {
  return name.empty() ? std::vector<std::string>() : std::vector<std::string>{name};
}

std::string command_of(Level level) {
  switch (level) {
    case Level::division:
      return "corps";
    case Level::cavalry_division:
      return "cavalry corps";
    default:
      return "division";
  }
}

Named entry_of(const Force& force) {
  Named named = entry(NamedKind::force, force.id.slug, force.name);
  named.other = without_the_arm(force.name);
  named.commanders = unless_empty(force.troops->commander);
  named.command = command_of(force.troops->level);
  named.nation = force.nation;
  return named;
}

/// True if every word of the one name stands in the other.
bool within(const std::string& name, const std::string& longer) {
  const std::vector<std::string> words = plain_words(name);
  const std::vector<std::string> all = plain_words(longer);
  return std::all_of(words.begin(), words.end(),
                     [&](const std::string& word) { return std::find(all.begin(), all.end(), word) != all.end(); });
}

/// Who leads a force himself.
class Leaders {
 public:
  explicit Leaders(const State& state) : state_(state) {}

  [[nodiscard]] const State& state() const { return state_; }
  /// `name`: without his rank.
  [[nodiscard]] bool lead(Side side, const std::string& name) const {
    if (!known_)
      for (const Force& force : state_.forces) leaders_.emplace(force.side, without_rank(force.troops->commander));
    known_ = true;
    return leaders_.contains({side, name});
  }

 private:
  const State& state_;
  mutable bool known_ = false;
  mutable std::set<std::pair<Side, std::string>> leaders_;  ///< filled when somebody asks
};

/// A letter to a commander of both a corps and its army is for the corps; a piece with his name is the man himself.
std::vector<std::string> commander_of(const Leaders& leaders, const Army& army) {
  const State& state = leaders.state();
  const std::string name = without_rank(army.commander);
  const bool leads = leaders.lead(army.side, name);
  const bool himself = std::any_of(state.pieces.begin(), state.pieces.end(), [&](const Piece& piece) {
    return piece.side == army.side && piece.kind == PieceKind::chief && within(piece.name, army.commander);
  });
  return name.empty() || leads || himself ? std::vector<std::string>() : unless_empty(army.commander);
}

Named entry_of(const Leaders& leaders, const Piece& piece) {
  Named named = entry(NamedKind::piece, piece.id.slug, piece.name);
  std::vector<std::string> offices = name_words().also_called(piece.title);
  if (!piece.title.empty()) offices.push_back(piece.title);
  for (const std::string& office : offices) {
    named.other.push_back(office);
    named.other.push_back(office + " " + piece.name);
  }
  const Army* army = find_army(leaders.state(), piece.army);
  if (piece.kind != PieceKind::headquarters) return named;
  named.command = to_string(piece.kind);
  if (army == nullptr) return named;
  named.other.push_back(army->name);
  named.other.push_back(army->id);
  named.commanders = commander_of(leaders, *army);
  return named;
}

void add_commands(const Formation& formation, const Force& force, std::vector<Named>& all) {
  Named named = entry(NamedKind::division, formation.id, formation.name);
  named.commanders = unless_empty(formation.commander);
  named.command = command_of(formation.level);
  named.clear = fmt::format("{} of {}", formation.name, force.name);
  all.push_back(std::move(named));
  for (const Formation& below : formation.formations) add_commands(below, force, all);
}

}  // namespace

NamedKind kind_of(const Named& named) {
  return static_cast<NamedKind>(named.kind);
}

std::vector<Named> named_forces(const State& state) {
  std::vector<Named> all;
  for (const Force& force : state.forces) all.push_back(entry_of(force));
  return all;
}

std::vector<Named> named_forces(const State& state, const std::vector<ForceId>& ids) {
  std::vector<Named> all;
  std::set<ForceId> seen;
  for (const ForceId& id : ids)
    if (const Force* force = find_force(state, id); force != nullptr && seen.insert(id).second)
      all.push_back(entry_of(*force));
  return all;
}

std::vector<Named> named_pieces(const State& state) {
  const Leaders leaders(state);
  std::vector<Named> all;
  for (const Piece& piece : state.pieces) all.push_back(entry_of(leaders, piece));
  return all;
}

std::vector<Named> named_armies(const State& state) {
  const Leaders leaders(state);
  std::vector<Named> all;
  for (const Army& army : state.armies) {
    Named named = entry(NamedKind::army, army.id, army.name);
    named.commanders = commander_of(leaders, army);
    for (const Piece& piece : state.pieces)
      if (piece.kind == PieceKind::headquarters && piece.army == army.id) named.other.push_back(piece.name);
    all.push_back(std::move(named));
  }
  return all;
}

std::vector<Named> named_places(const map::Map& map) {
  std::vector<Named> all;
  for (const map::Node& node : map.nodes) {
    all.push_back(entry(NamedKind::place, node.id.slug, node.name));
    all.back().other = {node.today};
  }
  return all;
}

std::vector<Named> named_nations(const State& state) {
  std::set<std::string> names;
  for (const auto& [nation, side] : state.nations) names.insert(nation);
  for (const Army& army : state.armies) names.insert(army.nation);
  for (const Force& force : state.forces) {
    names.insert(force.nation);
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) { names.insert(unit.nation); });
  }
  for (const Reinforcement& expected : state.expected) names.insert({expected.force.nation, expected.needs});
  names.erase("");
  std::vector<Named> all;
  for (const std::string& name : names) all.push_back(entry(NamedKind::nation, name, name));
  return all;
}

std::vector<Named> named_countries(const map::Map& map) {
  std::set<std::string> names;
  for (const map::Node& node : map.nodes) names.insert(node.country);
  names.erase("");
  std::vector<Named> all;
  for (const std::string& name : names) all.push_back(entry(NamedKind::country, name, name));
  return all;
}

std::vector<Named> named_units(const State& state) {
  std::vector<Named> all;
  for (const Force& force : state.forces) {
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) {
      all.push_back(entry(NamedKind::unit, unit.id, unit.name));
      all.back().clear = fmt::format("{} of {}", unit.name, force.name);
    });
  }
  return all;
}

std::vector<Named> named_commands(const State& state) {
  std::vector<Named> all;
  for (const Force& force : state.forces)
    for (const Formation& below : force.troops->formations) add_commands(below, force, all);
  return all;
}

std::vector<Named> named_expected(const State& state) {
  std::vector<Named> all;
  for (const Reinforcement& one : state.expected) {
    all.push_back(entry_of(one.force));
    all.back().kind = all.back().behind = static_cast<int>(NamedKind::expected);
  }
  return all;
}

Catalogue places_of(const map::Map& map) {
  return Catalogue(named_places(map));
}

Catalogue rivers_of(const map::Map& map) {
  std::vector<Named> all;
  for (const map::River& river : map.rivers) all.push_back(entry(NamedKind::river, river.name, river.name));
  return Catalogue(std::move(all));
}

Catalogue own_of(const State& state, Side side) {
  const Leaders leaders(state);
  std::vector<Named> all;
  for (const Force& force : state.forces)
    if (force.side == side) all.push_back(entry_of(force));
  for (const Piece& piece : state.pieces)
    if (piece.side == side) all.push_back(entry_of(leaders, piece));
  return Catalogue(std::move(all));
}

Catalogue divisions_in(const Force& force) {
  std::vector<Named> all;
  for (const Formation* division : brigades_of(force)) {
    Named named = entry(NamedKind::division, division->id, division->name);
    named.other = without_the_arm(division->name);
    named.commanders = unless_empty(division->commander);
    named.command = "division";
    named.clear = fmt::format("{} of {}", division->name, force.name);
    all.push_back(std::move(named));
  }
  return Catalogue(std::move(all));
}

Catalogue among(std::vector<std::vector<Named>> lists) {
  std::vector<Named> all;
  for (std::vector<Named>& list : lists) std::move(list.begin(), list.end(), std::back_inserter(all));
  return Catalogue(std::move(all));
}

}  // namespace estafette::campaign
