#include "converter/readers/page/programs/dump_table.hpp"

#include "base/lines.hpp"
#include "base/text.hpp"
#include "converter/readers/page/programs/joined_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::string_view kCopy = "copy ", kFrom = "from stdin", kEnd = "\\.", kNothing = "\\N";

using Cells = std::vector<std::string>;

std::optional<Cells> columns_of(std::string_view line) {
  const std::string folded = fold(line);
  const std::size_t open = line.find('('), close = line.rfind(')');
  if (!folded.starts_with(kCopy) || folded.find(kFrom) == std::string::npos || open == std::string_view::npos ||
      close == std::string_view::npos || close < open)
    return std::nullopt;
  Cells columns;
  for (const std::string& name : split(line.substr(open + 1, close - open - 1), ',')) columns.emplace_back(trim(name));
  return columns;
}

/// What may stand around such a table: comments and commands to the database.
bool tells_nothing(std::string_view line) {
  constexpr std::array<std::string_view, 3> kCommands = {"set ", "select ", "alter "};
  const std::string folded = fold(line);
  return line.empty() || line.starts_with("--") || line == kEnd ||
         std::any_of(kCommands.begin(), kCommands.end(),
                     [&](std::string_view word) { return folded.starts_with(word); });
}

struct Dump {
  std::string name;  ///< of the table, in small letters
  Cells columns;
  std::vector<Cells> rows;
  std::size_t before = 0;  ///< lines above the names of the columns
};

/// "unit" of "COPY public.unit (id, name) FROM stdin;"
std::string table_named(std::string_view line) {
  const std::string_view before = trim(line.substr(0, line.find('(')));
  return fold(before.substr(before.find_last_of(" .") + 1));
}

/// The tables; empty if anything else stands in the text.
std::vector<Dump> dumps_of(std::string_view utf8) {
  std::vector<Dump> dumps;
  bool open = false;
  for (std::size_t number = 0; !utf8.empty(); ++number) {
    const std::string_view line = take_line(utf8);
    if (std::optional<Cells> columns = columns_of(trim(line))) {
      dumps.push_back({table_named(trim(line)), *std::move(columns), {}, number});
      open = true;
    } else if (open && line.find('\t') != std::string_view::npos) {
      Dump& dump = dumps.back();
      Cells cells = split(line, '\t');
      if (cells.size() != dump.columns.size()) return {};
      for (std::string& cell : cells)
        if (cell == kNothing) cell.clear();
      dump.rows.push_back(std::move(cells));
    } else if (!tells_nothing(trim(line))) {
      return {};
    } else {
      open = open && trim(line) != kEnd;
    }
  }
  std::erase_if(dumps, [](const Dump& dump) { return dump.rows.empty(); });
  return dumps;
}

/// "II_Corps.Division_Kern" of "II_Corps.Division_Kern.9e_Ligne"; nothing at the top.
std::string above(const std::string& path) {
  const std::size_t stop = path.rfind('.');
  return stop == std::string::npos ? "" : path.substr(0, stop);
}

/// "Division Kern" of "II_Corps.Division_Kern".
std::string name_in(const std::string& path) {
  std::string name = path.substr(path.rfind('.') + 1);
  std::replace(name.begin(), name.end(), '_', ' ');
  return name;
}

/// No path stands twice: of several forces that have the same we cannot tell which a row belongs to.
bool has_own_paths(const Dump& dump, std::size_t path) {
  std::set<std::string> paths;
  return std::all_of(dump.rows.begin(), dump.rows.end(),
                     [&](const Cells& cells) { return paths.insert(cells[path]).second; });
}

/// The place of the rows by their paths, and a row for each command that has none.
std::map<std::string, std::size_t> rows_by_path(Dump& dump, std::size_t path, std::size_t name) {
  std::map<std::string, std::size_t> places;
  for (std::size_t row = 0; row < dump.rows.size(); ++row) places.emplace(dump.rows[row][path], row + 1);
  for (std::size_t row = 0; row < dump.rows.size(); ++row) {  // it grows
    const std::string command = above(dump.rows[row][path]);
    if (command.empty() || places.contains(command)) continue;
    Cells cells(dump.columns.size());
    cells[path] = command;
    cells[name] = name_in(command);
    dump.rows.push_back(std::move(cells));
    places.emplace(command, dump.rows.size());
  }
  return places;
}

}  // namespace

std::string table_of_dump(const std::string& utf8, const ColumnWords& titles) {
  if (fold(utf8).find(kFrom) == std::string::npos) return utf8;
  std::vector<Dump> dumps = dumps_of(utf8);
  if (dumps.empty()) return utf8;
  if (dumps.size() > 1) {
    std::vector<DatabaseTable> tables;
    for (Dump& one : dumps) tables.push_back({std::move(one.name), std::move(one.columns), std::move(one.rows)});
    return csv_of_tables(tables, titles).value_or(utf8);
  }
  Dump* dump = &dumps.front();
  const auto place_of = [&](std::string_view called) {
    return static_cast<std::size_t>(std::find(dump->columns.begin(), dump->columns.end(), called) -
                                    dump->columns.begin());
  };
  const std::size_t path = place_of("path"), name = place_of("name");
  const bool nested = path < dump->columns.size() && name < dump->columns.size() &&
                      place_of("force_id") == dump->columns.size() && has_own_paths(*dump, path);
  std::map<std::string, std::size_t> places;
  if (nested) places = rows_by_path(*dump, path, name);
  const auto is_key = [](const std::string& column) { return column == "id" || column.ends_with("_id"); };
  std::string table(dump->before, '\n');
  const auto put = [&](const Cells& cells, const std::string& key, const std::string& command) {
    std::string row = nested ? fmt::format("{}\t{}", key, command) : "";
    for (std::size_t at = 0; at < cells.size(); ++at)
      if (!nested || (at != path && !is_key(dump->columns[at]))) row += (row.empty() ? "" : "\t") + cells[at];
    table += row + '\n';
  };
  put(dump->columns, "id", "parent");
  for (std::size_t row = 0; row < dump->rows.size(); ++row) {
    const auto command = nested ? places.find(above(dump->rows[row][path])) : places.end();
    put(dump->rows[row], std::to_string(row + 1), command == places.end() ? "" : std::to_string(command->second));
  }
  return table;
}

}  // namespace estafette::readers
