#include "tabletop/returns/return_page.hpp"

#include "base/csv.hpp"
#include "base/markup/html.hpp"
#include "base/markup/html_table.hpp"
#include "base/text.hpp"
#include "tabletop/returns/return_form.hpp"
#include "tabletop/table/referee.hpp"

#include <fmt/format.h>

namespace estafette::tabletop {
namespace {

// Without the signs that XML would escape. A row becomes a line of CSV; a ticked box ticks those before it.
constexpr const char* kReturnScript = R"(
(function () {
  "use strict";
  function all(where, what) { return Array.from(where.querySelectorAll(what)); }
  function quoted(text) {
    if (/^[=+@\-]/.test(text)) { text = "'" + text; }
    return /[",]/.test(text) ? '"' + text.split('"').join('""') + '"' : text;
  }
  function value(row, name) { var field = row.querySelector("[name=" + name + "]"); return field ? field.value.trim() : ""; }
  function lost(row) { return all(row, "[type=checkbox]").filter(function (box) { return box.checked; }).length; }
  function line(row) {
    var cells = [lost(row), value(row, "cause"), value(row, "state"), value(row, "guns") || "0", value(row, "general"), value(row, "note")];
    return row.dataset.row + "," + cells.map(function (cell) { return quoted(String(cell)); }).join(",") + ",";
  }
  function fill() {
    var missing = 0, lines = [];
    all(document, "tbody").forEach(function (army) {
      lines.push(army.dataset.header);
      all(army, "tr").forEach(function (row) {
        var asks = lost(row) ? value(row, "cause") === "" : false;
        missing += asks ? 1 : 0;
        row.classList.toggle("asks", asks);
        lines.push(line(row));
      });
    });
    var text = lines.join("\n") + "\n", link = document.querySelector("a[download]");
    document.querySelector("textarea").value = text;
    link.href = "data:text/csv;charset=utf-8," + encodeURIComponent(text);
    document.querySelector("[role=status]").textContent = missing === 0 ? "Nothing is missing." : "Pieces that lost something and have no cause yet: " + missing + ".";
  }
  document.addEventListener("change", function (event) {
    var box = event.target;
    if (box.type === "checkbox") {
      var boxes = all(box.closest("tr"), "[type=checkbox]"), at = boxes.indexOf(box);
      boxes.forEach(function (other, i) { if (Math.sign(i - at) === (box.checked ? -1 : 1)) { other.checked = box.checked; } });
    }
    fill();
  });
  document.addEventListener("input", fill);
  fill();
})();
)";

constexpr const char* kReturnStyle = R"(
.fill td, .fill th { vertical-align: middle; }
.fill th .soft { font-weight: 400; } .fill .boxes { white-space: normal; min-width: 9rem; } .fill .guns { white-space: nowrap; }
.fill input[type=checkbox] { width: 1.35rem; height: 1.35rem; margin: .1rem; vertical-align: middle; }
.fill input[type=number] { width: 4rem; } .fill select, .fill input { font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--edge); padding: .2rem .3rem; max-width: 100%; }
.fill tr.asks select[name=cause] { outline: 3px solid var(--ask); }
.fill tr.asks th::after { content: " ? cause"; color: var(--ask); font-weight: 600; }
textarea { width: 100%; height: 12rem; font: .85rem/1.4 monospace; background: var(--sheet); color: var(--ink); border: 1px solid var(--edge); }
@media (max-width: 40rem) { .fill td { margin: .2rem 0; } .fill .boxes { display: block; } .fill .boxes::before { display: block; } .fill select, .fill input:not([type=checkbox]) { width: auto; max-width: 12rem; min-height: 2.5rem; } .fill input[type=number] { width: 4.5rem; } .fill input[type=checkbox] { width: 1.6rem; height: 1.6rem; margin: .15rem .3rem .15rem 0; } }
@media print { textarea, .fill select { border: 0; } }
)";

using Words = std::vector<std::string>;

/// On a telephone a row is a card, in which each cell says what it is.
pugi::xml_node cell_of(pugi::xml_node row, const std::string& column, const char* kind = "") {
  pugi::xml_node cell = add_element(row, "td", "", kind);
  cell.append_attribute("data-l") = column.c_str();
  return cell;
}

pugi::xml_node choice(pugi::xml_node row, const char* name, const std::string& label, const Words& words) {
  pugi::xml_node select = add_element(cell_of(row, name), "select");
  select.append_attribute("name") = name;
  select.append_attribute("aria-label") = label.c_str();
  for (const std::string& word : words)
    add_element(select, "option", word.empty() ? "–" : word).append_attribute("value") = word.c_str();
  return select;
}

pugi::xml_node input(pugi::xml_node cell, const char* type, const std::string& label) {
  pugi::xml_node made = add_element(cell, "input");
  made.append_attribute("type") = type;
  made.append_attribute("aria-label") = label.c_str();
  return made;
}

int guns_of_piece(const RosterPiece& piece) {
  int guns = 0;
  for (const PieceMember& member : piece.members) guns += member.guns;
  return guns;
}

/// What the line of the form begins with: its first three cells.
std::string line_begins(const RosterPiece& piece) {
  return std::string(trim(csv_line({piece.id, piece.name, std::to_string(piece.steps)})));
}

void put_row(pugi::xml_node body, const RosterPiece& piece, const TabletopRules& rules, const Words& causes) {
  pugi::xml_node row = add_element(body, "tr");
  row.append_attribute("data-row") = line_begins(piece).c_str();
  pugi::xml_node name = add_element(row, "th", piece.label);
  name.append_attribute("scope") = "row";
  if (piece.label.find(piece.name) == std::string::npos) add_element(name, "div", piece.name, "soft");
  pugi::xml_node boxes = cell_of(row, rules.steps + " lost", "boxes");
  for (int i = 1; i <= piece.steps; ++i)
    input(boxes, "checkbox", fmt::format("{}: {} lost", piece.id, told_steps(rules, i)));
  choice(row, "cause", piece.id + ": what most of it is due to", causes);
  choice(row, "state", piece.id + ": what became of it", return_states());
  if (const int most = guns_of_piece(piece); most == 0) {
    add_element(row, "td");
  } else {
    pugi::xml_node guns = cell_of(row, "guns lost", "guns");
    pugi::xml_node lost = input(guns, "number", piece.id + ": guns lost");
    lost.append_attribute("name") = "guns";
    lost.append_attribute("min") = 0;
    lost.append_attribute("max") = most;
    lost.append_attribute("value") = 0;
    guns.append_child(pugi::node_pcdata).set_value(fmt::format(" of {}", most).c_str());
  }
  choice(row, "general", piece.id + ": its general", return_fates());
  input(cell_of(row, "note"), "text", piece.id + ": a note").append_attribute("name") = "note";
}

void put_army(HtmlPage& page, const TableRoster& roster, const TabletopRules& rules) {
  page.heading(roster.army);
  Words causes = rules.table("returns").ids();
  causes.insert(causes.begin(), "");
  pugi::xml_node scroll = page.part("div");
  scroll.append_attribute("class") = "scroll fill";
  pugi::xml_node table = add_element(scroll, "table", "", "cards");
  pugi::xml_node head = add_element(add_element(table, "thead"), "tr");
  for (const std::string& title :
       {std::string("piece"), rules.steps + " lost", std::string("cause"), std::string("state"),
        std::string("guns lost"), std::string("general"), std::string("note")})
    add_element(head, "th", title).append_attribute("scope") = "col";
  pugi::xml_node body = add_element(table, "tbody");
  const std::string form = return_form(roster, rules);
  body.append_attribute("data-header") = form.substr(0, form.find('\n')).c_str();
  for (const RosterCommand& command : roster.commands)
    for (const RosterPiece& piece : command.pieces) put_row(body, piece, rules, causes);
}

}  // namespace

std::string return_page(const std::vector<TableRoster>& rosters, const TabletopRules& rules) {
  HtmlPage page("Return of the battle");
  page.eyebrow(rules.name);
  page.own_style(kReturnStyle);
  page.lead("Tick what each piece lost, say what most of it is due to, and give the file below to your umpire.");
  for (const TableRoster& roster : rosters) put_army(page, roster, rules);
  page.purpose("return.csv");
  pugi::xml_node status = page.part("p");
  status.append_attribute("role") = "status";
  status.text().set("This page needs its own script. Without it, fill in the file return.csv that lies beside it.");
  pugi::xml_node link = add_element(page.part("p"), "a", "Save return.csv");
  link.append_attribute("download") = "return.csv";
  page.part("textarea").append_attribute("aria-label") = "The return as CSV";
  page.paragraph("Nothing is kept when this page is closed: save the file first.");
  page.runs(kReturnScript);
  return page.text();
}

}  // namespace estafette::tabletop
