#include "converter/sow/army_oob.hpp"

#include "base/text.hpp"
#include "converter/orbat/game_lines.hpp"
#include "converter/sow/muster/muster.hpp"
#include "converter/sow/muster/muster_history.hpp"
#include "converter/sow/one_army.hpp"
#include "converter/sow/oob_csv.hpp"
#include "converter/sow/sheet/names.hpp"
#include "converter/sow/sheet/numbering.hpp"
#include "converter/sow/sheet/plan_problems.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::sow {
namespace {

/// The commands of one army of one side.
struct ArmyOfSide {
  int side = 0;
  int number = 0;  ///< in the game's own file; 0: it does not come from there
  Orbat orbat;
};

/// The rank in the game's own file of whoever commands it.
int game_rank(const Formation& formation, GameColumn rank) {
  const GameLine* own = own_line(formation.game);
  return own == nullptr ? 0 : whole_number(cell_of(cells_of(own->text), rank)).value_or(0);
}

/// A file of the game may hold both sides, and several armies of each: in its own file they are told apart by their
/// ranks, elsewhere by the nation that leads them.
std::vector<ArmyOfSide> armies_of(const Orbat& orbat, const Profile& profile) {
  std::vector<ArmyOfSide> armies;
  for (const Formation& top : orbat.formations) {
    int side = game_rank(top, GameColumn::side);
    const Nation* nation = find_nation(profile, nation_of(top));
    if (side == 0 && nation != nullptr) side = nation->side;  // one that is not known is reported elsewhere
    if (side == 0 && !armies.empty()) side = armies.back().side;
    const int number = game_rank(top, GameColumn::army);
    const auto same = std::find_if(armies.begin(), armies.end(),
                                   [&](const ArmyOfSide& army) { return army.side == side && army.number == number; });
    ArmyOfSide& army = same == armies.end() ? armies.emplace_back(ArmyOfSide{side, number, {}}) : *same;
    army.orbat.formations.push_back(top);
  }
  std::stable_sort(armies.begin(), armies.end(),
                   [](const ArmyOfSide& a, const ArmyOfSide& b) { return a.side < b.side; });
  return armies;
}

/// Puts the armies of one field behind those of another, on their side.
void join(Field& all, Field more, int side) {
  for (FieldArmy& army : more.armies) {
    const auto before =
        std::count_if(all.armies.begin(), all.armies.end(), [&](const FieldArmy& other) { return other.side == side; });
    army.side = side;
    army.number = static_cast<int>(before) + 1;
    all.armies.push_back(std::move(army));
  }
  for (Remark& remark : more.remarks) {
    if (std::find(all.remarks.begin(), all.remarks.end(), remark) == all.remarks.end())
      all.remarks.push_back(std::move(remark));
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
  const std::vector<ArmyOfSide> armies = armies_of(scaled, profile);
  Field field;
  for (const ArmyOfSide& army : armies) {
    BattleSide side;
    side.army = one_army({army.orbat}, {file});
    refuse_if_any(army_problems(side, profile), file);
    join(field, muster(side, name, profile), army.side);
  }
  number(field, name);
  return oob_of(field, file, profile);
}

ArmyOob history_oob(const Orbat& orbat, const std::string& name, const std::string& file, const Profile& profile) {
  Field field;
  for (const ArmyOfSide& army : armies_of(orbat, profile)) {
    refuse_if_any(history_problems(army.orbat, profile), file);
    join(field, muster_history(army.orbat, name, profile), army.side);
  }
  number(field, name);
  return oob_of(field, file, profile);
}

}  // namespace estafette::sow
