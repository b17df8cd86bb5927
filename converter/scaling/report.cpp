#include "converter/scaling/report.hpp"

#include "base/csv.hpp"
#include "base/markup/html.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <map>
#include <utility>

namespace estafette::scaling {
namespace {

using PartsOf = std::map<std::string, std::vector<const HistoricalShare*>>;

PartsOf by_scaled_unit(const Scaled& scaled) {
  PartsOf parts;
  for (const HistoricalShare& part : scaled.parts) parts[part.scaled].push_back(&part);
  return parts;
}

/// Each historical corps, with what it has become. Scaling keeps the order of the formations.
std::vector<std::pair<const Formation*, const Formation*>> corps_by_corps(const Orbat& historical,
                                                                          const Orbat& scaled) {
  std::vector<std::pair<const Formation*, const Formation*>> pairs;
  for (std::size_t i = 0; i < historical.formations.size(); ++i) {
    const Formation& before = historical.formations[i];
    const Formation& after = scaled.formations.at(i);
    if (before.level != Level::army) pairs.emplace_back(&before, &after);
    for (std::size_t k = 0; k < before.formations.size() && before.level == Level::army; ++k) {
      pairs.emplace_back(&before.formations[k], &after.formations.at(k));
    }
  }
  return pairs;
}

std::string was_and_is(Men before, Men after) {
  return fmt::format("{} > {}", figure(before.value), figure(after.value));
}

std::vector<std::string> summary_row(const std::string& name, const Totals& before, const Totals& after) {
  return {name,
          was_and_is(before.infantry, after.infantry),
          was_and_is(before.cavalry, after.cavalry),
          was_and_is(before.gunners, after.gunners),
          before.support.value == 0 ? "" : was_and_is(before.support, after.support),
          fmt::format("{} > {}", before.guns.value, after.guns.value),
          was_and_is(before.men(), after.men())};
}

std::string stands_for(const std::vector<const HistoricalShare*>& parts) {
  std::string text;
  for (const HistoricalShare* part : parts) {
    text += fmt::format("{}{} ({} of {})", text.empty() ? "" : ", ", part->name, part->men.value,
                        figure(part->before.value));
  }
  return text;
}

void add_brigade(Table& table, const Formation& brigade, const PartsOf& parts) {
  for (const Unit& unit : brigade.units) {
    const std::string guns = unit.guns.value > 0 ? std::to_string(unit.guns.value) : "";
    table.rows.push_back({unit.name, to_string(unit.kind), to_string(unit.quality), figure(unit.men.value), guns,
                          stands_for(parts.at(unit.id))});
  }
  const Totals sum = totals(brigade);
  table.totals.push_back(table.rows.size());
  table.rows.push_back(
      {"all", "", "", figure(sum.men().value), sum.guns.value > 0 ? std::to_string(sum.guns.value) : "", ""});
}

std::string with_commander(const Formation& formation) {
  return formation.commander.empty() ? formation.name : fmt::format("{} ({})", formation.name, formation.commander);
}

}  // namespace

Table summary(const Orbat& historical, const Scaled& scaled) {
  Table table{"Before > after scaling",
              {{"formation"},
               {"infantry", true},
               {"cavalry", true},
               {"gunners", true},
               {"others", true},
               {"guns", true},
               {"all", true}},
              {},
              {}};
  for (const auto& [before, after] : corps_by_corps(historical, scaled.orbat)) {
    table.rows.push_back(summary_row(before->name, totals(*before), totals(*after)));
  }
  table.totals.push_back(table.rows.size());
  table.rows.push_back(summary_row("all", totals(historical), totals(scaled.orbat)));
  return table;
}

std::string report_csv(const Scaled& scaled) {
  std::string csv =
      csv_line({"formation", "unit", "decision", "stands_for", "men_before", "men", "guns_before", "guns", "reason"});
  const PartsOf parts = by_scaled_unit(scaled);
  for_each_unit(scaled.orbat, [&](const CommandPath& path, const Unit& unit) {
    bool first = true;
    for (const HistoricalShare* part : parts.at(unit.id)) {
      const bool battery = arm_of(unit.kind) == Arm::artillery;
      csv += csv_line({path.back()->name, unit.name, "stands for", part->name, std::to_string(part->before.value),
                       std::to_string(part->men.value), battery ? std::to_string(part->guns_before.value) : "",
                       battery && first ? std::to_string(unit.guns.value) : "", ""});
      first = false;
    }
  });
  for (const Decision& decision : scaled.decisions) {
    csv += csv_line({decision.formation, decision.unit, to_string(decision.kind), "", "", "", "", "", decision.reason});
  }
  return csv;
}

std::string report_html(const std::string& title, const Orbat& historical, const Scaled& scaled) {
  HtmlPage page(title);
  page.paragraph(
      "One command level down, to a third of the strength (rule 1.3): an army is a corps on the battlefield, a "
      "corps a division, a division a brigade. Each row below names the regiments that a unit stands for, and in "
      "brackets how many of their men it has.");
  page.table(summary(historical, scaled));
  const PartsOf parts = by_scaled_unit(scaled);
  for_each_formation(scaled.orbat, [&](const CommandPath& path) {
    const Formation& formation = *path.back();
    if (height(formation.level) > 1) page.heading(with_commander(formation));
    if (formation.units.empty()) return;
    Table table{fmt::format("{}, {}", with_commander(formation), to_string(formation.level)),
                {{"unit"}, {"kind"}, {"quality"}, {"men", true}, {"guns", true}, {"stands for"}},
                {},
                {}};
    add_brigade(table, formation, parts);
    page.table(table);
  });
  page.heading("Left out");
  if (scaled.left_out.empty()) page.paragraph("Nothing was left out.");
  Table left_out{"", {{"unit"}, {"men", true}, {"guns", true}, {"why"}}, {}, {}};
  for (const LeftOut& left : scaled.left_out) {
    left_out.rows.push_back({left.name, figure(left.men.value), std::to_string(left.guns.value), left.reason});
  }
  if (!left_out.rows.empty()) page.table(left_out);
  page.heading("Every decision");
  Table decisions{"", {{"formation"}, {"unit"}, {"decision"}, {"why"}}, {}, {}};
  for (const Decision& decision : scaled.decisions) {
    decisions.rows.push_back({decision.formation, decision.unit, to_string(decision.kind), decision.reason});
  }
  page.table(decisions);
  return page.text();
}

}  // namespace estafette::scaling
