#include "sow_dumps/losses/losses_page.hpp"

#include "base/markup/html.hpp"
#include "sow_dumps/losses/summary.hpp"
#include "sow_dumps/losses/unit_tables.hpp"
#include "sow_dumps/reading/inspect.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::dumps {
namespace {

constexpr std::size_t kWorstShown = 15;     // units: as many as fit on a screen
constexpr std::size_t kRemarksShown = 300;  // if there are more, look at the dump itself

Table worst_hit(const sow::BattleSheet& sheet, const Losses& losses) {
  std::vector<const UnitLosses*> units;
  for (const UnitLosses& unit : losses.units) {
    if (unit.after < unit.before) units.push_back(&unit);
  }
  // By the share lost; comparing products avoids fractions.
  std::stable_sort(units.begin(), units.end(), [](const UnitLosses* a, const UnitLosses* b) {
    const auto share = [](const UnitLosses* lost, const UnitLosses* of) {
      return static_cast<long long>(lost->before.value - lost->after.value) * of->before.value;
    };
    return share(a, b) > share(b, a);
  });
  units.resize(std::min(units.size(), kWorstShown));
  Table table{.caption = "By the share of their men lost",
              .columns = {{"unit"},
                          {"formation"},
                          {"army"},
                          {"sent", true},
                          {"lost", true},
                          {"lost %", true},
                          {"left", true},
                          {"guns left", true},
                          {"status"}},
              .rows = {},
              .totals = {}};
  for (const UnitLosses* unit : units) {
    const int lost = unit->before.value - unit->after.value;
    const std::string guns =
        unit->guns_before.value > 0 ? fmt::format("{} of {}", unit->guns_after.value, unit->guns_before.value) : "";
    table.rows.push_back({unit->name, unit->formation_name, army_of(sheet, unit->side), figure(unit->before.value),
                          figure(lost), figure(lost_percent(unit->before, unit->after)), figure(unit->after.value),
                          guns, to_string(unit->condition)});
  }
  return table;
}

Table officers_table(const sow::BattleSheet& sheet, const Losses& losses) {
  Table table{.caption = "Commanders whose fate the dump shows",
              .columns = {{"commander"}, {"command"}, {"army"}, {"fate"}, {"what becomes of him"}, {"why"}},
              .rows = {},
              .totals = {}};
  for (const OfficerLoss& officer : losses.officers) {
    table.rows.push_back({officer.name, officer.command, army_of(sheet, officer.side), to_string(officer.fate),
                          officer.becomes, officer.why});
  }
  return table;
}

}  // namespace

std::string losses_html(const sow::BattleSheet& sheet, const Losses& losses) {
  HtmlPage page(losses.battle + ": losses");
  if (losses.synthetic) page.notice("Synthetic: these losses were invented by a program. No battle was fought.");
  if (!losses.half_time.empty()) page.notice("The unit-location dump may be too early: " + losses.half_time);
  page.paragraph(fmt::format("{}", fmt::join(losses.hours, " ")));
  page.paragraph(
      fmt::format("{} of the {} rows of troops on the battle sheet are in the results dump. Each unit's note "
                  "in losses.csv names the dump's lines that its losses come from.",
                  losses.rows_found, losses.rows_sent));
  const std::vector<SummaryLine> lines = summarize(sheet, losses);
  page.contents();
  page.heading("Summary");
  page.table(summary_table(lines));

  page.heading("Worst hit");
  const Table worst = worst_hit(sheet, losses);
  if (worst.rows.empty()) {
    page.paragraph("No unit lost a man.");
  } else {
    page.table(worst);
  }

  page.heading("Unit by unit");
  for (const Table& formation : unit_tables(sheet, losses)) page.table(formation);

  page.heading("Officers");
  if (!losses.officers.empty()) page.table(officers_table(sheet, losses));
  page.paragraph(
      fmt::format("For {} commanders the dump gives only the totals of their commands. Ask the players whether "
                  "they were hit.",
                  losses.silent_officers));

  page.heading("What was odd");
  if (losses.remarks.empty()) {
    page.paragraph("Nothing.");
  } else {
    page.table(remarks_table(losses.remarks, kRemarksShown));
  }

  page.heading("Who comes back");
  page.paragraph(
      "The killed are lost. Some of the wounded and the missing come back, in the shares that rules.xml gives.");
  page.table(returns_table(lines));
  return page.text();
}

}  // namespace estafette::dumps
