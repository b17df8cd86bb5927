#include "converter/readers/tree/assembly/doubtful_units.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/plural.hpp"

#include <algorithm>
#include <string_view>

namespace estafette::readers {
namespace {

bool heads_a_story(const TextNode& node, const Parts& parts) {
  constexpr std::ptrdiff_t kShortestStory = 6;  // blanks between the words of a sentence
  const bool bare = node.item.is == Item::Is::unit && !parts.facts.figures() && parts.commander.empty() &&
                    std::none_of(parts.name.begin(), parts.name.end(), is_digit);
  return bare && node.note.ends_with('.') && is_capital(node.note.front()) &&
         std::count(node.note.begin(), node.note.end(), ' ') >= kShortestStory;
}

/// "Cavalry: 48 men": an arm with figures, and nothing below it.
bool tells_of_arm(const TextNode& node) {
  return node.item.is == Item::Is::group && node.item.arm && node.children.empty() && node.item.units.empty() &&
         node.item.parts.facts.figures();
}

/// "Kranich5Lindau", "Artillerie1": a figure right behind a word, and another word right behind it or none: two columns
/// of a table that ran together.
bool is_glued(std::string_view name) {
  constexpr std::size_t kShortestWord = 4;  // letters
  std::size_t letters = 0;
  for (std::size_t at = 0; at < name.size(); ++at) {
    if (is_small(name[at]) || (letters == 0 && is_capital(name[at]))) {
      ++letters;
      continue;
    }
    std::size_t end = at;
    while (end < name.size() && is_digit(name[end])) ++end;
    const bool behind = end == name.size() || name[end] == ' ' || is_capital(name[end]);
    if (letters >= kShortestWord && end > at && behind) return true;
    letters = is_capital(name[at]) ? 1 : 0;
  }
  return false;
}

/// "9th Alba 41st Toro": two numbers, each before a name, and no word for the part of a regiment.
bool numbers_two(std::string_view name, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);
  if (tokens.size() < 4 || tokens[0].is != Token::Is::ordinal || tokens[2].is != Token::Is::ordinal) return false;
  const auto plain = [&](std::size_t at) {
    return tokens[at].is == Token::Is::word && !tokens[at].joined && capital_at(name, tokens[at].begin);
  };
  if (!plain(1) || !plain(3)) return false;
  for (const Sense part : {Sense::unit, Sense::count, Sense::command, Sense::kind, Sense::quality, Sense::arm})
    if (words.has(part, tokens, 1)) return false;
  return true;
}

/// "Nobody knows the strength of each battalion": a sentence about all of them, and no figure.
bool tells_of_each(const TextNode& node, const Parts& parts, const PhraseBook& words) {
  constexpr std::size_t kShortestWord = 3;  // letters: no "\u00E0", "zu"
  constexpr std::size_t kFewest = 5;        // tokens
  const Tokens name = tokens_of(parts.name);
  if (node.item.is != Item::Is::unit || parts.facts.figures() || name.size() < kFewest) return false;
  for (std::size_t at = 1; at + 1 < name.size(); ++at)
    if (words.has(Sense::each, name, at) && name[at].end - name[at].begin >= kShortestWord) return true;
  return false;
}

/// "Garnisonregimenter": a word for several units, and nothing else; what is below it may be they.
bool is_only_of_several(const TextNode& node, const Parts& parts, const PhraseBook& words) {
  return node.item.units.empty() && !parts.facts.figures() && parts.commander.empty() &&
         parts.name.find(' ') == std::string::npos && names_units(parts.name, words) &&
         singular(parts.name, words) != parts.name;
}

}  // namespace

std::optional<Query> doubt_of_unit(const TextOutline& outline, const TextNode& node, const Parts& parts,
                                   const PhraseBook& words) {
  if (is_glued(parts.name))
    return Query{"a blank between a name and a figure: two columns may have run together",
                 "Write each unit on a line of its own, its figure behind a blank"};
  if (numbers_two(parts.name, words))
    return Query{"one unit, or several that can be told apart", "Give each unit a line of its own"};
  if (tells_of_each(node, parts, words))
    return Query{"troops, or a remark on all of them", "Write their strength, or begin the line with Note:"};
  if (is_only_of_several(node, parts, words))
    return Query{"the heading of what is below it, or how many there were",
                 "Write the name of each, or begin the line with Note:"};
  if (heads_a_story(node, parts))
    return Query{"troops, or the heading of what is told below", "Write its strength, or begin the line with Note:"};
  const bool asked = std::any_of(outline.looks.begin(), outline.looks.end(),
                                 [&](const Problem& look) { return look.line == node.line.line; });
  if (!asked && parts.name.find(": ") != std::string::npos)
    return Query{"a unit's name without a colon", "Give what stands before the colon a line of its own"};
  return std::nullopt;
}

bool sums_up_arms(const TextOutline& outline, std::size_t line) {
  const TextNode& node = outline.nodes[line];
  if (!tells_of_arm(node)) return false;
  const auto told = [&](std::size_t other) {
    return other < outline.nodes.size() && tells_of_arm(outline.nodes[other]);
  };
  const auto beside = [&](std::size_t other) { return told(other) && outline.nodes[other].item.arm != node.item.arm; };
  std::size_t first = line, last = line;
  while (first > 0 && told(first - 1)) --first;
  while (told(last + 1)) ++last;
  const bool foot_or_horse =
      std::any_of(outline.nodes.begin() + static_cast<std::ptrdiff_t>(first),
                  outline.nodes.begin() + static_cast<std::ptrdiff_t>(last) + 1,
                  [](const TextNode& arm) { return arm.item.arm == Arm::infantry || arm.item.arm == Arm::cavalry; });
  const bool below_total = std::any_of(outline.totals.begin(), outline.totals.end(), [&](const StatedTotal& total) {
    const bool of_arm = total.facts.infantry || total.facts.cavalry || total.facts.artillery;
    return of_arm && total.line.line + total.line.lines == node.line.line;
  });
  // "Artillery: 206" and "Engineers: 307" alone, behind the foot of a division, are troops of it.
  return below_total || (foot_or_horse && ((line > 0 && beside(line - 1)) || beside(line + 1)));
}

}  // namespace estafette::readers
