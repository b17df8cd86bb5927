#include "sow_dumps/write_results.hpp"

#include "base/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace estafette::dumps {
namespace {

using RowRanks = std::array<int, 6>;

RowRanks ranks_in(const sow::SheetRow& row) {
  return {row.side, row.army, row.corps, row.division, row.brigade, row.regiment};
}

/// True if `below` is anywhere under `above`.
bool stands_under(const RowRanks& below, const RowRanks& above) {
  if (below == above) return false;
  for (std::size_t i = 0; i < above.size() && above[i] != 0; ++i) {
    if (above[i] != below[i]) return false;
  }
  return true;
}

bool is_commander(const sow::SheetRow& row) {
  return row.row_kind == sow::RowKind::commander;
}

}  // namespace

void total_commands(const sow::BattleSheet& sheet, std::vector<WrittenRow>& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!is_commander(sheet.rows[i])) continue;
    const RowRanks above = ranks_in(sheet.rows[i]);
    for (std::size_t k = 0; k < rows.size(); ++k) {
      if (sheet.rows[k].row_kind != sow::RowKind::troops || !stands_under(ranks_in(sheet.rows[k]), above)) continue;
      rows[i].deserted += rows[k].deserted;
      rows[i].killed += rows[k].killed;
      rows[i].wounded += rows[k].wounded;
    }
  }
}

void hit_officer(const sow::BattleSheet& sheet, std::vector<WrittenRow>& rows, std::size_t officer, Fate fate) {
  const RowRanks ranks = ranks_in(sheet.rows[officer]);
  for (std::size_t k = 0; k < rows.size(); ++k) {
    const bool above = is_commander(sheet.rows[k]) && stands_under(ranks, ranks_in(sheet.rows[k]));
    if (k != officer && !above) continue;
    int& figure = fate == Fate::killed ? rows[k].killed : fate == Fate::wounded ? rows[k].wounded : rows[k].deserted;
    ++figure;
  }
}

std::string dumped_id(std::string game_id) {
  std::transform(game_id.begin(), game_id.end(), game_id.begin(),
                 [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
  return game_id;
}

std::string write_results(const sow::BattleSheet& sheet, const std::vector<WrittenRow>& rows,
                          const std::string& label) {
  constexpr const char* kGamesLineEnd = "\r\n";
  std::string text =
      "Side,Army,Corps,Division,Brigade,Regiment,Name,Ammo,Status,Deserted,Killed,Wounded,R1,R2,R3,R4,R5,R6,"
      "KillerName,Casualties," +
      label + kGamesLineEnd;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const WrittenRow& row = rows[i];
    if (row.left_out) continue;
    text += fmt::format("{},{},{},{},{},{},{},0,0,0,0,0,0,{},{}{}", fmt::join(ranks_in(sheet.rows[i]), ","),
                        dumped_id(sheet.rows[i].game_id), row.ammo, row.status, row.deserted, row.killed, row.wounded,
                        row.killer, row.killed + row.wounded, kGamesLineEnd);
  }
  return encode_for_game(text);
}

}  // namespace estafette::dumps
