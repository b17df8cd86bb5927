#include "converter/readers/text/rows/list_headings.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace estafette::readers {
namespace {

/// What may stand beside the word for them.
constexpr std::array<std::string_view, 21> kBeside = {
    "the", "following",  "these",     "all",      "his",       "its",     "other",
    "les", "suivants",   "suivantes", "folgende", "folgenden", "die",     "nachstehende",
    "los", "siguientes", "i",         "seguenti", "autres",    "present", "engaged"};

bool names_only_units(const TextNode& row, const PhraseBook& words) {
  const std::string_view text = trim(row.line.text);
  if (!text.ends_with(':')) return false;
  const Tokens tokens = tokens_of(text);
  bool units = false;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    if (tokens[at].is != Token::Is::word) return false;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    const bool counted = (count && count->length == 1 && count->is != "men" && count->is != "guns") ||
                         tokens[at].text == "units" || tokens[at].text == "regiments";
    units = units || counted;
    const bool beside = std::find(kBeside.begin(), kBeside.end(), tokens[at].text) != kBeside.end();
    if (!counted && !beside) return false;
  }
  return units;
}

}  // namespace

void find_list_headings(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) {
    TextNode& row = rows[at];
    const TextNode& next = rows[at + 1];
    const bool told = row.item.is == Item::Is::unit && !row.item.parts.facts.figures();
    const bool below = next.item.is == Item::Is::unit && next.line.line != row.line.line && next.item.units.empty();
    if (!told || !below || !names_only_units(row, words)) continue;
    row.item = {};
    row.item.is = Item::Is::note;
  }
}

}  // namespace estafette::readers
