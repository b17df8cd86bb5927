// The summary of a batch, as a page and as a spreadsheet. docs/batch.md describes the columns.
#pragma once

#include "converter/batch/outcome.hpp"

#include <string>
#include <vector>

namespace estafette::batch {

/// How many inputs were done, unchanged and so on, and the totals of those that are done or unchanged.
struct BatchTotals {
  std::size_t done = 0, unchanged = 0, passed_over = 0, refused = 0;
  long long units = 0, men = 0, scaled = 0, guesses = 0, questions = 0;
};
[[nodiscard]] BatchTotals tally(const std::vector<Outcome>& outcomes);

/// "12 orders of battle: 9 converted, 2 unchanged, 1 refused; 3 files passed over"
[[nodiscard]] std::string to_string(const BatchTotals& tally);

/// One row for each input, with the header
/// file,state,format,lines,understood,units,men,scaled,guesses,questions,results,reason,certain
[[nodiscard]] std::string summary_csv(const std::vector<Outcome>& outcomes);

/// The same as a page: first what to check, the least certain first, then everything.
[[nodiscard]] std::string summary_html(const std::vector<Outcome>& outcomes);

}  // namespace estafette::batch
