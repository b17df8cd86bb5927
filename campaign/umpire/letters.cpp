#include "campaign/umpire/letters.hpp"

#include "base/text.hpp"
#include "campaign/orders/lodging.hpp"
#include "campaign/orders/superseded.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace estafette::campaign {
namespace {

Event event_of(const State& state, Saying said, Change change, const ForceId& force) {
  Event made;
  made.turn = state.turn;
  made.rule = "1.1";
  made.said = std::move(said);
  made.forces = {force};
  made.change = std::move(change);
  return made;
}

/// The official words of a line's orders, without halts, and without what was filled in, which comes after "#".
std::vector<std::string> words_of(const OrderLine& line) {
  std::vector<std::string> words;
  for (const std::string& understood : line.understood) {
    const std::string order = understood.substr(0, understood.find(" # "));
    if (!order.ends_with(": halt")) words.push_back(order);
  }
  return words;
}

/// The lodged order of that number, or null.
const LodgedOrder* find_order(const State& state, int sequence) {
  const auto found = std::find_if(state.orders.begin(), state.orders.end(),
                                  [&](const LodgedOrder& order) { return order.sequence == sequence; });
  return found == state.orders.end() ? nullptr : &*found;
}

/// True if the half-week has been begun with it, and it cannot be taken back.
bool carried_out(const State& state, const LodgedOrder& order) {
  return before_the_pause(state, order) && order.order.kind != OrderKind::march_to_the_guns;
}

/// The lodged order of that number, if it is not carried out yet; otherwise null, and a problem.
const LodgedOrder* waiting_order(const State& state, int sequence, const std::string& option, ProblemList& problems) {
  const LodgedOrder* order = find_order(state, sequence);
  if (order != nullptr && !carried_out(state, *order)) return order;
  std::vector<std::string> lodged;
  for (const LodgedOrder& one : state.orders)
    if (!carried_out(state, one)) lodged.push_back(std::to_string(one.sequence));
  problems.add({option, 0, "", std::to_string(sequence),
                lodged.empty() ? "the number of a lodged order; none is lodged"
                               : "the number of a lodged order: " + one_of(lodged),
                "estafette status lists them"});
  return nullptr;
}

/// The lodged orders that the rules forbid, each after those before it, by their texts.
std::set<std::string> forbidden_orders(const Theatre& theatre, const State& state) {
  std::set<std::string> found;
  for (const Side side : {Side::france, Side::coalition}) {
    State without = state;
    std::erase_if(without.orders, [&](const LodgedOrder& order) { return !before_the_pause(state, order); });
    Lodging lodging(theatre, without, side);
    for (const LodgedOrder& order : state.orders) {
      if (order.side != side || before_the_pause(state, order)) continue;
      const bool there = find_force(lodging.state(), order.order.subject) != nullptr ||
                         find_piece(lodging.state(), order.order.subject) != nullptr;
      if (!there || !lodging.against(order.order).empty()) found.insert(order.text);
      if (there) lodging.accept(order.order);
    }
  }
  return found;
}

/// Orders of a letter that stand in an earlier one to the letter keep their place (1.1): for each force as many as its
/// first orders then and now have in common. By the number of the earlier one.
std::map<int, const Order*> repeated(const State& state, const std::vector<int>& replaced,
                                     const std::vector<OrderLine>& letter) {
  std::map<ForceId, std::vector<const Order*>> now;
  for (const OrderLine& line : letter)
    for (const Order& order : line.orders) now[order.subject].push_back(&order);
  std::map<ForceId, std::size_t> common;
  std::set<ForceId> parted;
  std::map<int, const Order*> same;
  for (const int sequence : replaced) {
    const Order& old = find_order(state, sequence)->order;
    const std::vector<const Order*>& said = now[old.subject];
    std::size_t& next = common[old.subject];
    if (parted.contains(old.subject) || next >= said.size() || *said[next] != old) {
      parted.insert(old.subject);
    } else {
      same[sequence] = said[next++];
    }
  }
  return same;
}

/// True if the side's orders can be carried out in that sequence, as far as the side knows.
bool hang_together(const Standing& standing, const State& state, Side side, const std::vector<Order>& orders) {
  State before = state;
  std::erase_if(before.orders, [&](const LodgedOrder& order) { return order.side == side; });
  Lodging lodging(standing.theatre, before, side);
  return std::all_of(orders.begin(), orders.end(), [&](const Order& order) {
    const bool there =
        find_force(lodging.state(), order.subject) != nullptr || find_piece(lodging.state(), order.subject) != nullptr;
    if (!there || !lodging.against(order).empty()) return false;
    lodging.accept(order);
    return true;
  });
}

/// Which of the letter's orders keep the place that they have: those that are repeated, unless another place of theirs
/// would spoil what comes after.
std::map<int, const Order*> kept(const Standing& standing, const State& state, Side side,
                                 const std::vector<OrderLine>& letter) {
  if (state.pause) return {};  // answers have no sequence to keep
  const std::vector<int> replaced = superseded(state, side, letter);
  const std::map<int, const Order*> same = repeated(state, replaced, letter);
  std::vector<Order> orders;
  for (const LodgedOrder& lodged : state.orders) {
    const bool gone = std::find(replaced.begin(), replaced.end(), lodged.sequence) != replaced.end();
    if (lodged.side == side && (!gone || same.contains(lodged.sequence))) orders.push_back(lodged.order);
  }
  for (const OrderLine& line : letter)
    for (const Order& order : line.orders)
      if (std::none_of(same.begin(), same.end(), [&](const auto& one) { return one.second == &order; }))
        orders.push_back(order);
  if (!same.empty() && hang_together(standing, state, side, orders)) return same;
  return {};
}

/// Events that lodge a letter's orders, after those that they replace are withdrawn.
std::vector<Event> lodging(const Standing& standing, const State& state, Side side,
                           const std::vector<OrderLine>& letter) {
  const std::map<int, const Order*> stay = kept(standing, state, side, letter);
  std::vector<Event> events;
  for (const int sequence : superseded(state, side, letter)) {
    if (stay.contains(sequence)) continue;
    const LodgedOrder& old = *find_order(state, sequence);
    events.push_back(event_of(state, says("order is replaced", {{"order", sequence}, {"text", FreeText{old.text}}}),
                              OrderWithdrawn{sequence}, old.order.subject));
  }
  int sequence = state.orders_so_far;
  for (const OrderLine& line : letter) {
    const std::vector<std::string> words = words_of(line);
    for (std::size_t i = 0; i < line.orders.size(); ++i) {
      const Order& order = line.orders[i];
      if (std::any_of(stay.begin(), stay.end(), [&](const auto& one) { return one.second == &order; })) continue;
      const LodgedOrder lodged{++sequence, side, order, words.at(i)};
      events.push_back(event_of(state,
                                says("order is lodged", {{"order", lodged.sequence}, {"text", FreeText{lodged.text}}}),
                                OrderLodged{lodged}, order.subject));
    }
  }
  return events;
}

/// An order or a halt; or nothing that was refused: whoever writes that he has no orders has written.
bool says_something(const std::vector<OrderLine>& letter) {
  const auto understood = [](const OrderLine& line) { return !line.orders.empty() || !line.halted.empty(); };
  const auto refused = [](const OrderLine& line) { return !line.problems.empty(); };
  return std::any_of(letter.begin(), letter.end(), understood) || std::none_of(letter.begin(), letter.end(), refused);
}

Event letter_received(const State& state, const LetterWriter& writer) {
  Event made =
      event_of(state, says("letter is received", {{"player", FreeText{writer.name}}}), LetterReceived{writer.name}, {});
  made.forces.clear();
  return made;
}

}  // namespace

CheckedLetters lodge(const Standing& standing, Side side, const std::vector<Document>& letters) {
  std::vector<ReceivedLetter> received;
  for (const Document& letter : letters) received.push_back({letter, side, std::nullopt});
  return lodge(standing, received);
}

CheckedLetters lodge(const Standing& standing, const std::vector<ReceivedLetter>& letters) {
  CheckedLetters lodged;
  std::optional<State> later;  // after the letters before, if there are any
  for (const ReceivedLetter& received : letters) {
    const auto& [letter, side, writer] = received;
    const State& now = later ? *later : standing.state;
    const std::string name = letter.path.generic_string();
    std::vector<OrderLine> lines =
        read_orders(standing.theatre, now, side, letter.bytes, name, writer ? &*writer : nullptr);
    for (const OrderLine& line : lines)
      for (const Problem& problem : line.problems) lodged.problems.add(problem);
    std::vector<Event> more = lodging(standing, now, side, lines);
    if (writer && !now.written.contains(writer->name) && says_something(lines))
      more.push_back(letter_received(now, *writer));
    if (&received != &letters.back()) {
      if (!later) later = standing.state;
      later = state_after(*std::move(later), more);
    }
    lodged.events.insert(lodged.events.end(), more.begin(), more.end());
    lodged.letters.push_back({name, std::move(lines)});
  }
  return lodged;
}

Deed deed_of(const Standing& standing, const CheckedLetters& letters) {
  return deed_of(standing, "orders", letters.events);
}

Deed move_order(const Standing& standing, int sequence, int before) {
  ProblemList problems;
  const LodgedOrder* order = waiting_order(standing.state, sequence, "--move", problems);
  const LodgedOrder* other = waiting_order(standing.state, before, "--before", problems);
  if (order != nullptr && order == other)
    problems.add({"--before", 0, "", std::to_string(before), "the number of another order", ""});
  problems.refuse_if_any();
  const Event moved =
      event_of(standing.state,
               says("order is moved", {{"order", sequence}, {"before", before}, {"text", FreeText{order->text}}}),
               OrderMoved{sequence, before}, order->order.subject);
  Deed deed = deed_of(standing, "orders", {moved});
  const std::set<std::string> bad = forbidden_orders(standing.theatre, standing.state);
  for (const std::string& text : forbidden_orders(standing.theatre, deed.after))
    if (!bad.contains(text))
      problems.add({"--move", 0, "", text, "an order that is still allowed after the move",
                    "It rests on an order that would then come after it"});
  problems.refuse_if_any();
  return deed;
}

Deed withdraw_orders(const Standing& standing, const std::vector<int>& sequences) {
  ProblemList problems;
  std::vector<Event> events;
  for (const int sequence : sequences) {
    const LodgedOrder* order = waiting_order(standing.state, sequence, "--withdraw", problems);
    if (order != nullptr) {
      events.push_back(event_of(standing.state,
                                says("order is withdrawn", {{"order", sequence}, {"text", FreeText{order->text}}}),
                                OrderWithdrawn{sequence}, order->order.subject));
    }
  }
  problems.refuse_if_any();
  return deed_of(standing, "orders", std::move(events));
}

}  // namespace estafette::campaign
