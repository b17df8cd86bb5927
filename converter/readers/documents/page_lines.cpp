#include "converter/readers/documents/page_lines.hpp"

#include "base/letters.hpp"
#include "base/markup/markup.hpp"
#include "base/text.hpp"

#include <algorithm>

namespace estafette::readers {

std::string hard_blanks(std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < std::min(count, kMostSetIn); ++i) text += "\u00A0";
  return text;
}

namespace {

/// "22nd", whose name is on the next line.
bool is_number_alone(std::string_view line) {
  constexpr std::size_t kLongest = 5;  // "102nd"
  const std::string_view word = trim(line);
  return !word.empty() && word.size() <= kLongest && is_digit(word.front()) && word.find(' ') == std::string_view::npos;
}

}  // namespace

PageLines::PageLines() : page_("<!DOCTYPE html>\n<html><body>\n") {}

void PageLines::paragraph(std::string_view text, std::size_t list, std::size_t margin) {
  write_held();
  for (const std::string& line : split(text, '\n'))
    text_ += std::string(std::min(list + margin, kMostSetIn), ' ') + line + '\n';
  held_ = text;
  holds_ = true;
  list_ = list;
  margin_ = margin;
}

void PageLines::write_held() {
  if (!holds_) return;
  for (const std::string& line : split(held_, '\n'))
    page_ += "<p>" + hard_blanks(list_ + margin_) + escaped(line) + "</p>\n";
  holds_ = false;
}

void PageLines::open_table() {
  margin_ = 0;
  write_held();
  page_ += "<table>\n";
}

void PageLines::row(const std::vector<std::string>& cells) {
  page_ += "<tr>";
  text_ += '|';
  for (const std::string& cell : cells) {
    page_ += "<td>";
    std::string_view before;
    for (const std::string& line : split(std::string(trim(cell)), '\n')) {
      page_.append(before).append(escaped(line));
      before = is_number_alone(line) ? " " : "<br>";
    }
    page_ += "</td>";
    text_ += ' ' + one_line(cell) + " |";
  }
  page_ += "</tr>\n";
  text_ += '\n';
}

void PageLines::close_table() {
  page_ += "</table>\n";
}

std::string PageLines::page() {
  write_held();
  return page_ + "</body></html>\n";
}

}  // namespace estafette::readers
