#include "converter/readers/text/heads/stays_in_army.hpp"

#include "converter/readers/parts/name.hpp"

#include <fmt/format.h>

#include <string>

namespace estafette::readers {

bool stays_in_army(TextNode& row, const TextOutline& all, const std::vector<std::size_t>& open,
                   const PhraseBook& words) {
  if (open.size() != 1 || !row.formation() || !row.item.level || row.item.level == Level::army) return false;
  const TextNode& army = all.nodes[open.front()];
  if (!army.formation() || army.item.level != Level::army) return false;
  const auto nation = [&](const TextNode& command) {
    return nation_of_command(tokens_of(command.item.parts.name), command.item.nation, words);
  };
  const std::string own = nation(row);
  if (!own.empty() && own != nation(army)) return false;
  row.item.parts.guessed.push_back(fmt::format("under {}, from the lines above", army.item.parts.name));
  return true;
}

}  // namespace estafette::readers
