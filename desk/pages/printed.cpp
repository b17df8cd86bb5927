#include "desk/pages/printed.hpp"

#include "base/markup/html_table.hpp"
#include "base/text.hpp"

#include <optional>
#include <sstream>
#include <string_view>
#include <vector>

namespace estafette::desk {
namespace {

/// The line below the heading of a table: "-----  ---".
bool is_ruled(std::string_view line) {
  return line.starts_with("--") && line.find_first_not_of("- ") == std::string_view::npos;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream written(text);
  for (std::string line; std::getline(written, line);) lines.push_back(line);
  return lines;
}

/// A line of a half-week, "  5.5.1    Berg's Corps stands": its rule, and the sentence.
std::optional<HtmlPage::Entry> entry_of(const std::string& line) {
  if (!line.starts_with("  ") || line.size() < 3 || line[2] < '0' || line[2] > '9') return std::nullopt;
  const std::size_t end = line.find_first_not_of("0123456789.", 2);
  if (end == std::string::npos || line.compare(end, 2, "  ") != 0) return std::nullopt;
  return HtmlPage::Entry{line.substr(2, end - 2), std::string(trim(line.substr(end)))};
}

/// What follows each other is put down as one part of the page, until another kind comes.
class Printed {
 public:
  enum class Kind { words, table };

  explicit Printed(HtmlPage& page) : page_(page) {}

  void line(const std::string& line, Kind kind) {
    if (entries_ || kind != kind_) end();
    kind_ = kind;
    lines_ += line + "\n";
  }
  void entry(const HtmlPage::Entry& entry) {
    if (!entries_) {
      end();
      entries_ = page_.part("ul");
      entries_.append_attribute("class") = "ledger";
    }
    pugi::xml_node item = add_element(entries_, "li");
    add_element(item, "i", entry.rule);
    add_element(item, "span", entry.text);
  }
  void end() {
    while (lines_.starts_with("\n")) lines_.erase(0, 1);
    while (lines_.ends_with("\n\n")) lines_.pop_back();
    if (!lines_.empty()) {
      pugi::xml_node printed = page_.part("pre");
      if (kind_ == Kind::words) printed.append_attribute("class") = "words";
      printed.text().set(lines_.c_str());
    }
    lines_.clear();
    entries_ = {};
  }

 private:
  HtmlPage& page_;
  std::string lines_;
  Kind kind_ = Kind::words;
  pugi::xml_node entries_;
};

}  // namespace

void add_printed(HtmlPage& page, const std::string& text) {
  Printed printed(page);
  const std::vector<std::string> lines = lines_of(text);
  bool in_table = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    in_table = !lines[i].empty() && (in_table || (i + 1 < lines.size() && is_ruled(lines[i + 1])));
    if (const std::optional<HtmlPage::Entry> entry = entry_of(lines[i]); entry && !in_table)
      printed.entry(*entry);
    else
      printed.line(lines[i], in_table ? Printed::Kind::table : Printed::Kind::words);
  }
  printed.end();
}

}  // namespace estafette::desk
