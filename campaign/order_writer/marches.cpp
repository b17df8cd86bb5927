#include "campaign/order_writer/marches.hpp"

#include "campaign/rules/marching/march_cost.hpp"
#include "campaign/rules/marching/obstacles.hpp"
#include "campaign/rules/marching/piece_march.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/telling/telling.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

/// What the rules say of one more step.
struct StepAnswer {
  bool open = false;  ///< the road leads there
  bool forced = false;
  bool ends = false;
  MarchCost cost;
};

StepAnswer answer_for(const Theatre& theatre, const State& known, const Force& force, const std::vector<NodeId>& way) {
  StepAnswer answer;
  if (!to_last_step(theatre, known, force, way).empty()) return answer;
  answer.cost = march_cost(theatre, known, force, way, false);
  answer.forced = answer.cost.spent > answer.cost.allowance;
  if (answer.forced) answer.cost = march_cost(theatre, known, force, way, true);
  answer.open = answer.cost.spent <= answer.cost.allowance;
  answer.ends = answer.open && to_setting_out(theatre, known, force, way, answer.forced).empty();
  return answer;
}

StepAnswer answer_for(const Theatre& theatre, const State& known, const Piece& piece, const std::vector<NodeId>& way) {
  StepAnswer answer;
  const bool forced = !piece_objections(theatre, known, piece, way, false).empty();
  if (forced && !piece_objections(theatre, known, piece, way, true).empty()) return answer;
  answer.cost = cost_of(theatre, known, piece.side, rate_of(theatre, piece), way, forced);
  answer.open = answer.ends = true;
  answer.forced = forced;
  return answer;
}

/// Adds the steps that may follow the way; the way is as it was afterwards.
template <typename Subject>
std::vector<MarchStep> steps_after(const Theatre& theatre, const State& known, const Subject& subject,
                                   std::vector<NodeId>& way) {
  std::vector<MarchStep> steps;
  for (const Stretch& road : stretches(theatre, known, way.back())) {
    const std::size_t place = theatre.ways.index_of(road.to);
    const auto known_already = [&](const MarchStep& step) { return step.place == place; };  // boats beside a road
    if (std::find(way.begin(), way.end(), road.to) != way.end() ||
        std::any_of(steps.begin(), steps.end(), known_already))
      continue;
    way.push_back(road.to);
    const StepAnswer answer = answer_for(theatre, known, subject, way);
    if (answer.open) {
      MarchStep step{place,         answer.cost.spent, answer.cost.allowance,
                     answer.forced, answer.ends,       steps_after(theatre, known, subject, way)};
      if (step.ends || !step.next.empty()) steps.push_back(std::move(step));
    }
    way.pop_back();
  }
  return steps;
}

std::string first_of(const std::vector<Objection>& objections) {
  return objections.empty() ? std::string() : tell(objections.front().reason);
}

/// What is said against the first road that is there.
template <typename Objects>
std::string against_a_step(const Theatre& theatre, const State& known, const NodeId& from, Objects objects) {
  std::string why;
  for (const Stretch& road : stretches(theatre, known, from)) {
    const std::string said = first_of(objects(std::vector<NodeId>{from, road.to}));
    if (said.empty()) return {};
    if (why.empty()) why = said;
  }
  return why;
}

}  // namespace

std::vector<MarchStep> possible_marches(const Theatre& theatre, const State& known, const ForceId& subject) {
  if (const Piece* piece = find_piece(known, subject)) {
    std::vector<NodeId> way = {piece->at};
    return steps_after(theatre, known, *piece, way);
  }
  const Force& force = *find_force(known, subject);
  std::vector<NodeId> way = {force.at};
  return steps_after(theatre, known, force, way);
}

std::string why_no_march(const Theatre& theatre, const State& known, const ForceId& subject) {
  if (const Piece* piece = find_piece(known, subject))
    return against_a_step(theatre, known, piece->at,
                          [&](const auto& way) { return piece_objections(theatre, known, *piece, way); });
  const Force& force = *find_force(known, subject);
  return against_a_step(theatre, known, force.at,
                        [&](const auto& way) { return objections(theatre, known, force, way, false); });
}

}  // namespace estafette::campaign
