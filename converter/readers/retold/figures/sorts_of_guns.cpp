#include "converter/readers/retold/figures/sorts_of_guns.hpp"

#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// Guns or howitzers, by a word that says no calibre.
bool counts_guns(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  const std::optional<PhraseFound> gun = words.find(Sense::gun, tokens, at);
  return (count && count->is == "guns" && count->length == 1) || (gun && gun->is == "howitzer" && gun->length == 1);
}

bool is_artillery(const std::optional<PhraseFound>& kind) {
  return kind && arm_of(*kind_from(kind->is)) == Arm::artillery;
}

/// "RHA", "horse artillery" of "horse", at the token before the guns; nothing for any other word, such as "RA", whose
/// guns are foot artillery in any case.
std::optional<std::string> sort_of(std::string_view line, const Tokens& tokens, std::size_t at,
                                   const PhraseBook& words) {
  const std::string_view typed = text_between(line, tokens[at], tokens[at]);
  const std::string whole = fmt::format("{} artillery", typed);
  constexpr std::array<std::string_view, 5> kWeights = {"light", "medium", "heavy", "battalion", "regimental"};
  if (std::find(kWeights.begin(), kWeights.end(), tokens[at].text) != kWeights.end()) return whole;  // "1 light gun"
  if (tokens[at].is != Token::Is::word || words.has(Sense::gun, tokens, at)) return std::nullopt;
  const Tokens both = tokens_of(whole);
  const std::optional<PhraseFound> kind = words.find(Sense::kind, both, 0);
  if (kind && kind->length == 2 && is_artillery(kind)) return whole;
  const std::optional<PhraseFound> own = words.find(Sense::kind, tokens_of(typed), 0);
  return own && !own->part && kind_from(own->is) == Kind::horse_artillery ? std::optional(std::string(typed))
                                                                          : std::nullopt;
}

/// True if nothing but the names of nations stands in [from, to).
bool only_nations(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  while (from < to) {
    const std::optional<PhraseFound> nation = words.find(Sense::nation, tokens, from);
    if (!nation) return false;
    from += nation->length;
  }
  return from == to;
}

}  // namespace

std::string with_guns_behind_sort(std::string_view line, const PhraseBook& words) {
  constexpr int kMostGuns = 99;
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 3 || tokens[0].is != Token::Is::number || tokens[0].value < 1 || tokens[0].value > kMostGuns)
    return std::string(line);
  const std::string_view count = text_between(line, tokens[0], tokens[0]);
  const std::size_t last = tokens.size() - 1;
  if (counts_guns(tokens, last, words)) {
    const std::optional<std::string> sort = sort_of(line, tokens, last - 1, words);
    if (!sort || !only_nations(tokens, 1, last - 1, words)) return std::string(line);
    const std::string_view whose = line.substr(tokens[1].begin, tokens[last - 1].begin - tokens[1].begin);
    return fmt::format("{}{} ({} {})", whose, *sort, count, text_between(line, tokens[last], tokens[last]));
  }
  if (!counts_guns(tokens, 1, words)) return std::string(line);
  std::size_t sort = 2;
  while (sort < tokens.size() && words.has(Sense::link, tokens, sort)) ++sort;
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, sort);
  const bool battery = words.has(Sense::count, tokens, sort);  // "1 Mitrailleuse battery"
  if (battery || !is_artillery(kind) || sort + kind->length != tokens.size()) return std::string(line);
  return fmt::format("{} ({} {})", line.substr(tokens[sort].begin), count, text_between(line, tokens[1], tokens[1]));
}

}  // namespace estafette::readers
