#include "converter/readers/text/named/heads_of_brigades.hpp"

#include "converter/orbat/structure.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/text/named/title.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestBrigadiers = 2;  ///< one alone may lead the command above him

const TextNode* next_in_tree(const std::vector<TextNode>& rows, std::size_t at) {
  for (std::size_t next = at + 1; next < rows.size(); ++next)
    if (troops_or_command(rows[next].item)) return &rows[next];
  return nullptr;
}

/// "Army Cavalry", "Cavalry" above "Brigade Kern".
bool heads_brigades_of_an_arm(const std::vector<TextNode>& rows, std::size_t at) {
  const TextNode& row = rows[at];
  const bool arm = row.item.arm == Arm::cavalry || row.item.arm == Arm::infantry;
  if (row.item.is != Item::Is::group || !arm || !row.item.units.empty() || row.item.parts.facts.figures()) return false;
  const TextNode* next = next_in_tree(rows, at);
  return next != nullptr && next->formation() && next->item.level == Level::brigade &&
         next->line.depth == row.line.depth;
}

/// A leader of more than a regiment whose troops, or their battalions, stand on the next line.
bool leads_what_follows(const std::vector<TextNode>& rows, std::size_t at, const PhraseBook& words) {
  const TextNode& row = rows[at];
  if (row.item.is != Item::Is::commander || row.item.parts.facts.figures() || at + 1 == rows.size()) return false;
  const Tokens name = tokens_of(row.item.parts.name);
  if (name.empty() || !words.has(Sense::rank, name, 0) || leads_at_most_a_regiment(name, 0, words)) return false;
  const Item& next = rows[at + 1].item;
  const Facts& facts = next.parts.facts;
  return next.is == Item::Is::unit || (next.is == Item::Is::facts && facts.subunits());
}

void make_brigade_of(TextNode& row, const PhraseBook& words) {
  row.item.is = Item::Is::formation;
  row.item.level = Level::brigade;
  row.item.parts.commander = row.item.parts.name;
  row.item.parts.name = surname(row.item.parts.commander, words);
  row.item.parts.guessed.emplace_back("a brigade from its commander");
}

/// He stands further in than a command that has its commander, and the troops below him further in than he.
bool stands_between(const std::vector<TextNode>& rows, std::size_t command, std::size_t at) {
  const int depth = rows[at].line.depth;
  return !rows[command].item.parts.commander.empty() && rows[command].line.depth < depth &&
         depth < rows[at + 1].line.depth;
}

/// The brigadiers between one command and the next.
void find_brigadiers(std::vector<TextNode>& rows, std::size_t command, const PhraseBook& words) {
  std::vector<std::size_t> found;
  bool all = true;
  for (std::size_t at = command + 1; at < rows.size(); ++at) {
    const Item& item = rows[at].item;
    if (rows[at].formation() || item.is == Item::Is::nation) break;
    if (item.is != Item::Is::commander) continue;
    const Tokens leader = tokens_of(item.parts.name);
    const bool regimental = words.has(Sense::rank, leader, 0) && leads_at_most_a_regiment(leader, 0, words) &&
                            rows[at - 1].item.is == Item::Is::unit;  // the unit's above him
    if (regimental) continue;
    if (leads_what_follows(rows, at, words))
      found.push_back(at);
    else if (at != command + 1)  // the commander of the command itself
      all = false;
  }
  if (!all || found.empty() || (found.size() < kFewestBrigadiers && !stands_between(rows, command, found.front())))
    return;
  for (const std::size_t at : found) make_brigade_of(rows[at], words);
}

}  // namespace

void find_heads_of_brigades(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at < rows.size(); ++at) {
    if (heads_brigades_of_an_arm(rows, at)) rows[at].item.is = Item::Is::formation;
    const std::optional<Level>& level = rows[at].item.level;
    const bool above = rows[at].formation() && (!level || height(*level) > height(Level::brigade));  // "Avantgarde"
    if (above) find_brigadiers(rows, at, words);
  }
}

}  // namespace estafette::readers
