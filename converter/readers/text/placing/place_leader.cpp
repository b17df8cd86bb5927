#include "converter/readers/text/placing/place_leader.hpp"

#include "base/text.hpp"
#include "converter/readers/text/heads/leaders_above.hpp"
#include "converter/readers/text/nations/led_nations.hpp"
#include "converter/readers/text/placing/below_unit.hpp"
#include "converter/readers/text/placing/list_sum.hpp"
#include "converter/readers/tree/leader_doubts.hpp"
#include "converter/readers/tree/standing.hpp"

#include <string>

namespace estafette::readers {

void place_leader(GrowingOutline& growing, const TextNode& row) {
  if (!growing.outline.nodes.empty() && commanded_by(growing.last(), row, growing.words))
    return growing.tells_of_above(row.line);
  for (auto index = growing.open.rbegin(); index != growing.open.rend(); ++index) {
    TextNode& node = growing.outline.nodes[*index];
    if (!node.formation()) continue;
    if (growing.asked_before && node.children.size() + node.item.units.size() > 0) break;  // his may be the unread line
    growing.tells_of_above(row.line);
    append(node.note, row.item.parts.note);  // who led after him
    if (may_be_troops_by_name(row, node, !ends_list(growing.rows, row), growing.words))
      growing.look(row.line, "troops, or somebody who leads the command above",
                   "Add what they are, for example Regiment");
    const bool lost = row.item.parts.facts.figures() &&
                      (!node.children.empty() || !merge(node.item.parts.facts, row.item.parts.facts));
    if (lost)
      growing.look(row.line, "the unit or command that has these figures", "Write its name before its commander");
    if (tells_of_another(row.item.parts.name, growing.words) || leads_another(node, row.line.text, growing.words))
      growing.look(row.line, "one commander, and nothing behind him", "Give each command and unit a line of its own");
    const std::string guessed = node.children.empty() ? drop_guessed_commander(node) : "";
    if (!guessed.empty() && row.item.parts.name.find(guessed) == std::string::npos)
      growing.look(row.line, "one commander of " + node.item.parts.name, "Say whose commander each of the two is");
    const bool leads = node.item.parts.commander.empty() && node.children.empty();
    if (!leads && (row.item.parts.name.find(" - ") != std::string::npos ||
                   (!node.children.empty() && may_lead_what_follows(growing.rows, row, growing.words))))
      growing.look(row.line, "who leads the command above, and nothing behind him",
                   "Say what he leads, or begin with Note:");
    if (leads) node.item.parts.commander = row.item.parts.name;
    if (!leads || lost) append(node.note, row.line.text);
    return;
  }
  if (growing.outline.nodes.empty())
    return note_leader_above(growing.outline, row, growing.words), growing.add_title(row.line);
  if (growing.only_nation_so_far())  // "Russian forces", and who led them
    return (lead_nation(growing.last(), row) ? growing.outline.added : growing.outline.noted).push_back(row.line.line);
  growing.look(row.line, "a commander below his command", "Write the name on the line of his command");
}

}  // namespace estafette::readers
