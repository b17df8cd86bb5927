// The causes of prestige, added up: what raised and what lowered it, by the line of the table that it falls under;
// accounts.hpp has every entry. Source: rule 4.5. For the umpire alone: the ledger says where everybody's corps and
// garrisons are.
#pragma once

#include "base/table.hpp"
#include "campaign/reports/chapters.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

struct PrestigeEntry {
  Turn turn{0};
  int points = 0;
  std::string line;  ///< of the table of 4.5, or of the ruling
  bool operator==(const PrestigeEntry&) const = default;
};

[[nodiscard]] std::vector<PrestigeEntry> prestige_account(const std::vector<Chapter>& chapters);

/// All entries of one cause.
struct PrestigeCause {
  std::string line;
  int points = 0, times = 0;
  bool operator==(const PrestigeCause&) const = default;
};

/// In the order in which the causes came up.
[[nodiscard]] std::vector<PrestigeCause> causes_of(const std::vector<PrestigeEntry>& account);

/// Points in sum by cause.
[[nodiscard]] Table causes_table(const std::vector<PrestigeEntry>& account);

}  // namespace estafette::campaign
