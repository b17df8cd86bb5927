#include "tabletop/returns/table_dump.hpp"

#include "base/problem.hpp"
#include "converter/orbat/totals.hpp"
#include "sow_dumps/write_results.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace estafette::tabletop {
namespace {

using RowNumbers = std::vector<std::size_t>;

std::set<std::string> units_in(const Formation& formation) {
  std::set<std::string> ids;
  for_each_unit(formation, [&](const CommandPath&, const Unit& unit) { ids.insert(unit.id); });
  return ids;
}

/// The row of the commander of the lowest formation that has all these units and a commander on the sheet.
std::optional<std::size_t> commanders_row(const std::set<std::string>& units, const sow::BattleSheet& sheet, int side) {
  const auto army = std::find_if(sheet.sides.begin(), sheet.sides.end(),
                                 [&](const sow::SheetSide& one) { return one.number == side; });
  if (army == sheet.sides.end()) return std::nullopt;
  std::optional<std::size_t> found;
  std::size_t depth = 0;
  for_each_formation(Orbat{{army->army}}, [&](const CommandPath& path) {
    const std::set<std::string> here = units_in(*path.back());
    if (path.size() <= depth || !std::includes(here.begin(), here.end(), units.begin(), units.end())) return;
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
      const sow::SheetRow& row = sheet.rows[i];
      if (row.row_kind != sow::RowKind::commander || row.side != side || row.id != path.back()->id) continue;
      found = i;
      depth = path.size();
      break;
    }
  });
  return found;
}

std::optional<std::size_t> commanders_row(const RosterPiece& piece, const sow::BattleSheet& sheet, int side) {
  std::set<std::string> units;
  for (const PieceMember& member : piece.members) units.insert(member.id);
  return commanders_row(units, sheet, side);
}

class TableDump {
 public:
  TableDump(const sow::BattleSheet& sheet, const TabletopRules& rules)
      : sheet_(sheet), rules_(rules), rows_(sheet.rows.size()) {
    for (std::size_t i = 0; i < sheet.rows.size(); ++i)
      if (sheet.rows[i].row_kind == sow::RowKind::troops) of_unit_[{sheet.rows[i].side, sheet.rows[i].id}].push_back(i);
  }

  void take_losses(const ArmyReturn& army) {
    std::map<std::string, std::string> states;
    for (const PieceReturn& given : army.pieces) states[given.piece] = given.state;
    for (const MemberLoss& loss : share_losses(army.roster, army.pieces, rules_)) {
      const auto found = of_unit_.find({army.side, loss.id});
      if (found == of_unit_.end()) continue;
      const RowNumbers rows = rows_of(loss, found->second);
      deal(loss, rows);
      if (const std::string& state = states[loss.piece]; !state.empty())
        for (const std::size_t row : rows) rows_[row].status = state;
    }
  }

  void take_generals(const ArmyReturn& army, ProblemList& problems) {
    std::map<std::string, const RosterPiece*> pieces;
    for (const RosterCommand& command : army.roster.commands)
      for (const RosterPiece& piece : command.pieces) pieces[piece.id] = &piece;
    for (const PieceReturn& given : army.pieces) {
      if (given.general.empty()) continue;
      const std::optional<std::size_t> row = commanders_row(*pieces.at(given.piece), sheet_, army.side);
      if (!row)
        problems.add({army.file, given.line, "general", given.general, "a piece whose general is on the battle sheet",
                      "Leave it empty; estafette ruling says what became of another"});
      else if (const auto [first, is_new] = fallen_.emplace(*row, given.line); !is_new)
        problems.add({army.file, given.line, "general", given.general,
                      fmt::format("each general once: {} stands in line {} too", sheet_.rows[*row].name, first->second),
                      "Leave one of them empty"});
      else
        fates_[*row] = given.general;
    }
  }

  std::string dump(const std::string& label) {
    dumps::total_commands(sheet_, rows_);
    for (const auto& [row, fate] : fates_) {
      const bool captured = fate == "captured";
      dumps::hit_officer(sheet_, rows_, row,
                         captured           ? dumps::Fate::missing
                         : fate == "killed" ? dumps::Fate::killed
                                            : dumps::Fate::wounded);
    }
    return dumps::write_results(sheet_, rows_, label);
  }

 private:
  /// The rows that a member stands for: of a battery that is cut into stands, the guns behind those of its last stand.
  RowNumbers rows_of(const MemberLoss& loss, const RowNumbers& unit) {
    if (loss.guns_before == 0) return unit;
    std::size_t& first = taken_[unit.front()];
    const std::size_t last = std::min(first + static_cast<std::size_t>(loss.guns_before), unit.size());
    RowNumbers rows(unit.begin() + static_cast<std::ptrdiff_t>(first),
                    unit.begin() + static_cast<std::ptrdiff_t>(last));
    first = last;
    return rows;
  }

  /// A unit's loss over its rows: the parts of a large battalion, or the guns of a battery.
  void deal(const MemberLoss& loss, const RowNumbers& numbers) {
    std::vector<std::int64_t> men;
    for (const std::size_t number : numbers) men.push_back(sheet_.rows[number].men.value);
    const std::vector<std::int64_t> lost =
        loss.guns_before > 0 ? crews_lost(men, loss.guns_lost, loss.lost(), rules_.whole("gunners-most"))
                             : dealt_within(loss.lost(), men, men);
    int missing = loss.missing, wounded = loss.wounded;
    for (std::size_t i : by_loss(lost, men)) {
      dumps::WrittenRow& row = rows_[numbers[i]];
      int left = static_cast<int>(lost[i]);
      const auto take = [&](int& pool) {
        const int taken = std::min(pool, left);
        pool -= taken;
        left -= taken;
        return taken;
      };
      row.deserted += take(missing);
      row.wounded += take(wounded);
      row.killed += left;
    }
  }

  /// Rows that lost everybody first: the crews that were taken with their guns.
  static RowNumbers by_loss(const std::vector<std::int64_t>& lost, const std::vector<std::int64_t>& men) {
    RowNumbers order(lost.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_partition(order.begin(), order.end(), [&](std::size_t i) { return lost[i] == men[i]; });
    return order;
  }

  const sow::BattleSheet& sheet_;
  const TabletopRules& rules_;
  std::vector<dumps::WrittenRow> rows_;
  std::map<std::pair<int, std::string>, RowNumbers> of_unit_;
  std::map<std::size_t, std::size_t> taken_;  ///< of a battery, by its first row: the rows of stands so far
  std::map<std::size_t, int> fallen_;         ///< the line in which a commander falls, by his row
  std::map<std::size_t, std::string> fates_;
};

}  // namespace

std::string table_dump(const sow::BattleSheet& sheet, const std::vector<ArmyReturn>& returned,
                       const TabletopRules& rules, const std::string& label) {
  ProblemList problems;
  for (const sow::SheetSide& side : sheet.sides)
    if (side.handicap != 100)
      problems.add({sheet.name, 0, "handicap", std::to_string(side.handicap), "no handicap in a battle at a table",
                    "Generate the battle without it"});
  TableDump battle(sheet, rules);
  for (const ArmyReturn& army : returned) {
    battle.take_losses(army);
    battle.take_generals(army, problems);
  }
  problems.refuse_if_any();
  return battle.dump(label);
}

std::string general_of(const RosterPiece& piece, const sow::BattleSheet& sheet, int side) {
  const std::optional<std::size_t> row = commanders_row(piece, sheet, side);
  return row ? sheet.rows[*row].name : "";
}

}  // namespace estafette::tabletop
