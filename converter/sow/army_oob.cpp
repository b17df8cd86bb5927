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
#include <string_view>
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

bool has_fighters(const Orbat& orbat) {
  return std::any_of(orbat.formations.begin(), orbat.formations.end(),
                     [](const Formation& top) { return sow::has_fighters(top); });
}

/// The side of a command, 0 if nobody can tell: by its rank in the game's file, or else by the nation that leads it.
int side_of(const Formation& top, const Profile& profile) {
  const int side = game_rank(top, GameColumn::side);
  const Nation* nation = find_nation(profile, nation_of(top));
  return side == 0 && nation != nullptr ? nation->side : side;  // a nation that is not known is reported elsewhere
}

/// A file of the game may hold both sides, and several armies of each: in its own file they are told apart by their
/// ranks, elsewhere by the nation that leads them. A command without troops is on the side of those before it, or else
/// of those behind it.
std::vector<ArmyOfSide> armies_of(const Orbat& orbat, const Profile& profile) {
  std::vector<ArmyOfSide> armies;
  int before = 0;
  for (const Formation& top : orbat.formations)
    if (before == 0) before = side_of(top, profile);
  for (const Formation& top : orbat.formations) {
    const int own = side_of(top, profile);
    const int side = before = own == 0 ? before : own;
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

/// Of several armies those that have troops; who has none is told of, for in the game every commander must have
/// somebody under him. If none has any, all of them: then that is the problem.
std::vector<ArmyOfSide> with_troops(std::vector<ArmyOfSide> armies, Field& field) {
  const auto fight = [](const ArmyOfSide& army) { return has_fighters(army.orbat); };
  if (std::none_of(armies.begin(), armies.end(), fight)) return armies;
  for (const ArmyOfSide& army : armies) {
    if (fight(army)) continue;
    for (const Formation& top : army.orbat.formations)
      field.remarks.push_back(
          {Topic::left_out, fmt::format("{} has no troops for the field and is left out", top.name)});
  }
  std::erase_if(armies, [&](const ArmyOfSide& army) { return !fight(army); });
  return armies;
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
  constexpr std::string_view kBefore = "oob_sb_";  // one of the game's own files
  if (plain.starts_with(kBefore) && plain.size() > kBefore.size()) plain.erase(0, kBefore.size());
  return plain.empty() ? "" : fmt::format("OOB_SB_{}.csv", plain);
}

ArmyOob army_oob(const Orbat& scaled, const std::string& name, const std::string& file, const Profile& profile) {
  Field field;
  for (const ArmyOfSide& army : with_troops(armies_of(scaled, profile), field)) {
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
  for (const ArmyOfSide& army : with_troops(armies_of(orbat, profile), field)) {
    refuse_if_any(history_problems(army.orbat, profile), file);
    join(field, muster_history(army.orbat, name, profile), army.side);
  }
  number(field, name);
  return oob_of(field, file, profile);
}

}  // namespace estafette::sow
