#include "campaign/rules/politics/national_forces.hpp"

#include "campaign/rules/organisation/organisation.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/unfolding.hpp"
#include "converter/orbat/totals.hpp"

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
      : theatre_(theatre), unfolding_(state), nation_(nation), to_(to), rule_(rule) {}

  std::vector<Event> events() && {
    for (const Force& force : std::vector<Force>(now().forces))
      if (force.side != to_) part(force);
    return unfolding_.take();
  }

 private:
  /// The force leaves if all its MDs belong to the nation; otherwise only those that do leave it.
  void part(const Force& force) {
    const std::vector<const Formation*> all = divisions_of(now(), force);
    std::vector<std::string> own;
    for (const Formation* division : all)
      if (nation_of_most(*division, force.nation) == nation_) own.push_back(division->id);
    if (all.empty() ? force.nation == nation_ : own.size() == all.size()) {
      leave(force.id);
    } else if (!own.empty()) {
      std::vector<ForceId> detached;
      for (Event& event : detach(theatre_, now(), force, own, {})) {
        event.rule = rule_;
        detached.push_back(std::get<Detached>(event.change).as);
        unfolding_.happen(std::move(event));
      }
      for (const ForceId& id : detached) leave(id);
    }
  }

  void leave(const ForceId& id) {
    void_orders(id);
    leave_battles(id);
    if (to_)
      go_over(*find_force(now(), id));
    else
      go_home(*find_force(now(), id));
  }

  void void_orders(const ForceId& id) {
    for (const LodgedOrder& order : std::vector<LodgedOrder>(now().orders))
      if (order.order.subject == id)
        happen(says("order is void", {{"order", order.sequence}, {"text", FreeText{order.text}}}),
               OrderWithdrawn{order.sequence}, id);
  }

  void leave_battles(const ForceId& id) {
    for (Contact contact : std::vector<Contact>(now().contacts)) {
      if (contact.settled || !take_out(contact, id)) continue;
      contact.settled = contact.attackers.empty() || contact.defenders.empty();
      happen(says("battle without it", {{"battle", contact.number},
                                        {"at", theatre_.node(contact.node)},
                                        {"who", *find_force(now(), id)},
                                        {"settled", contact.settled}}),
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
    happen(says("goes home", {{"who", strong(force)}, {"at", theatre_.node(at)}}), Removed{force.id}, force.id);
    if (opens)
      passes(at, std::nullopt,
             says("is left to its nation", {{"place", theatre_.node(at)}, {"nation", ProperName{nation_}}}));
  }

  void go_over(const Force& force) {
    const ForceId id = force.id;
    const NodeId at = force.at;
    const map::Node& where = theatre_.node(at);
    const Duty duty = force.duty;
    if (duty == Duty::garrison && !alone(force)) {
      happen(says("is disarmed", {{"who", strong(force)}, {"at", where}}), Removed{id}, id);
      return;
    }
    happen(says("goes over", {{"who", strong(force)}, {"side", named(theatre_, *to_)}, {"at", where}}),
           WentOver{id, *to_, nation_}, id);
    if (duty == Duty::garrison)
      passes(at, to_, says("opens its gates", {{"place", where}, {"side", named(theatre_, *to_)}}));
    if (duty == Duty::investing || duty == Duty::besieging)
      happen(says("shuts nobody in", {{"who", *find_force(now(), id)}, {"at", where}}),
             DutyTaken{id, Duty::field, Turn{0}}, id);
  }

  bool alone(const Force& garrison) const {
    return forces_at(now(), garrison.at, garrison.side, Duty::garrison).size() == 1;
  }

  void passes(const NodeId& fortress, Allegiance owner, Saying said) {
    unfolding_.happen(happens(now(), rule_, std::move(said), OwnerChanged{fortress, owner}, {}, {fortress}));
  }

  void happen(Saying said, Change change, const ForceId& id) {
    const NodeId at = find_force(now(), id)->at;
    unfolding_.happen(happens(now(), rule_, std::move(said), std::move(change), {id}, {at}));
  }

  [[nodiscard]] const State& now() const { return unfolding_.now(); }

  const Theatre& theatre_;
  Unfolding unfolding_;
  const std::string nation_;
  const Allegiance to_;
  const std::string rule_;
};

}  // namespace

std::vector<Event> nation_departs(const Theatre& theatre, const State& state, const std::string& nation, Allegiance to,
                                  const std::string& rule) {
  return Departure(theatre, state, nation, to, rule).events();
}

}  // namespace estafette::campaign
