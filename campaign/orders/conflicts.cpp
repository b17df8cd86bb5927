#include "campaign/orders/conflicts.hpp"

#include "campaign/state/questions.hpp"

#include <fmt/format.h>

namespace estafette::campaign {
namespace {

bool is_march(const Said& said) {
  return !said.halt && (said.order.kind == OrderKind::march || said.order.kind == OrderKind::force_march ||
                        said.order.kind == OrderKind::follow);
}

/// "If Halle is empty ..., else ...": only one of the two will be carried out.
bool are_alternatives(const Order& a, const Order& b) {
  return (!a.if_empty.slug.empty() && a.if_empty == b.unless_empty) ||
         (!b.if_empty.slug.empty() && b.if_empty == a.unless_empty);
}

bool is(const Said& said, OrderKind kind) {
  return !said.halt && said.order.kind == kind;
}

bool moves(const Said& said) {
  return is_march(said) || is(said, OrderKind::exploit) || is(said, OrderKind::march_to_the_guns);
}

bool is_bridge_work(const Said& said) {
  return is(said, OrderKind::bridge) || is(said, OrderKind::take_up_bridge);
}

/// True if the march takes along the headquarters that rallies, or the force that is rallied (4.1).
bool disturbs(const State& state, const Said& march, const Said& rally) {
  if (!is_march(march) || !is(rally, OrderKind::rally)) return false;
  const ForceId& marcher = march.order.subject;
  const Piece* headquarters = find_piece(state, rally.order.subject);
  const bool together = headquarters != nullptr && headquarters->with == marcher;
  return together || marcher == rally.order.subject || marcher == rally.order.other;
}

/// What is expected instead of two orders for the same subject; empty: they do not conflict.
Conflict between_orders_for_one(const Said& a, const Said& b) {
  if (a.halt && b.halt) return {};  // "rest and refit"
  if (a.halt == b.halt && a.order == b.order) return {"", "1.1", "each order only once"};
  if (is_march(a) && is_march(b) && !are_alternatives(a.order, b.order)) return {"", "2.1", "one march a turn"};
  if ((a.halt && moves(b)) || (b.halt && moves(a))) return {"", "1.1", "either a march or a halt"};
  if ((is(a, OrderKind::stand) && moves(b)) || (is(b, OrderKind::stand) && moves(a)))
    return {"", "5.5", "either a march or a stand, since a force that stands may not march"};
  if (is_bridge_work(a) && is_bridge_work(b)) return {"", "5.2", "one bridge order for each train"};
  if (is(a, OrderKind::base_on) && is(b, OrderKind::base_on)) return {"", "5.1", "one base for each force"};
  if (is(a, OrderKind::rally) && is(b, OrderKind::rally)) return {"", "4.1", "one rally for each headquarters"};
  return {};
}

}  // namespace

std::vector<Said> said_before(const State& state, Side side) {
  std::vector<Said> said;
  for (const LodgedOrder& lodged : state.orders)
    if (lodged.side == side && !before_the_pause(state, lodged))
      said.push_back({lodged.order, false, fmt::format("\"{}\" of an earlier letter", lodged.text)});
  return said;
}

std::optional<Conflict> conflict(const State& state, const std::vector<Said>& before, const Said& order) {
  for (const Said& said : before) {
    Conflict found;
    if (said.order.subject == order.order.subject) found = between_orders_for_one(said, order);
    if (disturbs(state, said, order) || disturbs(state, order, said))
      found = {"", "4.1", "either a rally or a march, since a rally takes a whole turn without moving"};
    if (found.expected.empty()) continue;
    found.where = said.where;
    return found;
  }
  return std::nullopt;
}

}  // namespace estafette::campaign
