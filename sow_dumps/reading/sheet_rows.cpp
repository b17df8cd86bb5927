#include "sow_dumps/reading/sheet_rows.hpp"

#include "base/text.hpp"

namespace estafette::dumps {

std::string id_key(std::string_view id) {
  return fold(id);
}

SheetRows::Ranks SheetRows::ranks_of(const sow::SheetRow& row) {
  return {row.side, row.army, row.corps, row.division, row.brigade, row.regiment};
}

SheetRows::SheetRows(const sow::BattleSheet& sheet) : sheet_(sheet) {
  for (RowNumber number = 0; number < sheet.rows.size(); ++number) {
    const sow::SheetRow& row = sheet.rows[number];
    by_id_.emplace(id_key(row.game_id), number);
    if (row.row_kind == sow::RowKind::troops) {
      const auto [place, is_new] = by_name_.emplace(fold(row.name), number);
      if (!is_new) place->second = std::nullopt;
    }
    Ranks above = ranks_of(row);
    std::size_t level = above.size();
    while (level > 0 && above[level - 1] == 0) --level;
    if (level < 2) continue;  // a side's own row has nobody above it
    above[level - 1] = 0;
    below_[above].push_back(number);
  }
}

std::optional<RowNumber> SheetRows::by_id(std::string_view game_id) const {
  const auto found = by_id_.find(id_key(game_id));
  return found == by_id_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<RowNumber> SheetRows::by_name(std::string_view name) const {
  const auto found = by_name_.find(fold(name));
  return found == by_name_.end() ? std::nullopt : found->second;
}

const std::vector<RowNumber>& SheetRows::below(RowNumber commander) const {
  static const std::vector<RowNumber> nobody;
  const auto found = below_.find(ranks_of(sheet_.rows[commander]));
  return found == below_.end() ? nobody : found->second;
}

bool SheetRows::counts(RowNumber number) const {
  return sheet_.rows[number].row_kind == sow::RowKind::troops && below(number).empty();
}

}  // namespace estafette::dumps
