#include "converter/readers/text/named/guards_led.hpp"

#include "base/text.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

/// "Provost Guard - Col. Roe", "Headquarters Guard: Maj Roe", "Train Guard:", and if its troops are `set_in` "Train
/// Guard" alone: a guard, and perhaps who led it; nothing for any other line.
std::optional<Item> guard_led(std::string_view line, bool set_in, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> guard = tokens.empty() ? std::nullopt : words.find(Sense::note, tokens, 0);
  if (!guard || guard->is != "guard") return std::nullopt;
  std::size_t leader = guard->length;
  const auto joint = [&](const Token& token) { return token.mark("-") || token.mark(",") || token.mark(":"); };
  while (leader < tokens.size() && joint(tokens[leader])) ++leader;
  if (leader < tokens.size() && (leader == guard->length || !words.has(Sense::rank, tokens, leader)))
    return std::nullopt;
  if (leader == guard->length && !set_in) return std::nullopt;
  Item item;
  item.is = Item::Is::formation;
  item.parts.name = text_between(line, tokens.front(), tokens[guard->length - 1]);
  if (leader < tokens.size()) item.parts.commander = trim(line.substr(tokens[leader].begin));
  return item;
}

}  // namespace

void find_guards_led(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) {
    TextNode& row = rows[at];
    const TextNode& next = rows[at + 1];
    if (row.item.is != Item::Is::note || next.item.is != Item::Is::unit || next.line.after_blank ||
        next.line.depth < row.line.depth)
      continue;
    if (std::optional<Item> guard = guard_led(row.line.text, next.line.depth > row.line.depth, words))
      row.item = std::move(*guard);
  }
}

}  // namespace estafette::readers
