// Everything that happened in a half-week, folded by subject: the proof of the story, with rules, causes and dice.
// Source: rule 1.1.
#pragma once

#include "campaign/reports/chapters.hpp"
#include "campaign/rules/theatre.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

struct LedgerFold {
  struct Line {
    std::string rule, text;
    bool operator==(const Line&) const = default;
  };
  std::string subject;  ///< "Lines of supply"
  std::string outcome;  ///< "29 traced, none is cut"
  std::vector<Line> lines;
  bool operator==(const LedgerFold&) const = default;
};

/// Every event of which something is said stands in exactly one fold, in the order in which it happened; no fold is
/// empty. Of a chapter as it may be told, without causes and dice.
[[nodiscard]] std::vector<LedgerFold> ledger_of(const Chapter& chapter);

}  // namespace estafette::campaign
