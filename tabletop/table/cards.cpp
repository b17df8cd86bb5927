#include "tabletop/table/cards.hpp"

#include "base/markup/html.hpp"
#include "base/markup/html_table.hpp"
#include "base/table.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::tabletop {
namespace {

/// What the cards have besides the look of all pages: in print a page of A4 for each, the command's name on every page
/// that it takes, boxes that can be ticked with a pencil, labels with an edge to cut along.
constexpr const char* kCardStyle = R"(
.boxes { font-size: 1.3rem; letter-spacing: .06em; line-height: 1.25; min-width: 13rem; }
.boxes[data-l]::before { letter-spacing: 0; font: .95rem/1.4 var(--figures); }
.card tbody th { font-weight: 600; min-width: 9rem; } .stands, .card .note { font-size: .9rem; color: var(--soft); background: none; }
.card .of { display: none; }
.labels { display: flex; flex-wrap: wrap; gap: 2mm; padding: 0; list-style: none; }
.labels li { border: 1px dashed var(--edge); padding: 1.5mm 2.5mm; font: .9rem/1.3 var(--figures); break-inside: avoid; max-width: none; }
@media print {
  @page { size: A4; margin: 12mm 12mm 15mm; }
  html { font-size: 9.5pt; } .sheet { break-after: page; } .sheet:last-of-type { break-after: auto; }
  .card .of { display: table-row; } .boxes { font-size: 13pt; min-width: 52mm; } th, td { padding: .28rem .5rem; }
}
)";

std::string boxes(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += "☐";
  return text;
}

std::string boxes_of(const RosterPiece& piece) {
  std::string text;
  for (const int group : piece.groups) text += (text.empty() ? "" : " / ") + boxes(group);
  return text;
}

std::string circles(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += "○";
  return text;
}

std::string told_strength(const RosterPiece& piece) {
  int men = 0, guns = 0;
  std::string names;
  for (const PieceMember& member : piece.members) {
    men += member.men;
    guns += member.guns;
    names += (names.empty() ? "" : ", ") + member.name;
  }
  return fmt::format("{} men{}: {}", figure(men), guns > 0 ? fmt::format(", {} guns", guns) : "", names);
}

pugi::xml_node labelled_cell(pugi::xml_node row, const std::string& column, const std::string& text = "",
                             const char* kind = "") {
  pugi::xml_node cell = add_element(row, "td", text, kind);
  cell.append_attribute("data-l") = column.c_str();
  return cell;
}

void put_piece(pugi::xml_node body, const RosterPiece& piece, const std::string& steps) {
  pugi::xml_node row = add_element(body, "tr");
  add_element(row, "th", piece.label).append_attribute("scope") = "row";
  pugi::xml_node lost = labelled_cell(row, steps, boxes_of(piece), "boxes");
  lost.append_attribute("aria-label") = fmt::format("{} boxes to tick", piece.steps).c_str();
  pugi::xml_node about = labelled_cell(row, "");
  about.remove_attribute("data-l");
  add_element(about, "div", piece.name);
  add_element(about, "div", told_strength(piece), "stands");
  std::string notes;
  for (const std::string& note : piece.notes) notes += (notes.empty() ? "" : "; ") + note;
  if (!notes.empty()) add_element(about, "div", notes, "note");
}

void put_command(HtmlPage& page, const RosterCommand& command, const TabletopRules& rules) {
  const std::string title = command.label.empty() ? command.name : command.label;
  page.heading(title);
  if (command.fatigue > 0)
    page.paragraph(fmt::format("Fatigued when {} units are lost: {}", command.fatigue, circles(command.fatigue)));
  pugi::xml_node table = page.part("table");
  table.append_attribute("class") = "card cards";
  pugi::xml_node head = add_element(table, "thead");
  pugi::xml_node of = add_element(add_element(head, "tr", "", "of"), "th", title);
  of.append_attribute("colspan") = 3;
  pugi::xml_node columns = add_element(head, "tr");
  const std::string steps = "lost " + rules.steps;
  for (const std::string& column : {std::string("piece"), steps, std::string("what it is")})
    add_element(columns, "th", column).append_attribute("scope") = "col";
  pugi::xml_node body = add_element(table, "tbody");
  for (const RosterPiece& piece : command.pieces) put_piece(body, piece, steps);
  if (!command.notes.empty()) page.list(command.notes);
}

void put_labels(HtmlPage& page, const TableRoster& roster) {
  page.heading("Labels to cut out");
  pugi::xml_node list = page.part("ul");
  list.append_attribute("class") = "labels";
  if (!roster.label.empty()) add_element(list, "li", roster.label);
  for (const RosterCommand& command : roster.commands) {
    if (!command.label.empty()) add_element(list, "li", command.label);
    for (const RosterPiece& piece : command.pieces) add_element(list, "li", piece.label);
  }
}

bool has_reconstructed(const TabletopRules& rules) {
  return std::any_of(rules.figures.begin(), rules.figures.end(),
                     [](const RuleFigure& figure) { return figure.from.reconstructed; });
}

}  // namespace

std::string cards_page(const TableRoster& roster, const TabletopRules& rules) {
  HtmlPage page(roster.army);
  page.eyebrow(rules.name);
  page.own_style(kCardStyle);
  if (!roster.label.empty()) page.lead(roster.label);
  page.heading("The army");
  if (roster.fatigue > 0)
    page.paragraph(fmt::format("The army breaks when {} units are lost: {}", roster.fatigue, circles(roster.fatigue)));
  if (!roster.notes.empty()) page.list(roster.notes);
  if (!roster.remarks.empty()) {
    page.subheading("To look at");
    page.list(roster.remarks);
  }
  if (has_reconstructed(rules))
    page.notice("Figures that the rules do not print, or have lost, are ours: docs/tabletop-readings.md.",
                HtmlPage::Mark::note);
  for (const RosterCommand& command : roster.commands) put_command(page, command, rules);
  put_labels(page, roster);
  return page.text();
}

}  // namespace estafette::tabletop
