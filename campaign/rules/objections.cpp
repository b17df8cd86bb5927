#include "campaign/rules/march.hpp"
#include "campaign/rules/supply.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/rules/truce.hpp"
#include "campaign/rules/withdrawal.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

/// Gathers what forbids one march.
class MarchCheck {
 public:
  MarchCheck(const Theatre& theatre, const State& state, const Force& force, const std::vector<NodeId>& way,
             bool forced)
      : theatre_(theatre), state_(state), force_(force), way_(way), forced_(forced) {}

  std::vector<Objection> all() {
    if (!way_is_a_way()) return objections_;
    duty();
    initiative();
    fatigue();
    length();
    crossings();
    fortresses();
    enemy_at_hand();
    line();
    for (Objection& objection : truce_objections(theatre_, state_, force_, way_)) objections_.push_back(objection);
    return objections_;
  }

 private:
  void object(const std::string& rule, const std::string& reason) { objections_.push_back({rule, reason}); }

  [[nodiscard]] std::string name(const NodeId& node) const { return theatre_.name(node); }

  bool way_is_a_way() {
    if (way_.size() < 2 || way_.front() != force_.at) {
      object("2.0", fmt::format("{} is at {}, and its march has to begin there", force_.name, name(force_.at)));
      return false;
    }
    for (std::size_t i = 1; i < way_.size(); ++i) {
      if (stretch(theatre_, state_, way_[i - 1], way_[i])) continue;
      object("2.0", fmt::format("no road leads from {} to {}", name(way_[i - 1]), name(way_[i])));
      return false;
    }
    return true;
  }

  void duty() {
    if (force_.duty == Duty::garrison)
      object("2.3.1", fmt::format("{} is the garrison of {} and has to leave it first", force_.name, name(force_.at)));
    if (force_.duty == Duty::investing || force_.duty == Duty::besieging)
      object("2.3.1", fmt::format("{} is {} {} and has to lift that first", force_.name, to_string(force_.duty),
                                  name(force_.at)));
    if (force_.marched > 0) object("2.1", fmt::format("{} has marched in this turn already", force_.name));
  }

  void initiative() {
    if (stands(state_, force_) && !along_its_line())
      object("5.5", fmt::format("{} is to stand, and gave up the initiative: it may only withdraw down its line",
                                force_.name));
  }

  void fatigue() {
    if (!forced_) return;
    const std::vector<std::string> reasons = fatigue_reasons(state_, force_);
    if (!reasons.empty())
      object("2.1.2", fmt::format("{} may not force march: {}", force_.name, fmt::join(reasons, "; ")));
  }

  void length() {
    const MarchCost cost = march_cost(theatre_, state_, force_, way_, forced_);
    if (cost.spent <= cost.allowance) return;
    std::string sum = fmt::format("{} node{}", cost.nodes, cost.nodes == 1 ? "" : "s");
    if (cost.rivers > 0) sum += fmt::format(", {} river{} (2.2)", cost.rivers, cost.rivers == 1 ? "" : "s");
    if (cost.fortresses > 0)
      sum += fmt::format(", {} invested fortress{} (2.3.1)", cost.fortresses, cost.fortresses == 1 ? "" : "es");
    object("2.1", fmt::format("{} would need {} nodes of its march to {} ({}) and has {}", force_.name, cost.spent,
                              name(way_.back()), sum, cost.allowance));
  }

  void crossings() {
    for (std::size_t i = 1; i < way_.size(); ++i) {
      const Stretch step = stretch(theatre_, state_, way_[i - 1], way_[i]).value();
      if (!barred(state_, step, force_.side)) continue;
      object("2.3.1", fmt::format("the garrison of {} bars the crossing of the {} from {} to {}",
                                  name(*step.controlled_by), step.river, name(step.from), name(step.to)));
    }
  }

  void fortresses() {
    for (std::size_t i = 1; i + 1 < way_.size(); ++i) {
      const int garrison = garrison_of(state_, way_[i], opponent(force_.side));
      if (garrison == 0 || investors_of(state_, way_[i], force_.side) >= garrison) continue;
      object("2.3.1", fmt::format("{} is held by a garrison of {} MD, and nobody passes before as many invest it",
                                  name(way_[i]), garrison));
    }
  }

  void enemy_at_hand() {
    if (!held_in_the_field(state_, force_.at, opponent(force_.side)) || along_its_line()) return;
    object("5.5", fmt::format("{} has the enemy before it at {} and may only go back along its line", force_.name,
                              name(force_.at)));
  }

  void line() {
    if (!force_.line.cut) return;
    std::optional<int> far = nodes_from_depot(theatre_, state_, force_, force_.at);
    for (std::size_t i = 1; i < way_.size() && far; ++i) {
      const std::optional<int> next = nodes_from_depot(theatre_, state_, force_, way_[i]);
      if (next && *next > *far) {
        object("5.1", fmt::format("the line of {} is cut: it may not advance to {}, further from its depot at {}",
                                  force_.name, name(way_[i]), name(*force_.line.depot)));
        return;
      }
      far = next;
    }
  }

  /// Back on the way that supplies come by.
  [[nodiscard]] bool along_its_line() const {
    const std::vector<NodeId>& line = force_.line.way;
    return way_.size() <= line.size() && std::equal(way_.begin(), way_.end(), line.begin());
  }

  const Theatre& theatre_;
  const State& state_;
  const Force& force_;
  const std::vector<NodeId>& way_;
  bool forced_;
  std::vector<Objection> objections_;
};

}  // namespace

std::vector<Objection> objections(const Theatre& theatre, const State& state, const Force& force,
                                  const std::vector<NodeId>& way, bool forced) {
  return MarchCheck(theatre, state, force, way, forced).all();
}

}  // namespace estafette::campaign
