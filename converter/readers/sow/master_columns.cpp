#include "converter/readers/sow/master_columns.hpp"

#include "base/text.hpp"
#include "converter/orbat/game_lines.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace estafette::readers {
namespace {

/// The columns of a master and ours, and their titles.
struct MasterColumn {
  GameColumn at;
  SowColumn is;
  const char* title;
};
constexpr std::array kMasterColumns = {MasterColumn{GameColumn::label, SowColumn::label, "Name"},
                                       MasterColumn{GameColumn::id, SowColumn::id, "ID"},
                                       MasterColumn{GameColumn::name1, SowColumn::name1, "NAME1"},
                                       MasterColumn{GameColumn::name2, SowColumn::name2, "NAME2"},
                                       MasterColumn{GameColumn::side, SowColumn::side, "SIDE"},
                                       MasterColumn{GameColumn::army, SowColumn::army, "ARMY"},
                                       MasterColumn{GameColumn::corps, SowColumn::corps, "CORPS"},
                                       MasterColumn{GameColumn::division, SowColumn::division, "DIV"},
                                       MasterColumn{GameColumn::brigade, SowColumn::brigade, "BGDE"},
                                       MasterColumn{GameColumn::regiment, SowColumn::regiment, "REG"},
                                       MasterColumn{GameColumn::unit_class, SowColumn::unit_class, "CLASS"},
                                       MasterColumn{GameColumn::portrait, SowColumn::portrait, "PORTRAIT"},
                                       MasterColumn{GameColumn::weapon, SowColumn::weapon, "Weapon"},
                                       MasterColumn{GameColumn::ammo, SowColumn::ammo, "AMMO"},
                                       MasterColumn{GameColumn::flag, SowColumn::flag, "FLAGS"},
                                       MasterColumn{GameColumn::flag2, SowColumn::flag2, "FLAG2"},
                                       MasterColumn{GameColumn::formation, SowColumn::formation, "Formation"},
                                       MasterColumn{GameColumn::heads, SowColumn::heads, "Head Count"},
                                       MasterColumn{GameColumn::style, SowColumn::style, "Style"},
                                       MasterColumn{GameColumn::experience, SowColumn::experience, "Experience"},
                                       MasterColumn{GameColumn::fatigue, SowColumn::fatigue, "Fatigue"},
                                       MasterColumn{GameColumn::morale, SowColumn::morale, "Morale"},
                                       MasterColumn{GameColumn::close, SowColumn::close, "Close"},
                                       MasterColumn{GameColumn::open, SowColumn::open, "Open"},
                                       MasterColumn{GameColumn::edged, SowColumn::edged, "Edged"},
                                       MasterColumn{GameColumn::firearm, SowColumn::firearm, "Firearm"},
                                       MasterColumn{GameColumn::marksmanship, SowColumn::marksmanship, "Marksmanship"},
                                       MasterColumn{GameColumn::horsemanship, SowColumn::horsemanship, "Horsemanship"},
                                       MasterColumn{GameColumn::surgeon, SowColumn::surgeon, "Surgeon"},
                                       MasterColumn{GameColumn::calisthenics, SowColumn::calisthenics, "Calisthenics"}};
/// A commander's figures before Style, whose titles are not sure.
constexpr std::array kBeforeStyle = {"Ability", "Command", "Control", "Leadership"};

std::size_t place_of(GameColumn column) {
  return static_cast<std::size_t>(column);
}

std::size_t place_of(SowColumn column) {
  return static_cast<std::size_t>(column);
}

}  // namespace

SowColumns masters_columns() {
  SowColumns columns;
  for (const MasterColumn& column : kMasterColumns) columns.at(place_of(column.is)) = place_of(column.at);
  return columns;
}

bool are_masters(const SowColumns& columns) {
  return std::all_of(kMasterColumns.begin(), kMasterColumns.end(), [&](const MasterColumn& column) {
    return columns.at(place_of(column.is)) == place_of(column.at);
  });
}

const std::string& master_header() {
  static const std::string kHeader = [] {
    std::array<std::string, kGameColumns> titles;
    for (const MasterColumn& column : kMasterColumns) titles.at(place_of(column.at)) = column.title;
    for (std::size_t i = 0; i < kBeforeStyle.size(); ++i)
      titles.at(place_of(GameColumn::ability) + i) = kBeforeStyle[i];
    return fmt::format("{}", fmt::join(titles, ","));
  }();
  return kHeader;
}

std::string as_master(const CsvRow& row, const SowColumns& columns) {
  std::array<std::string, kGameColumns> cells;
  const auto set = [&](std::size_t cell, std::size_t at) {
    if (at < row.fields.size()) cells.at(cell) = one_line(trim(row.fields[at]));
  };
  for (const MasterColumn& column : kMasterColumns) {
    if (const std::optional<std::size_t>& at = columns.at(place_of(column.is))) set(place_of(column.at), *at);
  }
  const std::optional<std::size_t>& style = columns.at(place_of(SowColumn::style));
  for (std::size_t i = 0; style && *style >= kBeforeStyle.size() && i < kBeforeStyle.size(); ++i) {
    set(place_of(GameColumn::ability) + i, *style - kBeforeStyle.size() + i);
  }
  const auto unsafe = [](char c) { return c == ',' || c == '"'; };
  for (std::string& cell : cells) std::replace_if(cell.begin(), cell.end(), unsafe, ' ');
  return fmt::format("{}", fmt::join(cells, ","));
}

}  // namespace estafette::readers
