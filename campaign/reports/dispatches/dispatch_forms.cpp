#include "campaign/reports/dispatches/dispatch_forms.hpp"

#include "base/columns.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace estafette::campaign {
namespace {

/// Keeps a forum from taking part of a name or a letter for one of its marks.
std::string for_forum(std::string text) {
  std::replace(text.begin(), text.end(), '[', '(');
  std::replace(text.begin(), text.end(), ']', ')');
  return text;
}

constexpr std::size_t kColumns = 80;

std::string in_columns(const std::string& text, const std::string& margin) {
  std::string lines;
  for (const std::string& line : wrapped(text, kColumns - 2 * margin.size()))
    lines += (line.empty() ? "" : margin + (lines.empty() ? "" : margin) + line) + "\n";
  return lines;
}

}  // namespace

std::string to_text(const Dispatch& dispatch) {
  std::string text;
  for (const std::string& head : {dispatch.title, dispatch.when}) text += in_columns(one_line(head), "");
  if (!dispatch.to.empty())
    text += "\n" + one_line((dispatch.dateline.empty() ? "" : dispatch.dateline + ". ") + dispatch.to) + ".\n";
  if (!dispatch.letter.empty()) {
    text += "\n";
    std::istringstream lines{std::string(trim(dispatch.letter))};
    for (std::string line; std::getline(lines, line);) text += in_columns(line, "");
  }
  for (const std::string& paragraph : dispatch.body) text += "\n" + in_columns(paragraph, "");
  for (const Dispatch::Section& section : dispatch.sections) {
    text += fmt::format("\n{}\n{}\n", section.heading, std::string(width(section.heading), '='));
    for (const std::string& line : section.lines)
      text += section.form ? fmt::format("  {}\n", one_line(line)) : in_columns(one_line(line), "  ");
    for (std::size_t i = 0; i < section.tables.size(); ++i)
      text += (i > 0 || !section.lines.empty() ? "\n" : "") + to_text(section.tables[i], kColumns);
  }
  return text;
}

std::string to_bbcode(const Dispatch& dispatch) {
  std::string text =
      fmt::format("[b]{}[/b]\n[i]{}[/i]\n", for_forum(one_line(dispatch.title)), for_forum(one_line(dispatch.when)));
  if (!dispatch.to.empty())
    text += fmt::format("\n{}{}.\n", for_forum(one_line(dispatch.dateline.empty() ? "" : dispatch.dateline + ". ")),
                        for_forum(one_line(dispatch.to)));
  if (!dispatch.letter.empty())
    text += fmt::format("\n[quote]{}[/quote]\n", for_forum(std::string(trim(dispatch.letter))));
  for (const std::string& paragraph : dispatch.body) text += fmt::format("\n{}\n", for_forum(one_line(paragraph)));
  for (const Dispatch::Section& section : dispatch.sections) {
    text += fmt::format("\n[b]{}[/b]\n", for_forum(section.heading));
    if (!section.lines.empty()) {
      text += section.form ? "[code]" : "[list]\n";
      for (const std::string& line : section.lines)
        text += fmt::format("{}{}\n", section.form ? "" : "[*]", for_forum(one_line(line)));
      text += section.form ? "[/code]\n" : "[/list]\n";
    }
    for (const Table& table : section.tables)
      text += fmt::format("[code]{}[/code]\n", for_forum(to_text(table, kColumns)));
  }
  return text;
}

void add_letter(HtmlPage& page, const Dispatch& dispatch) {
  page.letterhead(dispatch.dateline.empty() ? dispatch.to : fmt::format("{}. {}", dispatch.dateline, dispatch.to),
                  dispatch.when);
  if (!dispatch.letter.empty()) page.letter(std::string(trim(dispatch.letter)));
  for (const std::string& paragraph : dispatch.body) page.paragraph(paragraph);
}

void add_form(HtmlPage& page, const Dispatch& dispatch) {
  for (const Dispatch::Section& section : dispatch.sections) {
    if (!section.form) continue;
    page.heading(section.heading);
    page.form(section.lines);
    if (!dispatch.writer.empty()) page.links({{"Write it by clicking on the map", dispatch.writer, ""}});
  }
}

void add_tables(HtmlPage& page, const Dispatch& dispatch, bool folded) {
  if (folded) page.heading("Returns and reports");
  for (const Dispatch::Section& section : dispatch.sections) {
    if (section.form) continue;
    if (folded)
      page.begin_fold(section.heading, "");
    else
      page.heading(section.heading);
    if (!section.lines.empty()) page.list(section.lines);
    for (const Table& table : section.tables) page.table(table);
    if (folded) page.end_fold();
  }
}

void add_to(HtmlPage& page, const Dispatch& dispatch) {
  if (dispatch.to.empty()) {
    page.lead(dispatch.when);
    if (!dispatch.letter.empty()) page.letter(std::string(trim(dispatch.letter)));
  } else {
    add_letter(page, dispatch);
    add_form(page, dispatch);
  }
  add_tables(page, dispatch, false);
}

std::string to_html(const Dispatch& dispatch) {
  HtmlPage page(dispatch.title);
  if (!dispatch.to.empty()) page.narrow();
  add_to(page, dispatch);
  return page.text();
}

}  // namespace estafette::campaign
