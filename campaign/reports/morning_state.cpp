#include "campaign/reports/morning_state.hpp"

#include "base/csv.hpp"
#include "base/text.hpp"
#include "campaign/state/questions.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace estafette::campaign {
namespace {

/// Writes the rows of one force.
class Scribe {
 public:
  Scribe(const Theatre& theatre, const Tallies& last, const Tallies& start, MorningState& rows)
      : theatre_(theatre), last_(last), start_(start), rows_(rows) {}

  void add(const Force& force) {
    row_ = {};
    row_.side = force.side;
    row_.force = force.name;
    row_.at = theatre_.name(force.at);
    put(0, force.id.slug, to_string(echelon(force)), force.troops);
    row_.division.clear();
    units(force.troops);
    for (const Formation& division : force.troops->formations) {
      row_.division = division.name;
      put(1, division.id, "division", division);
      for_each_unit(division, [this](const CommandPath&, const Unit& unit) { put(unit); });
    }
  }

  void add_removed(const Force& force) {
    row_ = {};
    row_.side = force.side;
    row_.force = force.name;
    put(0, force.id.slug, "no longer on the map", force.troops);
    rows_.back().men = 0;
    rows_.back().guns = 0;
  }

 private:
  void units(const Formation& formation) {
    for (const Unit& unit : formation.units) put(unit);
  }

  void put(int depth, const std::string& id, const std::string& kind, const Formation& formation) {
    MorningRow row = row_;
    const Totals strength = totals(formation);
    row.depth = depth;
    row.id = id;
    row.kind = kind;
    row.men = strength.men().value;
    row.guns = strength.guns.value;
    row.since_last = tally_of(last_, formation);
    row.since_start = tally_of(start_, formation);
    rows_.push_back(row);
  }

  void put(const Unit& unit) {
    Formation alone;
    alone.units = {unit};
    put(2, unit.id, to_string(unit.kind), alone);
    rows_.back().unit = unit.name;
  }

  const Theatre& theatre_;
  const Tallies& last_;
  const Tallies& start_;
  MorningState& rows_;
  MorningRow row_;
};

std::vector<Table::Column> figures_of_a_return() {
  return {{"men", true},         {"guns", true},          {"lost since last", true}, {"joined since last", true},
          {"lost in all", true}, {"joined in all", true}, {"guns lost in all", true}};
}

std::vector<std::string> figures(const MorningRow& row) {
  return {figure(row.men),
          std::to_string(row.guns),
          figure(row.since_last.lost),
          figure(row.since_last.joined),
          figure(row.since_start.lost),
          figure(row.since_start.joined),
          std::to_string(row.since_start.guns_lost)};
}

void append_figures(std::vector<std::string>& cells, const MorningRow& row) {
  for (std::string& cell : figures(row)) cells.push_back(std::move(cell));
}

}  // namespace

MorningState morning_state(const Theatre& theatre, const std::vector<Chapter>& chapters) {
  MorningState rows;
  if (chapters.empty()) return rows;
  Tallies start, last;
  for (const Chapter& chapter : chapters) count(start, chapter);
  count(last, chapters.back());
  Scribe scribe(theatre, last, start, rows);
  for (const Force& force : chapters.back().after.forces) scribe.add(force);
  for (const Chapter& chapter : chapters)
    for (const Event& event : chapter.events)
      if (const auto* removed = std::get_if<Removed>(&event.change))
        if (const Force* force = removed_force(chapter, *removed)) scribe.add_removed(*force);
  return rows;
}

Table corps_table(const MorningState& rows, Side side) {
  Table table{"Men and guns, with losses since the last half-week and since the campaign began",
              {{"force"}, {"is"}, {"at"}},
              {},
              {}};
  for (Table::Column& column : figures_of_a_return()) table.columns.push_back(std::move(column));
  MorningRow sum;
  for (const MorningRow& row : rows) {
    if (row.depth != 0 || row.side != side) continue;
    table.rows.push_back({row.force, row.kind, row.at});
    append_figures(table.rows.back(), row);
    sum.men += row.men;
    sum.guns += row.guns;
    sum.since_last += row.since_last;
    sum.since_start += row.since_start;
  }
  if (table.rows.empty()) return table;
  table.totals.push_back(table.rows.size());
  table.rows.push_back({"All", "", ""});
  append_figures(table.rows.back(), sum);
  return table;
}

Table force_table(const MorningState& rows, const std::string& force_id) {
  Table table{"", {{"division and battalion"}, {"kind"}}, {}, {}};
  for (Table::Column& column : figures_of_a_return()) table.columns.push_back(std::move(column));
  bool inside = false;
  for (const MorningRow& row : rows) {
    if (row.depth == 0) inside = row.id == force_id;
    if (!inside) continue;
    if (row.depth == 0) table.caption = row.force + " at " + row.at;
    if (row.depth < 2) table.totals.push_back(table.rows.size());
    table.rows.push_back({row.depth == 0 ? row.force : row.depth == 1 ? row.division : row.unit, row.kind});
    append_figures(table.rows.back(), row);
  }
  return table;
}

std::map<std::string, std::string> words_for(const MorningState& rows) {
  std::map<std::string, std::string> words;
  std::set<std::string> taken;
  for (const MorningRow& row : rows) {
    if (row.depth > 0) continue;
    const std::string name = slug(row.force);
    std::string word = name;
    for (int i = 2; !taken.insert(word).second; ++i) word = fmt::format("{}-{}", name, i);
    words.emplace(row.id, word);
  }
  return words;
}

MorningState with_words(MorningState rows) {
  const std::map<std::string, std::string> words = words_for(rows);
  for (MorningRow& row : rows)
    if (row.depth == 0) row.id = words.at(row.id);
  return rows;
}

std::string to_csv(const MorningState& rows) {
  std::string text = csv_line({"level", "side", "force", "division", "unit", "kind", "at", "men", "guns",
                               "lost_since_last", "joined_since_last", "guns_lost_since_last", "lost_since_start",
                               "joined_since_start", "guns_lost_since_start", "id"});
  for (const MorningRow& row : rows) {
    const char* level = row.depth == 0 ? "force" : row.depth == 1 ? "division" : "unit";
    text += csv_line({level, to_string(row.side), row.force, row.division, row.unit, row.kind, row.at,
                      std::to_string(row.men), std::to_string(row.guns), std::to_string(row.since_last.lost),
                      std::to_string(row.since_last.joined), std::to_string(row.since_last.guns_lost),
                      std::to_string(row.since_start.lost), std::to_string(row.since_start.joined),
                      std::to_string(row.since_start.guns_lost), row.id});
  }
  return text;
}

}  // namespace estafette::campaign
