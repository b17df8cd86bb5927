#include "converter/sow/muster/muster_history.hpp"

#include "converter/orbat/totals.hpp"
#include "converter/sow/muster/recruiter.hpp"
#include "converter/sow/muster/seating.hpp"
#include "converter/sow/sheet/numbering.hpp"
#include "converter/sow/sheet/plan_problems.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace estafette::sow {
namespace {

/// The formations that get an army row: armies, or a single corps; all others without a superior share one more.
std::vector<Formation> tops_of(const Orbat& orbat) {
  if (orbat.formations.size() == 1 && height(orbat.formations.front().level) >= height(Level::corps))
    return orbat.formations;
  std::vector<Formation> tops;
  Formation others;
  for (const Formation& top : orbat.formations) (top.level == Level::army ? tops : others.formations).push_back(top);
  if (others.formations.empty()) return tops;
  const auto first = std::find_if(others.formations.begin(), others.formations.end(), has_fighters);
  const Formation& eponym = first == others.formations.end() ? others.formations.front() : *first;
  others.name = "Army of " + eponym.name;
  others.nation = nation_of(eponym);
  tops.push_back(std::move(others));
  return tops;
}

class HistoryMuster {
 public:
  explicit HistoryMuster(const Profile& profile) : profile_(profile), recruiter_(profile, field_) {}

  Field all(const Orbat& orbat, const std::string& name) {
    for (const Formation& top : tops_of(orbat)) {
      if (!has_fighters(top)) {
        for (const Formation& command : top.id.empty() ? top.formations : std::vector{top}) leave_out(command);
        continue;
      }
      FieldArmy army = army_of(top);
      if (army.divisions.empty()) continue;  // there has been a remark
      army.number = static_cast<int>(field_.armies.size()) + 1;
      field_.armies.push_back(std::move(army));
    }
    seat_undivided(field_, profile_, recruiter_);
    recruiter_.finish();
    number(field_, name);
    return std::move(field_);
  }

 private:
  static DivisionTraits force_of(const Formation& command) { return {command.id, std::nullopt, {}, {}}; }

  /// In the game every commander must have somebody under him; without troops a command has no nation either.
  void leave_out(const Formation& command) {
    recruiter_.remark(Topic::left_out, "{} has no troops for the field and is left out", command.name);
  }

  FieldArmy army_of(const Formation& top) {
    const std::string nation = nation_of(top);
    FieldArmy army;
    army.side = find_nation(profile_, nation)->side;
    army.leader = recruiter_.commander(force_of(top), Post::army, nation, top.commander, top.name, top.ratings);
    army.leader.sheet.id = top.id;
    keep_portrait(army.leader, top.game);
    Formation staff = top;  // the army's own troops
    std::erase_if(staff.formations, [](const Formation& child) { return height(child.level) >= height(Level::corps); });
    for (const Formation& corps : top.formations) {
      if (height(corps.level) < height(Level::corps)) continue;
      if (!has_fighters(corps)) {
        leave_out(corps);
        continue;
      }
      const Post post = corps.level == Level::cavalry_corps ? Post::cavalry_corps : Post::corps;
      FieldRow leader =
          recruiter_.commander(force_of(corps), post, nation_of(corps), corps.commander, corps.name, corps.ratings);
      leader.sheet.id = corps.id;
      keep_portrait(leader, corps.game);
      add_corps(army, std::move(leader), corps);
    }
    add_corps(army,
              recruiter_.commander(force_of(top), Post::corps, nation, fmt::format("Chief of staff of {}", top.name),
                                   top.name, {}),
              staff);
    army.courier = recruiter_.follower(force_of(top), Post::courier, nation, fmt::format("Courier of {}", top.name));
    return army;
  }

  /// Without troops it has no row: in the game every commander must have somebody under him.
  void add_corps(FieldArmy& army, FieldRow leader, const Formation& corps) {
    const std::size_t before = army.divisions.size();
    army.corps.push_back(std::move(leader));
    for (const Formation& division : corps.formations) recruiter_.add_division(army, force_of(division), division);
    recruiter_.add_own_troops(army, force_of(corps), corps, nation_of(corps));
    if (army.divisions.size() == before) army.corps.pop_back();
  }

  const Profile& profile_;
  Field field_;
  Recruiter recruiter_;
};

}  // namespace

ProblemList history_problems(const Orbat& orbat, const Profile& profile) {
  ProblemList problems = nation_problems(orbat, profile);
  bool troops = false;
  for_each_unit(orbat, [&](const CommandPath&, const Unit& unit) { troops = troops || fights(unit); });
  if (!troops) problems.add({"", 0, "level", "nobody who fights", "infantry, cavalry or guns", ""});
  return problems;
}

Field muster_history(const Orbat& orbat, const std::string& name, const Profile& profile) {
  return HistoryMuster(profile).all(orbat, name);
}

}  // namespace estafette::sow
