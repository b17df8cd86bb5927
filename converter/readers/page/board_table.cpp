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

/// Takes a table's tags and texts, one after the other.
class BoardRows {
 public:
  void take_text(std::string_view text) {
    if (in_cell_) cell_ += text;
  }

  /// True if the table ends with it.
  bool take_tag(std::string_view inside, std::size_t line) {
    const std::string tag = ascii_small(name_of_tag(inside));
    if (tag == "/table") return true;
    if (tag == "tr" || tag == "row") {
      table.rows.emplace_back();
      table.places.push_back(line);
    } else if ((tag == "td" || tag == "th" || tag == "cell") && !table.rows.empty()) {
      in_cell_ = true;
      cell_.clear();
    } else if ((tag == "/td" || tag == "/th" || tag == "/cell") && in_cell_) {
      table.rows.back().emplace_back(trim(cell_));
      in_cell_ = false;
    }
    return false;
  }

  PlacedTable table;

 private:
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
      const std::size_t open = std::min(line.find('['), line.size());
      const std::size_t close = open < line.size() ? line.find(']', open) : std::string_view::npos;
      rows.take_text(line.substr(0, open));
      if (close == std::string_view::npos) break;
      if (rows.take_tag(line.substr(open + 1, close - open - 1), at)) {
        rows.table.end = at + 1;
        return rows.table;
      }
      line.remove_prefix(close + 1);
    }
    rows.take_text(" ");
  }
  return {};
}

}  // namespace estafette::readers
