#include "converter/sow/army_oob.hpp"

#include "base/text.hpp"
#include "converter/sow/muster.hpp"
#include "converter/sow/muster_history.hpp"
#include "converter/sow/names.hpp"
#include "converter/sow/numbering.hpp"
#include "converter/sow/one_army.hpp"
#include "converter/sow/oob_csv.hpp"
#include "converter/sow/plan_problems.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::sow {
namespace {

/// One file of the game is one army.
void refuse_both_sides(const Orbat& orbat, const std::string& file, const Profile& profile) {
  const Formation* first = nullptr;
  for (const Formation& top : orbat.formations) {
    const Nation* nation = find_nation(profile, nation_of(top));
    if (nation == nullptr) continue;  // reported elsewhere
    if (first == nullptr) first = &top;
    if (find_nation(profile, nation_of(*first))->side == nation->side) continue;
    throw Refusal(Problem{file, 0, "name", top.name,
                          fmt::format("troops of one side only; {} belongs to the other", first->name),
                          "Give each side a file of its own"});
  }
}

/// Problems of a plan, with this file's name.
void refuse_if_any(const ProblemList& problems, const std::string& file) {
  ProblemList here;
  for (Problem problem : problems.all()) {
    problem.file = file;
    here.add(std::move(problem));
  }
  here.refuse_if_any();
}

ArmyOob oob_of(const Field& field, const std::string& file, const Profile& profile) {
  refuse_if_any(too_many_ranks(field), file);
  ArmyOob oob{game_text(master_csv(field, profile.fresh)), {}};
  for (const Remark& remark : field.remarks) oob.remarks.push_back(remark.text);
  return oob;
}

}  // namespace

std::string oob_file(const std::string& name) {
  std::string plain = slug(name);
  std::replace(plain.begin(), plain.end(), '-', '_');
  return plain.empty() ? "" : fmt::format("OOB_SB_{}.csv", plain);
}

ArmyOob army_oob(const Orbat& scaled, const std::string& name, const std::string& file, const Profile& profile) {
  refuse_both_sides(scaled, file, profile);
  BattleSide side;
  side.army = one_army({scaled}, {file});
  refuse_if_any(army_problems(side, profile), file);
  return oob_of(muster(side, name, profile), file, profile);
}

ArmyOob history_oob(const Orbat& orbat, const std::string& name, const std::string& file, const Profile& profile) {
  refuse_both_sides(orbat, file, profile);
  refuse_if_any(history_problems(orbat, profile), file);
  return oob_of(muster_history(orbat, name, profile), file, profile);
}

}  // namespace estafette::sow
