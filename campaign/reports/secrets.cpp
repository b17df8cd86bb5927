#include "campaign/reports/secrets.hpp"

#include <string>

namespace estafette::campaign {
namespace {

struct Own {
  std::set<ForceId> forces;
  std::set<std::string> posts;

  void learn(const State& state, Side side) {
    for (const Army& army : state.armies)
      if (army.side == side) posts.insert(army.id);
    for (const Piece& piece : state.pieces)
      if (piece.side == side) forces.insert(piece.id);
    for (const Force& force : state.forces) {
      if (force.side != side) continue;
      forces.insert(force.id);
      learn(force.troops);
    }
  }

 private:
  void learn(const Formation& formation) {
    posts.insert(formation.id);
    for (const Unit& unit : formation.units) posts.insert(unit.id);
    for (const Formation& below : formation.formations) learn(below);
  }
};

}  // namespace

Discretion discretion_of(Side side, const State& before, const State& after, const std::set<ForceId>& passing) {
  Own own;
  own.learn(before, side);
  own.learn(after, side);
  own.forces.insert(passing.begin(), passing.end());
  Discretion discretion;
  discretion.force = [forces = own.forces](const NamedForce& force) {
    return forces.contains(force.id) ? std::optional<std::string>(force.name) : std::nullopt;
  };
  discretion.post = [posts = own.posts](const NamedPost& post) {
    return posts.contains(post.id) ? std::optional<std::string>(post.name) : std::nullopt;
  };
  discretion.free_text = false;
  discretion.counts_of_the_enemy = false;
  return discretion;
}

}  // namespace estafette::campaign
