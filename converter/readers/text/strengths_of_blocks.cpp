#include "converter/readers/text/strengths_of_blocks.hpp"

#include "base/table.hpp"
#include "converter/readers/text/summed_list.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestBlocks = 2;

/// Its men, how few they may be.
std::optional<int> men_told(const Facts& facts) {
  if (facts.men || facts.bare) return facts.men ? facts.men : facts.bare;
  return facts.few;
}

/// A total of men, of no arm or level.
bool is_strength(const TextNode& row) {
  const Facts& facts = row.item.parts.facts;
  return row.item.is == Item::Is::total && !row.item.level && men_told(facts) && !facts.infantry && !facts.cavalry &&
         !facts.artillery && !facts.subunits() && !facts.guns;
}

bool is_right_below(const TextNode& above, const TextNode& row) {
  return row.line.line == above.line.line + above.line.lines && row.line.depth == above.line.depth;
}

bool may_be_of_block(const TextNode& row) {
  const bool arm = row.item.is == Item::Is::group && row.item.units.empty();  // "Kern's Light Artillery"
  return row.item.is == Item::Is::unit || row.item.is == Item::Is::unknown || arm;
}

/// Troops right above each other, and their strength right below them.
struct Block {
  std::size_t first, strength;
};

/// The block that ends with a strength: it begins behind a blank line or right below its command.
std::optional<Block> block_above(const std::vector<TextNode>& rows, std::size_t strength) {
  std::size_t first = strength;
  while (first > 0 && may_be_of_block(rows[first - 1]) && is_right_below(rows[first - 1], rows[first])) {
    --first;
    if (rows[first].line.after_blank) break;
  }
  const bool apart = first < strength && (rows[first].line.after_blank || first == 0 || rows[first - 1].formation());
  return apart ? std::optional(Block{first, strength}) : std::nullopt;
}

/// A strength of its own was told of some troops there.
bool has_figures_of_its_own(const std::vector<TextNode>& rows, const Block& block) {
  for (std::size_t at = block.first; at < block.strength; ++at) {
    if (men_told(rows[at].item.parts.facts) || !rows[at].item.units.empty()) return true;
  }
  return false;
}

void give(std::vector<TextNode>& rows, const Block& block) {
  Item& strength = rows[block.strength].item;
  const std::size_t units = block.strength - block.first;
  const int men = men_told(strength.parts.facts).value_or(0);
  for (std::size_t at = block.first; at < block.strength; ++at)
    if (rows[at].item.is == Item::Is::unknown) return void(strength.is = Item::Is::unknown);
  for (std::size_t at = block.first; at < block.strength; ++at) {
    Parts& unit = rows[at].item.parts;
    const std::size_t rest = block.strength - at - 1 == 0 ? static_cast<std::size_t>(men) % units : 0;
    unit.facts.men = men / static_cast<int>(units) + static_cast<int>(rest);
    if (units > 1)
      unit.guessed.push_back(fmt::format("strength from a share of the {} men of {} units", figure(men), units));
  }
  strength.is = Item::Is::note;
}

/// "Brigade totals:" and the figure below it, as one.
void join_total_and_figure(TextNode& title, TextNode& row) {
  const bool bare = title.item.is == Item::Is::total && title.item.level && !title.item.parts.facts.figures();
  if (!bare || !is_strength(row) || !is_right_below(title, row)) return;
  row.item.level = title.item.level;
  title.item.is = Item::Is::heading;
}

}  // namespace

void tell_strengths_of_blocks(std::vector<TextNode>& rows) {
  part_summed_list(rows);
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) join_total_and_figure(rows[at], rows[at + 1]);
  std::vector<Block> blocks;
  for (std::size_t at = 0; at <= rows.size(); ++at) {
    if (at == rows.size() || rows[at].formation()) {
      if (blocks.size() >= kFewestBlocks)
        for (const Block& block : blocks) give(rows, block);
      blocks.clear();
      continue;
    }
    const std::optional<Block> block = is_strength(rows[at]) ? block_above(rows, at) : std::nullopt;
    if (block && !has_figures_of_its_own(rows, *block)) blocks.push_back(*block);
  }
}

}  // namespace estafette::readers
