// Reads a CSV file of tabletop data: a header that must have exactly these columns, and rows with a cell for each.
#pragma once

#include "base/problem.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::tabletop {

/// A row while it is read. What is asked for and wrong is a problem, with line and column; the answer is then the first
/// that is allowed, and the caller refuses at the end.
class DataRow {
 public:
  DataRow(std::string file, int line, std::map<std::string, std::string> cells, ProblemList& problems)
      : file_(std::move(file)), line_(line), cells_(std::move(cells)), problems_(&problems) {}

  [[nodiscard]] const std::string& text(const std::string& column) const { return cells_.at(column); }
  /// As text(), and empty is a problem.
  [[nodiscard]] std::string needed(const std::string& column) const;
  [[nodiscard]] std::string word(const std::string& column, const std::vector<std::string>& words) const;
  [[nodiscard]] int number(const std::string& column, int low, int high) const;
  void complain(const std::string& column, const std::string& expected) const;
  [[nodiscard]] int line() const { return line_; }

 private:
  std::string file_;
  int line_;
  std::map<std::string, std::string> cells_;
  ProblemList* problems_;
};

/// The rows behind the header. A header with other columns, or a row with more or fewer cells, is a problem.
[[nodiscard]] std::vector<DataRow> read_rows(const std::string& text, const std::string& file,
                                             const std::vector<std::string>& columns, ProblemList& problems,
                                             char separator = ',');

}  // namespace estafette::tabletop
