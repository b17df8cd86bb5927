#include "converter/readers/tree/detachments.hpp"

#include "converter/readers/parts/hints.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// The kind of "Gendarmerie-Detachement" and "Detachement Jäger"; nothing for "Cavalry Detachment", which may be all
/// sorts of horse, and where anything else is said.
std::optional<Kind> sort_of(const Tokens& name, const PhraseBook& words) {
  std::optional<Kind> kind;
  bool detachment = false;
  for (std::size_t at = 0; at < name.size();) {
    const std::optional<PhraseFound> command = words.find(Sense::command, name, at);
    const std::optional<PhraseFound> sort = words.find(Sense::kind, name, at);
    const std::optional<PhraseFound> arm = words.find(Sense::arm, name, at);
    const std::optional<Kind> said = sort ? kind_from(sort->is) : std::nullopt;
    const bool support = said && (arm_of(*said) == Arm::support || *said == Kind::staff);
    if (arm && !support) return std::nullopt;
    if (!command && !sort && !name[at].mark("-")) return std::nullopt;
    if (command && command->is != "any") return std::nullopt;
    detachment = detachment || command;
    if (said && kind) return std::nullopt;
    if (said) kind = said;
    at += std::max<std::size_t>({command ? command->length : 0, sort ? sort->length : 0, 1});
  }
  return detachment ? kind : std::nullopt;
}

}  // namespace

bool is_detachment(const TextNode& row, const TextOutline& outline, const std::vector<std::size_t>& open) {
  const Parts& parts = row.item.parts;
  const bool men = parts.facts.men || parts.facts.few || parts.facts.bare;
  if (row.item.level || !men || !parts.commander.empty() || !row.item.units.empty() || open.empty()) return false;
  const TextNode& last = outline.nodes[open.back()];
  const TextNode& above =
      last.item.is == Item::Is::unit && open.size() > 1 ? outline.nodes[open[open.size() - 2]] : last;
  return above.item.level == Level::brigade && row.line.depth >= above.line.depth;
}

void find_detachments(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at < rows.size(); ++at) {
    TextNode& row = rows[at];
    if (!row.formation() || row.item.level || !row.item.parts.commander.empty() || !row.item.units.empty() ||
        row.line.text.ends_with(':'))
      continue;
    const std::optional<Kind> kind = sort_of(tokens_of(row.item.parts.name), words);
    if (!kind) continue;
    const auto next = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(at) + 1, rows.end(),
                                   [](const TextNode& other) { return troops_or_command(other.item); });
    if (next != rows.end() && next->line.depth > row.line.depth) continue;
    const std::optional<PhraseFound> below = next != rows.end() && next->item.is == Item::Is::unit
                                                 ? kind_in(tokens_of(next->item.parts.name), words)
                                                 : std::nullopt;
    const bool alike = below && arm_of(*kind_from(below->is)) == arm_of(*kind) && kind_from(below->is) == kind;
    if (alike && !row.item.parts.facts.figures()) continue;
    row.item.is = Item::Is::unit;
    row.item.parts.facts.kind = kind;
  }
}

}  // namespace estafette::readers
