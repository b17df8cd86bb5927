#include "converter/readers/text/rows/list_headings.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/plural.hpp"

#include <cstddef>
#include <string_view>

namespace estafette::readers {
namespace {

/// What may stand beside the word for them: "the", "following", "his", "engaged".
bool stands_beside(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  return words.has(Sense::article, tokens, at) || words.has(Sense::owner, tokens, at) ||
         (link && link->is == "following") || (count && count->is == "present");
}

/// "units"
bool is_heading_of_units(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> heading = words.find(Sense::heading, tokens, at);
  return heading && heading->is == "units";
}

bool names_only_units(const TextNode& row, const PhraseBook& words) {
  const std::string_view text = trim(row.line.text);
  if (!text.ends_with(':')) return false;
  const Tokens tokens = tokens_of(text);
  bool units = false;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    if (tokens[at].is != Token::Is::word) return false;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    const bool counted = (count && count->length == 1 && count->is != "men" && count->is != "guns") ||
                         is_heading_of_units(tokens, at, words);
    units = units || counted;
    if (!counted && !stands_beside(tokens, at, words)) return false;
  }
  return units;
}

/// "1. Linienregimenter.", "2. Kavallerie-Regimenter": a number of the page, and several of a sort.
bool numbers_a_sort(const TextNode& row, const PhraseBook& words) {
  std::string_view text = trim(row.line.text);
  if (text.ends_with('.') || text.ends_with(':')) text.remove_suffix(1);
  const Tokens tokens = tokens_of(text);
  if (tokens.size() != 2 || tokens[0].is != Token::Is::ordinal || tokens[1].is != Token::Is::word) return false;
  const std::string_view sort = text_between(text, tokens[1], tokens[1]);
  return names_units(sort, words) && singular(sort, words) != sort;
}

/// "Alba Militia:" above a unit: its troops stand below, and it is none itself. Other sorts are told as kinds.
bool announces_militia(const TextNode& row, const PhraseBook& words) {
  const std::string_view text = trim(row.line.text);
  const Tokens tokens = tokens_of(text);
  if (!text.ends_with(':') || tokens.size() < 3 || tokens[0].figure() || !row.item.parts.commander.empty())
    return false;
  const std::optional<PhraseFound> quality = words.find(Sense::quality, tokens, tokens.size() - 2);
  return quality && quality->is == to_string(Quality::militia);
}

}  // namespace

void find_list_headings(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) {
    TextNode& row = rows[at];
    const TextNode& next = rows[at + 1];
    const bool told = row.item.is == Item::Is::unit && !row.item.parts.facts.figures();
    const bool below = next.item.is == Item::Is::unit && next.line.line != row.line.line && next.item.units.empty();
    if (!told || !below) continue;
    if (announces_militia(row, words) && !next.item.parts.facts.companies) {
      row.item.is = Item::Is::unknown;
      continue;
    }
    if (!names_only_units(row, words) && !numbers_a_sort(row, words)) continue;
    row.item = {};
    row.item.is = Item::Is::note;
  }
}

}  // namespace estafette::readers
