// The words of the battle sheet that both its writer and its reader know.
#pragma once

#include "converter/sow/sheet/battle_sheet.hpp"

#include <array>
#include <string>
#include <utility>

namespace estafette::sow {

/// What a row is if it is not troops, in the order of RowKind after RowKind::troops.
inline constexpr std::array<const char*, 3> kOtherRows = {"commander", "wagon", "courier"};

/// The kind of the troops, or what else the row is.
[[nodiscard]] std::string kind_word(const SheetRow& row);

/// Attributes of a sheet that an old one does not have.
inline constexpr std::array<std::pair<const char*, std::string BattleSheet::*>, 5> kConditions = {
    {{"date", &BattleSheet::date},
     {"place", &BattleSheet::place},
     {"settlement", &BattleSheet::settlement},
     {"weather", &BattleSheet::weather},
     {"attacker_from", &BattleSheet::attacker_from}}};

inline constexpr std::array<std::pair<const char*, int SheetRow::*>, 6> kRankColumns = {
    {{"side", &SheetRow::side},
     {"army", &SheetRow::army},
     {"corps", &SheetRow::corps},
     {"division", &SheetRow::division},
     {"brigade", &SheetRow::brigade},
     {"regiment", &SheetRow::regiment}}};

}  // namespace estafette::sow
