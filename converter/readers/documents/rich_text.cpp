#include "converter/readers/documents/rich_text.hpp"

#include "base/ascii.hpp"
#include "base/encodings.hpp"
#include "base/letters.hpp"
#include "base/problem.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::string_view kBeginning = "{\\rtf";
constexpr std::size_t kMostGroups = 10'000;    ///< within one another
constexpr std::size_t kMostCellsOfARow = 500;  ///< a table for people has fewer
constexpr int kBlanksOfAListLevel = 2;
constexpr int kWestern = 1252, kCyrillic = 1251;

/// What a group begins with that holds no text of the page.
constexpr std::array<std::string_view, 29> kNoText = {
    "colortbl",  "stylesheet", "listtable", "listoverridetable", "revtbl",     "rsidtbl",   "info",
    "generator", "pict",       "header",    "headerl",           "headerr",    "headerf",   "footer",
    "footerl",   "footerr",    "footerf",   "footnote",          "annotation", "xe",        "tc",
    "listtext",  "pntext",     "themedata", "fldinst",           "sp",         "datastore", "colorschememapping",
    "nonshppict"};

/// Control words that stand for a letter.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kLetters = {{{"emdash", "\u2014"},
                                                                                     {"endash", "\u2013"},
                                                                                     {"lquote", "\u2018"},
                                                                                     {"rquote", "\u2019"},
                                                                                     {"ldblquote", "\u201C"},
                                                                                     {"rdblquote", "\u201D"},
                                                                                     {"bullet", "\u2022"},
                                                                                     {"emspace", " "},
                                                                                     {"enspace", " "},
                                                                                     {"qmspace", " "},
                                                                                     {"nestcell", " "},
                                                                                     {"nestrow", "\n"}}};

/// The code page of a font by the number of its letters, as \fcharset gives it; 0 for the document's own.
int code_page_of(int charset) {
  static const std::map<int, int> kPages = {{77, 10000}, {128, 932},  {129, 949},  {134, 936},  {136, 950},
                                            {161, 1253}, {162, 1254}, {177, 1255}, {178, 1256}, {186, 1257},
                                            {204, 1251}, {222, 874},  {238, 1250}};
  const auto page = kPages.find(charset);
  return page == kPages.end() ? 0 : page->second;
}

struct RowOfTable {
  std::vector<std::string> cells;
  std::vector<int> edges;  ///< the right edge of each, in twips
};

/// A cell over several columns is followed by as many empty ones as it covers, so that what is behind it stands below
/// its title: columns are what has an edge in any row.
std::vector<RowOfTable> with_all_columns(std::vector<RowOfTable> rows) {
  constexpr int kSame = 60;  // twips between edges that are meant to be one
  std::vector<int> all;
  for (const RowOfTable& row : rows) all.insert(all.end(), row.edges.begin(), row.edges.end());
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end(), [](int one, int next) { return next - one < kSame; }), all.end());
  if (all.size() > kMostCellsOfARow) return rows;
  for (RowOfTable& row : rows) {
    if (row.cells.size() != row.edges.size()) continue;
    std::vector<std::string> cells;
    auto edge = all.begin();
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      cells.push_back(std::move(row.cells[i]));
      bool own = true;
      for (; edge != all.end() && *edge < row.edges[i] + kSame; ++edge) {
        if (!own) cells.emplace_back();
        own = false;
      }
    }
    row.cells = std::move(cells);
  }
  return rows;
}

/// "\par", "\u8217", "\'e9": with its figure, if it has one.
struct Control {
  std::string_view word;
  std::optional<int> figure;
};

class RichText {
 public:
  RichText(std::string_view bytes, const std::string& file) : rest_(bytes), file_(file) {}

  PageLines lines() {
    while (!rest_.empty() && !ended_) step();
    if (!ended_) refuse("a document that breaks off", "its end", "Save it again, or as plain text (UTF-8)");
    end_paragraph();
    end_table();
    return std::move(lines_);
  }

 private:
  /// What holds within a group, and is forgotten at its end.
  struct Group {
    bool unseen = false;    ///< nothing of it is text of the page
    bool of_fonts = false;  ///< the list of fonts
    bool hidden = false;    ///< or deleted
    int stand_ins = 1;      ///< letters that follow each \u, for programs that do not know it
    int code_page = 0;      ///< of the font; 0 for the document's own
  };

  [[noreturn]] void refuse(std::string found, std::string expected, std::string remedy) const {
    throw Refusal(Problem{file_, 0, "", std::move(found), std::move(expected), std::move(remedy)});
  }

  void step() {
    const char c = rest_.front();
    rest_.remove_prefix(1);
    if (c == '{') {
      if (groups_.size() >= kMostGroups)
        refuse("groups within groups", fmt::format("at most {} of them", kMostGroups), "Save it as plain text (UTF-8)");
      groups_.push_back(groups_.empty() ? Group{} : groups_.back());
      skipped_ = 0;
    } else if (c == '}') {
      if (!groups_.empty()) groups_.pop_back();
      ended_ = groups_.empty();
      skipped_ = 0;
    } else if (c == '\\') {
      control();
    } else if (is_any_letter(c) && !is_letter(c)) {
      add_raw(c);
    } else if (c != '\r' && c != '\n') {
      add_byte(c);
    }
  }

  /// A byte beyond ASCII as it stands. Programs should not write any: some do, in UTF-8.
  void add_raw(char byte) {
    constexpr std::size_t kLongest = 4;
    for (std::size_t more = 1; more < kLongest && more <= rest_.size() && skipped_ == 0; ++more) {
      const std::string letter = byte + std::string(rest_.substr(0, more));
      if (!is_utf8(letter)) continue;
      rest_.remove_prefix(more);
      return add(letter);
    }
    add_byte(byte);
  }

  void control() {
    if (rest_.empty()) return;
    const char sign = rest_.front();
    if (!is_letter(sign)) {
      rest_.remove_prefix(1);
      return symbol(sign);
    }
    Control control;
    const auto end = std::find_if(rest_.begin(), rest_.end(), [](char c) { return !is_letter(c); });
    control.word = rest_.substr(0, static_cast<std::size_t>(end - rest_.begin()));
    rest_.remove_prefix(control.word.size());
    control.figure = take_figure();
    if (rest_.starts_with(' ')) rest_.remove_prefix(1);
    obey(control);
  }

  std::optional<int> take_figure() {
    const bool minus = rest_.starts_with('-');
    std::size_t end = minus ? 1 : 0;
    constexpr std::size_t kLongest = 8;
    int figure = 0;
    const std::size_t first = end;
    while (end < rest_.size() && end < kLongest && is_digit(rest_[end])) figure = 10 * figure + (rest_[end++] - '0');
    if (end == first) return std::nullopt;
    rest_.remove_prefix(end);
    return minus ? -figure : figure;
  }

  /// "\'e9", "\~", "\{", "\*".
  void symbol(char sign) {
    if (sign == '\'') {
      if (const std::optional<char> byte = quoted()) add_byte(*byte);
    } else if (sign == '~') {
      add("\u00A0");
    } else if (sign == '_') {
      add("-");
    } else if (sign == '*') {
      if (!rest_.starts_with("\\shpinst")) group().unseen = true;  // text boxes are read
    } else if (sign == '\n' || sign == '\r') {
      end_paragraph();
    } else if (sign == '{' || sign == '}' || sign == '\\') {
      add(std::string_view(&sign, 1));
    }
  }

  std::optional<char> quoted() {
    constexpr std::string_view kDigits = "0123456789abcdef";
    int byte = 0;
    for (int i = 0; i < 2; ++i) {
      if (rest_.empty()) return std::nullopt;
      const std::size_t digit = kDigits.find(ascii_small(rest_.front()));
      if (digit == std::string_view::npos) return std::nullopt;
      byte = byte * 16 + static_cast<int>(digit);
      rest_.remove_prefix(1);
    }
    return static_cast<char>(byte);
  }

  void obey(const Control& control) {
    const std::string_view word = control.word;
    const int figure = control.figure.value_or(0);
    if (word == "bin") {
      rest_.remove_prefix(std::min(rest_.size(), static_cast<std::size_t>(std::max(figure, 0))));
    } else if (word == "u") {
      add_letter(figure);
    } else if (word == "uc") {
      group().stand_ins = std::clamp(figure, 0, 100);
    } else if (word == "ansicpg") {
      code_page_ = figure;
    } else if (word == "mac" || word == "pc" || word == "pca") {
      code_page_ = word == "mac" ? 10000 : 437;
    } else if (word == "f" || word == "fcharset") {
      font(word, figure);
    } else if (word == "v" || word == "deleted") {
      group().hidden = control.figure != 0;
    } else if (word == "plain") {
      group().hidden = false;
      group().code_page = 0;
    } else if (word == "fonttbl") {
      group().unseen = group().of_fonts = true;
    } else if (std::find(kNoText.begin(), kNoText.end(), word) != kNoText.end()) {
      group().unseen = true;
    } else if (!group().unseen) {
      lay_out(word, figure);
    }
  }

  void font(std::string_view word, int figure) {
    if (word == "fcharset") {
      if (group().of_fonts) fonts_[font_] = code_page_of(figure);
      return;
    }
    font_ = figure;
    const auto known = fonts_.find(figure);
    if (!group().of_fonts) group().code_page = known == fonts_.end() ? 0 : known->second;
  }

  /// Paragraphs, margins and tables.
  void lay_out(std::string_view word, int figure) {
    if (word == "par" || word == "line" || word == "sect" || word == "page" || word == "column") {
      if (in_cell_)
        add("\n");
      else
        end_paragraph();
    } else if (word == "pard") {
      in_cell_ = in_list_ = false;
      margin_ = level_ = 0;
    } else if (word == "intbl") {
      in_cell_ = true;
    } else if (word == "li" || word == "lin") {
      margin_ = std::clamp(figure, 0, 100'000);
    } else if (word == "ls") {
      in_list_ = figure > 0;
    } else if (word == "ilvl") {
      level_ = std::clamp(figure, 0, 20);
    } else if (word == "tab") {
      add(hard_blanks(kBlanksOfATab));
    } else if (word == "cell") {
      if (cells_.size() < kMostCellsOfARow) cells_.push_back(std::exchange(text_, {}));
    } else if (word == "trowd") {
      edges_.clear();
    } else if (word == "cellx") {
      if (edges_.size() < kMostCellsOfARow) edges_.push_back(figure);
    } else if (word == "row") {
      end_row();
    } else {
      const auto letter =
          std::find_if(kLetters.begin(), kLetters.end(), [&](const auto& one) { return one.first == word; });
      if (letter != kLetters.end()) add(letter->second);
    }
  }

  /// A letter by its number; those beyond 65,535 come as two halves.
  void add_letter(int number) {
    skipped_ = 0;
    const auto letter = static_cast<char32_t>(number < 0 ? number + 0x10000 : number);
    if (letter >= 0xD800 && letter < 0xDC00) {
      high_ = letter;
    } else {
      const bool low = letter >= 0xDC00 && letter < 0xE000;
      std::string spelt;
      if (low && high_ != 0)
        append_letter(spelt, 0x10000 + ((high_ - 0xD800) << 10) + (letter - 0xDC00));
      else if (!low && letter >= ' ' && letter <= 0x10FFFF)
        append_letter(spelt, letter);
      high_ = 0;
      add(spelt);
    }
    skipped_ = group().stand_ins;
  }

  void add_byte(char byte) {
    if (skipped_ > 0) {
      --skipped_;
      return;
    }
    if (static_cast<unsigned char>(byte) < 0x80) {
      if (byte == '\t') return add(hard_blanks(kBlanksOfATab));
      return add(std::string_view(&byte, 1));
    }
    if (group().unseen || group().hidden) return;
    const int page = group().code_page != 0 ? group().code_page : code_page_;
    std::optional<std::string> letter;
    if (page == kWestern) letter = from_windows_1252(std::string_view(&byte, 1));
    if (page == kCyrillic) letter = from_windows_1251(std::string_view(&byte, 1));
    if (!letter && (page == kWestern || page == kCyrillic)) return;  // a byte that stands for nothing
    if (!letter)
      refuse(fmt::format("letters of code page {}", page), "code page 1252 or 1251",
             "Save it as plain text (Unicode), or as .docx");
    add(*letter);
  }

  void add(std::string_view text) {
    if (!group().unseen && !group().hidden) text_ += text;
  }

  void end_paragraph() {
    if (group().unseen) return;
    end_row();
    end_table();
    const auto margin = static_cast<std::size_t>(static_cast<double>(margin_) / kTwipsOfABlank);
    const auto list = static_cast<std::size_t>(kBlanksOfAListLevel * (1 + level_));
    lines_.paragraph(std::exchange(text_, {}), in_list_ ? list : 0, in_list_ ? 0 : margin);
  }

  void end_row() {
    if (!cells_.empty()) rows_.push_back({std::exchange(cells_, {}), edges_});
  }

  void end_table() {
    if (rows_.empty()) return;
    lines_.open_table();
    for (const RowOfTable& row : with_all_columns(std::exchange(rows_, {}))) lines_.row(row.cells);
    lines_.close_table();
  }

  Group& group() { return groups_.empty() ? outside_ : groups_.back(); }

  std::string_view rest_;
  const std::string& file_;
  std::vector<Group> groups_;
  Group outside_;  ///< before the first, if a file is no document at all
  bool ended_ = false;
  int code_page_ = kWestern;  ///< of the document
  std::map<int, int> fonts_;  ///< code pages
  int font_ = 0;              ///< that is spoken of
  int skipped_ = 0;           ///< letters to come that stand in for one that was read
  char32_t high_ = 0;         ///< the first half of a letter
  std::string text_;          ///< of the paragraph or cell
  std::vector<std::string> cells_;
  std::vector<int> edges_;        ///< of the row
  std::vector<RowOfTable> rows_;  ///< of the table
  bool in_cell_ = false, in_list_ = false;
  int margin_ = 0;  ///< twips
  int level_ = 0;   ///< of a list
  PageLines lines_;
};

}  // namespace

bool looks_like_rich_text(std::string_view bytes) {
  return bytes.starts_with(kBeginning);
}

PageLines lines_of_rich_text(std::string_view bytes, const std::string& file) {
  return RichText(bytes, file).lines();
}

}  // namespace estafette::readers
