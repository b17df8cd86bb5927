#include "converter/readers/text/arm_heading.hpp"

#include "converter/readers/parts/hints.hpp"
#include "converter/readers/text/title.hpp"
#include "converter/readers/tree/recap.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

/// Guns of artillery, men of any other arm; nothing if it does not state them.
std::optional<long long> strength_of(const TextNode& row, Arm arm) {
  const Facts& facts = row.item.parts.facts;
  if (arm != Arm::artillery) return men_of(facts);
  const std::optional<int> guns = guns_of(facts);
  return guns ? std::optional<long long>(*guns) : std::nullopt;
}

bool heads_its_arm(const std::vector<TextNode>& rows, std::size_t heading, Arm arm, const PhraseBook& words) {
  const TextNode& above = rows[heading];
  std::optional<long long> sum = 0;
  bool set_in = false;
  std::size_t units = 0;
  for (std::size_t at = heading + 1; at < rows.size(); ++at) {
    const TextNode& row = rows[at];
    if (!troops_or_command(row.item)) continue;
    const bool below = row.item.is == Item::Is::unit && row.line.depth >= above.line.depth;
    if (!below || arm_of_unit(row, words) != arm) break;
    const bool deeper = row.line.depth > above.line.depth;
    if (units == 0) set_in = deeper;
    if (set_in && !deeper) break;
    const std::optional<long long> its = strength_of(row, arm);
    sum = sum && its ? std::optional(*sum + *its) : std::nullopt;
    ++units;
    if (!set_in && sum && sum == strength_of(above, arm) && units > 1) return true;
  }
  return units > 0 && (set_in || (sum && sum == strength_of(above, arm)));
}

/// True if the next that is set in below it is a command: no troops have one.
bool heads_a_command(const std::vector<TextNode>& rows, std::size_t heading) {
  for (std::size_t at = heading + 1; at < rows.size(); ++at)
    if (troops_or_command(rows[at].item)) return rows[at].formation() && rows[at].line.depth > rows[heading].line.depth;
  return false;
}

/// "Cavalry - Kern (2,969)" above his brigades: the heading of an arm, who leads it, and its strength.
void head_commands(TextNode& row, const PhraseBook& words) {
  const Parts& parts = row.item.parts;
  Item heading = item_of(parts.name + (parts.commander.empty() ? "" : " - " + parts.commander), words);
  const bool command = heading.is == Item::Is::group || heading.is == Item::Is::formation;
  if (!command || heading.arm == Arm::support || !parts.facts.figures()) return;
  heading.parts.facts = parts.facts;
  row.item = std::move(heading);
}

}  // namespace

void find_arm_headings(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at < rows.size(); ++at) {
    TextNode& row = rows[at];
    if (row.item.is != Item::Is::unit || !row.item.units.empty()) continue;
    if (heads_a_command(rows, at)) {
      head_commands(row, words);
      continue;
    }
    if (!row.item.parts.commander.empty()) continue;
    const std::optional<Arm> arm = arm_alone(tokens_of(row.item.parts.name), words);
    if (!arm || *arm == Arm::support || !strength_of(row, *arm) || !heads_its_arm(rows, at, *arm, words)) continue;
    row.item.is = Item::Is::group;
    row.item.arm = arm;
  }
}

}  // namespace estafette::readers
