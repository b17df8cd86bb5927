#include "campaign/rulings/battle_rulings.hpp"

#include "base/text.hpp"
#include "campaign/rulings/place_rulings.hpp"
#include "campaign/rulings/ruling_values.hpp"
#include "campaign/state/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

using Of = const RulingCase&;
constexpr SubjectKind kOpenBattle = SubjectKind::battle;

bool is_among(const std::vector<ForceId>& forces, const ForceId& force) {
  return std::find(forces.begin(), forces.end(), force) != forces.end();
}

/// The battle as it stands, which must not be judged: then only its verdict can be ruled.
Contact open_battle(Of of) {
  if (of.subject.contact == nullptr || of.subject.contact->settled)
    refuse_value(of.ruling, of.subject.shown, "a battle that is not judged yet",
                 "Of one that is, the verdict can be ruled");
  return *of.subject.contact;
}

void want_side(Of of, const ForceId& force, Side side) {
  if (find_force(of.state, force)->side != side)
    refuse_value(of.ruling, find_force(of.state, force)->name,
                 fmt::format("a force of {}", of.theatre.rules.sides[side].said),
                 "Who attacks is a ruling of its own: attacker");
}

/// Takes the force out of the battle, wherever it was in it.
void leave(Contact& contact, const ForceId& force) {
  for (std::size_t i = contact.attackers.size(); i-- > 0;) {
    if (contact.attackers[i] != force) continue;
    contact.attackers.erase(contact.attackers.begin() + static_cast<std::ptrdiff_t>(i));
    if (i < contact.attackers_from.size())
      contact.attackers_from.erase(contact.attackers_from.begin() + static_cast<std::ptrdiff_t>(i));
  }
  std::erase(contact.defenders, force);
  std::erase_if(contact.to_the_guns, [&](const GunsMarch& march) { return march.force == force; });
}

/// From where he came, as it was known before, or as his trodden way tells.
NodeId came_from(Of of, const ForceId& force) {
  const Contact& before = *of.subject.contact;
  for (std::size_t i = 0; i < before.attackers.size() && i < before.attackers_from.size(); ++i)
    if (before.attackers[i] == force) return before.attackers_from[i];
  return last_place_before(*find_force(of.state, force));
}

Change battle_attackers(Of of) {
  Contact contact = open_battle(of);
  const std::vector<ForceId> now = forces_in(of);
  for (const ForceId& force : now) want_side(of, force, contact.attacker);
  for (const ForceId& force : now) leave(contact, force);
  contact.attackers = now;
  contact.attackers_from.clear();
  for (const ForceId& force : now) contact.attackers_from.push_back(came_from(of, force));
  return ContactSet{contact};
}

Change battle_defenders(Of of) {
  Contact contact = open_battle(of);
  const std::vector<ForceId> now = forces_in(of);
  for (const ForceId& force : now) want_side(of, force, opponent(contact.attacker));
  for (const ForceId& force : now) leave(contact, force);
  contact.defenders = now;
  return ContactSet{contact};
}

/// The side that advanced: all change their parts.
Change battle_attacker(Of of) {
  Contact contact = open_battle(of);
  const Side side = *side_or_none(of, "");
  if (side == contact.attacker) return ContactSet{contact};
  contact.attacker = side;
  contact.defender_stood = false;
  std::swap(contact.attackers, contact.defenders);
  contact.attackers_from.clear();
  for (const ForceId& force : contact.attackers)
    contact.attackers_from.push_back(find_force(of.state, force) == nullptr ? contact.node : came_from(of, force));
  return ContactSet{contact};
}

/// "VI Corps from A, VII Corps": each from where it is, unless it says otherwise.
Change battle_guns(Of of) {
  Contact contact = open_battle(of);
  std::vector<GunsMarch> marches;
  if (fold(of.ruling.value) != "nobody")
    for (const std::string& part : split(of.ruling.value, ',')) {
      const auto [who, from] = parted_at(part, " from ");
      const ForceId force = force_in_words(of, who);
      const auto before = std::find_if(contact.to_the_guns.begin(), contact.to_the_guns.end(),
                                       [&](const GunsMarch& march) { return march.force == force; });
      const bool tired = before != contact.to_the_guns.end() && before->fatigued;
      marches.push_back({force, from ? place_in(of, *from) : find_force(of.state, force)->at, tired});
    }
  for (const GunsMarch& march : marches) leave(contact, march.force);
  contact.to_the_guns = marches;
  return ContactSet{contact};
}

/// "VI Corps from A": the edge of the field from which an attacker comes.
Change battle_comes(Of of) {
  Contact contact = open_battle(of);
  const auto [who, from] = parted_at(of.ruling.value, " from ");
  if (!from)
    refuse_value(of.ruling, of.ruling.value, "an attacker and the place that he comes from: \"VI Corps from A\"");
  const ForceId force = force_in_words(of, who);
  const auto attacks = std::find(contact.attackers.begin(), contact.attackers.end(), force);
  if (attacks == contact.attackers.end()) refuse_value(of.ruling, who, "a force that attacks in this battle");
  contact.attackers_from.resize(contact.attackers.size(), contact.node);
  contact.attackers_from[static_cast<std::size_t>(attacks - contact.attackers.begin())] = place_in(of, *from);
  return ContactSet{contact};
}

/// In reserve, until another ruling (5.5.2). Whom else the field has no room for is kept back besides.
Change battle_reserves(Of of) {
  const Contact contact = open_battle(of);
  Battle battle;
  battle.number = contact.number;
  battle.turn = contact.turn;
  if (const Battle* known = find_battle(of.state, contact.number)) battle = *known;
  const std::vector<ForceId> before = battle.kept_back;
  battle.kept_back = forces_in(of);
  std::erase_if(battle.reserves, [&](const ForceId& force) { return is_among(before, force); });
  for (const ForceId& force : battle.kept_back) {
    const bool marches = std::any_of(contact.to_the_guns.begin(), contact.to_the_guns.end(),
                                     [&](const GunsMarch& march) { return march.force == force; });
    if (!is_among(contact.attackers, force) && !is_among(contact.defenders, force) && !marches)
      refuse_value(of.ruling, find_force(of.state, force)->name, fmt::format("a force of {}", of.subject.shown));
    if (!is_among(battle.reserves, force)) battle.reserves.push_back(force);
  }
  return BattleSet{battle};
}

Change battle_settled(Of of) {
  expect_yes(of.ruling);
  Contact contact = open_battle(of);
  contact.settled = true;
  return ContactSet{contact};
}

}  // namespace

RulingRows battle_rulings() {
  return {
      {{"battle 3", "settled", "yes"}, kOpenBattle, battle_settled},
      {{"battle 3", "attacker", "france or coalition, who advanced: the two sides change parts"},
       kOpenBattle,
       battle_attacker},
      {{"battle 3", "attackers", "forces with commas between them, or nobody"}, kOpenBattle, battle_attackers},
      {{"battle 3", "defenders", "forces with commas between them, or nobody"}, kOpenBattle, battle_defenders},
      {{"battle 3", "guns", "who marches to the guns: \"VI Corps from A, VII Corps\", or nobody"},
       kOpenBattle,
       battle_guns},
      {{"battle 3", "comes", "an attacker and from where: \"VI Corps from A\""}, kOpenBattle, battle_comes},
      {{"battle 3", "stood", "yes or no: the defender stood, and chooses the ground"},
       kOpenBattle,
       [](Of of) -> Change {
         Contact contact = open_battle(of);
         contact.defender_stood = yes_or_no(of.ruling);
         return ContactSet{contact};
       }},
      {{"battle 3", "reserves", "forces with commas between them, or nobody"}, kOpenBattle, battle_reserves},
      {{"battle 3", "verdict", "of one that was judged: \"coalition minor\", \"france major easy\", draw"},
       kOpenBattle,
       [](Of of) -> Change {
         refuse_value(of.ruling, of.subject.shown, "a battle that was judged before",
                      "First judge it: estafette battle adjudicate");
       }},
  };
}

}  // namespace estafette::campaign
