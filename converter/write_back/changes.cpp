#include "converter/write_back/changes.hpp"

#include "base/apportion.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/orbat/no_nation.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/readers/unit/unit.hpp"
#include "converter/sow/muster/muster_history.hpp"
#include "converter/sow/profile/levels.hpp"
#include "converter/sow/sheet/names.hpp"
#include "converter/sow/sheet/plan_problems.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace estafette::sow {
namespace {

constexpr Men kFewestInTheGame{2};  ///< with fewer the game would hang
constexpr Men kEnough{100};         ///< for a look, which does not depend on the men

/// A name without the number that a reader adds to the second of two: "1. Bataillon (2)".
std::string_view bare_name(std::string_view name) {
  const std::size_t open = name.rfind(" (");
  if (open == std::string_view::npos || !name.ends_with(')')) return name;
  const std::string_view number = name.substr(open + 2, name.size() - open - 3);
  return whole_number(number) ? name.substr(0, open) : name;
}

bool same_name(std::string_view a, std::string_view b) {
  return a == b || bare_name(a) == bare_name(b);
}

/// NAME1, and the label in front of the row if it says the same.
void set_name1(GameFile& file, int line, const std::string& name) {
  const bool labelled = file.cell(line, GameColumn::label) == file.cell(line, GameColumn::name1);
  file.set(line, GameColumn::name1, game_name(name));
  if (labelled) file.set(line, GameColumn::label, game_name(name));
}

void set_command_name(GameFile& file, int line, const std::string& name) {
  if (file.cell(line, GameColumn::name2).empty()) return set_name1(file, line, name);
  file.set(line, GameColumn::name2, game_name(name));
}

void set_commander(GameFile& file, int line, const std::string& commander, const std::string& command) {
  set_name1(file, line, commander.empty() ? fmt::format("Commander of {}", command) : commander);
}

/// By what post the profile rates the commander of a formation, and the nation whose ranges hold for him.
struct Rated {
  Post post = Post::brigade;
  const Nation* nation = nullptr;  ///< null: the profile does not know it
};

Rated rated(const Formation& formation, const Profile& profile) {
  const Totals sum = totals(formation);
  const bool horse = sum.cavalry > sum.infantry;
  const Nation* nation = find_nation(profile, nation_of(formation));
  switch (formation.level) {
    case Level::army:
      return {Post::army, nation};
    case Level::corps:
    case Level::cavalry_corps:
      return {horse ? Post::cavalry_corps : Post::corps, nation};
    case Level::division:
    case Level::cavalry_division:
      return {horse ? Post::cavalry_division : Post::division, nation};
    default:
      return {horse ? Post::cavalry_brigade : Post::brigade, nation};
  }
}

/// The game's level for a rating that was changed. The row's own is moved by as much as the profile has between the
/// two ratings, at least by one: whoever is rated higher than before is never worse in the game, and who was above the
/// shipped range stays there as far as the change lets him.
int level_for(int now, std::optional<int> as_read, std::optional<int> in_row, const Rated& man, std::size_t which,
              const Profile& profile) {
  if (man.nation == nullptr) return now;
  const auto spread = [&](int rating) {
    const Ratings all{rating, rating, rating, rating, rating};
    return ratings_of(profile, *man.nation, man.post, all).at(which);
  };
  if (!as_read || !in_row) return spread(now);
  const int direction = now > *as_read ? 1 : -1;
  const int step = spread(now) - spread(*as_read);
  return std::clamp(*in_row + (step == 0 ? direction : step), std::min(*in_row, spread(0)),
                    std::max(*in_row, spread(kHighestRating)));
}

void set_ratings(GameFile& file, int line, const Ratings& now, const Ratings& as_read, const Rated& man,
                 const Profile& profile) {
  constexpr std::array kMembers = {
      std::pair(&Ratings::ability, GameColumn::ability), std::pair(&Ratings::command, GameColumn::command),
      std::pair(&Ratings::control, GameColumn::control), std::pair(&Ratings::leadership, GameColumn::leadership),
      std::pair(&Ratings::style, GameColumn::style)};
  for (std::size_t i = 0; i < kMembers.size(); ++i) {
    const auto& [member, column] = kMembers.at(i);
    const std::optional<int>& rating = now.*member;
    if (!rating || rating == as_read.*member) continue;
    const std::optional<int> in_row = whole_number(file.cell(line, column));
    file.set(line, column, std::to_string(level_for(*rating, as_read.*member, in_row, man, i, profile)));
  }
}

/// The rows of its men: the guns of a battery, or its own.
std::vector<int> rows_of_men(const Unit& unit) {
  std::vector<int> rows;
  for (const GameLine& line : unit.game) {
    if (line.use == GameLineUse::gun) rows.push_back(line.line);
  }
  if (rows.empty()) rows.push_back(own_line(unit.game)->line);
  return rows;
}

void refuse(const ProblemList& problems, const std::string& file) {
  ProblemList here;
  for (Problem problem : problems.all()) {
    problem.file = file;
    here.add(std::move(problem));
  }
  here.refuse_if_any();
}

/// How the profile dresses a unit by itself.
Look look_by_profile(const Unit& unit, const Profile& profile, const std::string& file) {
  Formation alone;
  alone.level = Level::division;
  alone.name = unit.name;
  alone.id = "alone";
  alone.nation = unit.nation;
  alone.units = {unit};
  alone.units.front().game.clear();
  alone.units.front().men = kEnough;
  alone.units.front().guns = arm_of(unit.kind) == Arm::artillery ? Guns{1} : Guns{0};
  const Orbat orbat{{alone}};
  refuse(history_problems(orbat, profile), file);
  const Field field = muster_history(orbat, "alone", profile);
  for (const FieldRow* row : rows_of(field)) {
    if (row->sheet.row_kind == RowKind::troops) return row->look;
  }
  return {};
}

bool other_look(const Unit& now, const Unit& as_read) {
  const bool other_nation = fold(now.nation) != fold(as_read.nation) && as_read.nation != kNoNation;
  return other_nation || now.kind != as_read.kind || now.piece != as_read.piece;
}

void dress(const Unit& now, const GameWords& game, GameFile& file) {
  const Look look = look_by_profile(now, game.profile, game.file);
  for (const int row : rows_of_men(now)) {
    file.set(row, GameColumn::unit_class, look.unit_class);
    file.set(row, GameColumn::weapon, look.weapon);
    file.set(row, GameColumn::flag, look.flag);
    file.set(row, GameColumn::flag2, look.flag2);
    file.set(row, GameColumn::formation, look.formation);
    file.set(row, GameColumn::portrait, look.portrait);
  }
}

/// Men over the rows as they were shared out before.
void share_men(const Unit& now, const std::vector<int>& rows, GameFile& file) {
  std::vector<std::int64_t> before;
  for (const int row : rows) before.push_back(std::max(0, whole_number(file.cell(row, GameColumn::heads)).value_or(0)));
  if (std::all_of(before.begin(), before.end(), [](std::int64_t men) { return men <= 0; })) {
    std::fill(before.begin(), before.end(), 1);
  }
  const std::vector<std::int64_t> men = apportion(now.men.value, before);
  for (std::size_t i = 0; i < rows.size(); ++i) file.set(rows[i], GameColumn::heads, std::to_string(men[i]));
}

/// Rows of guns taken away from the end, or added there.
std::vector<int> settle_guns(const Unit& now, const Unit& as_read, std::vector<int> rows, GameFile& file) {
  if (now.guns == as_read.guns || as_read.guns.value < 1) return rows;
  const auto each = std::max<std::int64_t>(1, as_read.guns.value / static_cast<std::int64_t>(rows.size()));
  const auto wanted = static_cast<std::size_t>(std::max<std::int64_t>(1, (now.guns.value + each - 1) / each));
  for (std::size_t more = rows.size(); more < wanted; ++more) file.repeat(rows.back());
  while (rows.size() > wanted) {
    file.drop(rows.back());
    rows.pop_back();
  }
  return rows;
}

}  // namespace

bool is_gone(const Unit& now, const Unit& as_read) {
  const bool guns = arm_of(now.kind) == Arm::artillery && now.guns.value == 0 && as_read.guns.value > 0;
  return guns || (now.men < kFewestInTheGame && as_read.men >= kFewestInTheGame);
}

void write_changes(const Formation& now, const Formation& as_read, const GameWords& game, GameFile& file) {
  const int line = own_line(now.game)->line;
  if (!same_name(now.name, as_read.name)) set_command_name(file, line, now.name);
  if (now.commander != as_read.commander) set_commander(file, line, now.commander, now.name);
  set_ratings(file, line, now.ratings, as_read.ratings, rated(as_read, game.profile), game.profile);
}

void write_changes(const Unit& now, const Unit& as_read, const GameWords& game, GameFile& file) {
  const int line = own_line(now.game)->line;
  std::vector<int> rows = rows_of_men(now);
  const bool battery = rows.front() != line;
  if (!same_name(now.name, as_read.name)) {
    battery ? set_command_name(file, line, now.name) : set_name1(file, line, now.name);
  }
  if (battery && now.commander != as_read.commander) set_commander(file, line, now.commander, now.name);
  if (battery) {
    const Rated captain{Post::battery, find_nation(game.profile, as_read.nation)};
    set_ratings(file, line, now.ratings, as_read.ratings, captain, game.profile);
  }
  if (now.quality != as_read.quality) {
    for (const int row : rows)
      file.set(row, GameColumn::experience, std::to_string(game.words.experience(now.quality)));
  }
  if (other_look(now, as_read)) dress(now, game, file);
  const std::size_t guns = rows.size();
  rows = settle_guns(now, as_read, std::move(rows), file);
  if (now.men != as_read.men || rows.size() != guns) share_men(now, rows, file);
}

}  // namespace estafette::sow
