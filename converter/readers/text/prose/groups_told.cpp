#include "converter/readers/text/prose/groups_told.hpp"

#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/list/several.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

/// "battalions", "escuadrones": a word for several units, at a token.
bool is_plural(std::string_view text, const Token& token, const PhraseBook& words) {
  const std::string_view word = text.substr(token.begin, token.end - token.begin);
  return token.is == Token::Is::word && names_units(word, words) && singular(word, words) != word;
}

/// The groups of a list, each from its word for several units on; none if it begins with anything else.
LinesTold groups_of(std::string_view list, const PhraseBook& words) {
  const Tokens tokens = tokens_of(list);
  LinesTold groups;
  std::size_t from = tokens.size(), last = 0;  // last: one past the last token that is no joint
  bool begins = true;
  for (std::size_t at = 0; at < tokens.size();) {
    const std::optional<PhraseFound> each = words.find(Sense::each, tokens, at);
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    const bool joint = tokens[at].mark(",") || tokens[at].mark(";") || is_and(tokens, at, words);
    if (begins && is_plural(list, tokens[at], words)) {
      if (from < tokens.size()) groups.emplace_back(text_between(list, tokens[from], tokens[last - 1]));
      from = at;
    } else if (from == tokens.size() && !joint && !each && !link) {
      return {};
    }
    begins = joint || (begins && (each || link));
    if (!joint && !(begins && (each || link))) last = at + 1;
    at += joint && link ? link->length : begins && each ? each->length : 1;
  }
  if (from < tokens.size() && last > from) groups.emplace_back(text_between(list, tokens[from], tokens[last - 1]));
  return groups;
}

/// "The Army of the North" of "The Army of the North had the following units".
std::string command_of(std::string_view lead, const PhraseBook& words) {
  const Tokens tokens = tokens_of(lead);
  const std::optional<PhraseFound> article = words.find(Sense::link, tokens, 0);
  const std::size_t from = article ? article->length : 0;
  std::size_t end = from;
  while (end < tokens.size() && !words.has(Sense::verb, tokens, end)) ++end;
  if (end == tokens.size() || end == from) return {};
  const std::string_view name = text_between(lead, tokens[from], tokens[end - 1]);
  const Item item = item_of(fmt::format("{}:", name), words);
  return item.is == Item::Is::formation ? std::string(name) : std::string();
}

}  // namespace

LinesTold groups_told(std::string_view sentence, const PhraseBook& words) {
  const std::size_t colon = sentence.find(':');
  if (colon == std::string_view::npos || sentence.find(':', colon + 1) != std::string_view::npos) return {};
  const LinesTold groups = groups_of(sentence.substr(colon + 1), words);
  const auto read = [&](const std::string& group) {
    return !several_units(group, tokens_of(group), words, true).empty();
  };
  if (groups.empty() || !std::all_of(groups.begin(), groups.end(), read)) return {};
  const std::string command = command_of(trim(sentence.substr(0, colon)), words);
  LinesTold told;
  if (!command.empty()) told.push_back(command + ":");
  told.insert(told.end(), groups.begin(), groups.end());
  return told;
}

}  // namespace estafette::readers
