#include "converter/readers/tree/assembly/overview.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"

#include <fmt/format.h>

namespace estafette::readers {
namespace {

int height_of(const TextNode* node) {
  return node != nullptr && node->item.level ? height(*node->item.level) : 0;
}

/// A command by its level and name.
std::string called(const TextNode& node) {
  return fmt::format("{} {}", height_of(&node), fold(node.item.parts.name));
}

}  // namespace

Overview::Overview(const TextOutline& outline) : text_(outline), above_(outline.nodes.size(), nullptr) {
  for (std::size_t at = 0; at < outline.nodes.size(); ++at) {
    const TextNode& node = outline.nodes[at];
    for (const std::size_t child : node.children) above_[child] = node.formation() ? &node : nullptr;
    if (!node.formation() || node.children.empty()) continue;
    const int high = height_of(above_[at]);
    with_troops_[{called(node), high, ""}] = at;
    if (above_[at] != nullptr) with_troops_[{called(node), high, called(*above_[at])}] = at;
  }
}

std::optional<std::size_t> Overview::told_again(std::size_t node) const {
  const std::string name = called(text_.nodes[node]);
  const TextNode* above = above_[node];
  for (auto later = with_troops_.lower_bound({name, 0, ""}); later != with_troops_.end(); ++later) {
    const auto& [named, high, beside] = later->first;
    if (named != name) return std::nullopt;
    if (!beside.empty() || later->second <= node) continue;
    if (height_of(above) == 0 || height_of(above) != high) return later->second;
    const auto same = with_troops_.find({name, high, called(*above)});
    if (same != with_troops_.end() && same->second > node) return same->second;
  }
  return std::nullopt;
}

}  // namespace estafette::readers
