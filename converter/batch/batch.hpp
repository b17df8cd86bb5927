// Converts many orders of battle in one go, on several processors. A problem in one file does not stop the others, and
// a run may be stopped and started again. The same inputs and recipe give the same bytes, however many jobs there are.
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
  bool overwrite = false;  ///< make everything anew, and replace any file that is in the way
  bool dry_run = false;    ///< convert, write nothing
  bool summary = true;     ///< also write summary.csv and summary.html, unless they exist and there was nothing to do
  std::vector<fs::path>
      given{};  ///< answers and mappings that the umpire has named: none is taken away as an old result
};

/// How a run talks to its caller. Both are called from the thread that called convert_all, and need no lock.
struct Listener {
  std::function<void(const Outcome&)> told;  ///< once for each input, in their order
  std::function<bool()> stopped;             ///< true: finish the files in work and begin no other
};

struct Finished {
  std::vector<Outcome>
      outcomes;          ///< in the order of the inputs, what was passed over unseen last; without tables and
                         ///< remarks, and of the problems only the first, so that a large batch needs little room
  std::size_t left = 0;  ///< inputs that were not begun, because the run was stopped
  Times times;           ///< of all threads together
};

/// Converts every input, except results of an earlier run, and inputs that such a run finished and that have not
/// changed since. If several inputs have results with the same path, all of them are refused. A result that somebody
/// changed, or a file that we did not make, is kept and its input refused, unless `run.overwrite` is set.
/// Throws Refusal if the record in the folder cannot be read, or if another file is where the summary should go;
/// everything else is an outcome.
[[nodiscard]] Finished convert_all(const Inputs& inputs, Recipe given, const Run& run, const Listener& listener);

}  // namespace estafette::batch
