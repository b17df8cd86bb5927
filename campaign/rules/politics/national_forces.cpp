#include "campaign/rules/politics/national_forces.hpp"

#include "campaign/rules/marching/march.hpp"
#include "campaign/rules/organisation/organisation.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace estafette::campaign {
namespace {

/// The nation of most of the men; `otherwise` if no unit names one.
std::string nation_of_most(const Formation& troops, const std::string& otherwise) {
  std::map<std::string, int> men;
  for_each_unit(troops, [&](const CommandPath&, const Unit& unit) { men[unit.nation] += unit.men.value; });
  const auto most =
      std::max_element(men.begin(), men.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  return most == men.end() || most->first.empty() ? otherwise : most->first;
}

/// One nation's departure, force by force, each on the state that the last one left.
class Departure {
 public:
  Departure(const Theatre& theatre, const State& state, const std::string& nation, Allegiance to,
            const std::string& rule)
      : theatre_(theatre), now_(state), nation_(nation), to_(to), rule_(rule) {}

  std::vector<Event> events() && {
    for (const Force& force : std::vector<Force>(now_.forces))
      if (force.side != to_) part(force);
    return std::move(events_);
  }

 private:
  /// The force leaves if all its MDs are the nation's; else those that are leave it.
  void part(const Force& force) {
    const std::vector<const Formation*> all = divisions_of(force);
    std::vector<std::string> own;
    for (const Formation* division : all)
      if (nation_of_most(*division, force.nation) == nation_) own.push_back(division->id);
    if (all.empty() ? force.nation == nation_ : own.size() == all.size()) {
      leave(force.id);
    } else if (!own.empty()) {
      std::vector<ForceId> detached;
      for (Event& event : detach(theatre_, now_, force, own, {})) {
        event.rule = rule_;
        detached.push_back(std::get<Detached>(event.change).as);
        happen(std::move(event));
      }
      for (const ForceId& id : detached) leave(id);
    }
  }

  void leave(const ForceId& id) {
    void_orders(id);
    leave_battles(id);
    if (to_)
      go_over(*find_force(now_, id));
    else
      go_home(*find_force(now_, id));
  }

  void void_orders(const ForceId& id) {
    for (const LodgedOrder& order : std::vector<LodgedOrder>(now_.orders))
      if (order.order.subject == id)
        happen(fmt::format("Order {} is void: {}", order.sequence, order.text), OrderWithdrawn{order.sequence}, id);
  }

  void leave_battles(const ForceId& id) {
    for (Contact contact : std::vector<Contact>(now_.contacts)) {
      if (contact.settled || !take_out(contact, id)) continue;
      contact.settled = contact.attackers.empty() || contact.defenders.empty();
      happen(fmt::format("Battle {} at {} is fought without {}{}", contact.number, theatre_.name(contact.node),
                         find_force(now_, id)->name, contact.settled ? ", and so not at all" : ""),
             ContactSet{contact}, id);
    }
  }

  /// True if the force had a part in it.
  static bool take_out(Contact& contact, const ForceId& id) {
    const auto attacker = std::find(contact.attackers.begin(), contact.attackers.end(), id);
    const bool attacks = attacker != contact.attackers.end();
    if (attacks) {
      const auto place = attacker - contact.attackers.begin();
      if (place < std::ssize(contact.attackers_from))
        contact.attackers_from.erase(contact.attackers_from.begin() + place);
      contact.attackers.erase(attacker);
    }
    const auto defended = std::erase(contact.defenders, id);
    const auto marched = std::erase_if(contact.to_the_guns, [&](const GunsMarch& march) { return march.force == id; });
    return attacks || defended + marched > 0;
  }

  void go_home(const Force& force) {
    const bool opens = force.duty == Duty::garrison && alone(force);
    const NodeId at = force.at;
    happen(fmt::format("{} leaves {} and goes home", with_strength(force), theatre_.name(at)), Removed{force.id},
           force.id);
    if (opens) passes(at, std::nullopt, fmt::format("{} is left to {}", theatre_.name(at), nation_));
  }

  void go_over(const Force& force) {
    const ForceId id = force.id;
    const NodeId at = force.at;
    const std::string& where = theatre_.name(at);
    const Duty duty = force.duty;
    if (duty == Duty::garrison && !alone(force)) {
      happen(fmt::format("{} would go over, and is disarmed by the rest of the garrison of {}", with_strength(force),
                         where),
             Removed{id}, id);
      return;
    }
    happen(fmt::format("{} goes over to {} at {}", with_strength(force), said(*to_), where),
           WentOver{id, *to_, nation_}, id);
    if (duty == Duty::garrison) passes(at, to_, fmt::format("{} opens its gates to {}", where, said(*to_)));
    if (duty == Duty::investing || duty == Duty::besieging)
      happen(fmt::format("{} shuts nobody in at {} any more", find_force(now_, id)->name, where),
             DutyTaken{id, Duty::field, Turn{0}}, id);
  }

  bool alone(const Force& garrison) const {
    return forces_at(now_, garrison.at, garrison.side, Duty::garrison).size() == 1;
  }

  void passes(const NodeId& fortress, Allegiance owner, const std::string& sentence) {
    happen(happens(now_, rule_, sentence, OwnerChanged{fortress, owner}, {}, {fortress}));
  }

  void happen(const std::string& sentence, Change change, const ForceId& id) {
    happen(happens(now_, rule_, sentence, std::move(change), {id}, {find_force(now_, id)->at}));
  }

  void happen(Event event) {
    apply(now_, event);
    events_.push_back(std::move(event));
  }

  const Theatre& theatre_;
  State now_;
  const std::string nation_;
  const Allegiance to_;
  const std::string rule_;
  std::vector<Event> events_;
};

}  // namespace

std::vector<Event> nation_departs(const Theatre& theatre, const State& state, const std::string& nation, Allegiance to,
                                  const std::string& rule) {
  return Departure(theatre, state, nation, to, rule).events();
}

}  // namespace estafette::campaign
