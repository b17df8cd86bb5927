#include "converter/sow/one_army.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/orbat/ids.hpp"
#include "converter/orbat/sibling_names.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <utility>

namespace estafette::sow {
namespace {

void check_scaled(const Orbat& orbat, const std::string& file, ProblemList& problems) {
  const auto refuse = [&](const std::string& found) {
    problems.add({file, 0, "level", found, "a scaled order of battle: a corps (BC) of divisions (BD) of brigades (BB)",
                  "Run estafette convert on it first, and name the .scaled.csv here"});
  };
  for (const Formation& top : orbat.formations) {
    if (top.level == Level::army || top.level == Level::cavalry_corps)
      return refuse(to_string(top.level) + " " + top.name);
  }
  bool regiments = false;
  for_each_unit(
      orbat, [&](const CommandPath&, const Unit& unit) { regiments = regiments || unit.level == UnitLevel::regiment; });
  if (regiments) refuse("regiments");
}

template <typename Member>
void take_in(std::vector<Member>& members, std::vector<Member> others) {
  for (Member& other : others) {
    other.name = unused_name(members, other.name);
    members.push_back(std::move(other));
  }
}

}  // namespace

Formation one_army(const std::vector<Orbat>& orbats, const std::vector<std::string>& files) {
  ProblemList problems;
  for (std::size_t i = 0; i < orbats.size(); ++i) check_scaled(orbats[i], files.at(i), problems);
  problems.refuse_if_any();

  Formation army;
  std::vector<Formation> divisions;
  for (const Orbat& orbat : orbats) {
    for (const Formation& top : orbat.formations) {
      if (top.level != Level::corps) {
        divisions.push_back(top);
      } else if (army.name.empty()) {
        army = top;
      } else {
        take_in(army.units, top.units);
        take_in(army.formations, top.formations);
      }
    }
  }
  if (army.name.empty() && !divisions.empty()) {
    const Formation& first = divisions.front();
    army.level = Level::corps;
    army.name = "Army of " + first.name;
    army.commander = first.commander;
    army.nation = first.nation;
    army.ratings = first.ratings;
    army.source = first.source;
  }
  take_in(army.formations, std::move(divisions));
  Orbat named{{std::move(army)}};
  assign_ids(named);
  return std::move(named.formations.front());
}

const Formation& find_force(const std::vector<const Formation*>& armies, const std::string& name,
                            const std::string& option) {
  const std::string wanted = fold(name);
  std::vector<const Formation*> partly;
  std::vector<std::string> known;
  for (const Formation* army : armies) {
    for (const Formation& force : army->formations) {
      if (fold(force.name) == wanted) return force;
      if (!wanted.empty() && fold(force.name).find(wanted) != std::string::npos) partly.push_back(&force);
      known.push_back(force.name);
    }
  }
  if (partly.size() == 1) return *partly.front();
  std::string remedy;
  if (partly.size() > 1) {
    remedy = fmt::format("Did you mean \"{}\" or \"{}\"?", partly[0]->name, partly[1]->name);
  } else if (const std::string near = nearest(name, known); !near.empty()) {
    remedy = fmt::format("Did you mean \"{}\"?", near);
  }
  throw Refusal(Problem{option, 0, "", name, "one of " + one_of(known), remedy});
}

}  // namespace estafette::sow
