// What the readers of a dispatch may order: each of their forces and pieces with every march that the rules allow it as
// far as they can know, and every other order that it could be given where it stands. The rules are asked here, once;
// whoever shows this asks none. Source: rules 1.1, 2.0 to 2.3.1, 5.5; what a side can know:
// campaign/orders/as_known.hpp.
#pragma once

#include "campaign/reports/told.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// One step of a march, and the steps that may follow it.
struct MarchStep {
  std::size_t place = 0;  ///< index into Map::nodes
  int spent = 0;          ///< in nodes, of the whole way up to here (2.1, 2.2)
  int allowance = 0;      ///< for this way; with the forced march, if it needs one
  bool forced = false;    ///< it can only be reached by a forced march (2.1.2)
  bool ends = false;      ///< the march may end here
  std::vector<MarchStep> next;
  bool operator==(const MarchStep&) const = default;
};

/// An order other than a march, in the words of a letter: "III Corps: withdraw if attacked".
struct OfferedOrder {
  std::string text;
  bool beside_march = false;  ///< it may be given together with a march
  bool operator==(const OfferedOrder&) const = default;
};

/// A force, headquarters or train that may be given orders.
struct OrderedSubject {
  std::string name;                 ///< as a letter names it
  std::size_t place = 0;            ///< where it is
  std::vector<std::string> told;    ///< its state and its line, a sentence each
  std::vector<std::string> lodged;  ///< the orders that it has
  std::string why_not;              ///< why it may not march; empty: it may
  std::vector<MarchStep> marches;
  /// Its orders go before all others of the letter: the force that it travels with would take it along.
  bool first = false;
  std::vector<OfferedOrder> others;
  bool operator==(const OrderedSubject&) const = default;
};

struct OrderSheet {
  std::string when;    ///< "Turn 3, 5-7 May"
  std::string writer;  ///< the player, with whose name the letter begins; empty: his side
  std::vector<OrderedSubject> subjects;
  bool operator==(const OrderSheet&) const = default;
};

/// `state`: whole. Nothing is in the sheet that the audience may not know. No subjects after the end.
[[nodiscard]] OrderSheet order_sheet(const Theatre& theatre, const State& state, const Audience& audience);

}  // namespace estafette::campaign
