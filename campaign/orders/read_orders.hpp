// Reads a player's letter: plain text, one order a line, and what is wrong with it line by line (docs/orders.md is the
// guide for players).
// Source: rules 1.1 (orders by forum message, executed in the sequence they are received) and 1.4.
#pragma once

#include "base/problem.hpp"
#include "campaign/orders/in_words.hpp"
#include "campaign/orders/sentence/writer.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// What a letter may order at most; an order to ten corps counts ten. A side of 1813 has some 30 forces.
inline constexpr std::size_t kMostOrders = 500;

/// A line of a letter that gives an order, or tries to; or one that is passed over, as `passed_over` says.
struct OrderLine {
  int line = 0;                   ///< in the letter, from 1
  std::string text;               ///< as it stands there
  std::vector<Order> orders;      ///< those that may be lodged, usually one
  std::vector<ForceId> halted;    ///< who stays where it is: no order, but it takes back earlier ones
  std::vector<Problem> problems;  ///< one for each order that is refused
  std::vector<std::string>
      understood;  ///< each order and halt in full official words, with what was filled in after "#"
  std::vector<std::string> for_umpire;  ///< what forbids an order in truth, and the side does not know: not to be told
  std::string passed_over{};  ///< "quoted", "greeting", "no order": why nobody takes it for an order; empty: it is read
  bool operator==(const OrderLine&) const = default;
};

/// The lines in sequence, without comments. Earlier orders lodged for the same subjects count
/// as replaced. But for `for_umpire`, they are the same whatever is true that the side does not know: names of the
/// other side are unknown names, and an order that only a hidden enemy prevents is accepted. `file` is the letter's
/// name in problems. `writer`: the player who wrote it, who is refused whatever he does not command; null: somebody who
/// may write for the whole side.
[[nodiscard]] std::vector<OrderLine> read_orders(const Theatre& theatre, const State& state, Side side,
                                                 const std::string& text, const std::string& file,
                                                 const LetterWriter* writer = nullptr);

}  // namespace estafette::campaign
