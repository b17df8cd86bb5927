#include "campaign/orders/superseded.hpp"

#include "base/text.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
#include <set>

namespace estafette::campaign {
namespace {

/// True if the order would form a corps, or detach a division, that would get this name.
bool brings_forth(const State& state, const Order& order, const ForceId& force) {
  if (order.kind == OrderKind::form) return force.slug.starts_with(slug(order.name));
  const Force* from = find_force(state, order.subject);
  if (from == nullptr) return false;
  const std::vector<const Formation*> own = brigades_of(*from);
  return std::any_of(own.begin(), own.end(), [&](const Formation* division) {
    const bool named = std::find(order.divisions.begin(), order.divisions.end(), division->id) != order.divisions.end();
    return named && force.slug.starts_with(slug(division->name));
  });
}

std::vector<int> replaced(const State& state, Side side, const std::set<ForceId>& subjects,
                          const std::vector<Order>& orders) {
  std::vector<int> found;
  std::vector<Order> that_stay = orders;
  for (const LodgedOrder& lodged : state.orders) {
    const bool done = before_the_pause(state, lodged) && lodged.order.kind != OrderKind::march_to_the_guns;
    if (lodged.side != side || done) continue;
    const ForceId& subject = lodged.order.subject;
    const bool on_the_map = find_force(state, subject) != nullptr || find_piece(state, subject) != nullptr;
    const auto makes_it = [&](const Order& order) { return brings_forth(state, order, subject); };
    if (subjects.contains(subject) || (!on_the_map && std::none_of(that_stay.begin(), that_stay.end(), makes_it)))
      found.push_back(lodged.sequence);
    else
      that_stay.push_back(lodged.order);
  }
  return found;
}

}  // namespace

std::vector<int> superseded(const State& state, Side side, const std::vector<Order>& orders) {
  std::set<ForceId> subjects;
  for (const Order& order : orders) subjects.insert(order.subject);
  return replaced(state, side, subjects, orders);
}

std::vector<int> superseded(const State& state, Side side, const std::vector<OrderLine>& letter) {
  std::set<ForceId> subjects;
  std::vector<Order> orders;
  for (const OrderLine& line : letter) {
    subjects.insert(line.halted.begin(), line.halted.end());
    for (const Order& order : line.orders) {
      subjects.insert(order.subject);
      orders.push_back(order);
    }
  }
  return replaced(state, side, subjects, orders);
}

State without_orders(State state, const std::vector<int>& sequences) {
  std::erase_if(state.orders, [&](const LodgedOrder& lodged) {
    return std::find(sequences.begin(), sequences.end(), lodged.sequence) != sequences.end();
  });
  return state;
}

}  // namespace estafette::campaign
