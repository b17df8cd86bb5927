#include "sow_dumps/reading/read_dump.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/sow/plan/battle_plan.hpp"
#include "sow_dumps/reading/appended.hpp"
#include "sow_dumps/reading/layout.hpp"
#include "sow_dumps/reading/other_files.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::dumps {
namespace {

constexpr const char* kResultsExpected =
    "a results dump: rows of side, army, corps, division, brigade, regiment, id, ammo, status, deserted, killed, "
    "wounded";
constexpr const char* kLocationsExpected =
    "a unit-location dump: rows of id, ammo, dir x, dir z, loc x, loc z, formation, head count, fatigue, morale";
constexpr const char* kRemedy = "Give the file *gamedb*.csv or startlocs.csv that the game wrote";

constexpr int kHighestRank = 99;   // docs/formats/game-order-of-battle.md, "Ladder of commands"
constexpr int kMostAmmo = 100000;  // docs/formats/game-limits.md, "Ammunition"

bool is_whole(std::string_view cell) {
  return whole_number(trim(cell)).has_value();
}
bool is_decimal(std::string_view cell) {
  return decimal_number(trim(cell)).has_value();
}
bool is_blank(std::string_view cell) {
  return trim(cell).empty();
}
bool is_word(std::string_view cell) {
  return !is_blank(cell) && !is_decimal(cell);
}

/// The columns of the results dump, in the order of docs/formats/dumps.md.
enum Result : std::size_t {
  kSideRank,
  kArmy,
  kCorps,
  kDivision,
  kBrigadeRank,
  kRegiment,
  kId,
  kAmmo,
  kStatus,
  kDeserted,
  kKilled,
  kWounded,
  kKiller,
  kCaptured
};

/// Six ranks, perhaps a seventh (battalionIndex), then the id, which is not a number, and after it readable losses.
std::optional<Places> results_places(std::span<const std::string_view> cells) {
  constexpr std::size_t kRanks = 6;
  if (cells.size() <= kRanks || !is_whole(cells[kSideRank]) || !is_whole(cells[kArmy])) return std::nullopt;
  for (std::size_t rank = kCorps; rank <= kRegiment; ++rank) {
    if (!is_whole(cells[rank]) && !is_blank(cells[rank])) return std::nullopt;
  }
  const std::size_t id = is_whole(cells[kRanks]) ? kRanks + 1 : kRanks;
  if (cells.size() < id + 5 || !is_word(cells[id])) return std::nullopt;
  if (!is_decimal(cells[id + 3]) || !is_decimal(cells[id + 4])) return std::nullopt;
  Places places{0, 1, 2, 3, 4, 5};
  for (const std::size_t after_id : {0U, 1U, 2U, 3U, 4U, 5U, 12U}) places.push_back(static_cast<int>(id + after_id));
  places.push_back(-1);  // only a header could tell of prisoners
  return places;
}

const DumpLayout& results_layout() {
  static const DumpLayout layout{.columns = {{"side", {"side", "side1", "sideindex"}},
                                             {"army", {"army", "army2", "armyindex"}},
                                             {"corps", {"corps", "corps3", "corpsindex"}},
                                             {"division", {"division", "div", "div4", "divisionindex"}},
                                             {"brigade", {"brigade", "bgde", "bgde5", "brigadeindex"}},
                                             {"regiment", {"regiment", "reg", "regimentindex", "reg6", "btn6", "btn"}},
                                             {"id", {"id", "idname", "unitid", "name", "username"}, true},
                                             {"ammo", {"ammo"}},
                                             {"status", {"status", "state"}},
                                             {"deserted", {"deserted", "deserters"}, true},
                                             {"killed", {"killed"}, true},
                                             {"wounded", {"wounded"}, true},
                                             {"killer", {"killername", "killer"}},
                                             {"captured", {"captured", "prisoners", "surrendered"}}},
                                 .foreign = {},
                                 .by_place = results_places};
  return layout;
}

std::optional<ResultsRow> results_row(int line, Cells& cells) {
  ResultsRow row;
  row.line = line;
  row.id = cells.text(kId);
  if (row.id.empty()) {
    cells.remark("no id: the row is left out");
    return std::nullopt;
  }
  for (std::size_t rank = kSideRank; rank <= kRegiment; ++rank) {
    if (!cells.has(rank)) continue;
    if (rank <= kArmy && cells.text(rank).empty()) {
      cells.remark(fmt::format("no side or army for {}: the row is left out", row.id));
      return std::nullopt;
    }
    row.ranks[rank] = cells.count(rank, 0, kHighestRank, false).value_or(0);
  }
  row.ammo = cells.count(kAmmo, 0, kMostAmmo, false).value_or(0);
  row.status = cells.text(kStatus);
  row.killer = cells.text(kKiller);
  const auto deserted = cells.count(kDeserted, 0, kMostMen.value, true);
  const auto killed = cells.count(kKilled, 0, kMostMen.value, true);
  const auto wounded = cells.count(kWounded, 0, kMostMen.value, true);
  if (!deserted || !killed || !wounded) {
    cells.remark(fmt::format("the losses of {} cannot be read: the row is left out", row.id));
    return std::nullopt;
  }
  const auto captured = cells.count(kCaptured, 0, kMostMen.value, false);
  if (!captured) {
    cells.remark(fmt::format("the prisoners of {} cannot be read: the row is left out", row.id));
    return std::nullopt;
  }
  row.deserted = Men{*deserted};
  row.captured = Men{*captured};
  row.killed = Men{*killed};
  row.wounded = Men{*wounded};
  return row;
}

constexpr std::size_t kManyRows = 100'000;
constexpr std::size_t kShortestRow = std::string_view("1,1,,,,,a,,,0,0,0\n").size();

std::optional<ResultsDump> try_results(std::string_view text, const std::string& file) {
  ResultsDump dump;
  dump.file = file;
  const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
  dump.rows.reserve(std::min({lines, text.size() / kShortestRow, kManyRows}) +
                    1);  // or moving rows takes half the time
  const Scan found = scan(text, results_layout(), file, dump.remarks, [&](const CsvRow& row, Cells& cells) {
    if (std::optional<ResultsRow> read = results_row(row.line, cells)) {
      dump.synthetic = dump.synthetic || says_synthetic(read->status);
      dump.rows.push_back(std::move(*read));
    }
  });
  if (!found.is_dump) return std::nullopt;
  dump.synthetic = dump.synthetic || std::any_of(found.header.begin(), found.header.end(), says_synthetic);
  keep_the_later(dump);
  return dump;
}

/// The columns of the unit-location dump, in the order of docs/formats/dumps.md.
enum Location : std::size_t {
  kUnit,
  kRounds,
  kDirSouth,
  kDirEast,
  kSouth,
  kEast,
  kFormation,
  kPresent,
  kFatigue,
  kMorale
};

/// An id, which is not a number, perhaps ammunition, four readable coordinates, and after the formation a head count.
std::optional<Places> locations_places(std::span<const std::string_view> cells) {
  if (cells.size() <= kPresent || !is_word(cells[kUnit]) || !is_whole(cells[kPresent])) return std::nullopt;
  if (!is_whole(cells[kRounds]) && !is_blank(cells[kRounds])) return std::nullopt;
  for (const std::size_t i : {kDirSouth, kDirEast, kSouth, kEast}) {
    if (!is_decimal(cells[i])) return std::nullopt;
  }
  return Places{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
}

const DumpLayout& locations_layout() {
  static const DumpLayout layout{
      .columns = {{"id", {"id", "idname", "unitid", "name", "username"}, true},
                  {"ammo", {"ammo"}},
                  {"dir x", {"dirx", "dirsouth"}},
                  {"dir z", {"dirz", "direast"}},
                  {"loc x", {"locx", "south"}, true},
                  {"loc z", {"locz", "east"}, true},
                  {"formation", {"formation"}},
                  {"head count", {"headcount"}, true},
                  {"fatigue", {"fatigue"}},
                  {"morale", {"morale"}}},
      // A scenario's own table has ranks: its head counts are those before the battle.
      .foreign = {{"side", {"side", "side1", "sideindex"}}, {"army", {"army", "army2", "armyindex"}}},
      .by_place = locations_places};
  return layout;
}

std::optional<LocationsRow> locations_row(int line, Cells& cells) {
  LocationsRow row;
  row.line = line;
  row.id = cells.text(kUnit);
  if (row.id.empty()) {
    cells.remark("no id: the row is left out");
    return std::nullopt;
  }
  const bool blank = cells.text(kPresent).empty();
  const auto present = cells.count(kPresent, 0, kMostMen.value, false);
  if (blank || !present) {
    cells.remark(fmt::format("no head count for {}: the row is left out", row.id));
    return std::nullopt;
  }
  row.present = Men{*present};
  row.ammo = cells.count(kRounds, 0, kMostAmmo, false).value_or(0);
  row.direction_south = cells.decimal(kDirSouth);
  row.direction_east = cells.decimal(kDirEast);
  row.south = cells.decimal(kSouth);
  row.east = cells.decimal(kEast);
  row.formation = cells.text(kFormation);
  row.fatigue = cells.text(kFatigue);
  row.morale = cells.text(kMorale);
  return row;
}

std::optional<LocationsDump> try_locations(std::string_view text, const std::string& file) {
  LocationsDump dump;
  dump.file = file;
  const Scan found = scan(text, locations_layout(), file, dump.remarks, [&](const CsvRow& row, Cells& cells) {
    if (std::optional<LocationsRow> read = locations_row(row.line, cells)) dump.rows.push_back(std::move(*read));
  });
  if (!found.is_dump) return std::nullopt;
  for (const std::string& cell : found.header) {
    if (sow::clock_from(trim(cell))) dump.game_time = trim(cell);
    dump.synthetic = dump.synthetic || says_synthetic(cell);
  }
  return dump;
}

[[noreturn]] void refuse(const std::string& file, const std::string& found, const std::string& expected) {
  throw Refusal(Problem{file, 0, "", found, expected, kRemedy});
}

}  // namespace

ResultsDump read_results(std::string_view bytes, const std::string& file) {
  const std::string text = dump_text(bytes, file);
  if (std::optional<ResultsDump> dump = try_results(text, file)) return std::move(*dump);
  refuse(file, try_locations(text, file) ? "a unit-location dump" : looks_like(text), kResultsExpected);
}

LocationsDump read_locations(std::string_view bytes, const std::string& file) {
  const std::string text = dump_text(bytes, file);
  if (std::optional<LocationsDump> dump = try_locations(text, file)) return std::move(*dump);
  refuse(file, try_results(text, file) ? "a results dump" : looks_like(text), kLocationsExpected);
}

Dump read_dump(std::string_view bytes, const std::string& file) {
  const std::string text = dump_text(bytes, file);
  if (std::optional<ResultsDump> results = try_results(text, file)) return std::move(*results);
  if (std::optional<LocationsDump> locations = try_locations(text, file)) return std::move(*locations);
  refuse(file, looks_like(text), fmt::format("{}; or {}", kResultsExpected, kLocationsExpected));
}

}  // namespace estafette::dumps
