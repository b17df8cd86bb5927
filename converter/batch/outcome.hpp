// What became of one input of a batch.
#pragma once

#include "base/problem.hpp"
#include "base/table.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::batch {

enum class InputState {
  done,         ///< converted, and its results written
  unchanged,    ///< an earlier run did it, and neither input nor results have changed since
  passed_over,  ///< found in a folder, but not an order of battle, or scaled already
  refused       ///< it has problems, and nothing of it was written
};
/// "done", "unchanged", "passed over", "refused"
[[nodiscard]] std::string to_string(InputState state);

/// What can be counted in one order of battle.
struct Figures {
  std::string format;  ///< "csv", "text", ... (readers::Format)
  int lines = 0;       ///< that are not blank
  int understood = 0;  ///< of them
  int units = 0;       ///< read
  int men = 0;         ///< read
  int scaled = 0;      ///< units after scaling; 0 if it was not scaled
  int guesses = 0;     ///< things that the reader guessed
  int questions = 0;   ///< about its lines, its words and its scaling, as the review counts them
  int certain = 0;     ///< percent: how certain the reading is (converter/review/certainty.hpp)
  bool operator==(const Figures&) const = default;
};

/// How long each step took: the sum over all files and threads.
struct Times {
  std::chrono::nanoseconds read{}, scale{}, write{};
  Times& operator+=(const Times& other);
};

/// Puts the strengths of one more side or sheet below those that are there; those are kept if there is nothing more.
void add_below(std::optional<Table>& strengths, std::optional<Table> more);

struct Outcome {
  std::string file;  ///< the input, by a name that the umpire knows
  InputState state = InputState::refused;
  Figures figures;
  std::vector<std::string> written;  ///< paths of its results below the folder, also those of an earlier run
  std::string reason;                ///< why it was passed over
  std::vector<Problem> problems;     ///< why it was refused
  std::optional<Table> table;        ///< strengths before and after, if it was scaled
  std::vector<std::string> remarks;  ///< what the umpire should know about it
  Times times;
};

}  // namespace estafette::batch
