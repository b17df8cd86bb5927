// The words of the battle sheet that both its writer and its reader know.
#pragma once

#include "converter/sow/battle_sheet.hpp"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace estafette::sow {

/// In the order of RowKind.
[[nodiscard]] const std::vector<std::string>& row_kind_words();

inline constexpr std::array<std::pair<const char*, int SheetRow::*>, 6> kRankColumns = {
    {{"side", &SheetRow::side},
     {"army", &SheetRow::army},
     {"corps", &SheetRow::corps},
     {"division", &SheetRow::division},
     {"brigade", &SheetRow::brigade},
     {"regiment", &SheetRow::regiment}}};

}  // namespace estafette::sow
