#include "campaign/reports/dispatch.hpp"

#include "base/table.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace estafette::campaign {
namespace {

/// Whatever names an enemy force stays with the umpire: in each letter such names come from scouting alone.
class Discretion {
 public:
  Discretion(const State& before, const State& after, Side side) : side_(side) {
    learn(before);
    learn(after);
    // A fortress and its garrison may share a name ("Danzig"), and both sides may have a "1st Division".
    for (const std::string& name : own_) secret_.erase(name);
  }

  [[nodiscard]] bool allows(const Event& event) const {
    const bool all_own =
        !event.forces.empty() && std::all_of(event.forces.begin(), event.forces.end(), [&](const ForceId& id) {
          const auto known = sides_.find(id);
          return known != sides_.end() && known->second == side_;
        });
    return all_own && std::none_of(secret_.begin(), secret_.end(), [&](const std::string& name) {
             return !name.empty() && event.sentence.find(name) != std::string::npos;
           });
  }

 private:
  void learn(const State& state) {
    for (const Force& force : state.forces) {
      sides_[force.id] = force.side;
      (force.side == side_ ? own_ : secret_).insert(force.name);
      if (force.side == side_) continue;
      for (const Formation* division : divisions_of(force)) secret_.insert(division->name);
    }
    for (const Piece& piece : state.pieces) {
      sides_[piece.id] = piece.side;
      if (piece.side != side_) secret_.insert(piece.name);
    }
  }

  Side side_;
  std::map<ForceId, Side> sides_;
  std::set<std::string> own_, secret_;
};

/// The battles of this side, without who the enemy is: that stands under what was seen.
Table battles_of(const Theatre& theatre, const State& state, Side side) {
  Table table{"Battles to be fought", {{"battle", true}, {"at"}, {"we"}, {"with"}}, {}, {}};
  for (const Contact& contact : state.contacts) {
    if (contact.settled) continue;
    const bool attacks = contact.attacker == side;
    std::vector<ForceId> own = attacks ? contact.attackers : contact.defenders;
    for (const GunsMarch& march : contact.to_the_guns) own.push_back(march.force);
    std::string names;
    for (const ForceId& id : own) {
      const Force* force = find_force(state, id);
      if (force == nullptr || force->side != side) continue;
      names += (names.empty() ? "" : ", ") + force->name;
    }
    const std::string role = attacks ? "attack" : contact.defender_stood ? "stand on our own ground" : "are attacked";
    table.rows.push_back({std::to_string(contact.number), theatre.name(contact.node), role, names});
  }
  return table;
}

void add(std::string& text, const Table& table) {
  if (!table.rows.empty()) text += "\n" + to_text(table);
}

}  // namespace

std::string dispatch(const Theatre& theatre, const State& before, const State& after, const std::vector<Event>& events,
                     Side side) {
  const Discretion discretion(before, after, side);
  const std::optional<Turn> played = events.empty() ? std::nullopt : std::optional<Turn>(events.front().turn);
  std::string text =
      fmt::format("Dispatch to {}\n", side == Side::france ? "the French and their Allies" : "the Coalition");
  if (played)
    text += fmt::format("{} is over; orders are awaited for {}\n", turn_in_words(theatre, *played),
                        turn_in_words(theatre, after.turn));
  std::string done;
  for (const Event& event : events)
    if (discretion.allows(event)) done += fmt::format("  {} ({})\n", event.sentence, event.rule);
  if (!done.empty()) text += "\nWhat happened\n" + done;
  add(text, battles_of(theatre, after, side));
  add(text, forces_table(theatre, after, side));
  add(text, pieces_table(theatre, after, side));
  add(text, sightings_table(theatre, after, side));
  return text;
}

}  // namespace estafette::campaign
