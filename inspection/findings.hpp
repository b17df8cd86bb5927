// A file that is looked at, and what is found out about it: what it is, what was understood in figures, what is
// doubtful, and which verbs take it.
#pragma once

#include "base/dates.hpp"
#include "base/files/files.hpp"
#include "base/problem.hpp"
#include "base/table.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace estafette::inspection {

struct Inspected {
  fs::path path;
  std::string file;           ///< its name in problems
  std::string bytes;          ///< as they are on the disk
  std::string text;           ///< the same as UTF-8
  std::string shown{};        ///< of an order of battle: what a person sees of it, and what is read
  std::optional<Date> day;    ///< of dated rows
  bool line_by_line = false;  ///< an order of battle is shown line by line, with what was read from each
};

/// The data that comes with the program, or that the umpire names instead.
struct DataPaths {
  fs::path readers;  ///< the folder templates/readers
  fs::path rules;    ///< a rules.xml
  fs::path profile;  ///< a game profile
};

struct Findings {
  std::vector<std::variant<std::string, Table>> shown;  ///< lines and tables, in order
  std::vector<std::string> doubts;
  std::string takers;  ///< "convert --mapping": the verbs that take such a file

  void line(std::string text) { shown.emplace_back(std::move(text)); }
  void table(Table table) { shown.emplace_back(std::move(table)); }
  void doubt(std::string text) { doubts.push_back(std::move(text)); }
  /// The first of many, and how many more there are.
  void doubt(const std::vector<Problem>& problems);
};

/// "1 line", "212 lines".
[[nodiscard]] std::string counted(std::size_t number, const std::string& one, const std::string& many);

}  // namespace estafette::inspection
