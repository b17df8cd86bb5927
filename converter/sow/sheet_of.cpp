#include "converter/sow/sheet_of.hpp"

#include "base/files/fingerprint.hpp"
#include "base/text.hpp"
#include "converter/sow/muster/muster.hpp"
#include "converter/sow/sheet/numbering.hpp"
#include "converter/sow/sheet/plan_problems.hpp"

namespace estafette::sow {
namespace {

/// True for what is said of the troops themselves, and not of how the game shows them.
bool matters_at_a_table(const Remark& remark) {
  return remark.topic == Topic::absence || remark.topic == Topic::left_out || remark.topic == Topic::reserve;
}

}  // namespace

BattleSheet sheet_of(const BattlePlan& plan, const Field& field) {
  BattleSheet sheet;
  sheet.id = slug(plan.name);
  sheet.name = plan.name;
  sheet.start = to_string(plan.start);
  sheet.end = to_string(plan.end);
  sheet.date = plan.date;
  sheet.place = plan.place;
  sheet.settlement = to_string(plan.settlement);
  sheet.weather = plan.weather;
  if (plan.attacker_from) sheet.attacker_from = to_string(*plan.attacker_from);
  for (const FieldArmy& army : field.armies) {
    const BattleSide& side = army.attacker ? plan.attacker : plan.defender;
    sheet.sides.push_back({.number = army.side,
                           .attacker = army.attacker,
                           .army = side.army,
                           .commander = side.commander_present ? "present" : "absent",
                           .chief = side.chief});
    const auto handicap = plan.handicaps.find(army.side);
    if (handicap != plan.handicaps.end()) sheet.sides.back().handicap = handicap->second;
  }
  for (const FieldRow* row : rows_of(field)) sheet.rows.push_back(row->sheet);
  sheet.reserves = field.reserves;
  return sheet;
}

TableSheet table_sheet(const BattlePlan& plan, const Profile& profile, const std::string& set) {
  ProblemList problems = problems_without_ground(plan, profile);
  if (!plan.handicaps.empty())
    problems.add({"battle plan", 0, "handicap", std::to_string(plan.handicaps.begin()->second),
                  "no handicap in a battle at a table", "Leave it out"});
  problems.refuse_if_any();
  const Field field = muster(plan, profile);
  too_many_ranks(field).refuse_if_any();
  TableSheet made{sheet_of(plan, field), {}};
  made.sheet.game = set;
  made.sheet.fingerprint = fingerprint({{"battle.xml", to_xml(made.sheet)}});
  for (const Remark& remark : field.remarks)
    if (matters_at_a_table(remark)) made.remarks.push_back(remark.text);
  return made;
}

}  // namespace estafette::sow
