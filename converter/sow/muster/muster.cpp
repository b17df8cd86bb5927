#include "converter/sow/muster/muster.hpp"

#include "converter/orbat/totals.hpp"
#include "converter/sow/muster/recruiter.hpp"
#include "converter/sow/muster/seating.hpp"
#include "converter/sow/sheet/handicap.hpp"
#include "converter/sow/sheet/numbering.hpp"
#include "converter/sow/sheet/plan_problems.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::sow {
namespace {

/// Rule 4.1.1: "a row of zeros for his stats". The man in that row is somebody else, so what happens to him does not
/// happen to the general: the row has no campaign id.
void stay_away(FieldRow& leader, const Formation& bc, Recruiter& recruiter) {
  recruiter.remark(Topic::absence, "{} is absent: {} fights under a row of zeros (4.1.1)", leader.sheet.name, bc.name);
  leader.sheet.id.clear();
  leader.sheet.name = fmt::format("Second in command of {}", bc.name);
  leader.command = CommandLevels{};
  leader.experience = leader.sheet.as_fought = 0;
  leader.sheet.reasons = {"zeros: the army commander is absent (4.1.1)"};
}

FieldArmy army_of(const BattleSide& side, bool attacker, const Profile& profile, Recruiter& recruiter, Field& field) {
  FieldArmy army;
  army.side = side_number(side, profile);
  army.attacker = attacker;
  const Formation& bc = side.army;
  const std::string nation = nation_of(side);
  const DivisionTraits own{bc.id, std::nullopt, {}, side.chief};

  army.leader = recruiter.commander(own, Post::army, nation, bc.commander, bc.name, bc.ratings);
  army.leader.sheet.id = bc.id;
  keep_portrait(army.leader, bc.game);
  if (!side.commander_present) stay_away(army.leader, bc, recruiter);
  army.corps.push_back(
      recruiter.commander(own, Post::corps, nation, fmt::format("Chief of staff of {}", bc.name), bc.name, {}));

  for (const Formation& force : bc.formations) {
    const ForceOrders orders = orders_for(side, force.id);
    if (orders.away) continue;
    if (orders.reserve) {
      const Totals sum = totals(force);
      field.reserves.push_back({force.id, force.name, army.side, sum.men(), sum.guns});
      recruiter.remark(Topic::reserve, "{} is a reserve: on the battle sheet, not on the field (5.5.2)", force.name);
      continue;
    }
    recruiter.add_division(army, {force.id, orders.arrival, orders.fatigue, side.chief}, force);
  }
  recruiter.add_own_troops(army, own, bc, nation);

  army.courier = recruiter.follower(own, Post::courier, nation, fmt::format("Courier of {}", bc.name));
  return army;
}

}  // namespace

Field muster(const BattlePlan& plan, const Profile& profile) {
  Field field;
  Recruiter recruiter(profile, field);
  field.armies.push_back(army_of(plan.attacker, true, profile, recruiter, field));
  field.armies.push_back(army_of(plan.defender, false, profile, recruiter, field));
  seat(field, profile, recruiter);
  for (FieldArmy& army : field.armies) {
    const auto handicap = plan.handicaps.find(army.side);
    if (handicap == plan.handicaps.end() || handicap->second == 100) continue;
    set_handicap(army, handicap->second, profile.limits.largest_unit());
    recruiter.remark(Topic::absence,
                     "{} fights with {} in 100 of its men, as agreed; losses are counted back by the battle sheet",
                     army.leader.formation_name, handicap->second);
  }
  recruiter.finish();
  std::sort(field.armies.begin(), field.armies.end(),
            [](const FieldArmy& a, const FieldArmy& b) { return a.side < b.side; });
  number(field, plan.name);
  return field;
}

Field muster(const BattleSide& side, const std::string& name, const Profile& profile) {
  Field field;
  Recruiter recruiter(profile, field);
  field.armies.push_back(army_of(side, false, profile, recruiter, field));
  seat(field, profile, recruiter);
  recruiter.finish();
  number(field, name);
  return field;
}

}  // namespace estafette::sow
