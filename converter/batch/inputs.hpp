// Which files a batch converts, and where the results of each go.
// The results of a file that is named go directly into the results' folder; those of files in a folder that is named
// keep their path below it: the results of shelf/1813/ney.txt are 1813/ney.*.
#pragma once

#include "base/files/files.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::batch {

struct Input {
  fs::path file;
  fs::path result;     ///< of its results, below their folder and without their endings: "1813/ney"
  bool named = false;  ///< by the umpire: it must be an order of battle. Otherwise it was found in a folder
  std::optional<std::string>
      pasted{};         ///< in place of a file's bytes: what comes by standard input, for the caller to fill in
  std::string sheet{};  ///< the only one of a workbook: its name may tell whose troops they are
  bool operator==(const Input&) const = default;
};

/// A file or folder that was found but not opened, and why.
struct PassedOver {
  fs::path file;
  std::string reason;
  bool refused = false;  ///< a folder that could not be read: a problem, not a choice
  bool operator==(const PassedOver&) const = default;
};

struct Inputs {
  std::vector<Input> inputs;  ///< in the order in which they were named, and by name within a folder
  std::vector<PassedOver> passed_over;
};

inline constexpr const char* kPasted = "-";  ///< in place of a file: what comes by standard input

/// Lists the files that were named, and those in named folders with everything below them; opens no file. The results'
/// folder, hidden files and folders, links to folders, and what an earlier run wrote about its inputs (reports, lines
/// to look at, summaries) are passed over. A name that does not exist stays an input, to be refused when it is read. A
/// file whose results would go to the same place twice, since it was named twice or beside its folder, is one input.
[[nodiscard]] Inputs find_inputs(const std::vector<fs::path>& named, const fs::path& results);

}  // namespace estafette::batch
