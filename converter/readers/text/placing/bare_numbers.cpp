#include "converter/readers/text/placing/bare_numbers.hpp"

#include "base/text.hpp"
#include "converter/readers/text/placing/parts_of_unit.hpp"
#include "converter/readers/words/joints.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostWords = 5;  ///< words: "2.º de Voluntarios de Loja"

/// "51st (2nd West Riding)": a number, and a title in brackets.
bool is_titled_number(const Tokens& tokens) {
  constexpr std::size_t kFewest = 4, kMost = 7;  // tokens
  if (tokens.size() < kFewest || tokens.size() > kMost || tokens[0].is != Token::Is::ordinal || !tokens[1].mark("(") ||
      !tokens.back().mark(")"))
    return false;
  return std::all_of(tokens.begin() + 2, tokens.end() - 1,
                     [](const Token& token) { return token.is == Token::Is::word || token.is == Token::Is::ordinal; });
}

/// "29th", "2.º de Loja"
bool is_bare_name(const TextNode& row, const PhraseBook& words) {
  const std::string_view name = trim(row.line.text);
  const Tokens tokens = tokens_of(std::string(name));
  const auto word = [](const Token& token) { return token.is == Token::Is::word; };
  if (is_titled_number(tokens)) return true;
  return !tokens.empty() && tokens.size() <= kMostWords && tokens[0].is == Token::Is::ordinal &&
         std::all_of(tokens.begin() + 1, tokens.end(), word) &&
         (tokens.size() == 1 || (tokens.size() > 2 && words.has(Sense::link, tokens, 1))) && !name.ends_with('.');
}

/// "4th, 23rd, 28th": numbers and nothing else, but for the guns beside them; none for any other line.
std::vector<std::string_view> ordinals_listed(const TextNode& row, const PhraseBook& words) {
  const Facts& facts = row.item.parts.facts;
  const bool armed = row.item.is == Item::Is::unit;
  const std::string_view text = armed ? std::string_view(row.item.parts.name) : trim(row.line.text);
  std::vector<std::string_view> names;
  if (text.empty() || !is_digit(text.front()) || (armed && (!guns_of(facts) || facts.men || facts.subunits())))
    return names;
  const Tokens tokens = tokens_of(text);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const Token& token = tokens[at];
    if (token.is == Token::Is::ordinal)
      names.push_back(text.substr(token.begin, token.end - token.begin));
    else if (!token.mark(".") && !is_joint(tokens, at, words))
      return {};
  }
  return names.size() > 1 ? names : std::vector<std::string_view>{};
}

}  // namespace

std::vector<TextNode> made_regiments(const TextNode& above, const TextNode& row, const PhraseBook& words) {
  std::vector<TextNode> made;
  if (row.item.is != Item::Is::unknown && row.item.is != Item::Is::unit) return made;
  std::vector<std::string_view> names = ordinals_listed(row, words);
  if (names.empty() && row.item.is == Item::Is::unknown && is_bare_name(row, words))
    names.push_back(trim(row.line.text));
  if (names.empty()) return made;
  const bool brigade = above.item.level == Level::brigade;
  const bool placed = (above.item.is == Item::Is::unit && has_number(above)) || brigade ||
                      (names.size() > 1 && above.formation() && above.item.level == Level::division);
  if (!placed) return made;
  for (const std::string_view name : names) {
    TextNode& regiment = made.emplace_back(row);
    regiment.item = {};
    regiment.item.is = Item::Is::unit;
    regiment.item.parts.name = name;
    regiment.item.parts.guessed.emplace_back("a regiment from its place");
  }
  if (!made.empty() && row.item.is == Item::Is::unit) {  // "4th, 23rd, 28th, 1 gun"
    TextNode& battery = made.emplace_back(row);
    battery.item.parts.name.clear();
  }
  return made;
}

}  // namespace estafette::readers
