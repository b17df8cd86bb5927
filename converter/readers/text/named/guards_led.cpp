#include "converter/readers/text/named/guards_led.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string_view>

namespace estafette::readers {
namespace {

/// "Provost Guard - Col. Roe" with a colon for its mark; empty for any other line.
std::string with_colon_before_leader(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> guard = tokens.empty() ? std::nullopt : words.find(Sense::note, tokens, 0);
  if (!guard || guard->is != "guard" || guard->length + 1 >= tokens.size()) return "";
  std::size_t leader = guard->length;
  while (leader < tokens.size() && (tokens[leader].mark("-") || tokens[leader].mark(","))) ++leader;
  const bool led = leader > guard->length && words.has(Sense::rank, tokens, leader);
  return led ? fmt::format("{}: {}", trim(line.substr(0, tokens[guard->length].begin)),
                           line.substr(tokens[leader].begin))
             : "";
}

}  // namespace

void find_guards_led(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) {
    TextNode& row = rows[at];
    const TextNode& next = rows[at + 1];
    if (row.item.is != Item::Is::note || next.item.is != Item::Is::unit || next.line.after_blank ||
        next.line.depth < row.line.depth)
      continue;
    const std::string told = with_colon_before_leader(row.line.text, words);
    if (!told.empty()) row.item = item_of(told, words);
  }
}

}  // namespace estafette::readers
