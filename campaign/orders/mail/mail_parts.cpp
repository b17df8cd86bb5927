#include "campaign/orders/mail/mail_parts.hpp"

#include "base/ascii.hpp"
#include "base/encodings.hpp"
#include "base/hidden.hpp"
#include "base/markup/entities.hpp"
#include "base/text.hpp"
#include "base/transfer.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

namespace estafette::campaign {
namespace {

std::string unescaped(const std::string& escaped_text) {
  std::string bytes;
  std::string_view text = escaped_text;
  while (!text.empty()) {
    const std::optional<char> byte = quoted_byte(text);
    const bool breaks = byte && (*byte == '\n' || *byte == '\r');
    bytes += breaks ? ' ' : byte ? *byte : text.front();
    text.remove_prefix(byte ? 3 : 1);
  }
  return decode(bytes).value_or(escaped_text);
}

constexpr std::string_view kBesides = ", ";  ///< between what stands in one cell
constexpr char32_t kHardBlank = 0xA0;
constexpr std::array<std::string_view, 17> kBlocks = {"br", "p",  "div", "li", "ul", "ol", "tr",         "table", "h1",
                                                      "h2", "h3", "h4",  "hr", "td", "th", "blockquote", "body"};
constexpr std::array<std::string_view, 7> kUnseen = {"style", "script", "head",  "title",
                                                     "s",     "del",    "strike"};  // struck out

/// Takes the next line off the text.
std::string_view take_physical_line(std::string_view& rest) {
  const std::string_view line = rest.substr(0, rest.find_first_of("\r\n"));
  rest.remove_prefix(line.size());
  rest.remove_prefix(rest.starts_with("\r\n") ? 2 : rest.empty() ? 0 : 1);
  return line;
}

/// True if the line goes on in the next: it ends with "=", as no word of a heading ("=?utf-8?Q?Ney?=") nor a ruled line
/// does.
bool breaks_softly(std::string_view line) {
  const bool word = line.ends_with("?=") && line.find("=?") != std::string_view::npos;
  return line.ends_with('=') && !line.ends_with("==") && !word;
}

/// "Content-Transfer-Encoding: base64".
bool says_base64(const std::string& line) {
  const std::string heading = ascii_small(std::string_view(line).substr(0, 80));
  return heading.starts_with("content-transfer-encoding:") && heading.find("base64") != std::string::npos;
}

template <std::size_t N>
bool is_one_of(const std::array<std::string_view, N>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// Reads the characters of a page one after the other.
class HtmlReader {
 public:
  void read(const MailLine& line) {
    std::string_view rest = line.text;
    number_ = line.number;
    while (!rest.empty()) step(rest);
    add(" ");
  }

  std::vector<MailLine> take() {
    end_line();
    end_row();
    return std::move(lines_);
  }

  void pass_on(const MailLine& line) {
    end_line();
    end_row();
    lines_.push_back(line);
  }

 private:
  void step(std::string_view& rest) {
    if (in_tag_) {
      const std::size_t end = rest.find('>');
      tag_ += rest.substr(0, end);
      rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
      in_tag_ = end == std::string_view::npos;
      if (!in_tag_) tag();
    } else if (begins_tag(rest)) {
      rest.remove_prefix(1);
      in_tag_ = true;
      tag_.clear();
    } else if (rest.front() == '&' && entity(rest)) {
      return;
    } else {
      add(rest.substr(0, 1));
      rest.remove_prefix(1);
    }
  }

  /// "<p", "</p", "<!": not "<" alone, nor an arrow.
  static bool begins_tag(std::string_view rest) {
    if (rest.size() < 2 || rest[0] != '<') return false;
    const char c = rest[1];
    return c == '/' || c == '!' || c == '?' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  bool entity(std::string_view& rest) {
    constexpr std::size_t kLongest = 10;
    const std::size_t end = rest.substr(0, kLongest).find(';');
    if (end == std::string_view::npos) return false;
    const std::optional<char32_t> letter = letter_of_entity(rest.substr(1, end - 1));
    if (!letter || is_hidden(*letter)) return false;
    std::string shown;
    append_letter(shown, *letter == kHardBlank ? U' ' : *letter);
    add(shown);
    rest.remove_prefix(end + 1);
    return true;
  }

  void tag() {
    const bool ends = tag_.starts_with('/');
    std::string name = ascii_small(std::string_view(tag_).substr(ends ? 1 : 0));
    name = name.substr(0, name.find_first_of(" \t/\r\n"));
    if (is_one_of(kUnseen, name)) unseen_ = !ends;
    if (!is_one_of(kBlocks, name)) return;
    end_line();
    if (name == "tr" || name == "table") end_row();
    if (name == "table") titles_ = 0;
    if (name == "tr" && !ends) in_row_ = true;
    if ((name == "td" || name == "th") && !ends && in_row_) cells_.emplace_back();
    if (name == "blockquote") quoted_ = std::max(0, quoted_ + (ends ? -1 : 1));
  }

  void add(std::string_view text) {
    if (unseen_) return;
    if (text_.empty()) begun_ = number_;
    text_ += text;
  }

  /// A row of a table becomes one line with tabs, as out of a spreadsheet. If a cell has several lines of its own, they
  /// are joined by commas below a row of as many cells, "III Corps<br>VI Corps" below "Unit"; otherwise the table is
  /// there for the look of the page, and they stay.
  void end_row() {
    const bool flat = std::all_of(cells_.begin(), cells_.end(), [](const auto& cell) { return cell.size() <= 1; });
    const bool is_table = cells_.size() > 1 && (flat || cells_.size() == titles_);
    if (is_table) {
      titles_ = cells_.size();
      MailLine row{number_, {}, MailPart::body};
      for (const std::vector<MailLine>& cell : cells_) {
        if (&cell != &cells_.front()) row.text += '\t';
        if (cell.empty()) continue;
        for (const MailLine& line : cell) row.text.append(&line == &cell.front() ? "" : kBesides).append(line.text);
        row.number = cell.front().number;
        row.part = cell.front().part;
      }
      if (!trim(row.text).empty()) lines_.push_back(std::move(row));
    } else {
      for (const std::vector<MailLine>& cell : cells_) lines_.insert(lines_.end(), cell.begin(), cell.end());
    }
    in_row_ = false;
    cells_.clear();
  }

  void end_line() {
    std::vector<MailLine>& lines = cells_.empty() ? lines_ : cells_.back();
    if (!trim(text_).empty())
      lines.push_back({begun_, std::string(trim(text_)), quoted_ > 0 ? MailPart::quoted : MailPart::body});
    text_.clear();
  }

  std::vector<MailLine> lines_;
  std::vector<std::vector<MailLine>> cells_;  ///< of the row of a table that is being read
  std::size_t titles_ = 0;                    ///< cells of the row above it in its table; 0: there is none
  std::string text_, tag_;
  int number_ = 0, begun_ = 0, quoted_ = 0;
  bool in_tag_ = false, unseen_ = false, in_row_ = false;
};

/// A row of a table in plain text: "| III Corps<br>VI Corps | Jena |".
bool is_row(const std::string& text) {
  return trim(text).starts_with('|');
}

std::string without_breaks(std::string row) {
  for (const std::string_view tag : {"<br>", "<br/>", "<br />", "<BR>", "<BR/>", "<BR />"})
    for (std::size_t at = row.find(tag); at != std::string::npos; at = row.find(tag, at))
      row.replace(at, tag.size(), kBesides);
  return row;
}

}  // namespace

std::vector<MailLine> without_breaks_in_rows(std::vector<MailLine> lines) {
  for (MailLine& line : lines)
    if (is_row(line.text)) line.text = without_breaks(std::move(line.text));
  return lines;
}

std::vector<MailLine> physical_lines(const std::string& letter) {
  std::vector<MailLine> lines;
  std::string_view rest = letter;
  for (int number = 1; !rest.empty() && number <= kMostPhysicalLines; ++number)
    lines.push_back({number, std::string(take_physical_line(rest)), MailPart::body});
  return lines;
}

bool has_endless_lines(const std::string& letter) {
  std::string_view rest = letter;
  for (int number = 1; !rest.empty() && number <= kMostPhysicalLines; ++number) (void)take_physical_line(rest);
  return !rest.empty();
}

bool is_quoted_printable(const std::vector<MailLine>& lines) {
  return std::any_of(lines.begin(), lines.end(), [](const MailLine& line) {
    for (const std::string_view sign : {"=20", "=3D", "=C3=", "=E2=", "=09", "=FC", "=E4", "=F6", "=E9", "=E8"})
      if (line.text.find(sign) != std::string::npos) return true;
    return line.text.size() > 1 && breaks_softly(line.text);
  });
}

std::vector<MailLine> without_soft_breaks(const std::vector<MailLine>& lines) {
  std::vector<MailLine> whole;
  bool goes_on = false;
  for (const MailLine& line : lines) {
    if (!goes_on) whole.push_back({line.number, "", line.part});
    goes_on = breaks_softly(line.text);
    whole.back().text += line.text.substr(0, line.text.size() - (goes_on ? 1 : 0));
  }
  for (MailLine& line : whole) line.text = unescaped(line.text);
  return whole;
}

std::vector<MailLine> without_base64(std::vector<MailLine> lines) {
  std::vector<MailLine> plain;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const auto blank = [&](std::size_t line) { return trim(lines[line].text).empty(); };
    if (!says_base64(lines[at].text)) {
      plain.push_back(std::move(lines[at]));
      continue;
    }
    std::size_t begin = at + 1;
    while (begin < lines.size() && !blank(begin)) ++begin;  // the other headings
    const std::size_t headings = begin;
    while (begin < lines.size() && blank(begin)) ++begin;
    std::string packed;
    std::size_t end = begin;
    for (; end < lines.size() && !blank(end) && !lines[end].text.starts_with("--"); ++end) packed += lines[end].text;
    const std::optional<std::string> bytes = from_base64(packed);
    const std::optional<std::string> text = bytes && !packed.empty() ? decode(*bytes) : std::nullopt;
    if (!text) {
      plain.push_back(std::move(lines[at]));
      continue;
    }
    std::move(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1,
              lines.begin() + static_cast<std::ptrdiff_t>(headings), std::back_inserter(plain));
    plain.push_back({lines[begin].number, "", MailPart::body});
    std::string_view rest = *text;
    while (!rest.empty()) plain.push_back({lines[begin].number, std::string(take_physical_line(rest)), MailPart::body});
    at = end - 1;
  }
  return plain;
}

bool is_html(const std::vector<MailLine>& lines) {
  return std::any_of(lines.begin(), lines.end(), [](const MailLine& line) {
    if (line.part != MailPart::body) return false;
    const std::string text = ascii_small(is_row(line.text) ? without_breaks(line.text) : line.text);
    for (const std::string_view tag :
         {"<html", "<body", "<div", "<br>", "<br/>", "<br />", "<p>", "<p ", "<table", "<tr>", "<td>"})
      if (text.find(tag) != std::string::npos) return true;
    return false;
  });
}

std::vector<MailLine> without_html(const std::vector<MailLine>& lines) {
  HtmlReader reader;
  for (const MailLine& line : lines) {
    if (line.part == MailPart::body)
      reader.read(line);
    else
      reader.pass_on(line);
  }
  return reader.take();
}

}  // namespace estafette::campaign
