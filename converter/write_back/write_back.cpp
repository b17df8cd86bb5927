#include "converter/write_back/write_back.hpp"

#include "base/problem.hpp"
#include "converter/readers/sow/read_sow.hpp"
#include "converter/write_back/changes.hpp"
#include "converter/write_back/game_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace estafette::sow {
namespace {

/// By its own line a command or unit is known again, whatever its name is now; one that a reader made up, by its name.
std::string key_of(const std::vector<GameLine>& lines, const std::string& name, const std::string& above) {
  const GameLine* own = own_line(lines);
  return own == nullptr ? fmt::format("{}/{}", above, name) : fmt::format("line {}", own->line);
}

/// Every command and unit by its key, with the key of the command above it.
class Index {
 public:
  explicit Index(const Orbat& orbat) {
    for (const Formation& top : orbat.formations) add(top, "");
  }
  template <typename Sort>
  struct Kept {
    const Sort* is;
    std::string above;
  };
  std::map<std::string, Kept<Formation>> formations;
  std::map<std::string, Kept<Unit>> units;

 private:
  void add(const Formation& formation, const std::string& above) {
    const std::string key = key_of(formation.game, formation.name, above);
    formations.emplace(key, Kept<Formation>{&formation, above});
    for (const Unit& unit : formation.units) {
      units.emplace(key_of(unit.game, unit.name, key), Kept<Unit>{&unit, key});
    }
    for (const Formation& child : formation.formations) add(child, key);
  }
};

void collect(const Formation& formation, GameFile& file, std::string& why_not) {
  const auto put = [&](const std::vector<GameLine>& lines, const std::string& name) {
    for (const GameLine& line : lines) {
      if (!file.put(line)) why_not = fmt::format("{} comes from another file of the game", name);
    }
  };
  put(formation.game, formation.name);
  for (const Unit& unit : formation.units) put(unit.game, unit.name);
  for (const Formation& child : formation.formations) collect(child, file, why_not);
}

bool any_line(const Formation& formation) {
  return own_line(formation.game) != nullptr ||
         std::any_of(formation.formations.begin(), formation.formations.end(), any_line);
}

/// What is new, or under another command than in the file; empty if nothing is.
std::string changed_place(const Index& now, const Index& as_read) {
  const auto changed = [](const auto& here, const auto& there) -> std::string {
    for (const auto& [key, entry] : here) {
      const auto known = there.find(key);
      if (known == there.end()) return fmt::format("{} is new", entry.is->name);
      if (known->second.above != entry.above) return fmt::format("{} has another command", entry.is->name);
    }
    return "";
  };
  const std::string formation = changed(now.formations, as_read.formations);
  if (!formation.empty()) return formation;
  const std::string unit = changed(now.units, as_read.units);
  if (!unit.empty()) return unit;
  for (const auto& [key, entry] : as_read.formations) {
    if (!now.formations.contains(key)) return fmt::format("{} is gone, but not all that is under it", entry.is->name);
  }
  return "";
}

class Writer {
 public:
  Writer(const Index& now, const Index& as_read, const GameWords& game, GameFile& file)
      : now_(now), as_read_(as_read), game_(game), file_(file) {}

  std::vector<std::string> all() {
    for (const auto& [key, entry] : now_.formations) {
      if (own_line(entry.is->game) != nullptr) write_changes(*entry.is, *as_read_.formations.at(key).is, game_, file_);
    }
    for (const auto& [key, entry] : now_.units) write(*entry.is, *as_read_.units.at(key).is);
    for (const auto& [key, entry] : now_.formations) {
      if (entry.above.empty()) (void)drop_empty(*entry.is);
    }
    return std::move(remarks_);
  }

 private:
  void write(const Unit& now, const Unit& as_read) {
    if (own_line(now.game) == nullptr) return;
    if (!is_gone(now, as_read)) return write_changes(now, as_read, game_, file_);
    drop(now.game);
    gone_.push_back(&now);
    remarks_.push_back(fmt::format("{} has nobody left for the field: its rows are taken out", now.name));
  }

  void drop(const std::vector<GameLine>& lines) {
    for (const GameLine& line : lines) file_.drop(line.line);
  }

  /// In the game every commander must have somebody under him. True if nobody of this command is left.
  bool drop_empty(const Formation& formation) {
    bool empty = std::all_of(formation.units.begin(), formation.units.end(), [&](const Unit& unit) {
      return std::find(gone_.begin(), gone_.end(), &unit) != gone_.end();
    });
    const bool had = !formation.units.empty() || !formation.formations.empty();
    for (const Formation& child : formation.formations) empty = drop_empty(child) && empty;
    if (!empty || !had || gone_.empty() || own_line(formation.game) == nullptr) return empty && had;
    drop(rows_and_followers(formation.game));
    remarks_.push_back(fmt::format("{} has nobody left under him: his row is taken out", formation.name));
    return true;
  }

  /// All of its lines but the header of the file, which the first command keeps.
  static std::vector<GameLine> rows_and_followers(const std::vector<GameLine>& lines) {
    std::vector<GameLine> rows;
    for (const GameLine& line : lines) {
      if (line.line > 1) rows.push_back(line);
    }
    return rows;
  }

  const Index& now_;
  const Index& as_read_;
  const GameWords& game_;
  GameFile& file_;
  std::vector<const Unit*> gone_;
  std::vector<std::string> remarks_;
};

}  // namespace

WrittenBack write_back_unchanged(const Orbat& orbat) {
  if (std::none_of(orbat.formations.begin(), orbat.formations.end(), any_line)) return {};
  GameFile game;
  std::string why_not;
  for (const Formation& top : orbat.formations) collect(top, game, why_not);
  if (!why_not.empty()) return {std::nullopt, why_not};
  return {ArmyOob{game.bytes(), {}}, ""};
}

WrittenBack write_back(const Orbat& orbat, const readers::SowWords& sow, const readers::PhraseBook& words,
                       const Profile& profile, const std::string& file) {
  if (std::none_of(orbat.formations.begin(), orbat.formations.end(), any_line)) return {};
  GameFile game;
  std::string why_not;
  for (const Formation& top : orbat.formations) collect(top, game, why_not);
  if (!why_not.empty()) return {std::nullopt, why_not};
  Orbat before;
  try {
    before = readers::read_sow_oob(game.text(), sow, words, "").orbat;
  } catch (const Refusal&) {
    return {std::nullopt, "the lines of the game's file that it keeps are no order of battle"};
  }
  const Index now(orbat);
  const Index as_read(before);
  why_not = changed_place(now, as_read);
  if (!why_not.empty()) return {std::nullopt, why_not};
  ArmyOob oob;
  oob.remarks = Writer(now, as_read, {sow, profile, file}, game).all();
  oob.csv = game.bytes();
  return {std::move(oob), ""};
}

}  // namespace estafette::sow
