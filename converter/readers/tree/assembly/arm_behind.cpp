#include "converter/readers/tree/assembly/arm_behind.hpp"

#include "converter/readers/tree/recap.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

std::optional<std::size_t> holder_of(const TextOutline& outline, std::size_t child) {
  for (std::size_t at = 0; at < outline.nodes.size(); ++at) {
    const std::vector<std::size_t>& below = outline.nodes[at].children;
    if (std::find(below.begin(), below.end(), child) != below.end()) return at;
  }
  return std::nullopt;
}

/// A heading of guns, or a battery, right below a command.
bool has_guns(const TextOutline& outline, std::size_t command, const PhraseBook& words) {
  const std::vector<std::size_t>& below = outline.nodes[command].children;
  return std::any_of(below.begin(), below.end(), [&](std::size_t child) {
    const TextNode& node = outline.nodes[child];
    return node.item.arm == Arm::artillery ||
           (node.item.is == Item::Is::unit && arm_of_unit(node, words) == Arm::artillery);
  });
}

}  // namespace

bool may_be_of_the_whole(const TextOutline& outline, std::size_t heading, const PhraseBook& words) {
  const TextNode& node = outline.nodes[heading];
  if (node.item.arm != Arm::artillery || node.item.parts.commander.empty()) return false;
  const std::optional<std::size_t> division = holder_of(outline, heading);
  const std::optional<std::size_t> corps = division ? holder_of(outline, *division) : std::nullopt;
  if (!corps || node.line.depth > outline.nodes[*division].line.depth) return false;
  const std::vector<std::size_t>& beside = outline.nodes[*corps].children;
  return beside.size() > 1 && beside.back() == *division &&
         std::all_of(beside.begin(), beside.end() - 1, [&](std::size_t other) {
           return outline.nodes[other].formation() && !has_guns(outline, other, words);
         });
}

bool is_reserve_of_guns(const TextNode& heading, const PhraseBook& words) {
  const Tokens name = tokens_of(heading.item.parts.name);
  return heading.item.arm == Arm::artillery && words.any(Sense::command, name, 0, name.size());
}

bool is_another_reserve(const TextNode& heading, long long guns, const PhraseBook& words) {
  const Tokens name = tokens_of(heading.item.parts.name);
  for (std::size_t at = 0; at < name.size(); ++at) {
    const std::optional<PhraseFound> command = words.find(Sense::command, name, at);
    if (command && command->is == "reserve") return guns_of(heading.item.parts.facts).value_or(0) < guns;
  }
  return false;
}

}  // namespace estafette::readers
