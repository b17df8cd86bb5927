// A file that `inspect` looks at, and what it says at the end of every one: what is doubtful, and which verbs take it.
#pragma once

#include "base/dates.hpp"
#include "base/files.hpp"
#include "base/problem.hpp"
#include "cli/console.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::cli {

struct Inspected {
  fs::path path;
  std::string file;         ///< its name in problems
  std::string bytes;        ///< as they are on the disk
  std::string text;         ///< the same as UTF-8
  std::optional<Date> day;  ///< of dated rows
};

/// "Taken by: ..."
void say_takers(const Console& say, const std::string& verbs);

/// The first of many doubts, and how many more there are.
void say_doubts(const Console& say, const std::vector<Problem>& doubts);

/// "1 line", "212 lines".
[[nodiscard]] std::string counted(std::size_t number, const std::string& one, const std::string& many);

}  // namespace estafette::cli
