// A table for people to read, on the terminal and on a page.
#pragma once

#include <string>
#include <vector>

namespace estafette {

/// Columns of words are aligned left, columns of figures right.
struct Table {
  struct Column {
    std::string title;
    bool figures = false;
    bool percent = false;  ///< the figures are percentages: a page draws a bar beside each
    bool operator==(const Column&) const = default;
  };
  std::string caption;  ///< what the table shows, in a few words
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;  ///< each as long as `columns`
  std::vector<std::size_t> totals;             ///< rows that sum up others: they are set apart
  bool operator==(const Table&) const = default;
};

/// The table for a terminal, columns aligned whatever their accents; ends with a line feed.
[[nodiscard]] std::string to_text(const Table& table);

/// 12,345: a figure for people. Files for other programs get plain digits.
[[nodiscard]] std::string figure(long long value);

}  // namespace estafette
