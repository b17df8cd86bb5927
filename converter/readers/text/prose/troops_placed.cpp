#include "converter/readers/text/prose/troops_placed.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

/// "cavalry regiment" of "The cavalry regiments were three"; empty if nothing before the verb is a word for several.
std::string sort_in(std::string_view lead, const PhraseBook& words) {
  const Tokens tokens = tokens_of(lead);
  std::size_t from = 0;
  while (from < tokens.size() && !words.has(Sense::unit, tokens, from) && !words.has(Sense::kind, tokens, from)) ++from;
  std::size_t end = from;
  while (end < tokens.size() && !words.has(Sense::verb, tokens, end)) ++end;
  if (end == tokens.size() || end == from) return {};
  const std::string_view several = text_between(lead, tokens[from], tokens[end - 1]);
  const std::string one = singular(several, words);
  const Tokens said = tokens_of(one);
  const bool unit = one != several && head_of({said, said.size(), words}).is == Head::Is::unit;
  return unit ? one : std::string();
}

/// "Dale and Till": each name; none if anything else stands there.
LinesTold names_in(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  LinesTold names;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::size_t from = at;
    while (at < tokens.size() && !is_joint(tokens, at, words)) ++at;
    if (from == at) continue;
    const std::string_view name = text_between(text, tokens[from], tokens[at - 1]);
    if (is_small(name.front()) || is_digit(name.front())) return {};
    names.emplace_back(name);
  }
  return names;
}

}  // namespace

LinesTold troops_placed(std::string_view sentence, const PhraseBook& words) {
  const std::size_t colon = sentence.find(':');
  if (colon == std::string_view::npos) return {};
  const std::string sort = sort_in(trim(sentence.substr(0, colon)), words);
  const std::vector<std::string_view> pieces = pieces_of(sentence.substr(colon + 1), ';');
  if (sort.empty() || pieces.size() < 2) return {};
  LinesTold told;
  std::string level;
  for (const std::string_view piece : pieces) {
    const Tokens tokens = tokens_of(piece);
    std::size_t at = 1;
    std::optional<PhraseFound> within;
    for (; at < tokens.size(); ++at) {
      within = words.find(Sense::link, tokens, at);
      if (within && within->is == "within") break;
    }
    if (at >= tokens.size() || at + within->length >= tokens.size()) return {};
    std::string command(piece.substr(tokens[at + within->length].begin));
    const Tokens named = tokens_of(command);
    const std::optional<PhraseFound> word = words.find(Sense::command, named, named.size() - 1);
    if (!word && level.empty()) return {};
    if (word) level = text_between(command, named.back(), named.back());
    if (!word) command += " " + level;
    const LinesTold names = names_in(text_between(piece, tokens[0], tokens[at - 1]), words);
    if (names.empty()) return {};
    told.push_back(command + ":");
    for (const std::string& name : names) told.push_back(fmt::format("{} {}", sort, name));
  }
  return told;
}

}  // namespace estafette::readers
