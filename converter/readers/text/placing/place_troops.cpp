#include "converter/readers/text/placing/place_troops.hpp"

#include "base/text.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/text/placing/bare_numbers.hpp"
#include "converter/readers/text/placing/below_unit.hpp"
#include "converter/readers/text/placing/beside_brigade.hpp"
#include "converter/readers/text/placing/parts_of_unit.hpp"
#include "converter/readers/tree/run_on.hpp"
#include "converter/readers/tree/standing.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// A part of the unit above, or of the one whose part is above.
bool is_part_of_open(const GrowingOutline& growing, const TextNode& row) {
  const auto part = [&](std::size_t back) {
    return is_part_of(growing.outline.nodes[growing.open[growing.open.size() - back]], row, growing.words);
  };
  if (growing.open.empty() || part(1)) return !growing.open.empty();
  return growing.open.size() > 1 && growing.outline.nodes.back().line.depth == row.line.depth + 1 && part(2);
}

constexpr std::size_t kMostTitleLines = 5;

/// "92nd )", "1st or Royal, 2nd Battalion", "Guards Major-General Kern": what no title says, but a list of regiments.
bool names_regiment(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.size() < 2 || words.any(Sense::command, tokens, 0, tokens.size()) ||
      words.any(Sense::month, tokens, 0, tokens.size()))
    return false;
  for (const Sense sense : {Sense::kind, Sense::quality})
    if (const std::optional<PhraseFound> sort = words.find(sense, tokens, 0))
      return sort->length < tokens.size() && words.has(Sense::rank, tokens, sort->length);
  const auto numbered = [](const Token& token) { return token.is == Token::Is::ordinal; };
  const bool told = std::any_of(tokens.begin(), tokens.end(), numbered);
  const bool alone = numbered(tokens[0]) && std::all_of(tokens.begin() + 1, tokens.end(), [](const Token& token) {
                       return token.is == Token::Is::mark || token.end == token.begin + 1;
                     });
  return alone || (told && words.any(Sense::unit, tokens, 0, tokens.size()));
}

/// "Toro Hussars (Nr. 4) under Oberst Roe; Lind Hussars (Nr. 11), 8 squadrons": several entries, a sort of troops, and
/// battalions or squadrons; the title of no page.
bool counts_parts_in_list(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (text.find("; ") == std::string_view::npos || !words.any(Sense::kind, tokens, 0, tokens.size())) return false;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> count =
        tokens[at].is == Token::Is::number ? words.find(Sense::count, tokens, at + 1) : std::nullopt;
    if (count && (count->is == "battalions" || count->is == "squadrons")) return true;
  }
  return false;
}

void place_unknown(GrowingOutline& growing, const TextNode& row) {
  if (growing.heads_every_page(row.line) && row.line.text.size() <= kLongestLine)
    return growing.outline.passed_over.push_back(row.line);
  show_depth(growing.outline, growing.open, row);
  if (holds_too_many_figures(row.line.text))
    return growing.look(row.line, "one command or unit on a line",
                        "It holds many entries that run on. Put each on a line of its own");
  if (growing.outline.nodes.empty() && growing.title_lines++ < kMostTitleLines &&
      row.line.text.size() <= kLongestLine) {
    growing.add_title(row.line);
    const std::string& text = row.line.text;
    if (!tells_of_troops(text, growing.words) && !lists_troops_in_prose(text, growing.words) &&
        !names_regiment(text, growing.words) && !counts_parts_in_list(text, growing.words))
      return;
  }
  growing.look(row.line, "a command, troops, a total or a note",
               "For troops add what they are, for example Regiment, or their strength; for a note begin with Note:");
}

}  // namespace

void close_for_unit(GrowingOutline& growing, int depth) {
  while (!growing.open.empty()) {
    const TextNode& top = growing.innermost();
    const bool unit = top.item.is == Item::Is::unit;
    if (depth > top.line.depth) return;
    // "Law's Brigade: 4th AL, 15th AL" has its troops; what follows beside it is its division's.
    const bool told = !unit && !top.item.units.empty() && top.children.empty() && growing.open.size() > 1;
    if (told && depth == top.line.depth) {
      growing.open.pop_back();
      continue;
    }
    if (!unit && depth == top.line.depth && !top.holds_deeper && !growing.commands().among_figures(depth)) return;
    if (!unit) {
      if (growing.open.size() == 1) return;
      const bool below_parent = depth > growing.outline.nodes[growing.open[growing.open.size() - 2]].line.depth;
      if (depth < top.line.depth && top.children.empty() && below_parent) return;
    }
    growing.open.pop_back();
  }
}

void place_unit(GrowingOutline& growing, TextNode& row) {
  if (!growing.outline.nodes.empty() && armed_by(growing.last(), row, growing.words))
    return growing.tells_of_above(row.line);
  if (!growing.open.empty() && is_made_up_of(growing.innermost(), row, growing.words))
    return growing.tells_of_above(row.line);
  if (is_part_of_open(growing, row)) ++row.line.depth;
  if (!growing.open.empty() && is_battery_before(growing.innermost(), row, growing.words)) growing.open.pop_back();
  if (!growing.open.empty() && is_regiment_of(growing.innermost(), row)) make_brigade(growing.innermost());
  row.item.is = Item::Is::unit;
  while (growing.open.size() > 1 && stands_beside_told(growing.innermost(), row)) growing.open.pop_back();
  close_for_unit(growing, row.line.depth);
  const OpenCommands place = growing.commands();
  if (place.is_beside_foot_behind_blank(row)) growing.open.pop_back();
  while (place.is_below_corps_of(row)) growing.open.pop_back();
  growing.push(std::move(row));
}

void place_troops(GrowingOutline& growing, TextNode& row) {
  std::vector<TextNode> made =
      growing.outline.nodes.empty() ? std::vector<TextNode>{} : made_regiments(growing.last(), row, growing.words);
  for (TextNode& regiment : made) place_unit(growing, regiment);
  if (made.empty()) row.item.is == Item::Is::unit ? place_unit(growing, row) : place_unknown(growing, row);
}

}  // namespace estafette::readers
