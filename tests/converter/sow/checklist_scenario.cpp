#include "checklist.hpp"
#include "converter/sow/plan/battle_plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <set>

namespace estafette::test {
namespace {

constexpr int kExtent = 262144;  // of the map Waterloo (docs/formats/game-ground.md, "Units and extent")
constexpr int kMargin = 5000;
constexpr int kYard = 30;

/// scenario.csv has the MASTER row first, so its units begin at 1.
std::size_t units_of(const Parsed& parsed) {
  return parsed.scenario.rows.size();
}

std::string a26_master_row(const Parsed& parsed) {
  int masters = 0;
  for (const Cells& row : parsed.scenario.rows) masters += row.front() == "MASTER" ? 1 : 0;
  if (masters != 1 || parsed.scenario.rows.front().front() != "MASTER") return fmt::format("{} MASTER rows", masters);
  return "OOBs/" + parsed.scenario.rows.front()[1] == parsed.master.path ? "" : "MASTER names another file";
}

std::string a27_header(const Parsed& parsed) {
  const Cells& header = parsed.scenario.header;
  if (header.size() < 15 || header[14] != "Formation" || header[8] != "BTN") return "Formation or BTN out of place";
  for (std::size_t row = 1; row < units_of(parsed); ++row) {
    if (parsed.scenario.cell(row, "BTN") != "0") return "BTN is " + parsed.scenario.cell(row, "BTN");
  }
  return "";
}

std::string a28_all_cells(const Parsed& parsed) {
  for (std::size_t row = 1; row < units_of(parsed); ++row) {
    const Cells& cells = parsed.scenario.rows[row];
    if (std::find(cells.begin(), cells.end(), "") != cells.end()) return "an empty cell: " + cells[1];
  }
  return "";
}

std::string a29_join(const Parsed& parsed) {
  std::set<std::string> master;
  for (std::size_t row = 0; row < parsed.master.rows.size(); ++row) master.insert(parsed.master.cell(row, "ID"));
  std::set<std::string> seen;
  for (std::size_t row = 1; row < units_of(parsed); ++row) {
    const std::string id = parsed.scenario.cell(row, "ID");
    if (!master.contains(id)) return "not in the master: " + id;
    if (!seen.insert(id).second) return "twice: " + id;
  }
  return "";
}

std::string a30_ancestors(const Parsed& parsed) {
  std::set<std::vector<int>> placed;
  for (std::size_t row = 1; row < units_of(parsed); ++row) placed.insert(ranks(parsed.scenario, row));
  for (const auto& own : placed) {
    for (auto at = above(own); !at.empty(); at = above(at)) {
      if (!placed.contains(at)) return fmt::format("no superior of {}", fmt::join(own, ","));
    }
  }
  return "";
}

double cell_as_number(const Csv& csv, std::size_t row, const std::string& column) {
  return std::strtod(csv.cell(row, column).c_str(), nullptr);
}

std::string a31_facing(const Parsed& parsed) {
  for (std::size_t row = 1; row < units_of(parsed); ++row) {
    const double length =
        std::hypot(cell_as_number(parsed.scenario, row, "dir x"), cell_as_number(parsed.scenario, row, "dir z"));
    if (std::abs(length - 1) > 0.01) return "no facing: " + parsed.scenario.cell(row, "ID");
  }
  return "";
}

std::string a32_on_the_map(const Parsed& parsed) {
  for (std::size_t row = 1; row < units_of(parsed); ++row) {
    for (const char* column : {"loc x", "loc z"}) {
      const int at = parsed.scenario.number(row, column);
      if (at < kMargin || at > kExtent - kMargin) return fmt::format("{} is {}", column, at);
    }
  }
  return "";
}

struct Standing {
  std::int64_t x = 0, z = 0;
  int side = 0;
  bool hidden = false;
};

std::vector<Standing> combat_leaves(const Parsed& parsed) {
  std::set<std::string> combat;
  for (std::size_t row = 0; row < parsed.master.rows.size(); ++row) {
    if (is_combat(sort_of(parsed.master, row))) combat.insert(parsed.master.cell(row, "ID"));
  }
  std::set<std::string> hidden;
  for (std::size_t row = 0; row < parsed.script.rows.size(); ++row) {
    if (parsed.script.cell(row, "Command") == "Ahideunit") hidden.insert(parsed.script.cell(row, "ID"));
  }
  std::set<std::vector<int>> hidden_ranks;
  std::vector<Standing> leaves;
  for (std::size_t row = 1; row < units_of(parsed); ++row) {
    const std::string id = parsed.scenario.cell(row, "ID");
    const std::vector<int> own = ranks(parsed.scenario, row);
    if (hidden.contains(id) || hidden_ranks.contains(above(own))) hidden_ranks.insert(own);
    if (!combat.contains(id)) continue;
    leaves.push_back({parsed.scenario.number(row, "loc x"), parsed.scenario.number(row, "loc z"), own.front(),
                      hidden_ranks.contains(own)});
  }
  return leaves;
}

std::string a33_distances(const Parsed& parsed) {
  std::vector<Standing> leaves = combat_leaves(parsed);
  std::sort(leaves.begin(), leaves.end(), [](const Standing& a, const Standing& b) { return a.x < b.x; });
  for (std::size_t i = 0; i < leaves.size(); ++i) {
    for (std::size_t j = i + 1; j < leaves.size() && leaves[j].x - leaves[i].x < 400 * kYard; ++j) {
      const std::int64_t dx = leaves[i].x - leaves[j].x;
      const std::int64_t dz = leaves[i].z - leaves[j].z;
      const bool same = leaves[i].side == leaves[j].side;
      if (!same && (leaves[i].hidden || leaves[j].hidden)) continue;
      const std::int64_t due = (same ? 20 : 400) * kYard;
      if (dx * dx + dz * dz < due * due) return fmt::format("two stand too near at {},{}", leaves[i].x, leaves[i].z);
    }
  }
  return "";
}

std::string a34_heads(const Parsed& parsed) {
  std::map<std::string, int> master;
  for (std::size_t row = 0; row < parsed.master.rows.size(); ++row) {
    master[parsed.master.cell(row, "ID")] = parsed.master.number(row, "Head Count");
  }
  for (std::size_t row = 1; row < units_of(parsed); ++row) {
    const int heads = parsed.scenario.number(row, "Head Count");
    if (heads < 1 || heads > 1104 || heads != master[parsed.scenario.cell(row, "ID")]) {
      return fmt::format("{}: {} heads", parsed.scenario.cell(row, "ID"), heads);
    }
  }
  return "";
}

std::string a35_objectives(const Parsed& parsed) {
  const Csv& csv = parsed.locations;
  if (csv.rows.empty()) return "nothing to fight for";
  const auto& graphics = parsed.game.at(static_cast<std::size_t>(sow::GameTable::graphic));
  for (std::size_t row = 0; row < csv.rows.size(); ++row) {
    const std::string id = csv.cell(row, "Objective ID");
    if (id.empty()) return "no id";
    if (csv.number(row, "radius (yds)") <= 0) return "no radius: " + id;
    if (csv.number(row, "# of Men needed") < 0 || csv.number(row, "Points") < 0) return "men or points: " + id;
    for (const char* column : {"Sprite", "Army1", "Army2", "Army3"}) {
      std::string sprite = csv.cell(row, column);
      std::transform(sprite.begin(), sprite.end(), sprite.begin(), [](unsigned char c) { return std::toupper(c); });
      if (!graphics.contains(sprite)) return "no sprite: " + sprite;
    }
  }
  return "";
}

std::string a36_windows(const Parsed& parsed) {
  const Csv& csv = parsed.locations;
  std::map<std::string, int> last;
  std::set<std::string> seen;
  for (std::size_t row = 0; row < csv.rows.size(); ++row) {
    const auto from = sow::clock_from(csv.cell(row, "Start Time H:M"));
    const auto until = sow::clock_from(csv.cell(row, "End Time H:M"));
    const std::string id = csv.cell(row, "Objective ID");
    if (!from || !until || *until <= *from) return "no window: " + id;
    if (!seen.insert(id).second) return "twice: " + id;
    const std::string name = csv.cell(row, "Objective Name");
    if (from->seconds < last[name]) return "windows overlap: " + name;
    last[name] = until->seconds;
  }
  return "";
}

std::string a37_objectives_on_the_map(const Parsed& parsed) {
  for (std::size_t row = 0; row < parsed.locations.rows.size(); ++row) {
    for (const char* column : {"loc x", "loc z"}) {
      const int at = parsed.locations.number(row, column);
      if (at < kMargin || at > kExtent - kMargin) return fmt::format("an objective's {} is {}", column, at);
    }
  }
  return "";
}

}  // namespace

const std::array<Assertion, 12>& scenario_and_objective_assertions() {
  static const std::array<Assertion, 12> kAll = {
      a26_master_row, a27_header,    a28_all_cells, a29_join,       a30_ancestors, a31_facing,
      a32_on_the_map, a33_distances, a34_heads,     a35_objectives, a36_windows,   a37_objectives_on_the_map};
  return kAll;
}

}  // namespace estafette::test
