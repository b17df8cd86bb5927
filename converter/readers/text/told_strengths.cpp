#include "converter/readers/text/told_strengths.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/parts/head.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

namespace estafette::readers {
namespace {

/// The command that a total names, as typed: "Kern Division" of "Kern Division - 4,000 infantry, 900 cavalry". Empty if
/// it names none, or one of a whole army, or says that it is a total.
std::string command_named(const TextNode& row, const PhraseBook& words) {
  const Item& item = row.item;
  if (item.is != Item::Is::total || !item.level || height(*item.level) >= height(Level::army) ||
      !(item.parts.facts.infantry || item.parts.facts.cavalry))
    return "";
  const Tokens tokens = tokens_of(row.line.text);
  std::size_t end = 0;
  while (end < tokens.size() && !tokens[end].mark(":") && !tokens[end].mark("-") && !tokens[end].mark("(") &&
         !tokens[end].mark(","))
    ++end;
  const Head head = head_of({tokens, end, words});
  if (end < 2 || end == tokens.size() || head.is != Head::Is::formation || words.any(Sense::total, tokens, 0, end) ||
      words.any(Sense::heading, tokens, 0, end))
    return "";
  const bool figures = std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(end),
                                   [](const Token& token) { return token.is == Token::Is::number; });
  return figures ? "" : tidy(row.line.text.substr(0, tokens[end - 1].end));
}

/// True if another command's name has a word or number of this one, beside the word for what it is; so may a number in
/// letters.
bool shares_name(const Tokens& name, const TextNode& other, const PhraseBook& words) {
  const Tokens rest = tokens_of(other.item.parts.name + ' ' + other.item.parts.commander);
  const auto tells = [&](const Tokens& tokens, std::size_t at) {
    return tokens[at].is != Token::Is::mark && !words.has(Sense::command, tokens, at) &&
           !words.has(Sense::link, tokens, at) && !words.has(Sense::rank, tokens, at);
  };
  for (std::size_t at = 0; at < name.size(); ++at) {
    if (!tells(name, at)) continue;
    if (words.has(Sense::ordinal, name, at)) return true;
    for (std::size_t there = 0; there < rest.size(); ++there)
      if (tells(rest, there) && (rest[there].text == name[at].text || words.has(Sense::ordinal, rest, there)))
        return true;
  }
  return false;
}

}  // namespace

void find_commands_with_strength(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (TextNode& row : rows) {
    const std::string named = command_named(row, words);
    if (named.empty()) continue;
    const Tokens name = tokens_of(named);
    const bool known = std::any_of(rows.begin(), rows.end(), [&](const TextNode& other) {
      return &other != &row && other.item.level == row.item.level &&
             (other.formation() ? shares_name(name, other, words)
                                : other.item.is == Item::Is::total && command_named(other, words) == named);
    });
    if (known) continue;
    row.item.is = Item::Is::formation;
    row.item.parts.name = named;
    row.item.parts.note.clear();
  }
}

}  // namespace estafette::readers
