#include "campaign/order_writer/order_sheet.hpp"

#include "campaign/names/candidates.hpp"
#include "campaign/order_writer/marches.hpp"
#include "campaign/orders/in_words.hpp"
#include "campaign/orders/lodging.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/reports/told_state.hpp"

#include <fmt/format.h>

namespace estafette::campaign {
namespace {

/// Orders that need no more than where the subject is; which of them may be given is asked of the rules.
std::vector<Order> orders_on_the_spot(const Theatre& theatre, const ForceId& subject, const NodeId& at) {
  std::vector<Order> orders;
  const auto add = [&](OrderKind kind, bool names_the_place) {
    Order order;
    order.kind = kind;
    order.subject = subject;
    if (names_the_place) order.place = at;
    orders.push_back(std::move(order));
  };
  for (const OrderKind kind : {OrderKind::withdraw_if_attacked, OrderKind::stand, OrderKind::march_to_the_guns,
                               OrderKind::leave_garrison, OrderKind::lift_siege})
    add(kind, false);
  if (theatre.node(at).settlement == map::Settlement::fortress)
    for (const OrderKind kind : {OrderKind::garrison, OrderKind::invest, OrderKind::besiege}) add(kind, true);
  return orders;
}

class SheetMaker {
 public:
  SheetMaker(const Theatre& theatre, const State& state, const Audience& audience)
      : theatre_(theatre),
        audience_(audience),
        told_(told_state(theatre, state, audience)),
        lodging_(theatre, as_if_nothing_was_ordered(state), audience.side),
        own_(own_of(state, audience.side)),
        known_(own_of(lodging_.state(), audience.side)) {}

  [[nodiscard]] std::vector<OrderedSubject> subjects() const {
    std::vector<OrderedSubject> all;
    const Table forces = forces_table(theatre_, told_, audience_.side);
    std::size_t row = 0;
    for (const Force& force : told_.forces) {
      OrderedSubject subject = begun(force.id, force.at);
      const std::vector<std::string>& cells = forces.rows.at(row++);
      subject.told = {fmt::format("{} men, {} guns, {} MD; {}", cells[3], cells[4], cells[5], cells[6]), cells[7],
                      "Line of supply: " + cells[8]};
      for (const Order& order : orders_on_the_spot(theatre_, force.id, force.at)) offer(order, subject);
      finish(force.id, std::move(subject), all);
    }
    for (const Piece& piece : told_.pieces) {
      OrderedSubject subject = begun(piece.id, piece.at);
      const Force* with = find_force(told_, piece.with);
      subject.first = with != nullptr;
      subject.told = {with == nullptr ? "alone" : "with " + with->name};
      finish(piece.id, std::move(subject), all);
    }
    return all;
  }

 private:
  /// New orders replace those that a force has; what others have been ordered may still change.
  [[nodiscard]] static State as_if_nothing_was_ordered(State state) {
    if (!state.pause) state.orders.clear();
    return state;
  }

  [[nodiscard]] OrderedSubject begun(const ForceId& id, const NodeId& at) const {
    OrderedSubject subject;
    subject.name = own_.sure_name(id.slug);
    subject.place = theatre_.ways.index_of(at);
    for (const LodgedOrder& order : told_.orders)
      if (order.order.subject == id) subject.lodged.push_back(order.text);
    return subject;
  }

  void offer(const Order& order, OrderedSubject& subject) const {
    if (!lodging_.against(order).empty()) return;
    subject.others.push_back(
        {in_words(theatre_, lodging_.state(), order, known_), order.kind == OrderKind::withdraw_if_attacked});
  }

  void finish(const ForceId& id, OrderedSubject subject, std::vector<OrderedSubject>& all) const {
    if (!lodging_.for_answers()) {
      subject.marches = possible_marches(theatre_, lodging_.state(), id);
      if (subject.marches.empty()) subject.why_not = why_no_march(theatre_, lodging_.state(), id);
      subject.others.push_back({subject.name + ": halt", false});
    }
    if (!lodging_.for_answers() || !subject.others.empty()) all.push_back(std::move(subject));
  }

  const Theatre& theatre_;
  const Audience& audience_;
  State told_;
  Lodging lodging_;
  Catalogue own_, known_;  ///< in truth, and as the lodged orders leave it
};

}  // namespace

OrderSheet order_sheet(const Theatre& theatre, const State& state, const Audience& audience) {
  OrderSheet sheet{turn_in_words(theatre, state.turn), audience.name, {}};
  if (!state.ending) sheet.subjects = SheetMaker(theatre, state, audience).subjects();
  return sheet;
}

}  // namespace estafette::campaign
