#include "campaign/reports/battle_tables.hpp"

#include "base/csv.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {

std::string share_lost(int lost, int men) {
  return fmt::format("{:.1f}", men == 0 ? 0.0 : 100.0 * lost / men);
}

Table losses_table(const BattleReport& report) {
  Table table{"Losses by corps; some of the men lost will return in time (5.4)",
              {{"force"},
               {"side"},
               {"part"},
               {"men", true},
               {"guns", true},
               {"men lost", true},
               {"will be back", true},
               {"guns lost", true},
               {"lost %", true, true}},
              {},
              {}};
  const auto row = [&table](const BattleReport::CorpsLosses& one, const std::string& side) {
    table.rows.push_back({one.name, side, one.part, figure(one.men), std::to_string(one.guns), figure(one.lost),
                          figure(one.back), std::to_string(one.guns_lost), share_lost(one.lost, one.men)});
  };
  for (const Side side : {Side::france, Side::coalition}) {
    BattleReport::CorpsLosses sum{{}, "All of " + report.sides[side].said, side, "", 0, 0, 0, 0, 0};
    int forces = 0;
    for (const BattleReport::CorpsLosses& corps : report.corps) {
      if (corps.side != side) continue;
      row(corps, report.sides[side].name);
      ++forces;
      sum.men += corps.men;
      sum.guns += corps.guns;
      sum.lost += corps.lost;
      sum.back += corps.back;
      sum.guns_lost += corps.guns_lost;
    }
    if (forces < 2) continue;
    table.totals.push_back(table.rows.size());
    row(sum, "");
  }
  return table;
}

bool is_without_losses(const BattleReport& report) {
  return report.hits.empty() && std::all_of(report.corps.begin(), report.corps.end(),
                                            [](const auto& corps) { return corps.lost == 0 && corps.guns_lost == 0; });
}

Table present_table(const BattleReport& report) {
  constexpr std::size_t kOfThePresent = 5;  // columns before those of losses
  Table table = losses_table(report);
  table.caption = "Men and guns before the battle";
  table.columns.resize(kOfThePresent);
  for (std::vector<std::string>& row : table.rows) row.resize(kOfThePresent);
  return table;
}

Table hits_table(const BattleReport& report, std::size_t most) {
  Table table{"The battalions, squadrons and batteries that suffered most",
              {{"unit"}, {"force"}, {"men", true}, {"lost", true}, {"lost %", true, true}},
              {},
              {}};
  for (std::size_t i = 0; i < std::min(most, report.hits.size()); ++i) {
    const BattleReport::Hit& hit = report.hits[i];
    table.rows.push_back({hit.unit, hit.force, figure(hit.men), figure(hit.lost), share_lost(hit.lost, hit.men)});
  }
  return table;
}

std::string to_csv(const BattleReport& report) {
  std::string text = csv_line({"battle", "side", "force", "unit", "men", "lost"});
  for (const BattleReport::Hit& hit : report.hits)
    text += csv_line({std::to_string(report.number), to_string(hit.side), hit.force, hit.unit, std::to_string(hit.men),
                      std::to_string(hit.lost)});
  return text;
}

}  // namespace estafette::campaign
