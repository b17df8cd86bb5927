#include "converter/readers/line/colon.hpp"

#include "base/text.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/line/led_troops.hpp"
#include "converter/readers/list/list.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/hints.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

/// "Artillery - 1st N. H. (Battery H), 1st N. Y. (Battery L)": nothing but an arm before the dash, and units behind it.
bool is_arm(const Tokens& tokens, std::size_t dash, const PhraseBook& words) {
  const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, 0);
  const bool unit = tokens[dash + 1].is == Token::Is::ordinal;
  return arm && arm->length == dash && unit;
}

/// "Kern's light cavalry - 3rd Hussars, 10th Chasseurs", "1st (Kern) - 40th Illinois, 6th Iowa": somebody's before the
/// dash, and several units behind it.
bool is_led_arm_or_number(std::string_view text, const Tokens& tokens, std::size_t dash, const PhraseBook& words) {
  if (!names_numbered_leader(text, tokens, dash, words) && !is_somebodys_arm(text, tokens, dash, words)) return false;
  return troops_listed(text.substr(tokens[dash + 1].begin), words).size() > 1;
}

std::optional<std::size_t> dash_in(std::string_view text, const Tokens& tokens, const PhraseBook& words) {
  std::size_t dash = 1;
  const auto alone = [&] {
    return tokens[dash].mark("-") && !tokens[dash].joined && dash + 1 < tokens.size() && !tokens[dash + 1].joined;
  };
  while (dash < tokens.size() && !alone()) ++dash;
  if (dash >= tokens.size()) return std::nullopt;
  const bool people = names_only_a_nation({tokens, dash, words}) && !words.any(Sense::country, tokens, 0, dash) &&
                      (words.has(Sense::rank, tokens, dash + 1) || words.has(Sense::title, tokens, dash + 1));
  const bool led = leads_troops(text, tokens, dash, words) || is_led_arm_or_number(text, tokens, dash, words);
  return people || is_arm(tokens, dash, words) || led ? std::optional(dash) : std::nullopt;
}

/// "Otway's Portuguese": whose they are, and of what nation.
bool owns_troops(const Tokens& tokens, std::string_view text, const PhraseBook& words) {
  const std::size_t last = tokens.size() - 1;
  if (tokens.size() < 2 || !(words.has(Sense::nation, tokens, last) || words.has(Sense::country, tokens, last)))
    return false;
  const std::string_view owner = trim(text.substr(0, tokens[last].begin));
  return (owner.ends_with("'s") || owner.ends_with("s'") || owner.ends_with("\u2019s")) &&
         tokens[0].is == Token::Is::word;
}

/// The tokens before a bracket that ends at `mark` and holds nothing but the strength of all: "Garnett (1,459):".
std::size_t before_strength(const Tokens& tokens, std::size_t mark, const PhraseBook& words) {
  if (mark < 4 || !tokens[mark - 1].mark(")")) return mark;
  std::size_t open = mark - 1;
  while (open > 0 && !tokens[open].mark("(")) --open;
  if (open == 0 || tokens[open + 1].is != Token::Is::number) return mark;
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, open + 2);
  const std::size_t end = open + 2 + (count ? count->length : 0);
  return end + 1 == mark && (!count || count->is == "men" || count->is == "present" || count->is == "sabres") ? open
                                                                                                              : mark;
}

}  // namespace

std::optional<std::size_t> colon_in(std::string_view text, const Tokens& tokens, const PhraseBook& words) {
  int depth = 0;
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    if (tokens[at].mark("(") || tokens[at].mark("[")) ++depth;
    if (tokens[at].mark(")") || tokens[at].mark("]")) --depth;
    if (depth == 0 && tokens[at].mark(":")) return at;
  }
  return dash_in(text, tokens, words);
}

std::size_t plain_colon(std::string_view text) {
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    depth += text[at] == '(' || text[at] == '[' ? 1 : text[at] == ')' || text[at] == ']' ? -1 : 0;
    if (depth <= 0 && text[at] == ':') return at;
  }
  return std::string_view::npos;
}

bool leads_troops(std::string_view text, const Tokens& tokens, std::size_t mark, const PhraseBook& words) {
  if (mark + 1 >= tokens.size()) return false;
  const std::size_t end = before_strength(tokens, mark, words);
  const bool whose = end > 1 && tokens[end - 1].text == "s" && tokens[end - 1].joined;  // "Pack's: 1st, 16th Line"
  const Tokens person(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(end - (whose ? 1 : 0)));
  if (person.empty() || (!may_be_person(person, 0, text, words) && !owns_troops(person, text, words))) return false;
  const std::vector<Parts> troops = troops_listed(text.substr(tokens[mark + 1].begin), words);
  const bool counted = tokens[mark + 1].is == Token::Is::number && words.has(Sense::count, tokens, mark + 2);
  const bool general = words.has(Sense::rank, person, 0) && !leads_at_most_a_regiment(person, 0, words);
  const bool one =
      troops.size() == 1 && troops.front().facts.figures() &&
      (tokens[mark + 1].is == Token::Is::ordinal || (general && counted));  // "GM. Roe: 8 Esc. Alba-Husaren"
  const bool figures = std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(mark), tokens.end(),
                                   [](const Token& token) { return token.figure(); });
  return one || (troops.size() > 1 &&
                 (figures ||
                  (general && lists_troops(text.substr(tokens[mark + 1].begin),
                                           words))));  // "Coat: blue throughout. Guard facing = red; light = yellow"
}

}  // namespace estafette::readers
