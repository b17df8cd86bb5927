// Many orders of battle in one go: on several processors, one's faults never stopping the others, and safe to stop and
// to run again. The same inputs and the same recipe give the same bytes, with however many jobs.
// For users: docs/batch.md.
#pragma once

#include "converter/batch/inputs.hpp"
#include "converter/batch/outcome.hpp"
#include "converter/batch/recipe.hpp"

#include <functional>
#include <vector>

namespace estafette::batch {

struct Run {
  fs::path folder;         ///< of the results
  int jobs = 1;            ///< threads, from 1
  bool overwrite = false;  ///< make everything anew, and replace what is in the way, whosever it is
  bool dry_run = false;    ///< convert, write nothing
  bool summary = true;     ///< also write summary.csv and summary.html, unless they stand and there was nothing to do
};

/// Where a run speaks. Both are called from the thread that called convert_all, and need no lock.
struct Listener {
  std::function<void(const Outcome&)> told;  ///< once for each input, in their order
  std::function<bool()> stopped;             ///< true: finish the files at hand and begin no other
};

struct Finished {
  std::vector<Outcome>
      outcomes;          ///< in the order of the inputs, what was passed over unseen last; without tables and
                         ///< remarks, and of the problems only the first, so that a large batch needs little room
  std::size_t left = 0;  ///< inputs that were not begun, because the run was stopped
  Times times;           ///< of all threads together
};

/// Converts every input that is no result of an earlier run, unless such a run finished it and nothing changed since.
/// Inputs whose results would stand in the same place are refused, all of them. A result that somebody changed, or that
/// we did not make, is kept and its input refused, unless `run.overwrite`.
/// Throws Refusal if the record in the folder cannot be read, or if somebody else's file stands where the summary is to
/// be; everything else is an outcome.
[[nodiscard]] Finished convert_all(const Inputs& inputs, const Recipe& recipe, const Run& run,
                                   const Listener& listener);

}  // namespace estafette::batch
