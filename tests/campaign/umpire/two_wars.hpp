// A campaign in two parts so far apart that nothing of one is known in the other: in the west both sides fight, besiege
// each other's fortresses and lead trains and supplies about; in the east the enemy is alone. Its twin is another in
// the east, in the umpire's notes and in how long the fortresses hold out. Source: rules 2.3.1, 5.1 to 5.3.
#pragma once

#include "base/dice.hpp"
#include "campaign/state/event.hpp"
#include "campaign/support/theatres.hpp"

#include <string>
#include <vector>

namespace estafette::test {

/// West and east, with fifteen places between them; whatever is seen is reported without error, since the twin has
/// other dice.
[[nodiscard]] const Theatre& two_wars_country();

/// A campaign that is played, and all that has happened.
class PlayedCampaign {
 public:
  explicit PlayedCampaign(State state);

  void lodge(Side side, const Order& order, const std::string& text);
  /// One half-week; its battles are settled at once, whatever came of them.
  void play();

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const std::vector<Event>& events() const { return events_; }

 private:
  void happen(Event event);

  State state_;
  std::vector<Event> events_;
};

/// The side has a depot and two corps, headquarters and a train in the west, a garrison that the enemy besieges, and a
/// corps that besieges his.
[[nodiscard]] State two_wars(Side side);
/// The same, with another enemy in the east.
[[nodiscard]] State twin_of_two_wars(State state, Side side, Dice& dice);

/// The enemy's orders for the half-week: in the west always the same, in the east any.
void order_the_enemy(PlayedCampaign& campaign, Side side, Dice& dice);

/// Orders of every kind to the side's forces, for places in the west.
[[nodiscard]] std::string western_letter(const State& state, Side side, Dice& dice);

}  // namespace estafette::test
