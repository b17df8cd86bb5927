#include "campaign/reports/dispatches/order_form.hpp"

#include "campaign/names/candidates.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>

namespace estafette::campaign {

std::vector<std::string> order_form(const State& state, const State& told, const Audience& audience) {
  std::vector<std::string> form;
  if (told.pause || told.ending) return form;
  for (const LodgedOrder& order : told.orders)
    if (order.side == audience.side) form.push_back(order.text);
  const Catalogue own = own_of(state, audience.side);
  const auto stays = [&](const ForceId& id) {
    const auto for_it = [&](const LodgedOrder& order) { return order.order.subject == id; };
    if (std::none_of(state.orders.begin(), state.orders.end(), for_it))
      form.push_back(own.sure_name(id.slug) + ": halt");
  };
  for (const Force& force : told.forces)
    if (force.side == audience.side && find_force(state, force.id) != nullptr) stays(force.id);
  for (const Piece& piece : told.pieces)
    if (piece.side == audience.side && piece.with.slug.empty() && find_piece(state, piece.id) != nullptr)
      stays(piece.id);
  return form;
}

}  // namespace estafette::campaign
