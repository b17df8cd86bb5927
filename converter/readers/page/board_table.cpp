#include "converter/readers/page/board_table.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"

#include <string_view>

namespace estafette::readers {
namespace {

/// The name of a tag without its brackets and what is said behind it: "td" of "[td=2]".
std::string_view name_of_tag(std::string_view inside) {
  return inside.substr(0, std::min(inside.find_first_of("= "), inside.size()));
}

/// Takes a table's tags and texts, one after the other. What stands outside its cells is a row of its own.
class BoardRows {
 public:
  void take_text(std::string_view text, std::size_t line) {
    if (in_cell_) {
      cell_ += text;
    } else if (!trim(text).empty()) {
      add_row(line);
      table.rows.back().emplace_back(trim(text));
    }
  }

  /// True if the table ends with it.
  bool take_tag(std::string_view inside, std::size_t line) {
    const std::string tag = ascii_small(name_of_tag(inside));
    const bool row = tag == "tr" || tag == "row";
    const bool cell = tag == "td" || tag == "th" || tag == "cell";
    const bool ends =
        tag == "/td" || tag == "/th" || tag == "/cell" || tag == "/tr" || tag == "/row" || tag == "/table";
    if (!row && !cell && !ends && tag != "table") {
      take_text('[' + std::string(inside) + ']', line);  // of another sort: "[b]", "[Swedish]"
      return false;
    }
    end_cell();
    if (row || (cell && table.rows.empty())) add_row(line);
    in_cell_ = cell;
    return tag == "/table";
  }

  PlacedTable table;

 private:
  void add_row(std::size_t line) {
    table.rows.emplace_back();
    table.places.push_back(line);
  }

  void end_cell() {
    if (in_cell_) table.rows.back().emplace_back(trim(cell_));
    in_cell_ = false;
    cell_.clear();
  }

  std::string cell_;
  bool in_cell_ = false;
};

}  // namespace

bool begins_board_table(std::string_view line) {
  line = trim(line);
  return line.starts_with('[') && ascii_small(name_of_tag(line.substr(1, line.find(']') - 1))) == "table";
}

PlacedTable board_table(const std::vector<std::string>& lines, std::size_t begin) {
  BoardRows rows;
  for (std::size_t at = begin; at < lines.size(); ++at) {
    std::string_view line = lines[at];
    while (!line.empty()) {
      const std::size_t open = line.find('[');
      const std::size_t close = open < line.size() ? line.find(']', open) : std::string_view::npos;
      rows.take_text(line.substr(0, close == std::string_view::npos ? line.size() : open), at);
      if (close == std::string_view::npos) break;
      const bool ended = rows.take_tag(line.substr(open + 1, close - open - 1), at);
      line.remove_prefix(close + 1);
      if (!ended) continue;
      rows.take_text(line, at);  // what stands behind the table
      rows.table.end = at + 1;
      return rows.table;
    }
    rows.take_text(" ", at);
  }
  return {};
}

}  // namespace estafette::readers
