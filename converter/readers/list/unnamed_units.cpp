#include "converter/readers/list/unnamed_units.hpp"

#include "converter/orbat/words.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

std::optional<Parts> named_behind(const Parts& parts, const PhraseBook& words) {
  const Tokens behind = tokens_of(parts.note);
  if (behind.empty() || behind.front().is == Token::Is::word || behind.front().is == Token::Is::mark) return {};
  const Head head = head_of({behind, behind.size(), words});
  if (head.is != Head::Is::unit || !head.numbered) return {};
  Parts named = parts;
  named.name = std::exchange(named.note, "");
  return named;
}

/// The sort that the word for what is counted tells, or a word of its own beside it: "Jägerbataillone", "chasseur
/// battalions"; nothing for a whole arm, "infantry battalions", and for a count alone, "эскадронов".
std::optional<PhraseFound> sort_counted(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
    if (!kind || words.has(Sense::arm, tokens, at)) continue;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (kind->part || !count || count->part) return kind;
  }
  return std::nullopt;
}

/// "bataljoner", "Bataillons": a word for what is counted with an ending, and no sort before it.
bool is_count_with_ending(const std::string& word, const PhraseBook& words) {
  constexpr std::size_t kShortest = 3, kLongestEnding = 4;
  for (std::size_t size = word.size() - 1; size >= kShortest && size + kLongestEnding >= word.size(); --size) {
    const Tokens begin = tokens_of(std::string_view(word).substr(0, size));
    const std::optional<PhraseFound> count = begin.size() == 1 ? words.find(Sense::count, begin, 0) : std::nullopt;
    if (count && !count->part) return true;
  }
  return false;
}

}  // namespace

std::optional<Parts> unnamed_unit(const Parts& parts, const Tokens& tokens, const PhraseBook& words) {
  if (std::optional<Parts> named = named_behind(parts, words)) return named;
  constexpr std::size_t kMostWords = 5;  // "3 chasseur battalions, 1,200 men"
  const bool counted = parts.facts.subunits() || parts.facts.companies;
  const bool first = !tokens.empty() && tokens[0].is == Token::Is::number;
  if (!counted || !first || tokens.size() > kMostWords) return std::nullopt;
  const std::optional<PhraseFound> sort = sort_counted(tokens, words);
  if (!sort) return std::nullopt;
  Parts unit = parts;
  unit.facts.kind = kind_from(sort->is);
  if (sort->guess) unit.guessed.push_back(fmt::format("kind {} from its name", sort->is));
  return unit;
}

bool counts_unknown_sort(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (count && count->part && (count->is == "battalions" || count->is == "squadrons") &&
        !words.has(Sense::kind, tokens, at) && !words.has(Sense::arm, tokens, at) &&
        !is_count_with_ending(tokens[at].text, words))
      return true;
  }
  return false;
}

}  // namespace estafette::readers
