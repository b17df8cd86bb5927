#include "campaign/orders/catalogues.hpp"

#include "campaign/state/questions.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace estafette::campaign {
namespace {

constexpr std::array<std::string_view, 28> kRanks = {"marshal",
                                                     "general",
                                                     "lieutenant",
                                                     "major",
                                                     "colonel",
                                                     "brigade",
                                                     "division",
                                                     "generalleutnant",
                                                     "generalmajor",
                                                     "oberst",
                                                     "of",
                                                     "infantry",
                                                     "cavalry",
                                                     "artillery",
                                                     "der",
                                                     "kavallerie",
                                                     "infanterie",
                                                     "von",
                                                     "de",
                                                     "du",
                                                     "count",
                                                     "graf",
                                                     "prince",
                                                     "prinz",
                                                     "baron",
                                                     "duke",
                                                     "oberstleutnant",
                                                     "king"};

std::vector<std::string> commander_of(const std::string& commander) {
  std::string name = without_rank(commander);
  if (name.empty()) return {};
  return {std::move(name)};
}

std::vector<std::string> other_names(const State& state, const Piece& piece) {
  if (piece.kind == PieceKind::chief)
    return piece.title.empty() ? std::vector<std::string>{} : std::vector<std::string>{piece.title};
  const Army* army = find_army(state, piece.army);
  if (piece.kind != PieceKind::headquarters || army == nullptr) return {};
  // Where a commander-in-chief is a piece himself, his name means himself and not his headquarters.
  const std::string commander = fold(army->commander);
  for (const Piece& other : state.pieces)
    if (other.kind == PieceKind::chief && commander.find(fold(other.name)) != std::string::npos) return {};
  return commander_of(army->commander);
}

}  // namespace

bool is_rank(const std::string& plain) {
  return std::find(kRanks.begin(), kRanks.end(), plain) != kRanks.end();
}

std::string without_rank(const std::string& commander) {
  const Sentence sentence = cut(commander);
  std::size_t first = 0;
  while (first < sentence.words.size() && is_rank(sentence.words[first].plain)) ++first;
  return sentence.between(first, sentence.words.size());
}

Catalogue places_of(const map::Map& map) {
  std::vector<Named> all;
  for (const map::Node& node : map.nodes) all.push_back({node.id.slug, node.name, {node.today}});
  return Catalogue(std::move(all));
}

Catalogue rivers_of(const map::Map& map) {
  std::vector<Named> all;
  for (const map::River& river : map.rivers) all.push_back({river.name, river.name, {}});
  return Catalogue(std::move(all));
}

Catalogue own_of(const State& state, Side side) {
  std::vector<Named> all;
  for (const Force& force : state.forces)
    if (force.side == side) all.push_back({force.id.slug, force.name, commander_of(force.troops.commander)});
  // Who leads a corps and its army is written to for the corps: "Bülow: march Zerbst".
  const auto leads_a_force = [forces = all](const std::string& commander) {
    return std::any_of(forces.begin(), forces.end(), [&](const Named& force) {
      return std::find(force.other.begin(), force.other.end(), commander) != force.other.end();
    });
  };
  for (const Piece& piece : state.pieces) {
    if (piece.side != side) continue;
    std::vector<std::string> other = other_names(state, piece);
    std::erase_if(other, leads_a_force);
    all.push_back({piece.id.slug, piece.name, std::move(other)});
  }
  return Catalogue(std::move(all));
}

Catalogue divisions_in(const Force& force) {
  std::vector<Named> all;
  for (const Formation* division : divisions_of(force))
    all.push_back({division->id, division->name, commander_of(division->commander)});
  return Catalogue(std::move(all));
}

}  // namespace estafette::campaign
