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

/// "Royal Alba Artillery Detachment", "Détachement d'artillerie de Toro": a sort of troops, and whose they are; nothing
/// where a number, a rank or another command is named.
std::optional<Kind> sort_of_named(const Tokens& name, const PhraseBook& words) {
  bool detachment = false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    const std::optional<PhraseFound> command = words.find(Sense::command, name, at);
    if (name[at].figure() || words.has(Sense::rank, name, at) || (command && !command->part && command->is != "any"))
      return std::nullopt;
    detachment = detachment || (command && command->is == "any" && words.has(Sense::detachment, name, at));
  }
  const std::optional<PhraseFound> kind = detachment ? kind_in(name, words) : std::nullopt;
  return kind ? kind_from(kind->is) : std::nullopt;
}

/// Among the troops of a command, and with none of its own sort right below it: behind a unit, and before one of
/// another arm, another detachment, a command or the end.
bool stands_among_troops(const std::vector<TextNode>& rows, std::size_t at, Kind kind, const PhraseBook& words) {
  const auto before = std::find_if(rows.rend() - static_cast<std::ptrdiff_t>(at), rows.rend(),
                                   [](const TextNode& other) { return troops_or_command(other.item); });
  if (before == rows.rend() || before->item.is != Item::Is::unit || before->line.depth != rows[at].line.depth)
    return false;
  const auto next = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(at) + 1, rows.end(),
                                 [](const TextNode& other) { return troops_or_command(other.item); });
  if (next == rows.end() || next->line.depth < rows[at].line.depth) return true;
  if (next->line.depth > rows[at].line.depth) return false;
  const Tokens name = tokens_of(next->item.parts.name);
  if (words.any(Sense::detachment, name, 0, name.size())) return true;
  if (next->item.is != Item::Is::unit) return next->formation() && next->item.level.has_value();
  const std::optional<Arm> arm = arm_of_unit(*next, words);
  return arm && arm != arm_of(kind);
}

/// The commander of a detachment is what follows its name, "Artillerie-Detachement Alba", if he is only guessed.
bool is_led_for_sure(const Parts& parts) {
  return !parts.commander.empty() && std::none_of(parts.guessed.begin(), parts.guessed.end(),
                                                  [](const auto& guess) { return guess.starts_with("commander"); });
}

/// A detachment that is troops itself, among others.
void find_named_detachments(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 1; at < rows.size(); ++at) {
    TextNode& row = rows[at];
    if (!row.formation() || row.item.level || is_led_for_sure(row.item.parts) || !row.item.units.empty() ||
        row.line.text.ends_with(':'))
      continue;
    const std::optional<Kind> kind = sort_of_named(tokens_of(row.item.parts.name), words);
    if (!kind || !stands_among_troops(rows, at, *kind, words)) continue;
    row.item.is = Item::Is::unit;
    row.item.parts.guessed.emplace_back("troops from its place among others");
  }
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
  find_named_detachments(rows, words);
}

}  // namespace estafette::readers
