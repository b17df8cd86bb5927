#include "converter/readers/retold/parts/adjectives_of_counts.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostWords = 2;
constexpr int kMostPartsSaid = 40;  ///< a larger number may be a regiment's

/// "regiments", "Bataillone", "escadrons": parts, and several of them.
bool counts_parts(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  constexpr std::array<std::string_view, 5> kParts = {"regiments", "battalions", "squadrons", "companies", "batteries"};
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  return count && !count->part && std::find(kParts.begin(), kParts.end(), count->is) != kParts.end();
}

/// A word of which no list knows anything.
bool is_unknown(const Tokens& tokens, std::size_t at, std::string_view line, const PhraseBook& words) {
  constexpr std::array kKnown = {Sense::kind,  Sense::quality, Sense::unit,    Sense::nation, Sense::country,
                                 Sense::arm,   Sense::gun,     Sense::command, Sense::link,   Sense::rank,
                                 Sense::count, Sense::number,  Sense::verb,    Sense::loss,   Sense::heading,
                                 Sense::total, Sense::forces,  Sense::note,    Sense::state,  Sense::ordinal,
                                 Sense::half,  Sense::price,   Sense::model,   Sense::place};
  const Token& token = tokens[at];
  return token.is == Token::Is::word && !token.joined && !capital_at(line, token.begin) && token.text.size() > 2 &&
         std::none_of(kKnown.begin(), kKnown.end(), [&](Sense sense) { return words.has(sense, tokens, at); });
}

}  // namespace

std::string with_adjective_of_counted_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 3) return std::string(line);
  const std::optional<PhraseFound> spelt = words.find(Sense::number, tokens, 0);
  const bool figure = tokens[0].is == Token::Is::number && tokens[0].value > 1 && tokens[0].value <= kMostPartsSaid;
  if (!figure && !spelt) return std::string(line);
  const std::size_t first = figure ? 1 : spelt->length;
  std::size_t at = first;
  while (at < tokens.size() && at - first < kMostWords && is_unknown(tokens, at, line, words)) ++at;
  if (at == first || at >= tokens.size() || !counts_parts(tokens, at, words)) return std::string(line);
  if (at + 1 < tokens.size() && tokens[at + 1].mark(",")) return std::string(line);  // the regiment behind it has them
  return fmt::format("{} {} [Note: {}]", text_between(line, tokens[0], tokens[first - 1]),
                     line.substr(tokens[at].begin), text_between(line, tokens[first], tokens[at - 1]));
}

}  // namespace estafette::readers
