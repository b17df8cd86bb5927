// What happened. The list of events is the campaign: the state is the sum of them, and only apply() changes it. Each
// has its turn, rule, cause and dice, and what happened in figures, from which campaign/telling makes the sentence.
#pragma once

#include "campaign/state/cause.hpp"
#include "campaign/state/saying.hpp"
#include "campaign/state/state.hpp"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace estafette::campaign {

/// One throw: a whole number from `low` to `high`.
struct Roll {
  Saying purpose;  ///< "how long Torgau holds out, in turns"
  int low = 1, high = 6, value = 0;
  bool operator==(const Roll&) const = default;
};

// --- what an event may change
// -----------------------------------------------------------------------------------------
/// Nothing: something to tell, such as an order that could not be carried out.
struct Told {
  bool operator==(const Told&) const = default;
};
/// The campaign begins with this state.
struct Founded {
  State state;
  bool operator==(const Founded&) const = default;
};
struct OrderLodged {
  LodgedOrder order;
  bool operator==(const OrderLodged&) const = default;
};
struct OrderWithdrawn {
  int sequence = 0;
  bool operator==(const OrderWithdrawn&) const = default;
};
/// An order takes the place before another one in the sequence; the numbers stay with the places (1.1).
struct OrderMoved {
  int sequence = 0, before = 0;
  bool operator==(const OrderMoved&) const = default;
};
/// A player has sent orders, or said that he has none (1.1, 1.4).
struct LetterReceived {
  std::string player;
  bool operator==(const LetterReceived&) const = default;
};
/// The half-week begins: traffic, marches and settled contacts of the last one are forgotten.
struct TurnBegan {
  bool operator==(const TurnBegan&) const = default;
};
/// The half-week stands still where forces have met: whoever is advanced upon, or near a battle, chooses (5.5, 5.5.1).
struct TurnPaused {
  Pause pause;
  bool operator==(const TurnPaused&) const = default;
};
/// The half-week is over: its orders are finished, and the next turn is prepared.
struct TurnEnded {
  bool operator==(const TurnEnded&) const = default;
};
/// A force goes along `way` (from the node where it is), uses its roads, and takes along the pieces that travel with
/// it.
struct Moved {
  ForceId force;
  std::vector<NodeId> way;
  int spent = 0;             ///< of its allowance (2.1, 2.2, 2.3.1)
  bool withdrawing = false;  ///< back along its line: the trodden way grows shorter (5.5)
  bool into_enemy = false;   ///< it advanced upon an enemy (5.5)
  bool operator==(const Moved&) const = default;
};
/// A force is put into a node, by a ruling or after a battle: no road is used, and the way it had trodden is forgotten.
struct Placed {
  ForceId force;
  NodeId at;
  bool operator==(const Placed&) const = default;
};
/// A piece goes on its own, or joins a force.
struct PieceMoved {
  ForceId piece;
  NodeId to;
  ForceId with;
  int spent = 0;  ///< nodes of its ride (2.1)
  bool operator==(const PieceMoved&) const = default;
};
/// A piece falls into the other side's hands (5.2).
struct PieceTaken {
  ForceId piece;
  bool operator==(const PieceTaken&) const = default;
};
/// 2.1.2; until turn 0: rested.
struct Fatigued {
  ForceId force;
  Turn until{0};
  bool operator==(const Fatigued&) const = default;
};
/// 4.1; until turn 0: rallied.
struct Exhausted {
  ForceId force;
  Turn until{0};
  bool operator==(const Exhausted&) const = default;
};
/// 2.3.1, 4.1
struct DutyTaken {
  ForceId force;
  Duty duty = Duty::field;
  Turn tied_until{0};
  bool operator==(const DutyTaken&) const = default;
};
/// MDs leave a force and become one of their own: each MD is a force; several become one only by attaching them.
struct Detached {
  ForceId from;
  std::string division;  ///< Formation::id of the MD
  ForceId as;
  bool operator==(const Detached&) const = default;
};
/// MDs become a MC, and are no forces of their own any longer (1.3). It is where the first of them is.
struct CorpsFormed {
  std::vector<ForceId> of;
  ForceId as;
  std::string formation;  ///< Formation::id of its troops
  std::string name;
  std::string commander;
  bool cavalry = false;  ///< a MCC
  std::string nation;
  bool operator==(const CorpsFormed&) const = default;
};
/// A force becomes part of another and no longer exists; the pieces with it go over to that one. A MD that joins a MD
/// fills its ranks.
struct Attached {
  ForceId force, to;
  bool operator==(const Attached&) const = default;
};
/// Men and guns lost (below zero) or joined, unit by unit.
struct StrengthChanged {
  struct UnitChange {
    std::string id;  ///< Unit::id
    int men = 0, guns = 0;
    bool operator==(const UnitChange&) const = default;
  };
  ForceId force;
  std::vector<UnitChange> units;
  bool operator==(const StrengthChanged&) const = default;
};
/// A force lays down its arms, is destroyed or goes home; one that is still expected does not come.
struct Removed {
  ForceId force;
  Turn exhausted_until{0};  ///< of a corps that was lost in battle: how long it still counts for 4.2; 0: not at all
  bool operator==(const Removed&) const = default;
};
/// A force changes sides where it stands (4.3): it no longer belongs to any army, and the pieces with it stay behind.
struct WentOver {
  ForceId force;
  Side to = Side::coalition;
  std::string nation;  ///< the nation that it counts for from now on (4.2)
  bool operator==(const WentOver&) const = default;
};
/// A bridge as it is now; without a value: taken up (5.2).
struct BridgeSet {
  ForceId train;
  std::optional<Bridge> bridge;
  bool operator==(const BridgeSet&) const = default;
};
struct LineTraced {
  ForceId force;
  Line line;
  bool operator==(const LineTraced&) const = default;
};
/// Without a value: nobody's.
struct OwnerChanged {
  NodeId node;
  std::optional<Side> owner;
  bool operator==(const OwnerChanged&) const = default;
};
/// A siege as it is now; without a value: over (2.3.1).
struct SiegeSet {
  NodeId fortress;
  std::optional<Siege> siege;
  bool operator==(const SiegeSet&) const = default;
};
/// A contact as it is now: new, or with marchers to the guns, or settled (5.5, 5.5.1).
struct ContactSet {
  Contact contact;
  bool operator==(const ContactSet&) const = default;
};
/// A battle as it is now: generated, its losses carried over, judged (5.4).
struct BattleSet {
  Battle battle;
  bool operator==(const BattleSet&) const = default;
};
/// Men who have left the ranks, and will come back (5.4). That they left is a StrengthChanged of its own.
struct Pooled {
  std::vector<Recovering> men;
  bool operator==(const Pooled&) const = default;
};
/// Men leave the pools (5.4): back into the units of a force, or lost for good if there is none. Part of an entry may
/// go, with its unit and turn, and the rest stays in it.
struct Returned {
  ForceId force;
  std::vector<Recovering> men;
  bool operator==(const Returned&) const = default;
};
/// A commander is lost: his post is empty (5.4).
struct CommanderLost {
  Convalescent commander;
  bool operator==(const CommanderLost&) const = default;
};
/// A commander is back at his post, if it still exists and is empty; in any case he is no longer in hospital. Of
/// several who had it, the one who is due first; never one who is dead or taken.
struct CommanderBack {
  std::string command;
  bool operator==(const CommanderBack&) const = default;
};
/// A reinforcement appears on the map, at `at`, with its pieces, its army if that is new, and its men and guns as their
/// establishment (1.3, 5.4).
struct Arrived {
  ForceId force;
  NodeId at;
  bool operator==(const Arrived&) const = default;
};
/// What is still expected of a nation will come to this side, which the nation has chosen (4.3, 4.4). An army of its
/// own that is not on the map yet changes with it; out of an army of the other side it is taken.
struct ExpectedTurned {
  std::string nation;
  Side to = Side::france;
  bool operator==(const ExpectedTurned&) const = default;
};
/// A trigger puts something before the umpire (3.1 to 4.4).
struct Proposed {
  Proposal proposal;
  bool operator==(const Proposed&) const = default;
};
/// The umpire has decided: confirmed, it does not come up again; its effects are events of their own.
struct Decided {
  int number = 0;
  bool confirmed = false;
  bool operator==(const Decided&) const = default;
};
struct CampaignEnded {
  Ending ending;
  bool operator==(const CampaignEnded&) const = default;
};
/// Everything that a side has learnt this turn (5.3).
struct Scouted {
  Side side = Side::france;
  std::vector<Sighting> sightings;
  bool operator==(const Scouted&) const = default;
};
/// A nation takes a side (4.3, 4.4). Without a value: neutral.
struct NationChanged {
  std::string nation;
  std::optional<Side> side;
  bool operator==(const NationChanged&) const = default;
};
/// Ground becomes neutral, or is no longer neutral (4.4).
struct NeutralityChanged {
  std::vector<NodeId> nodes;
  bool neutral = false;
  bool operator==(const NeutralityChanged&) const = default;
};
struct PrestigeChanged {
  int by = 0;
  bool operator==(const PrestigeChanged&) const = default;
};
/// Without a value: over (4.2).
struct TruceSet {
  std::optional<Truce> truce;
  std::string nation = {};  ///< whose it is; empty: everybody's
  bool operator==(const TruceSet&) const = default;
};
/// A ruling (docs/architecture.md, "Core ideas"): something in the state has another value from now on. `path`
/// and `value` are JSON (json.hpp): "/forces/3/at", "\"leipzig\"".
struct Ruled {
  std::string path, value;
  bool operator==(const Ruled&) const = default;
};

/// From now on these are the rules of play (rules.xml, whole). They are no part of the state: whoever opens the
/// campaign reads them from the last of these (campaign/umpire/campaign_file.hpp).
struct RulesChanged {
  std::string text;
  bool operator==(const RulesChanged&) const = default;
};

/// The umpire lays down a force's line of supply (5.1). Without a value: the rules draw it again.
struct LineRuled {
  ForceId force;
  std::optional<RuledLine> line;
  bool operator==(const LineRuled&) const = default;
};

/// A force that was never expected is on the map by the umpire's word, with its men and guns as their establishment
/// (1.3, 5.4), and an army of its own if that is new.
struct ForceRaised {
  Force force;
  std::optional<Army> army;
  std::map<std::string, int> establishment;  ///< men, by Unit::id; of a unit that is not here its strength now
  std::set<std::string> integral;            ///< Formation::id of its own cavalry brigades (1.3)
  bool operator==(const ForceRaised&) const = default;
};

using Choice = std::variant<Told, Founded, OrderLodged, OrderWithdrawn, TurnBegan, TurnEnded, Moved, Placed, PieceMoved,
                            PieceTaken, Fatigued, Exhausted, DutyTaken, Detached, Attached, StrengthChanged, Removed,
                            WentOver, BridgeSet, LineTraced, OwnerChanged, SiegeSet, ContactSet, BattleSet, Pooled,
                            Returned, CommanderLost, CommanderBack, Arrived, Proposed, Decided, CampaignEnded, Scouted,
                            NationChanged, NeutralityChanged, PrestigeChanged, TruceSet, Ruled, ExpectedTurned,
                            TurnPaused, RulesChanged, CorpsFormed, LineRuled, ForceRaised, OrderMoved, LetterReceived>;

/// What an event does: one of the above. Copied, moved and compared in event.cpp alone: where each file that holds an
/// event did that for itself, two thirds of its compilation went there.
class Change : public Choice {
 public:
  using Choice::Choice;
  Change();
  Change(const Change&);
  Change(Change&&) noexcept;
  Change& operator=(const Change&);
  Change& operator=(Change&&) noexcept;
  ~Change();
  friend bool operator==(const Change& a, const Change& b);
};

struct Event {
  Turn turn{0};
  std::string rule;  ///< "2.1.2"; empty: no rule of the campaign (a ruling, the beginning)
  Saying said;       ///< what people are told; empty: nothing
  Cause cause;
  std::vector<ForceId> forces;  ///< whom it concerns, for filtering the history
  std::vector<NodeId> places;
  std::vector<Roll> dice;
  Change change;
  bool operator==(const Event&) const = default;
};

/// The only way a state changes. Throws std::logic_error if the event does not fit the state (a force that is not
/// there): then a rule or a journal is wrong, never the umpire.
void apply(State& state, const Event& event);

}  // namespace estafette::campaign
