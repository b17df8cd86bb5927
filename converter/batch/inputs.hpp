// Which files a batch is about, and where the results of each will stand.
// A file that is named stands directly below the results' folder; what lies in a folder that is named keeps its way
// from there: of shelf/1813/ney.txt the results are 1813/ney.*.
#pragma once

#include "base/files.hpp"

#include <string>
#include <vector>

namespace estafette::batch {

struct Input {
  fs::path file;
  fs::path result;     ///< of its results, below their folder and without their endings: "1813/ney"
  bool named = false;  ///< by the umpire himself: it must be an order of battle. Else it was found in a folder
  bool operator==(const Input&) const = default;
};

/// A file or folder that was found and not looked into, and why.
struct PassedOver {
  fs::path file;
  std::string reason;
  bool refused = false;  ///< a folder whose orders of battle nobody could read: a fault, not a choice
  bool operator==(const PassedOver&) const = default;
};

struct Inputs {
  std::vector<Input> inputs;  ///< in the order of the names, inside a folder by name
  std::vector<PassedOver> passed_over;
};

/// Looks through what was named, folders with all that is below them; opens no file. The folder of the results, hidden
/// files and folders, links to folders, and what an earlier run told of its inputs (reports, lines to look at,
/// summaries) are passed over. A name that nothing bears stays an input, to be refused when it is read.
[[nodiscard]] Inputs find_inputs(const std::vector<fs::path>& named, const fs::path& results);

}  // namespace estafette::batch
