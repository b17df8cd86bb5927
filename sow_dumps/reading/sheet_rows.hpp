// Finds the sheet's rows by id and by rank: which row does a dump mean, and who is under whom?
// Source: docs/formats/game-order-of-battle.md, "Ladder of commands"; docs/formats/losses.md, "From dump to losses".
#pragma once

#include "converter/sow/sheet/battle_sheet.hpp"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace estafette::dumps {

/// A row of the sheet, by its place in `BattleSheet::rows`.
using RowNumber = std::size_t;

/// An id as it is compared: letter case does not count.
[[nodiscard]] std::string id_key(std::string_view id);

/// An index over a sheet, which must outlive it.
class SheetRows {
 public:
  explicit SheetRows(const sow::BattleSheet& sheet);

  [[nodiscard]] const sow::SheetRow& operator[](RowNumber number) const { return sheet_.rows[number]; }

  [[nodiscard]] std::optional<RowNumber> by_id(std::string_view game_id) const;
  /// The one row of troops of that name; nothing if there is none, or more than one.
  [[nodiscard]] std::optional<RowNumber> by_name(std::string_view name) const;

  /// The rows directly under a commander's; empty for one without subordinates.
  [[nodiscard]] const std::vector<RowNumber>& below(RowNumber commander) const;

  /// True for troops with nobody under them: the only rows whose losses count.
  [[nodiscard]] bool counts(RowNumber number) const;

 private:
  using Ranks = std::array<int, 6>;
  static Ranks ranks_of(const sow::SheetRow& row);

  const sow::BattleSheet& sheet_;
  std::unordered_map<std::string, RowNumber> by_id_;
  std::unordered_map<std::string, std::optional<RowNumber>> by_name_;
  std::map<Ranks, std::vector<RowNumber>> below_;
};

}  // namespace estafette::dumps
