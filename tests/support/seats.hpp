// Who has no seat in a generated order of battle (docs/formats/game-limits.md, "Seats").
#pragma once

#include "base/text.hpp"
#include "converter/sow/profile/profile.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace estafette::test {

/// A line for each command of the master csv that has more children than its formation seats by the profile.
[[nodiscard]] inline std::vector<std::string> over_their_seats(const std::string& master_csv,
                                                               const sow::Profile& profile) {
  struct Children {
    int batteries = 0, all = 0;
  };
  constexpr std::size_t kId = 1, kFirstRank = 4, kRanks = 6, kFormation = 16;
  const auto ranks_of = [](const std::vector<std::string>& row) {
    return std::vector<std::string>(row.begin() + kFirstRank, row.begin() + kFirstRank + kRanks);
  };
  const auto level_of = [](const std::vector<std::string>& ranks) {
    return std::find(ranks.begin(), ranks.end(), "0") - ranks.begin();
  };
  std::vector<std::vector<std::string>> rows;
  for (std::string line : split(master_csv, '\n')) {
    if (line.ends_with('\r')) line.pop_back();
    std::vector<std::string> cells = split(line, ',');
    if (cells.size() > kFormation && cells.front() != "Name") rows.push_back(std::move(cells));
  }
  std::map<std::vector<std::string>, Children> below;
  for (const auto& row : rows) {
    std::vector<std::string> above = ranks_of(row);
    const auto level = level_of(above);
    above[static_cast<std::size_t>(level) - 1] = "0";
    Children& children = below[above];
    ++children.all;
    if (level >= 5 && row[kFormation].find("_Art_") != std::string::npos) ++children.batteries;
  }
  std::vector<std::string> over;
  for (const auto& row : rows) {
    const auto children = below.find(ranks_of(row));
    if (children == below.end()) continue;
    const sow::Drill* drill = sow::find_drill(profile, row[kFormation]);
    const auto& [batteries, all] = children->second;
    if (drill != nullptr && all <= drill->seats && batteries <= drill->batteries && all - batteries <= drill->others) {
      continue;
    }
    over.push_back(
        fmt::format("{}: {} does not seat {}, {} of them batteries", row[kId], row[kFormation], all, batteries));
  }
  return over;
}

}  // namespace estafette::test
