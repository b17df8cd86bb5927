#include "campaign/rulings/place_rulings.hpp"

#include "base/text.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/rulings/ruling_values.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/ruled_value.hpp"
#include "campaign/state/trodden.hpp"
#include "campaign/state/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

using Of = const RulingCase&;
constexpr SubjectKind kPlace = SubjectKind::node;

/// Every place of a country, but not where the other side stands (2.3).
std::vector<Event> country_passes(Of of) {
  const std::optional<Side> owner = side_or_none(of, "nobody");
  std::vector<Event> events;
  for (const NodeId& node : of.subject.nodes) {
    const auto now = of.state.owners.find(node);
    const bool theirs = now == of.state.owners.end() ? !owner : owner == now->second;
    const bool others = std::any_of(of.state.forces.begin(), of.state.forces.end(),
                                    [&](const Force& force) { return force.at == node && force.side != owner; });
    if (!theirs && !others)
      events.push_back(
          happens(of.state, "", passes_to(of.theatre, node, owner), OwnerChanged{node, owner}, {}, {node}));
  }
  return events;
}

/// Refuses a siege that the next half-week would find to be none (2.3.1).
void want_besieged(Of of, Side by) {
  const NodeId& fortress = of.subject.node;
  const std::string& people = of.theatre.rules.sides[by].people;
  if (garrison_of(of.state, fortress, opponent(by)) == 0)
    refuse_value(of.ruling, of.ruling.value, "a fortress with a garrison of the other side (2.3.1)",
                 fmt::format("Nobody is in garrison at {} against {}", of.subject.shown, people));
  if (!forces_at(of.state, fortress, by, Duty::besieging).empty()) return;
  const auto there = forces_at(of.state, fortress, by);
  refuse_value(of.ruling, of.ruling.value, fmt::format("a fortress that is besieged by {} (2.3.1)", people),
               there.empty() ? fmt::format("No force of {} is there: rule first where one is, and its duty", people)
                             : fmt::format("Rule first that {} has the duty \"besieging\"", there.front()->name));
}

/// "12", "france 12": who besieges it, and when it falls if he goes on.
Change place_siege(Of of) {
  if (of.theatre.node(of.subject.node).settlement != map::Settlement::fortress)
    refuse_value(of.ruling, of.subject.shown, "a fortress (rule 2.3.1)");
  if (says_no(of.ruling.value)) return SiegeSet{of.subject.node, std::nullopt};
  const auto before = std::find_if(of.state.sieges.begin(), of.state.sieges.end(),
                                   [&](const Siege& one) { return one.fortress == of.subject.node; });
  const std::string words = words_of(of.ruling);
  const std::size_t last = words.rfind(' ');
  const bool second = last != std::string::npos;
  if (!second && before == of.state.sieges.end())
    refuse_value(of.ruling, of.ruling.value, "who besieges it, and when it falls: \"france 12\"",
                 "There is no siege of " + of.subject.shown);
  const Side by = second ? side_in(of, words.substr(0, last)) : before->by;
  const std::string turn = second ? words.substr(last + 1) : words;
  want_besieged(of, by);
  return SiegeSet{of.subject.node, Siege{of.subject.node, by, turn_in(of, turn, of.state.turn)}};
}

/// The forces in the field there fight, whatever the rules say; this side advanced.
Change place_battle(Of of) {
  const Side attacker = *side_or_none(of, "");
  Contact contact;
  contact.number = of.state.contacts_so_far + 1;
  contact.turn = of.state.turn;
  contact.node = of.subject.node;
  contact.attacker = attacker;
  for (const Contact& open : of.state.contacts)
    if (!open.settled && open.node == contact.node)
      refuse_value(of.ruling, of.ruling.value, "a place without a battle",
                   fmt::format("Battle {} is there", open.number));
  for (const Force* force : in_the_field(of.state, contact.node, attacker)) {
    contact.attackers.push_back(force->id);
    contact.attackers_from.push_back(last_place_before(*force));
  }
  for (const Force* force : in_the_field(of.state, contact.node, opponent(attacker)))
    contact.defenders.push_back(force->id);
  if (contact.attackers.empty() || contact.defenders.empty())
    refuse_value(of.ruling, of.ruling.value, "a place where forces of both sides are in the field");
  return ContactSet{contact};
}

}  // namespace

NodeId last_place_before(const Force& force) {
  return came_from(force).value_or(force.at);
}

RulingRows place_rulings() {
  return {
      {{"a place", "owner", "france, coalition or nobody"},
       kPlace,
       [](Of of) -> Change {
         return OwnerChanged{of.subject.node, side_or_none(of, "nobody")};
       }},
      {{"a place", "shut", "yes or no"},
       kPlace,
       [](Of of) -> Change {
         return NeutralityChanged{{of.subject.node}, yes_or_no(of.ruling)};
       }},
      {{"a place", "siege", "the turn in which it falls, with a new besieger before it (\"france 12\"); or no"},
       kPlace,
       place_siege},
      {{"a place", "battle", "france or coalition, who advanced: all in the field there fight"}, kPlace, place_battle},
      {{"road A - B", "used", "the divisions that have marched on it in this turn"},
       SubjectKind::road,
       [](Of of) -> Change {
         return ruled_value({"traffic", of.subject.name}, number_of(of.ruling, 0, kMostGuns));
       }},
      {{"a country", "neutral", "yes or no"},
       SubjectKind::country,
       [](Of of) -> Change {
         return NeutralityChanged{of.subject.nodes, yes_or_no(of.ruling)};
       }},
      {{"a country", "owner", "france, coalition or nobody"},
       SubjectKind::country,
       [](Of of) -> Change {
         (void)side_or_none(of, "nobody");
         return Told{};
       },
       country_passes},
  };
}

}  // namespace estafette::campaign
