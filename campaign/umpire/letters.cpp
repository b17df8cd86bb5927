#include "campaign/umpire/letters.hpp"

#include "base/text.hpp"
#include "campaign/orders/superseded.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
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

/// Events that lodge a letter's orders, after those that they replace are withdrawn.
std::vector<Event> lodging(const State& state, Side side, const std::vector<OrderLine>& letter) {
  std::vector<Event> events;
  for (const int sequence : superseded(state, side, letter)) {
    const LodgedOrder& old = *find_order(state, sequence);
    events.push_back(event_of(state, says("order is replaced", {{"order", sequence}, {"text", FreeText{old.text}}}),
                              OrderWithdrawn{sequence}, old.order.subject));
  }
  int sequence = state.orders_so_far;
  for (const OrderLine& line : letter) {
    const std::vector<std::string> words = words_of(line);
    for (std::size_t i = 0; i < line.orders.size(); ++i) {
      const Order& order = line.orders[i];
      const LodgedOrder lodged{++sequence, side, order, words.at(i)};
      events.push_back(event_of(state,
                                says("order is lodged", {{"order", lodged.sequence}, {"text", FreeText{lodged.text}}}),
                                OrderLodged{lodged}, order.subject));
    }
  }
  return events;
}

}  // namespace

CheckedLetters lodge(const Standing& standing, Side side, const std::vector<Document>& letters) {
  CheckedLetters lodged;
  State now = standing.state;
  std::vector<Event> events;
  for (const Document& letter : letters) {
    const std::string name = letter.path.generic_string();
    std::vector<OrderLine> lines = read_orders(standing.theatre, now, side, letter.bytes, name);
    for (const OrderLine& line : lines)
      for (const Problem& problem : line.problems) lodged.problems.add(problem);
    const std::vector<Event> more = lodging(now, side, lines);
    now = state_after(std::move(now), more);
    events.insert(events.end(), more.begin(), more.end());
    lodged.letters.push_back({name, std::move(lines)});
  }
  lodged.deed = {"orders", std::move(events), std::move(now), standing.commits};
  return lodged;
}

Deed withdraw_orders(const Standing& standing, const std::vector<int>& sequences) {
  ProblemList problems;
  std::vector<Event> events;
  std::vector<std::string> lodged;
  for (const LodgedOrder& order : standing.state.orders)
    if (!carried_out(standing.state, order)) lodged.push_back(std::to_string(order.sequence));
  for (const int sequence : sequences) {
    const LodgedOrder* order = find_order(standing.state, sequence);
    if (order == nullptr || carried_out(standing.state, *order)) {
      problems.add({"--withdraw", 0, "", std::to_string(sequence),
                    lodged.empty() ? "the number of a lodged order; none is lodged"
                                   : "the number of a lodged order: " + one_of(lodged),
                    "estafette status lists them"});
    } else {
      events.push_back(event_of(standing.state,
                                says("order is withdrawn", {{"order", sequence}, {"text", FreeText{order->text}}}),
                                OrderWithdrawn{sequence}, order->order.subject));
    }
  }
  problems.refuse_if_any();
  return deed_of(standing, "orders", std::move(events));
}

}  // namespace estafette::campaign
