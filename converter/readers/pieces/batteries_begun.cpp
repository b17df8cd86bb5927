#include "converter/readers/pieces/batteries_begun.hpp"

#include "converter/orbat/structure.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// "6-pounder Foot Batteries": a calibre, and what is counted.
bool begins_with_guns(const Tokens& tokens, const PhraseBook& words) {
  if (tokens.size() < 3 || tokens[0].is != Token::Is::number) return false;
  const std::size_t next = tokens[1].mark("-") ? 2 : 1;
  const bool gun = words.has(Sense::gun, tokens, 0) || words.has(Sense::gun, tokens, next);
  return gun && words.any(Sense::count, tokens, next, tokens.size());
}

/// "Horse Batteries, Nos. 2, 7".
bool begins_with_numbered(const Tokens& tokens, const PhraseBook& words) {
  constexpr std::size_t kWithin = 4;  // tokens, "Horse Batteries, Nos."
  for (std::size_t at = 1; at < std::min(tokens.size(), kWithin); ++at)
    if (words.has(Sense::serial, tokens, at))
      return words.any(Sense::count, tokens, 0, at) && words.any(Sense::plural, tokens, 0, at);
  return false;
}

/// "reitende Batterie 27 (4 Gesch\u00FCtze)", "leichte Batterie Nr. 3: 8 Gesch\u00FCtze": one with its number and its
/// guns.
bool begins_with_told_battery(const Tokens& tokens, const PhraseBook& words) {
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, 0);
  if (!kind || arm_of(*kind_from(kind->is)) != Arm::artillery) return false;
  std::size_t at = kind->length;
  if (words.has(Sense::unit, tokens, at)) ++at;
  if (words.has(Sense::serial, tokens, at)) ++at;
  while (at < tokens.size() && tokens[at].mark(".")) ++at;
  if (at >= tokens.size() || tokens[at].is != Token::Is::number) return false;
  for (++at; at + 1 < tokens.size(); ++at)
    if (const auto count = words.find(Sense::count, tokens, at + 1);
        tokens[at].is == Token::Is::number && count && count->is == "guns")
      return true;
  return false;
}

}  // namespace

bool begins_with_batteries(const Tokens& tokens, const PhraseBook& words) {
  return begins_with_told_battery(tokens, words) || begins_with_guns(tokens, words) ||
         begins_with_numbered(tokens, words);
}

}  // namespace estafette::readers
