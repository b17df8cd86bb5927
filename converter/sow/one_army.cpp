#include "converter/sow/one_army.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/naming/meaning.hpp"
#include "converter/orbat/ids.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <map>
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

/// Collects BDs and the BCs' own units, and remembers the file of each; a second one of the same name is refused.
class DivisionRegister {
 public:
  DivisionRegister(const std::vector<std::string>& files, ProblemList& problems) : files_(files), problems_(problems) {}

  /// `bc` commands them. If two BCs of one file each have an "I Corps", the BC's name is added to tell them apart.
  template <typename Member>
  void take_in(std::vector<Member>& members, const std::vector<Member>& others, const std::string& bc,
               std::size_t file) {
    for (const Member& other : others) {
      Member member = other;
      auto known = called_.emplace(fold(member.name), file);
      if (!known.second && known.first->second == file && !bc.empty()) {
        member.name = fmt::format("{} of {}", other.name, bc);
        known = called_.emplace(fold(member.name), file);
      }
      if (!known.second) {
        problems_.add({files_.at(file), 0, "name", other.name,
                       fmt::format("a name that is not in {} too", files_.at(known.first->second)),
                       "Leave out one of the files, or tell the two apart by name"});
      }
      members.push_back(std::move(member));
    }
  }

 private:
  const std::vector<std::string>& files_;
  ProblemList& problems_;
  std::map<std::string, std::size_t> called_;  ///< by name: the file that came first
};

}  // namespace

Formation one_army(const std::vector<Orbat>& orbats, const std::vector<std::string>& files) {
  ProblemList problems;
  for (std::size_t i = 0; i < orbats.size(); ++i) check_scaled(orbats[i], files.at(i), problems);
  problems.refuse_if_any();

  Formation army;
  DivisionRegister divisions_called(files, problems);
  DivisionRegister units_called(files, problems);
  std::vector<Formation> divisions;
  std::vector<Unit> units;
  for (std::size_t i = 0; i < orbats.size(); ++i) {
    for (const Formation& top : orbats[i].formations) {
      if (top.level != Level::corps) {
        divisions_called.take_in(divisions, {top}, "", i);
        continue;
      }
      if (army.name.empty()) army = top;
      divisions_called.take_in(divisions, top.formations, top.name, i);
      units_called.take_in(units, top.units, top.name, i);
    }
  }
  problems.refuse_if_any();
  if (army.name.empty() && !divisions.empty()) {
    const Formation& first = divisions.front();
    army.level = Level::corps;
    army.name = "Army of " + first.name;
    army.commander = first.commander;
    army.nation = first.nation;
    army.ratings = first.ratings;
    army.source = first.source;
  }
  army.formations = std::move(divisions);
  army.units = std::move(units);
  Orbat named{{std::move(army)}};
  assign_ids(named);
  return std::move(named.formations.front());
}

const Formation& find_force(const std::vector<const Formation*>& armies, const std::string& name,
                            const std::string& option) {
  std::vector<const Formation*> forces;
  std::vector<Named> named;
  std::vector<std::string> known;
  for (const Formation* army : armies) {
    for (const Formation& force : army->formations) {
      forces.push_back(&force);
      known.push_back(force.name);
      named.push_back({.id = force.id, .name = force.name});
      if (!force.commander.empty()) named.back().commanders = {force.commander};
      named.back().command = force.level == Level::cavalry_division ? "cavalry corps" : "corps";
      named.back().nation = force.nation;
    }
  }
  return *forces[the_one(Catalogue(std::move(named)), name, {.file = option, .expected = "one of " + one_of(known)})];
}

}  // namespace estafette::sow
