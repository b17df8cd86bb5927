#include "checklist.hpp"
#include "support/seats.hpp"

#include <fmt/format.h>

#include <functional>
#include <map>
#include <set>

namespace estafette::test {
namespace {

struct Ladder {
  std::vector<std::vector<int>> ranks;
  std::vector<Sort> sorts;
};

/// The rows of one file as a ladder; what they are is looked up in the master by id.
Ladder ladder_of(const Parsed& parsed, const Csv& csv) {
  std::map<std::string, Sort> sorts;
  for (std::size_t row = 0; row < parsed.master.rows.size(); ++row) {
    sorts[parsed.master.cell(row, "ID")] = sort_of(parsed.master, row);
  }
  Ladder ladder;
  for (std::size_t row = 0; row < csv.rows.size(); ++row) {
    if (csv.rows[row].front() == "MASTER") continue;
    ladder.ranks.push_back(ranks(csv, row));
    ladder.sorts.push_back(sorts[csv.cell(row, "ID")]);
  }
  return ladder;
}

/// The master and scenario.csv, each on its own.
std::string in_both(const Parsed& parsed, const std::function<std::string(const Ladder&)>& check) {
  const std::string master = check(ladder_of(parsed, parsed.master));
  return master.empty() ? check(ladder_of(parsed, parsed.scenario)) : master;
}

std::string text(const std::vector<int>& ranks) {
  return fmt::format("{}", fmt::join(ranks, ","));
}

std::string a18_prefix(const Parsed& parsed) {
  return in_both(parsed, [](const Ladder& ladder) -> std::string {
    for (const auto& row : ladder.ranks) {
      for (std::size_t i = 1; i < row.size(); ++i) {
        if (row[i] > 0 && row[i - 1] == 0) return "a gap: " + text(row);
      }
    }
    return "";
  });
}

std::string a19_parents(const Parsed& parsed) {
  return in_both(parsed, [](const Ladder& ladder) -> std::string {
    std::set<std::vector<int>> seen;
    for (const auto& row : ladder.ranks) {
      const std::vector<int> parent = above(row);
      if (!parent.empty() && !seen.contains(parent)) return "no superior before " + text(row);
      seen.insert(row);
    }
    return "";
  });
}

std::string a20_siblings(const Parsed& parsed) {
  return in_both(parsed, [](const Ladder& ladder) -> std::string {
    std::map<std::vector<int>, int> last;
    for (const auto& row : ladder.ranks) {
      const int own = row[static_cast<std::size_t>(level(row)) - 1];
      if (level(row) > 2 && own != ++last[above(row)]) return "out of order: " + text(row);
      if (own > 99) return "above 99: " + text(row);
    }
    return "";
  });
}

bool is_below(std::vector<int> row, const std::vector<int>& chief) {
  for (std::vector<int> at = above(std::move(row)); !at.empty(); at = above(at)) {
    if (at == chief) return true;
  }
  return false;
}

std::string a21_combat_below(const Parsed& parsed) {
  const std::vector<std::string> over = over_their_seats(parsed.master.raw, parsed.profile);
  if (!over.empty()) return over.front();
  return in_both(parsed, [](const Ladder& ladder) -> std::string {
    std::set<std::vector<int>> with_combat;
    for (std::size_t i = 0; i < ladder.ranks.size(); ++i) {
      if (!is_combat(ladder.sorts[i])) continue;
      if (level(ladder.ranks[i]) != 6) return "a unit that is not at level 6: " + text(ladder.ranks[i]);
      for (auto at = above(ladder.ranks[i]); !at.empty(); at = above(at)) with_combat.insert(at);
    }
    for (std::size_t i = 0; i < ladder.ranks.size(); ++i) {
      if (ladder.sorts[i] == Sort::commander && !with_combat.contains(ladder.ranks[i])) {
        return "nobody under " + text(ladder.ranks[i]);
      }
    }
    return "";
  });
}

std::string a22_batteries(const Parsed& parsed) {
  std::set<std::vector<int>> batteries;
  for (std::size_t row = 0; row < parsed.master.rows.size(); ++row) {
    const std::vector<int> own = ranks(parsed.master, row);
    if (parsed.master.cell(row, "Formation").starts_with("DRIL_Lvl5_Art_")) batteries.insert(own);
    const Sort sort = sort_of(parsed.master, row);
    if (is_combat(sort) && batteries.contains(above(own)) != (sort == Sort::gun)) {
      return "in the wrong command: " + parsed.master.cell(row, "ID");
    }
  }
  return "";
}

/// True if no row of the same superior stands behind row `i`.
bool is_last_sibling(const Ladder& ladder, std::size_t i) {
  for (std::size_t later = i + 1; later < ladder.ranks.size(); ++later) {
    if (above(ladder.ranks[later]) == above(ladder.ranks[i])) return false;
  }
  return true;
}

std::string a23_wagons(const Parsed& parsed) {
  return in_both(parsed, [](const Ladder& ladder) -> std::string {
    for (std::size_t i = 0; i < ladder.ranks.size(); ++i) {
      if (ladder.sorts[i] != Sort::wagon) continue;
      if (level(ladder.ranks[i]) != 5 || !is_last_sibling(ladder, i)) return "a wagon at " + text(ladder.ranks[i]);
    }
    return "";
  });
}

std::string a24_couriers(const Parsed& parsed) {
  return in_both(parsed, [](const Ladder& ladder) -> std::string {
    for (const auto& army : ladder.ranks) {
      if (level(army) != 2) continue;
      int couriers = 0;
      std::size_t last = 0;
      for (std::size_t i = 0; i < ladder.ranks.size(); ++i) {
        if (is_below(ladder.ranks[i], army)) last = i;
        if (ladder.sorts[i] == Sort::courier && above(ladder.ranks[i]) == army) ++couriers;
      }
      if (couriers != 1) return fmt::format("{} couriers in {}", couriers, text(army));
      if (ladder.sorts[last] != Sort::courier) return "the courier is not the last row of " + text(army);
    }
    return "";
  });
}

std::string a25_two_sides(const Parsed& parsed) {
  return in_both(parsed, [](const Ladder& ladder) -> std::string {
    std::set<int> sides;
    for (std::size_t i = 0; i < ladder.ranks.size(); ++i) {
      if (is_combat(ladder.sorts[i])) sides.insert(ladder.ranks[i].front());
    }
    return sides.size() >= 2 ? "" : "fewer than two sides with troops";
  });
}

}  // namespace

const std::array<Assertion, 8>& hierarchy_assertions() {
  static const std::array<Assertion, 8> kAll = {a18_prefix,    a19_parents, a20_siblings, a21_combat_below,
                                                a22_batteries, a23_wagons,  a24_couriers, a25_two_sides};
  return kAll;
}

}  // namespace estafette::test
