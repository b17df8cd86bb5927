#include "converter/readers/text/placing/parts_of_unit.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/text/rows/bare_part.hpp"
#include "converter/readers/tree/part_by_sort.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace estafette::readers {
namespace {

/// "Converged Battalion (518), comprising": what follows are its parts.
bool announces_parts(const TextNode& node, const PhraseBook& words) {
  const std::string_view text = trim(node.line.text);
  const Tokens tokens = tokens_of(text);
  std::size_t end = tokens.size();
  while (end > 0 && (tokens[end - 1].mark(":") || tokens[end - 1].mark(","))) --end;
  for (std::size_t at = end > 2 ? end - 2 : 0; at < end; ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (link && link->is == "holds" && at + link->length == end) return true;
  }
  return false;
}

/// The tokens of a node's name before its first bracket: "3rd Combined Regiment" of what it is made of.
Tokens before_bracket(const TextNode& node) {
  const Tokens name = tokens_of(node.item.parts.name);
  const auto bracket = std::find_if(name.begin(), name.end(), [](const Token& token) { return token.mark("("); });
  return bracket == name.end() ? name : std::vector<Token>(name.begin(), bracket);
}

bool names_battalion(const Tokens& name, const PhraseBook& words) {
  for (std::size_t at = 0; at < name.size(); ++at)
    if (const std::optional<PhraseFound> unit = words.find(Sense::unit, name, at);
        unit && unit->is == to_string(UnitLevel::battalion))
      return true;
  return false;
}

/// "36th Provisional Demi-Brigade": put together of other regiments' battalions.
bool is_put_together(const TextNode& node, const PhraseBook& words) {
  const Tokens name = before_bracket(node);
  const std::optional<PhraseFound> quality = phrase_in(Sense::quality, name, words);
  const bool regiment = words.any(Sense::unit, name, 0, name.size()) || words.any(Sense::kind, name, 0, name.size());
  const bool told =
      node.item.parts.name.find('/') != std::string::npos;  // "1st Provisional Battalion (2/31st, 2/66th)"
  if (told || names_battalion(name, words)) return false;
  return node.item.is == Item::Is::unit && quality && quality->is == to_string(Quality::conscript) && regiment;
}

/// "2nd Bn. 24th Line", "2/24th Line", "39th Line, 2nd Battalion": a battalion that says whose it is.
bool is_battalion_of_another(const TextNode& row, const PhraseBook& words) {
  const Tokens name = before_bracket(row);
  const auto numbers = std::count_if(name.begin(), name.end(), [](const Token& token) { return token.figure(); });
  const bool stroke = std::any_of(name.begin(), name.end(), [](const Token& token) { return token.mark("/"); });
  return row.item.is == Item::Is::unit && numbers >= 2 && (stroke || names_battalion(name, words));
}

/// "3rd Squadron Lancers" above "4th Squadron: Hussars": two of the same sort, of which neither is a part of the other.
bool is_another_such_part(const TextNode& unit, const TextNode& row, const PhraseBook& words) {
  const Tokens one = tokens_of(unit.item.parts.name), other = tokens_of(row.item.parts.name);
  if (one.size() < 2 || other.size() < 2 || one[0].is != Token::Is::ordinal || other[0].is != Token::Is::ordinal)
    return false;
  const std::optional<PhraseFound> sort = words.find(Sense::count, one, 1), same = words.find(Sense::count, other, 1);
  return sort && same && !sort->part && sort->is == same->is;
}

}  // namespace

bool has_number(const TextNode& node) {
  const Tokens name = tokens_of(node.item.parts.name);
  return std::any_of(name.begin(), name.end(), [](const Token& token) { return token.is == Token::Is::ordinal; });
}

bool is_part_of(const TextNode& unit, const TextNode& row, const PhraseBook& words) {
  if (is_battalion_of_another(row, words) && is_put_together(unit, words) && !row.item.parts.facts.companies)
    return unit.line.depth == row.line.depth && !unit.item.parts.facts.figures();
  if (is_part_by_sort(row, words) && unit.line.depth == row.line.depth + 1 && unit.line.line < row.line.line &&
      is_bare_part(unit, words))
    return true;  // the fusiliers of a regiment, behind its musketeers
  const Tokens name = tokens_of(unit.item.parts.name);
  const std::optional<PhraseFound> last =  // "4. Musketierbataillon" is no part of "9. Grenadierbataillon"
      name.empty() ? std::nullopt : words.find(Sense::count, name, name.size() - 1);
  if (!is_bare_part(row, words) || (last && last->part && !is_bare_part(unit, words))) return false;
  if (is_bare_part(unit, words)) return unit.line.depth == row.line.depth + 1 && unit.line.line < row.line.line;
  return unit.item.is == Item::Is::unit && unit.line.depth == row.line.depth && !unit.item.parts.facts.figures() &&
         unit.item.units.empty() && !is_another_such_part(unit, row, words);
}

bool is_made_up_of(TextNode& unit, const TextNode& row, const PhraseBook& words) {
  const Facts& part = row.item.parts.facts;
  const bool companies = row.item.is == Item::Is::unit && row.item.units.empty() && part.companies && !part.subunits();
  if (!companies || unit.item.is != Item::Is::unit || !announces_parts(unit, words)) return false;
  Facts& whole = unit.item.parts.facts;
  const bool first = unit.note.empty();
  const bool counts = first ? !whole.figures() : whole.companies.has_value();
  if (counts) {
    whole.companies = whole.companies.value_or(0) + *part.companies;
    std::optional<int> men = part.men ? part.men : part.bare;
    if (!men) men = part.few;
    whole.men = men && (first || whole.men) ? std::optional(whole.men.value_or(0) + *men) : std::nullopt;
  }
  append(unit.note, tidy(row.line.text));
  return true;
}

bool is_regiment_of(const TextNode& unit, const TextNode& row) {
  const Facts& all = unit.item.parts.facts;
  return unit.item.is == Item::Is::unit && row.line.depth > unit.line.depth && unit.children.empty() &&
         unit.item.units.empty() && (all.men || all.bare) && !all.subunits() && !has_number(unit) && has_number(row) &&
         !row.item.parts.facts.figures();
}

void make_brigade(TextNode& unit) {
  unit.item.is = Item::Is::formation;
  unit.item.level = Level::brigade;
}

}  // namespace estafette::readers
