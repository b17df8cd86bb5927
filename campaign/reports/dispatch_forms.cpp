#include "campaign/reports/dispatch_forms.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

/// Keeps a forum from taking part of a name or a letter for one of its marks.
std::string for_forum(std::string text) {
  std::replace(text.begin(), text.end(), '[', '(');
  std::replace(text.begin(), text.end(), ']', ')');
  return text;
}

}  // namespace

std::string to_text(const Dispatch& dispatch) {
  std::string text = dispatch.title + "\n" + dispatch.when + "\n";
  if (!dispatch.letter.empty()) text += fmt::format("\n{}\n", trim(dispatch.letter));
  for (const Dispatch::Section& section : dispatch.sections) {
    text += fmt::format("\n{}\n{}\n", section.heading, std::string(width(section.heading), '='));
    for (const std::string& line : section.lines) text += fmt::format("  {}\n", one_line(line));
    for (std::size_t i = 0; i < section.tables.size(); ++i)
      text += (i > 0 || !section.lines.empty() ? "\n" : "") + to_text(section.tables[i]);
  }
  return text;
}

std::string to_bbcode(const Dispatch& dispatch) {
  std::string text = fmt::format("[b]{}[/b]\n[i]{}[/i]\n", for_forum(dispatch.title), for_forum(dispatch.when));
  if (!dispatch.letter.empty())
    text += fmt::format("\n[quote]{}[/quote]\n", for_forum(std::string(trim(dispatch.letter))));
  for (const Dispatch::Section& section : dispatch.sections) {
    text += fmt::format("\n[b]{}[/b]\n", for_forum(section.heading));
    if (!section.lines.empty()) {
      text += "[list]\n";
      for (const std::string& line : section.lines) text += fmt::format("[*]{}\n", for_forum(one_line(line)));
      text += "[/list]\n";
    }
    for (const Table& table : section.tables) text += fmt::format("[code]{}[/code]\n", for_forum(to_text(table)));
  }
  return text;
}

void add_to(HtmlPage& page, const Dispatch& dispatch) {
  page.paragraph(dispatch.when);
  if (!dispatch.letter.empty()) page.letter(std::string(trim(dispatch.letter)));
  for (const Dispatch::Section& section : dispatch.sections) {
    page.heading(section.heading);
    if (!section.lines.empty()) page.list(section.lines);
    for (const Table& table : section.tables) page.table(table);
  }
}

std::string to_html(const Dispatch& dispatch) {
  HtmlPage page(dispatch.title);
  add_to(page, dispatch);
  return page.text();
}

}  // namespace estafette::campaign
