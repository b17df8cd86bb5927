#include "sow_dumps/reconcile.hpp"

#include "base/apportion.hpp"
#include "sow_dumps/matching.hpp"
#include "sow_dumps/names.hpp"
#include "sow_dumps/officers.hpp"
#include "sow_dumps/reading/hour.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace estafette::dumps {
namespace {

Men lost(const RowResult& row) {
  return row.killed + row.wounded + row.missing;
}

/// With a handicap the game has other heads than the campaign has men: counted back, to the man over all three.
void count_back(RowResult& row, const sow::SheetRow& sent) {
  if (sent.in_game() == sent.men || lost(row).value == 0) return;
  const std::int64_t all = nearest_share(lost(row).value, {sent.men.value, sent.in_game().value});
  const auto parts = apportion(all, {row.killed.value, row.wounded.value, row.missing.value});
  row.captured = Men{static_cast<int>(nearest_share(row.captured.value, {sent.men.value, sent.in_game().value}))};
  row.killed = Men{static_cast<int>(parts[0])};
  row.wounded = Men{static_cast<int>(parts[1])};
  row.missing = Men{static_cast<int>(parts[2])};
  row.captured = std::min(row.captured, row.missing);
}

/// Takes the losses of a row from the results dump, but no more than it has men.
void take_results(const ResultsRow& dumped, const sow::SheetRow& sent, const std::string& file, UnitResult& unit,
                  RowResult& row, std::vector<DumpRemark>& remarks) {
  row.line = dumped.line;
  row.reported = true;
  row.game_status = dumped.status;
  row.killed = dumped.killed;
  row.wounded = dumped.wounded;
  row.missing = dumped.deserted + dumped.captured;
  row.captured = dumped.captured;
  count_back(row, sent);
  const Men dumped_loss = lost(row);
  if (dumped_loss <= row.men) return;
  const auto parts = apportion(row.men.value, {row.killed.value, row.wounded.value, row.missing.value});
  row.killed = Men{static_cast<int>(parts[0])};
  row.wounded = Men{static_cast<int>(parts[1])};
  row.missing = Men{static_cast<int>(parts[2])};
  row.captured = std::min(row.captured, row.missing);
  const std::string cut =
      fmt::format("lost {} according to the dump, but had only {}: cut to that", dumped_loss.value, row.men.value);
  unit.notes.push_back(cut);
  remarks.push_back({file, dumped.line, row.game_id + " " + cut});
}

/// The men present, counted back likewise.
Men present_of(const LocationsRow& dumped, const sow::SheetRow& sent) {
  if (sent.in_game() == sent.men) return dumped.present;
  return Men{static_cast<int>(nearest_share(dumped.present.value, {sent.men.value, sent.in_game().value}))};
}

/// Compares a row with the men who were counted present, and lets that count decide if the policy says so.
void take_location(const LocationsRow& dumped, const sow::SheetRow& sent, const std::string& file, bool decide,
                   UnitResult& unit, RowResult& row, std::vector<DumpRemark>& remarks) {
  const Men left = row.men - lost(row);
  const Men counted = present_of(dumped, sent);
  row.reported = row.reported || decide || counted == left;
  if (counted == left) return;
  std::string what = "the results dump counts";
  if (decide) {
    const Men present = std::min(counted, row.men);
    const Men returned = std::min(present - left, row.missing);  // below zero: that many more are missing
    row.missing -= returned;
    row.captured = std::min(row.captured, row.missing);
    what = returned.value == 0  ? "killed and wounded stay as they are"
           : returned.value > 0 ? fmt::format("{} of the missing are back", returned.value)
                                : fmt::format("{} more are missing", -returned.value);
    if (returned.value != 0) unit.notes.push_back(what + " according to the unit-location dump");
  }
  const std::string otherwise = row.line > 0 ? "according to the results dump" : "were sent";
  remarks.push_back(
      {file, dumped.line,
       fmt::format("{} has {} men present, and {} {}: {}", row.game_id, counted.value, left.value, otherwise, what)});
}

/// The two dumps, with their rows for each row of the sheet.
struct Sources {
  const ResultsDump& results;
  Matches<ResultsRow> lost;
  const LocationsDump* locations;
  Matches<LocationsRow> placed;
};

Sources matched_sources(const sow::BattleSheet& sheet, const SheetRows& rows, const ResultsDump& results,
                        const LocationsDump* locations, const CarryoverPolicy& policy,
                        std::vector<DumpRemark>& remarks) {
  Sources sources{results, match(rows, results, remarks), locations, {}};
  refuse_other_battle(sheet, rows, results, sources.lost, policy);
  if (locations == nullptr) return sources;
  remarks.insert(remarks.end(), locations->remarks.begin(), locations->remarks.end());
  if (const std::string warning = half_time(*locations, sheet, policy.early_minutes); !warning.empty()) {
    remarks.push_back({locations->file, 0, warning});
  }
  sources.placed = match(rows, *locations, remarks);
  refuse_other_battle(sheet, rows, *locations, sources.placed, policy);
  return sources;
}

/// Men left by the results dump, and men present, over all rows in the locations dump.
struct PresentCheck {
  Men left, present;
};

/// Takes what the dumps say of one row of troops.
void take_row(RowNumber number, const sow::SheetRow& sent, const Sources& sources, bool locations_decide,
              UnitResult& unit, RowResult& row, PresentCheck& check, std::vector<DumpRemark>& remarks) {
  if (const auto dumped = sources.lost.find(number); dumped != sources.lost.end()) {
    take_results(*dumped->second, sent, sources.results.file, unit, row, remarks);
  }
  if (const auto dumped = sources.placed.find(number); dumped != sources.placed.end()) {
    check.left += row.men - lost(row);
    check.present += present_of(*dumped->second, sent);
    take_location(*dumped->second, sent, sources.locations->file, locations_decide, unit, row, remarks);
  }
}

/// One remark for each unit with rows that are in neither dump.
void remark_silent_units(const std::vector<UnitResult>& units, const Names& names, const SheetRows& rows,
                         const std::string& file, std::vector<DumpRemark>& remarks) {
  for (const UnitResult& unit : units) {
    int silent = 0;
    Men kept;
    std::string game_id;
    for (const RowResult& row : unit.rows) {
      const std::optional<RowNumber> number = rows.by_id(row.game_id);
      if (row.reported || !number || !rows.counts(*number)) continue;
      ++silent;
      kept += row.men;
      game_id = row.game_id;
    }
    if (silent == 0) continue;
    const std::string name = names.of(unit.side, unit.id);
    remarks.push_back({file, 0,
                       unit.rows.size() == 1
                           ? fmt::format("{} ({}) is not in the dump: it keeps its {} men; ask the players", game_id,
                                         name, kept.value)
                           : fmt::format("{}: {} of {} rows not in the dump: they keep their {} men; ask the players",
                                         name, silent, unit.rows.size(), kept.value)});
  }
}

}  // namespace

std::string to_string(Fate fate) {
  switch (fate) {
    case Fate::killed:
      return "killed";
    case Fate::wounded:
      return "wounded";
    case Fate::missing:
      return "captured or fled";
    case Fate::not_known:
      return "not known: ask the players";
  }
  return "";
}

Reconciled reconcile(const sow::BattleSheet& sheet, const ResultsDump& results, const LocationsDump* locations,
                     const CarryoverPolicy& policy) {
  const SheetRows rows(sheet);
  Reconciled reconciled;
  reconciled.file = results.file;
  reconciled.synthetic = results.synthetic || (locations != nullptr && locations->synthetic);
  reconciled.hours = {hour_of(results)};
  if (locations != nullptr) {
    reconciled.hours.push_back(hour_of(*locations));
    reconciled.half_time = half_time(*locations, sheet, policy.early_minutes);
  }
  reconciled.remarks = results.remarks;
  std::vector<DumpRemark>& remarks = reconciled.remarks;
  const auto remark = [&](const std::string& text) { remarks.push_back({results.file, 0, text}); };
  const Sources sources = matched_sources(sheet, rows, results, locations, policy, remarks);

  std::map<std::pair<int, std::string>, std::size_t> places;  // of the units, by side and campaign id
  PresentCheck check;
  for (RowNumber number = 0; number < sheet.rows.size(); ++number) {
    const sow::SheetRow& sent = rows[number];
    if (sent.row_kind != sow::RowKind::troops) continue;
    const auto [place, is_new] = places.emplace(std::pair(sent.side, sent.id), reconciled.units.size());
    if (is_new) reconciled.units.push_back({sent.side, sent.id, sent.formation, sent.kind, {}, {}});
    UnitResult& unit = reconciled.units[place->second];
    RowResult& row = unit.rows.emplace_back();
    row.game_id = sent.game_id;
    row.men = sent.men;
    row.guns = sent.guns;
    if (!rows.counts(number)) {
      remark(fmt::format("{} has others under it on the sheet: its row is a total, and is not counted", sent.game_id));
      continue;
    }
    take_row(number, sent, sources, policy.locations_decide, unit, row, check, remarks);
    ++reconciled.rows_sent;
    reconciled.rows_found += row.line > 0 ? 1 : 0;
  }
  remark_silent_units(reconciled.units, Names(sheet), rows, results.file, remarks);
  if (check.present > check.left) {
    remarks.push_back({locations->file, 0,
                       fmt::format("{} men present in all, but the results dump leaves {}: it may show an earlier hour",
                                   check.present.value, check.left.value)});
  }
  judge_officers(sheet, rows, sources.lost, reconciled);
  return reconciled;
}

}  // namespace estafette::dumps
