// What is true on the map now. Plain values; only apply() (event.hpp) changes them.
// Source: rules 1.3.1, 2.1 to 2.3.1, 3.1 to 4.5, 5.1 to 5.5.3, each named at its member.
#pragma once

#include "campaign/map/calendar.hpp"
#include "campaign/state/order.hpp"
#include "campaign/state/shared.hpp"
#include "converter/orbat/orbat.hpp"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace estafette::campaign {

using map::Turn;

/// A line of communication and supply (5.1).
struct Line {
  std::optional<NodeId> depot;  ///< a garrisoned fortress; nothing: no depot can be reached
  std::vector<NodeId> way;      ///< from the force to the depot, both ends in it
  bool cut = false;             ///< an enemy MD or more stands on it, or there is no depot
  bool operator==(const Line&) const = default;
};

/// A line as the umpire has laid it down: whatever the rules would make of it, it stays so.
struct RuledLine {
  Line line;
  Turn until{0};  ///< the last turn in which it holds; 0: until he says otherwise
  bool operator==(const RuledLine&) const = default;
};

/// A MC, MCC or MD on the map with its troops in campaign strength (1.3.1).
struct Force {
  ForceId id;
  std::string name;  ///< "III Corps"
  Side side = Side::france;
  std::string nation;  ///< whose exhaustion it counts for (4.2): "Prussia"
  std::string army;    ///< id of its MA; empty: of none
  NodeId at;
  Shared<Formation> troops;  ///< level division: a MC; cavalry division: a MCC; brigade: a MD alone
  Duty duty = Duty::field;
  Turn tied_until{0};       ///< a garrison may not leave before this turn is over (4.1); 0: free
  Turn fatigued_until{0};   ///< the last turn of fatigue after a forced march (2.1.2); 0: fresh
  Turn exhausted_until{0};  ///< the last turn of exhaustion after a lost battle (4.1); 0: not exhausted
  bool advanced = false;    ///< it has entered an enemy's node this turn (5.5.2.1: exploit is for attackers only)
  int marched = 0;  ///< nodes of its allowance spent this turn, rivers and invested fortresses counted (2.1, 2.2)
  std::vector<NodeId> trodden;  ///< the way it has come since its last depot, `at` last (5.1)
  Line line;
  std::vector<NodeId> march = {};  ///< the way of its last march, withdrawal or retreat, where it is last (1.2, 2.3.1)
  int came = 0;  ///< the higher, the later it came to where it is, among all forces; 0: it has not marched (1.2, 5.5)
  bool operator==(const Force&) const = default;
};

/// A headquarters, a commander-in-chief in person, or a pontoon train.
struct Piece {
  ForceId id;
  PieceKind kind = PieceKind::headquarters;
  std::string name;  ///< "Napoleon", "Army of the Main headquarters"
  Side side = Side::france;
  std::string army;  ///< of a headquarters or train
  NodeId at;
  ForceId with;            ///< the force that it travels with, and whose march it shares; empty: it goes alone
  std::string title = {};  ///< by which a commander-in-chief is meant too: "Emperor"; empty: none
  int marched = 0;         ///< nodes spent this turn, on its own and with whatever forces it has been (2.1)
  bool operator==(const Piece&) const = default;
};

/// A pontoon bridge (5.2).
struct Bridge {
  ForceId train;
  NodeId near_bank, far_bank;  ///< the train is at `near_bank`
  std::string river;
  BridgeStage stage = BridgeStage::building;
  bool operator==(const Bridge&) const = default;
};

/// A map army (MA).
struct Army {
  std::string id;
  std::string name;
  Side side = Side::france;
  std::string commander;
  Ratings ratings;
  std::string nation;
  bool operator==(const Army&) const = default;
};

/// An aggressive siege (2.3.1).
struct Siege {
  NodeId fortress;
  Side by = Side::france;
  Turn falls{0};  ///< at the end of this turn, if the siege goes on so long
  bool operator==(const Siege&) const = default;
};

/// A force that marches to the sound of the guns (5.5.1).
struct GunsMarch {
  ForceId force;
  NodeId from;
  bool fatigued = false;  ///< Coalition over a river
  bool operator==(const GunsMarch&) const = default;
};

/// Opposing forces in one node: a battle to be fought (5.5).
struct Contact {
  int number = 0;  ///< from 1, over the whole campaign
  Turn turn{0};
  NodeId node;
  Side attacker = Side::france;  ///< who advanced
  std::vector<ForceId> attackers, defenders;
  std::vector<NodeId> attackers_from;  ///< the last node before, by attacker: the edge that he comes from
  bool defender_stood = false;         ///< ordered to stand: chooses the ground, and gave up the initiative (5.5)
  std::vector<GunsMarch> to_the_guns;
  bool settled = false;              ///< fought, adjudicated or overruled
  std::vector<ForceId> beaten = {};  ///< already exhausted by the battle that an exploit march followed (4.1, 5.5.2.1)
  bool operator==(const Contact&) const = default;
};

/// A corps that has lost a battle and its last man: it counts as exhausted as long as if it had lived (4.1, 4.2).
struct LostCorps {
  std::string name;
  Side side = Side::france;
  std::string nation;
  Turn until{0};
  bool operator==(const LostCorps&) const = default;
};

/// The umpire's judgement of a battle (5.4).
struct Verdict {
  std::optional<Side> winner;  ///< nothing: a draw
  VictoryLevel level = VictoryLevel::draw;
  bool easy = false;  ///< the ground was hardly contested, or the odds were very great (5.5.2.1)
  std::string chief;  ///< the commander-in-chief who was present in person (4.5, 5.5.3); empty: none was
  bool operator==(const Verdict&) const = default;
};

/// What is known of a contact that became a battle; it has the contact's number.
struct Battle {
  int number = 0;
  Turn turn{0};                   ///< in which the forces met
  std::vector<ForceId> reserves;  ///< of both sides: near, but not on the field (5.5.2)
  std::string fingerprint;        ///< of the mod folder that was sent to the game; empty: none was
  std::string sheet;  ///< the battle sheet (docs/formats/battle-sheet.md) until losses have come; then empty
  std::map<std::string, std::string> ids;  ///< from the ids on the sheet, of units and commands, to the campaign's
  std::string dump;                        ///< fingerprint of the dump whose losses were carried over; empty: none was
  bool losses = false;  ///< its losses have been carried over, from a dump or as the umpire stated them
  std::optional<Verdict> verdict;
  std::vector<ForceId> kept_back = {};  ///< in reserve by the umpire's ruling, whatever else is decided
  bool operator==(const Battle&) const = default;
};

/// Wounded or stragglers of one unit who come back in one turn (5.4). They are in no force's strength until then.
struct Recovering {
  std::string unit;  ///< Unit::id, in whatever force it then is
  Turn back{0};
  int men = 0;
  bool stragglers = false;  ///< else wounded
  bool operator==(const Recovering&) const = default;
};

/// A commander who is wounded, taken or dead (5.4).
struct Convalescent {
  std::string command;  ///< Formation::id, Unit::id, or the id of a MA
  std::string name;
  Ratings ratings;
  Turn back{0};  ///< 0: never, he is dead or taken
  bool operator==(const Convalescent&) const = default;
};

/// A force that comes later (1.3, 5.4). No side knows of it before it is there.
struct Reinforcement {
  Force force;        ///< as it will be on the map
  Turn earliest{0};   ///< the first turn in which it may come
  int chance = 0;     ///< in 100, in each turn from then on ("a variable is included")
  std::string needs;  ///< a nation that must fight on the force's side; empty: none
  std::string source;
  std::optional<Army> army;   ///< a new MA that comes with the first of its forces; nothing: there from the beginning
  std::vector<Piece> pieces;  ///< headquarters and trains that come with it
  bool elsewhere = true;      ///< it may come to another fortress of its side if its place is not free
  bool operator==(const Reinforcement&) const = default;
};

/// What a trigger of rules.xml puts before the umpire (3.1, 3.2, 4.3, 4.4); nothing happens until he confirms it.
struct Proposal {
  int number = 0;  ///< from 1, over the whole campaign
  Turn turn{0};
  std::string trigger;  ///< its id in rules.xml, which has its effects
  std::string rule;
  std::string text;  ///< "Saxony would declare herself neutral"
  bool operator==(const Proposal&) const = default;
};

/// The end of the campaign (3.1, 3.2, 4.5).
struct Ending {
  Turn turn{0};
  std::optional<Side> winner;  ///< none: a peace that neither side won
  std::string rule;
  std::string why;        ///< as the umpire noted it, for him alone
  std::string told = {};  ///< what the players are told of it, besides who has won
  bool operator==(const Ending&) const = default;
};

/// What cavalry or presence told one side of an enemy in one node (5.3). It has only what that side may know.
struct Sighting {
  NodeId node;
  ForceId by;           ///< the force that saw it
  ForceId whom;         ///< for the umpire and the journal; never shown to a side
  std::string name;     ///< as far as known: "III Corps", "a corps"; empty: only that somebody is there
  int reliability = 0;  ///< 0: presence only; from 1: a report, the higher the better
  int men = 0;          ///< as reported; 0: not told
  int infantry = 0, cavalry = 0, guns = 0;  ///< as reported; all 0: not told
  bool operator==(const Sighting&) const = default;
};

/// How far the forces of one side may go while a truce lasts (4.2).
struct TruceBoundary {
  Side side = Side::france;    ///< whose forces stay on this side of it
  std::string words;           ///< as both sides are shown it: "left of the Elbe"
  std::vector<NodeId> beyond;  ///< the places that they may not enter
  bool operator==(const TruceBoundary&) const = default;
};

/// A place that changes hands by the terms of a truce (4.2): whoever has it may leave but not come back, and the other
/// side may march in.
struct TruceCession {
  NodeId place;
  Side to = Side::france;
  Turn by{0};  ///< the last turn in which it may be handed over; 0: the truce's
  bool operator==(const TruceCession&) const = default;
};

/// A truce (4.2).
struct Truce {
  Turn until{0};                               ///< the last turn of it
  std::string terms;                           ///< as the umpire noted them, for him alone
  std::string told = {};                       ///< what the players are told of the terms
  std::vector<TruceBoundary> boundaries = {};  ///< one at most for each side; both are shown all of them
  std::vector<TruceCession> cessions = {};     ///< shown to both sides
  bool operator==(const Truce&) const = default;
};

/// A half-week that stands still where forces have met, until those whom it concerns have chosen (5.5, 5.5.1).
struct Pause {
  int orders = 0;  ///< State::orders_so_far then: orders with higher numbers are answers
  int dice = 0;    ///< thrown before it
  std::string by;  ///< by when the answers are wanted, as the umpire has put it; empty: he has not said
  bool operator==(const Pause&) const = default;
};

/// What is true now.
struct State {
  // Defined in state.cpp, so that the rules, which all copy states, need not compile them each time.
  State();
  State(const State&);
  State(State&&) noexcept;
  State& operator=(const State&);
  State& operator=(State&&) noexcept;
  ~State();

  std::string campaign;      ///< "1813"
  Turn turn{1};              ///< the one that is being prepared or played
  std::uint64_t seed = 0;    ///< of the campaign's dice
  std::vector<Army> armies;  ///< in the order of campaign.xml, like all lists here
  std::vector<Force> forces;
  std::vector<Piece> pieces;
  std::map<std::string, Side> nations;  ///< a nation that is not here is neutral (4.4)
  Shared<std::set<NodeId>> neutral;     ///< ground of neutral states (4.4): nobody marches or draws supplies through it
  Shared<std::map<NodeId, Side>> owners;  ///< who held a node last; one that is not here is nobody's
  std::map<std::string, int> traffic;     ///< MDs that used a road in this turn (2.1), by road_key
  std::vector<Bridge> bridges;
  std::vector<Siege> sieges;
  std::vector<Contact> contacts;  ///< of the turn just played, and older ones not settled
  int contacts_so_far = 0;
  std::vector<Battle> battles;             ///< of the contacts above, and all older ones (without their sheets)
  Shared<std::set<std::string>> integral;  ///< Formation::id of the corps' own cavalry brigades: BBs, but no MDs (1.3)
  Shared<std::map<std::string, int>> establishment;  ///< men, by Unit::id: what drafts may bring a unit up to (5.4)
  Shared<std::map<std::string, int>>
      batteries;  ///< guns, by Unit::id: what the arsenals may bring a battery up to (5.4)
  std::vector<Recovering> recovering;
  std::vector<Convalescent> convalescents;
  Shared<std::vector<Reinforcement>> expected;
  std::vector<Proposal> proposals;  ///< not yet decided
  int proposals_so_far = 0;
  std::set<std::string> decided;  ///< triggers that were confirmed, and make no further proposal
  std::optional<Ending> ending;
  std::map<Side, std::vector<Sighting>> known;  ///< what each side learnt at the end of the last turn
  std::optional<Truce> truce;                   ///< of everybody
  std::map<std::string, Truce> truces;          ///< of single nations, by name (4.2)
  int prestige = 0;
  std::vector<LodgedOrder> orders;  ///< for the turn to come, in sequence
  int orders_so_far = 0;
  std::set<std::string>
      written;                 ///< players who have sent orders for the turn to come, or answers while it stands still
  std::string letters_by;      ///< by when letters for the turn to come are wanted, as the umpire has put it; or empty
  std::optional<Pause> pause;  ///< the half-week has been begun, and is not over yet
  std::map<ForceId, RuledLine> ruled_lines;  ///< where the umpire's word goes before rule 5.1
  std::vector<LostCorps> lost_corps;         ///< as long as they count for 4.2
  bool operator==(const State&) const = default;
};

/// The one name of a link in both directions.
[[nodiscard]] std::string road_key(const NodeId& a, const NodeId& b);

[[nodiscard]] const Force* find_force(const State& state, const ForceId& id);
[[nodiscard]] Force* find_force(State& state, const ForceId& id);
[[nodiscard]] const Piece* find_piece(const State& state, const ForceId& id);
[[nodiscard]] Piece* find_piece(State& state, const ForceId& id);
[[nodiscard]] const Army* find_army(const State& state, const std::string& id);
/// The contact or battle of that number, or null.
[[nodiscard]] const Contact* find_contact(const State& state, int number);
[[nodiscard]] const Battle* find_battle(const State& state, int number);
/// The bridge of a train, or null.
[[nodiscard]] const Bridge* bridge_of(const State& state, const ForceId& train);

}  // namespace estafette::campaign
