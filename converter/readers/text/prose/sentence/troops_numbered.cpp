#include "converter/readers/text/prose/sentence/troops_numbered.hpp"

#include "base/letters.hpp"
#include "converter/readers/line/told_of_units.hpp"
#include "converter/readers/parts/parts.hpp"

#include <algorithm>
#include <optional>

namespace estafette::readers {
namespace {

/// "(3/27th, 40th)", "the 3/27th": ordinals that only regiments have.
bool numbers_regiments(const Tokens& tokens) {
  int depth = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    depth += tokens[at].mark("(") ? 1 : tokens[at].mark(")") ? -1 : 0;
    const bool battalion = at > 1 && tokens[at - 1].mark("/") && tokens[at - 2].is == Token::Is::number;
    if (tokens[at].is == Token::Is::ordinal && (battalion || depth > 0)) return true;
  }
  return false;
}

/// "brigades Alba and Toro", "divisioni di Kern": several commands, and a name behind their word.
bool names_commands(std::string_view text, const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> several = words.find(Sense::count, tokens, at);
    if (!several || several->is != "commands") continue;
    std::size_t name = at + several->length;
    if (const std::optional<PhraseFound> link = words.find(Sense::link, tokens, name)) name += link->length;
    if (name < tokens.size() && tokens[name].is == Token::Is::word && capital_at(text, tokens[name].begin)) return true;
  }
  return false;
}

/// "the battalion Royal Alba", "Regiment Kern": a unit by its name.
bool names_unit(std::string_view text, const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
    const std::size_t name = at + (unit ? unit->length : 0);
    if (unit && !unit->part && name < tokens.size() && tokens[name].is == Token::Is::word && !tokens[name].joined &&
        capital_at(text, tokens[name].begin))
      return true;
  }
  return false;
}

}  // namespace

bool is_number_word(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return tokens[at].figure() || words.has(Sense::ordinal, tokens, at) || words.has(Sense::number, tokens, at);
}

bool numbers_troops(std::string_view text, const PhraseBook& words) {
  constexpr std::size_t kNear = 4;  // tokens
  const Tokens tokens = tokens_of(text);
  const auto troops = [&](std::size_t at) {
    return words.has(Sense::unit, tokens, at) || words.has(Sense::kind, tokens, at) ||
           words.has(Sense::serial, tokens, at);
  };
  if (numbers_regiments(tokens)) return true;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const bool date = words.has(Sense::month, tokens, at + 1) || may_be_year(tokens[at].value);
    if (!is_number_word(tokens, at, words) || date) continue;
    for (std::size_t near = at - std::min(at, kNear); near < std::min(at + kNear, tokens.size()); ++near)
      if (near != at && troops(near)) return true;
  }
  return false;
}

bool speaks_of_troops(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  return numbers_troops(text, words) || counts_command({tokens, tokens.size(), words}) ||
         names_commands(text, tokens, words) || names_unit(text, tokens, words) ||
         names_units_in_prose({tokens, tokens.size(), words}, text);
}

}  // namespace estafette::readers
