#include "converter/readers/page/web_page.hpp"

#include "base/letters.hpp"
#include "base/markup/entities.hpp"
#include "base/text.hpp"
#include "converter/readers/page/beside_text.hpp"
#include "converter/readers/page/definition_lists.hpp"
#include "converter/readers/page/parallel_cells.hpp"
#include "converter/readers/page/spans.hpp"
#include "converter/readers/page/tabbed.hpp"
#include "converter/readers/page/table_lines.hpp"
#include "converter/readers/page/tags.hpp"
#include "converter/readers/spreadsheet/columns/header.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::string_view kHardBlank = "\xC2\xA0";
constexpr std::size_t kDeepestList = 12;
constexpr int kFewestTitlesOfAHead = 2;
constexpr std::size_t kMostLinesBelowATitle = 6;  ///< "Corps Lannes", "General of Division", "Jean Lannes"
constexpr std::size_t kLinesOfLayout = 3;  ///< a cell of so many lines sets out a page, and is no cell of a table

constexpr std::size_t kFewestLinksOfAMenu = 4;

constexpr std::array<std::string_view, 5> kFurniture = {"nav", "footer", "form", "button", "head"};
constexpr std::array<std::string_view, 22> kBlocks = {
    "p",  "div", "br", "hr", "h1", "h2",      "h3",      "h4",         "h5",  "h6",     "ul",
    "ol", "dl",  "li", "dt", "dd", "section", "article", "blockquote", "pre", "center", "caption"};

constexpr std::array<std::string_view, 3> kStruckOut = {"s", "del", "strike"};

template <std::size_t Count>
bool among(std::string_view tag, const std::array<std::string_view, Count>& tags) {
  return std::find(tags.begin(), tags.end(), tag) != tags.end();
}

/// Figures alone, "12" or "[3]": raised behind a word they are the mark of a footnote.
bool is_footnote(std::string_view raised) {
  return raised.find_first_not_of("0123456789[]*, ") == std::string_view::npos;
}

/// A table that is open: its rows, and the lines of the cell that is being read.
struct OpenTable {
  std::vector<TableRow> rows;
  TableRow row;
  std::vector<std::string> cell;
  std::size_t links = 0;              ///< lines of the cell that are nothing but links
  std::size_t indent = 0;             ///< blanks before the first cell of the row
  std::vector<std::size_t> set_in{};  ///< the same of its rows
  CellLines lines;                    ///< of the cells of the row
  bool in_cell = false;
  bool layout = false;
  bool lists = false;  ///< in some of its cells
  int titles = 0;      ///< cells of its first row that say that they are titles
  int span = 1;
  Spans spans;
  std::vector<TablePlace> below;  ///< row and column of what is below a cell that goes on
};

class WebPage {
 public:
  explicit WebPage(const ColumnWords& titles) : titles_(titles) {}

  void take(const HtmlPiece& piece) {
    if (piece.tag.empty()) return text(piece.text);
    const bool close = piece.tag.starts_with('/');
    const std::string_view tag = std::string_view(piece.tag).substr(close ? 1 : 0);
    if (among(tag, kFurniture)) {
      hidden_ = std::max(0, hidden_ + (close ? -1 : 1));
      return;
    }
    if (hidden_ > 0 && tag != "body") return;
    hidden_ = 0;
    if (tag == "pre") pre_ = !close;
    if (tag == "sup") raised_ = !close;
    if (tag == "a") in_link_ = !close;
    if (among(tag, kStruckOut)) line_ += "~~";  // as in Markdown
    if (tag == "table" || tag == "tr" || tag == "td" || tag == "th") return table(tag, close, piece.attributes);
    if (!among(tag, kBlocks)) return;
    const bool blank = (tag == "br" || tag == "hr") && line_.empty() && tables_.empty();
    if (blank && !lines_.empty() && !lines_.back().empty()) lines_.emplace_back();
    end_line();
    if (const int told = definitions_.set_in_by(tag, close); told != 0) {
      lists_ = told < 0 ? lists_ - std::min<std::size_t>(lists_, 1) : std::min(lists_ + 1, kDeepestList);
    } else if (tag == "ul" || tag == "ol" || tag == "blockquote") {
      lists_ = close ? lists_ - std::min<std::size_t>(lists_, 1) : std::min(lists_ + 1, kDeepestList);
    }
    item_ = tag == "li" ? !close : item_ && tag != "p" && tag != "br";
    heading_ = tag.size() == 2 && tag[0] == 'h' && tag[1] >= '1' && tag[1] <= '6' && !close ? tag[1] - '0' : 0;
  }

  /// Something that is left out stands between what came and what comes.
  void end_part() {
    if (hidden_ == 0) end_line();
  }

  void keep_menus() { keeps_menus_ = true; }

  /// The cells of a page set out as a table that hold nothing but links.
  [[nodiscard]] const std::vector<std::string>& menus() const { return menus_; }

  std::string all() {
    end_line();
    while (!tables_.empty()) end_table();
    std::string page;
    for (const std::string& line : lines_) page += line + "\n";
    return tabbed_.empty() || tables_with_troops_ > 1 || !is_titled_table() ? page : titles() + tabbed_;
  }

 private:
  void text(std::string_view html) {
    if (hidden_ > 0 || (raised_ && is_footnote(html))) return;
    unlinked_ = unlinked_ || (!in_link_ && !trim(html).empty());
    if (!pre_) {
      std::string words = text_shown(html);
      if (line_.empty() || line_.ends_with(' ')) words.erase(0, words.starts_with(' ') ? 1 : 0);
      line_ += words;
      return;
    }
    const std::string words = with_letters(html);
    for (std::size_t at = 0; at <= words.size();) {
      const std::size_t end = std::min(words.find('\n', at), words.size());
      line_ += words.substr(at, end - at);
      if (end < words.size()) end_line();
      at = end + 1;
    }
  }

  void put(std::string line) {
    const bool linked = !std::exchange(unlinked_, false);
    if (!tables_.empty() && tables_.back().in_cell) {
      tables_.back().cell.push_back(std::move(line));
      tables_.back().links += linked ? 1U : 0U;
    } else {
      lines_.push_back(std::move(line));
    }
  }

  void end_line() {
    std::string line = std::exchange(line_, "");
    while (line.ends_with(' ') || line.ends_with('\r')) line.pop_back();
    const bool empty = line.find_first_not_of(" \t\xC2\xA0") == std::string::npos;
    if (empty) return;
    std::string indent;
    while (line.starts_with(kHardBlank) || (!pre_ && line.starts_with(' '))) {  // typed with hard blanks
      line.erase(0, line.starts_with(' ') ? 1 : kHardBlank.size());
      indent += ' ';
    }
    const bool in_cell = !tables_.empty() && tables_.back().in_cell;
    if (heading_ > 0 && !in_cell) return put(std::string(static_cast<std::size_t>(heading_), '#') + ' ' + line);
    put(std::string(2 * lists_, ' ') + indent + (item_ ? "- " : "") + line);
    item_ = false;
  }

  // --- tables ---

  void table(std::string_view tag, bool close, std::string_view attributes) {
    end_line();
    if (tag == "table") {
      if (!close) {
        if (!tables_.empty()) tables_.back().layout = true;
        tables_.emplace_back();
        return;
      }
      if (!tables_.empty()) end_table();
      return;
    }
    if (tables_.empty()) return;
    end_cell();
    if (tag == "tr") return end_row();
    if (close) return;
    if (tag == "th" && tables_.back().rows.empty()) ++tables_.back().titles;
    begin_cell(attributes);
  }

  void begin_cell(std::string_view attributes) {
    OpenTable& open = tables_.back();
    const std::size_t first = open.row.size();
    open.in_cell = true;
    open.span = open.spans.begin_cell(open.row, attributes, room_);
    for (std::size_t below = first; below < open.row.size(); ++below) open.below.emplace_back(open.rows.size(), below);
  }

  /// The lines of a cell with a list in it, where nothing but a heading stands above the list.
  static std::optional<std::string> list_in(const std::vector<std::string>& lines) {
    std::string cell;
    bool listed = false;
    for (const std::string& line : lines) {
      std::string_view words = trim(line);
      const bool entry = words.starts_with("- ");
      if (listed && !entry) return std::nullopt;
      listed = listed || entry;
      if (entry) words.remove_prefix(2);
      cell += kNextEntry + std::string(words);
    }
    return listed ? std::optional(cell) : std::nullopt;
  }

  void end_cell() {
    OpenTable& open = tables_.back();
    if (!open.in_cell) return;
    open.in_cell = false;
    const std::optional<std::string> list = list_in(open.cell);
    const bool titled = open.titles >= kFewestTitlesOfAHead && open.cell.size() <= kMostLinesBelowATitle;
    if (open.cell.size() >= kLinesOfLayout && !list && !titled) open.layout = true;
    const std::size_t links = std::exchange(open.links, 0);
    if (!keeps_menus_ && open.layout && links >= kFewestLinksOfAMenu &&
        links + 1 >= open.cell.size()) {  // under a title, if it has one
      std::string& menu = menus_.emplace_back();
      for (const std::string& line : std::exchange(open.cell, {})) menu += line + '\n';
      return;
    }
    if (open.layout) {  // its lines stand one below the other, cell after cell
      std::vector<std::string> lines = std::exchange(open.cell, {});
      OpenTable outer = std::move(tables_.back());
      tables_.pop_back();
      for (std::string& line : lines) put(std::move(line));
      tables_.push_back(std::move(outer));
      return;
    }
    std::string cell = list.value_or("");
    open.lists = open.lists || list;
    if (list) open.cell.clear();
    if (open.row.empty() && !open.cell.empty())
      open.indent = std::min(open.cell.front().find_first_not_of(' '), open.cell.front().size());
    open.lines.resize(open.row.size());
    open.lines.push_back(open.cell);
    for (const std::string& line : std::exchange(open.cell, {})) {
      std::string_view words = trim(line);
      if (words.starts_with("- ")) words.remove_prefix(2);
      cell += (cell.empty() ? "" : ", ") + std::string(words);
    }
    open.row.push_back(std::move(cell));
    for (int i = 1; i < open.span; ++i) open.row.emplace_back();
  }

  void end_row() {
    OpenTable& open = tables_.back();
    const std::size_t last = open.row.size();
    open.spans.end_row(open.row, room_);
    for (std::size_t below = last; below < open.row.size(); ++below) open.below.emplace_back(open.rows.size(), below);
    TableRow row = std::exchange(open.row, {});
    const bool filled = std::any_of(row.begin(), row.end(), [](const std::string& cell) { return !cell.empty(); });
    const CellLines lines = std::exchange(open.lines, {});
    if (!filled) {  // nor does it have places below others
      while (!open.below.empty() && open.below.back().first == open.rows.size()) open.below.pop_back();
      return;
    }
    std::vector<TableRow> rows = rows_by_line(std::move(row), lines);
    open.set_in.resize(open.rows.size() + rows.size(), std::exchange(open.indent, 0));
    for (std::size_t i = 1; i < rows.size(); ++i)
      for (std::size_t column = 0; column < rows[i].size(); ++column)
        if (rows[i][column].empty()) open.below.emplace_back(open.rows.size() + i, column);
    std::move(rows.begin(), rows.end(), std::back_inserter(open.rows));
  }

  void end_table() {
    end_cell();
    end_row();
    OpenTable done = std::move(tables_.back());
    tables_.pop_back();
    if (done.rows.empty()) return;
    join_titles(done.rows, titles_);
    const bool whole = !done.layout && !done.lists;  // otherwise its lines tell more than its rows
    const bool by_row = whole && names_commands_by_row(done.rows, titles_);
    if (by_row) {
      tabbed_ = all_with_tabs(done);
      tabbed_from_ = lines_.size();
    }
    if (done.rows.size() > 2) ++tables_with_troops_;
    if (is_one_column(done.rows)) {  // its rows are lines, and are set in as these are
      for (std::size_t row = 0; row < done.rows.size(); ++row)
        put(std::string(done.set_in[row], ' ') + done.rows[row].front());
      return;
    }
    for (std::string& line : lines_of_table(done.rows, titles_)) {
      if (!line.empty()) put(std::move(line));
    }
    if (by_row) tabbed_to_ = lines_.size();
  }

  static bool is_one_column(const std::vector<TableRow>& rows) {
    return std::all_of(rows.begin(), rows.end(), [](const TableRow& row) { return row.size() == 1; });
  }

  static std::string all_with_tabs(OpenTable& table) {
    repeat_names(table.rows, table.below);
    std::string text;
    for (const TableRow& row : table.rows) text += with_tabs(row) + '\n';
    return text;
  }

  /// True if nothing stands beside the table but a title or two without figures, and no command that its rows belong
  /// to: what else there is may be troops.
  [[nodiscard]] bool is_titled_table() const {
    const auto command = [&](const std::string& line) {
      const std::optional<Holds> holds =
          line.starts_with('#') ? titles_.title(line.substr(0, line.find(':'))) : std::nullopt;
      return holds == Holds::corps || holds == Holds::division || holds == Holds::brigade;
    };
    const auto above = lines_.begin() + static_cast<std::ptrdiff_t>(tabbed_from_);
    if (std::any_of(lines_.begin(), above, command)) return false;
    return tabbed_from_ <= kMostLinesAbove && tabbed_to_ == lines_.size() &&
           std::none_of(lines_.begin(), above, has_digit);
  }

  [[nodiscard]] std::string titles() const {
    std::string lines;
    for (std::size_t i = 0; i < tabbed_from_; ++i) {
      const std::string_view line = lines_[i];
      lines.append(line.substr(std::min(line.find_first_not_of("# "), line.size()))).append("\n");
    }
    return lines;
  }

  const ColumnWords& titles_;
  std::vector<std::string> lines_;
  std::string line_;
  std::vector<OpenTable> tables_;
  std::string tabbed_;           ///< a table that names its commands in each row
  std::size_t tabbed_from_ = 0;  ///< how many lines stand before it,
  std::size_t tabbed_to_ = 0;    ///< and how many where it ends
  int tables_with_troops_ = 0;
  std::size_t room_ = kMostCovered;  ///< for cells that others cover
  std::size_t lists_ = 0;
  DefinitionLists definitions_;
  int heading_ = 0;
  int hidden_ = 0;  ///< how many menus, forms and the like are open
  bool item_ = false;
  bool pre_ = false;
  bool raised_ = false;
  bool in_link_ = false;
  bool keeps_menus_ = false;
  bool unlinked_ = false;           ///< the line has words that are no link
  std::vector<std::string> menus_;  ///< a line for each link
};

}  // namespace

bool looks_like_web_page(std::string_view utf8) {
  constexpr std::size_t kLookedAt = 300;
  constexpr std::array<std::string_view, 19> kBeginnings = {"<!doctype html",
                                                            "<html",
                                                            "<head",
                                                            "<body",
                                                            "<table",
                                                            "<div",
                                                            "<ul",
                                                            "<ol",
                                                            "<p>",
                                                            "<p ",
                                                            "<h1",
                                                            "<h2",
                                                            "<h3",
                                                            "<pre",
                                                            "<center",
                                                            "<font",
                                                            "<section",
                                                            "<article",
                                                            "<main"};
  const std::string_view text = trim(utf8);
  if (!text.starts_with('<')) return false;
  const std::string head = fold(text.substr(0, kLookedAt));
  return std::any_of(kBeginnings.begin(), kBeginnings.end(),
                     [&](std::string_view begin) { return head.starts_with(begin); }) ||
         (head.starts_with("<?xml") && head.find("<html") != std::string::npos) ||
         (head.starts_with("<!--") && head.find("<html") != std::string::npos);
}

std::string text_of_web_page(std::string_view html, const ColumnWords& titles) {
  WebPage page(titles);
  BesideText beside;
  for_each_piece(html, [&](const HtmlPiece& piece) {
    if (!beside.takes(piece)) return page.take(piece);
    if (!beside.within_line()) page.end_part();
  });
  std::string text = page.all();
  for (const std::string& menu : page.menus()) beside.add(menu);
  if (!beside.may_hold_the_text(text)) return text + beside.lines();
  WebPage whole(titles);
  whole.keep_menus();
  for_each_piece(html, [&](const HtmlPiece& piece) { whole.take(piece); });
  return whole.all();
}

}  // namespace estafette::readers
