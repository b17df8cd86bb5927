#include "converter/readers/list/joined_units.hpp"

#include "converter/readers/words/joints.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

bool says_what_it_is(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  for (std::size_t at = from; at < to; ++at) {
    if (words.has(Sense::kind, tokens, at) || words.has(Sense::unit, tokens, at)) return true;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (count && count->is != "guns" && count->is != "commands") return true;
  }
  return false;
}

/// "battery", and no longer word that has it in it.
bool is_unit(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
  return unit && !unit->part;
}

/// "and", "&", "with", or the Polish "i", which is a number elsewhere.
bool joins(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
  const bool polish = tokens[at].text == "i" && !is_letter_of_unit(tokens, at, words);
  return is_and(tokens, at, words) || (link && link->is == "with") || polish;
}

/// "Reggimenti di linea 3°, 7° e 12°", but not "3rd Regiment, 1st and 2nd Battalions".
bool numbers_several(const Tokens& name, const PhraseBook& words) {
  const std::optional<PhraseFound> several = name.empty() ? std::nullopt : words.find(Sense::count, name, 0);
  if (!several || (several->is != "regiments" && several->is != "battalions")) return false;
  for (std::size_t at = several->length + 1; at + 1 < name.size(); ++at)
    if (is_joint(name, at, words) && name[at + 1].is == Token::Is::ordinal &&
        (name[at - 1].is == Token::Is::ordinal || name[at - 1].mark(".")))
      return true;
  return false;
}

}  // namespace

bool joins_another_unit(const Tokens& name, const PhraseBook& words) {
  if (numbers_several(name, words)) return true;
  for (std::size_t at = 1; at + 2 < name.size(); ++at) {
    if (name[at].capitals || !joins(name, at, words)) continue;
    const auto ordinal = [&](std::size_t number) { return name[number].is == Token::Is::ordinal; };
    if (name[at].text == "i" && ordinal(at - 1) && ordinal(at + 1)) return true;  // "7. i 12. pułku"
    if ((ordinal(at - 1) && ordinal(at + 1)) || !says_what_it_is(name, 0, at, words)) continue;
    std::size_t next = at + 1;
    while (next < name.size() && words.has(Sense::link, name, next) && !words.has(Sense::number, name, next)) ++next;
    const bool numbered = next < name.size() &&
                          (name[next].is != Token::Is::word || next > at + 1 || words.has(Sense::number, name, next));
    if (numbered && says_what_it_is(name, next, name.size(), words)) return true;
    if (is_unit(name, at + 1, words) && words.any(Sense::unit, name, 0, at)) return true;  // "полк и рота артиллерии"
  }
  return false;
}

}  // namespace estafette::readers
