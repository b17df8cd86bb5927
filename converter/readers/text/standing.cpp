#include "converter/readers/text/standing.hpp"

#include "converter/orbat/structure.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/line/name.hpp"

namespace estafette::readers {

int height_in_flat(const TextNode& node) {
  if (node.item.is == Item::Is::nation) return height(Level::corps);
  return height(node.item.level.value_or(Level::division));
}

bool is_mounted(const TextNode& node, const PhraseBook& words) {
  const auto kind = kind_in(tokens_of(node.item.parts.name), words);
  return kind && arm_of(*kind_from(kind->is)) == Arm::cavalry;
}

bool of_the_corps(const TextNode& row, const PhraseBook& words) {
  const Tokens tokens = tokens_of(row.item.parts.name);
  return words.any(Sense::command, tokens, 0, tokens.size());
}

}  // namespace estafette::readers
