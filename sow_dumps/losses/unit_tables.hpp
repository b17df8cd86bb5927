// Every unit of the battle, division by division: the second part of the losses page.
// Source: docs/formats/losses.md.
#pragma once

#include "base/table.hpp"
#include "sow_dumps/losses/losses.hpp"

#include <vector>

namespace estafette::dumps {

/// A table for each BD, BCD and BC's own troops that sent units, in the sheet's order, with a total; its caption is the
/// formation's name and its army's. It has columns for guns only if there are any.
[[nodiscard]] std::vector<Table> unit_tables(const sow::BattleSheet& sheet, const Losses& losses);

/// The name of a side's army.
[[nodiscard]] std::string army_of(const sow::BattleSheet& sheet, int number);

}  // namespace estafette::dumps
