#include "converter/readers/sow/master_columns.hpp"

#include "base/text.hpp"
#include "converter/orbat/game_lines.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace estafette::readers {
namespace {

/// The titles of a master's columns, in their order.
constexpr std::array<const char*, kGameColumns> kTitles = {
    "Name",       "ID",      "NAME1",        "NAME2",        "SIDE",     "ARMY",        "CORPS",
    "DIV",        "BGDE",    "REG",          "CLASS",        "PORTRAIT", "Weapon",      "AMMO",
    "FLAGS",      "FLAG2",   "Formation",    "Head Count",   "Ability",  "Command",     "Control",
    "Leadership", "Style",   "Experience",   "Fatigue",      "Morale",   "Close",       "Open",
    "Edged",      "Firearm", "Marksmanship", "Horsemanship", "Surgeon",  "Calisthenics"};

std::size_t place_of(GameColumn column) {
  return static_cast<std::size_t>(column);
}

/// Those of a commander's figures whose titles are not sure: the four before Style.
constexpr std::size_t kUntitled = 4;
bool has_sure_title(std::size_t column) {
  const std::size_t first = place_of(GameColumn::ability);
  return column < first || column >= first + kUntitled;
}

}  // namespace

SowColumns masters_columns() {
  SowColumns columns;
  for (std::size_t i = 0; i < kGameColumns; ++i)
    if (has_sure_title(i)) columns.at(i) = i;
  return columns;
}

bool are_masters(const SowColumns& columns) {
  for (std::size_t i = 0; i < kGameColumns; ++i)
    if (has_sure_title(i) && columns.at(i) != i) return false;
  return true;
}

const std::string& master_header() {
  static const std::string kHeader = fmt::format("{}", fmt::join(kTitles, ","));
  return kHeader;
}

std::string as_master(const CsvRow& row, const SowColumns& columns) {
  std::array<std::string, kGameColumns> cells;
  const auto set = [&](std::size_t cell, std::size_t at) {
    if (at < row.fields.size()) cells.at(cell) = one_line(trim(row.fields[at]));
  };
  for (std::size_t i = 0; i < kGameColumns; ++i)
    if (const std::optional<std::size_t>& at = columns.at(i)) set(i, *at);
  const std::optional<std::size_t>& style = columns.at(place_of(GameColumn::style));
  for (std::size_t i = 0; style && *style >= kUntitled && i < kUntitled; ++i)
    set(place_of(GameColumn::ability) + i, *style - kUntitled + i);
  const auto unsafe = [](char c) { return c == ',' || c == '"'; };
  for (std::string& cell : cells) std::replace_if(cell.begin(), cell.end(), unsafe, ' ');
  return fmt::format("{}", fmt::join(cells, ","));
}

}  // namespace estafette::readers
