#include "tabletop/table/cards.hpp"

#include "base/html_table.hpp"
#include "base/markup.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::tabletop {
namespace {

/// All that these pages have of their own; a card is a page of A4, in black and white.
constexpr const char* kCardStyle = R"(
:root { color-scheme: light; }
@page { size: A4; margin: 12mm; }
body { font: 15px/1.35 Georgia, "Times New Roman", serif; margin: 0; background: #fff; color: #000; }
main { max-width: 186mm; margin: 0 auto; padding: 1rem; }
section { border-top: 2px solid #000; padding: .5rem 0 1.5rem; }
h1 { font-size: 1.5rem; margin: .2rem 0; } h2 { font-size: 1.2rem; margin: .2rem 0; }
table { border-collapse: collapse; width: 100%; font-size: .88rem; }
th, td { border-bottom: 1px solid #777; padding: .25rem .4rem; text-align: left; vertical-align: top; }
.boxes { font-size: 1.25rem; letter-spacing: .06em; white-space: nowrap; }
.stands, .note { font-size: .8rem; } ul { margin: .3rem 0; padding-left: 1.2rem; }
.labels { display: flex; flex-wrap: wrap; gap: 2mm; padding: 0; list-style: none; }
.labels li { border: 1px dashed #555; padding: 1.5mm 2.5mm; font-size: .85rem; break-inside: avoid; }
@media print { main { padding: 0; max-width: none; } section { break-after: page; border-top: 0; } section:last-child { break-after: auto; } tr { break-inside: avoid; } }
)";

pugi::xml_node begin_page(pugi::xml_document& document, const std::string& title) {
  document.append_child(pugi::node_doctype).set_value("html");
  pugi::xml_node html = add_element(document, "html");
  html.append_attribute("lang") = "en";
  pugi::xml_node head = add_element(html, "head");
  add_element(head, "meta").append_attribute("charset") = "utf-8";
  pugi::xml_node view = add_element(head, "meta");
  view.append_attribute("name") = "viewport";
  view.append_attribute("content") = "width=device-width, initial-scale=1";
  pugi::xml_node policy = add_element(head, "meta");
  policy.append_attribute("http-equiv") = "Content-Security-Policy";
  policy.append_attribute("content") = page_policy().c_str();
  add_element(head, "title", title);
  add_element(head, "style", kCardStyle);
  return add_element(add_element(html, "body"), "main");
}

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
  return fmt::format("{} men{}: {}", men, guns > 0 ? fmt::format(", {} guns", guns) : "", names);
}

void put_notes(pugi::xml_node parent, const std::vector<std::string>& notes) {
  if (notes.empty()) return;
  pugi::xml_node list = add_element(parent, "ul", "", "note");
  for (const std::string& note : notes) add_element(list, "li", note);
}

void put_piece(pugi::xml_node body, const RosterPiece& piece) {
  pugi::xml_node row = add_element(body, "tr");
  add_element(row, "th", piece.label).append_attribute("scope") = "row";
  pugi::xml_node lost = add_element(row, "td", boxes_of(piece), "boxes");
  lost.append_attribute("aria-label") = fmt::format("{} boxes to tick", piece.steps).c_str();
  pugi::xml_node about = add_element(row, "td");
  add_element(about, "div", piece.name);
  add_element(about, "div", told_strength(piece), "stands");
  std::string notes;
  for (const std::string& note : piece.notes) notes += (notes.empty() ? "" : "; ") + note;
  if (!notes.empty()) add_element(about, "div", notes, "note");
}

void put_command(pugi::xml_node main, const RosterCommand& command, const TabletopRules& rules) {
  pugi::xml_node card = add_element(main, "section");
  add_element(card, "h2", command.label.empty() ? command.name : command.label);
  if (command.fatigue > 0)
    add_element(card, "p",
                fmt::format("Fatigued when {} units are lost: {}", command.fatigue, circles(command.fatigue)));
  pugi::xml_node table = add_element(card, "table");
  pugi::xml_node head = add_element(add_element(table, "thead"), "tr");
  for (const std::string& title : {std::string("piece"), "lost " + rules.steps, std::string("what it is")})
    add_element(head, "th", title).append_attribute("scope") = "col";
  pugi::xml_node body = add_element(table, "tbody");
  for (const RosterPiece& piece : command.pieces) put_piece(body, piece);
  put_notes(card, command.notes);
}

void put_labels(pugi::xml_node main, const TableRoster& roster) {
  pugi::xml_node card = add_element(main, "section");
  add_element(card, "h2", "Labels to cut out");
  pugi::xml_node list = add_element(card, "ul", "", "labels");
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
  pugi::xml_document document;
  pugi::xml_node main = begin_page(document, roster.army + ": " + rules.name);
  pugi::xml_node top = add_element(main, "section");
  add_element(top, "h1", roster.army);
  add_element(top, "p", rules.name + (roster.label.empty() ? "" : ". " + roster.label));
  if (roster.fatigue > 0)
    add_element(top, "p",
                fmt::format("The army breaks when {} units are lost: {}", roster.fatigue, circles(roster.fatigue)));
  put_notes(top, roster.notes);
  if (!roster.remarks.empty()) add_element(top, "p", "To look at:");
  put_notes(top, roster.remarks);
  if (has_reconstructed(rules))
    add_element(top, "p", "Figures that the rules do not print, or have lost, are ours: docs/tabletop-readings.md.",
                "note");
  for (const RosterCommand& command : roster.commands) put_command(main, command, rules);
  put_labels(main, roster);
  return markup(document, " ", pugi::format_indent | pugi::format_no_declaration | pugi::format_no_empty_element_tags);
}

}  // namespace estafette::tabletop
