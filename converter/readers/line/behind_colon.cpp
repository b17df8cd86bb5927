#include "converter/readers/line/behind_colon.hpp"

#include "converter/readers/line/commander.hpp"
#include "converter/readers/line/commander_line.hpp"
#include "converter/readers/line/hints.hpp"
#include "converter/readers/line/name.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace estafette::readers {

void read_behind_colon(Item& item, std::string_view right, const PhraseBook& words) {
  const Tokens tokens = tokens_of(right);
  if (tokens.empty()) return;  // the colon ends the line
  const Parts parts = parts_of(right, tokens, words);
  if (const std::optional<std::size_t> end = end_of_rated_commander(tokens, 0, parts.facts, words);
      end && item.parts.commander.empty()) {
    item.parts.commander = tidy(right.substr(0, tokens[*end].begin));
    return append(item.parts.note, *end + 1 < tokens.size() ? tidy(right.substr(tokens[*end + 1].begin)) : "");
  }
  if (!merge(item.parts.facts, parts.facts)) append(item.parts.note, tidy(right));  // stated before, and differently
  append(item.parts.note, parts.note);
  const bool numbered = tokens[0].is == Token::Is::ordinal;  // "1st (Lisbon) and 16th (Telles)"
  if (numbered || names_troops(parts.note + ' ' + (parts.commander.empty() ? parts.name : ""), words))
    item.unread = tidy(right);
  const bool vacant = names_nobody(tokens, 0, words);
  const std::string commander = parts.commander.empty() ? parts.name : parts.commander;
  if (!parts.commander.empty() && !parts.name.empty()) append(item.parts.note, parts.name);
  const Tokens named = tokens_of(commander);
  const bool figures =
      std::any_of(named.begin(), named.end(), [](const Token& token) { return token.is == Token::Is::number; });
  const std::size_t bracket = commander.find('(');
  const bool ranked = words.has(Sense::rank, named, 0) && bracket != std::string::npos;
  if (figures && ranked && item.parts.commander.empty()) {  // "GD Marchand (6.673 h - les pertes) environ"
    item.parts.commander = tidy(commander.substr(0, bracket));
    append(item.parts.note, commander.substr(bracket));
  } else if (figures) {
    append(item.parts.note, commander);
  } else if (item.parts.commander.empty() && !vacant) {
    item.parts.commander = commander;
  }
}

}  // namespace estafette::readers
