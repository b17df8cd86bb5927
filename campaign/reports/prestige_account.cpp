#include "campaign/reports/prestige_account.hpp"

#include "campaign/telling/telling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace estafette::campaign {

std::vector<PrestigeEntry> prestige_account(const std::vector<Chapter>& chapters) {
  std::vector<PrestigeEntry> account;
  for (const Chapter& chapter : chapters) {
    int counted = 0;
    for (const Event& event : chapter.events) {
      const auto* changed = std::get_if<PrestigeChanged>(&event.change);
      if (changed == nullptr) continue;
      counted += changed->by;
      std::string line = has_cause(event.cause) ? tell(event.cause) : "the umpire's ruling";
      if (has_cause(event.cause) && event.rule.empty()) line += "; by the umpire's ruling";
      account.push_back({event.turn, changed->by, std::move(line)});
    }
    // A ruling sets prestige, and says by how much only between the states.
    const int other = chapter.turn.value == 0 ? 0 : chapter.after.prestige - chapter.before.prestige - counted;
    if (other != 0) account.push_back({chapter.turn, other, "the umpire's ruling"});
  }
  return account;
}

std::vector<PrestigeCause> causes_of(const std::vector<PrestigeEntry>& account) {
  std::vector<PrestigeCause> causes;
  for (const PrestigeEntry& entry : account) {
    auto cause =
        std::find_if(causes.begin(), causes.end(), [&](const PrestigeCause& one) { return one.line == entry.line; });
    if (cause == causes.end()) cause = causes.insert(causes.end(), {entry.line, 0, 0});
    cause->points += entry.points;
    ++cause->times;
  }
  return causes;
}

Table causes_table(const std::vector<PrestigeEntry>& account) {
  Table table{"Total points, by cause", {{"line of the table"}, {"points", true}, {"times", true}}, {}, {}};
  for (const PrestigeCause& cause : causes_of(account))
    table.rows.push_back({cause.line, fmt::format("{:+}", cause.points), std::to_string(cause.times)});
  return table;
}

}  // namespace estafette::campaign
