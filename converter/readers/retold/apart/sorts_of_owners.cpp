#include "converter/readers/retold/apart/sorts_of_owners.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// "de", "d'", "von", "di": a word before the name of an owner; how many tokens it takes, and its apostrophe.
std::size_t of_at(const Range& all, std::size_t at) {
  const std::optional<PhraseFound> particle = all.find(Sense::particle, at);
  if (!particle || particle->is != "of") return 0;
  return particle->length + (all.mark(at + particle->length, "'") ? 1 : 0);
}

/// One past the name of an owner that begins at `at`: words of which no list knows a sort, a rank or a command.
std::size_t past_owner(const Range& all, std::size_t at, std::string_view line) {
  constexpr std::array kOther = {Sense::kind, Sense::unit, Sense::count, Sense::command, Sense::rank, Sense::arm};
  constexpr std::size_t kMostWords = 3;
  if (at >= all.to || !capital_at(line, all.tokens[at].begin)) return at;
  std::size_t end = at;
  while (end < all.to && end < at + kMostWords && all.tokens[end].is == Token::Is::word &&
         !is_and(all.tokens, end, all.words)) {
    for (const Sense sense : kOther)
      if (all.find(sense, end)) return at;
    ++end;
  }
  return end;
}

/// A sort of foot or horse for several, "cuirassiers", that begins an entry, with the owner behind it.
struct Owned {
  std::size_t sort_end = 0, owner_end = 0;
};

std::optional<Owned> owned_at(const Range& all, std::size_t at, std::string_view line) {
  const bool begins = at == 0 || all.mark(at - 1, ":") || all.mark(at - 1, ",") || all.mark(at - 1, ";");
  std::optional<PhraseFound> kind = begins ? all.find(Sense::kind, at) : std::nullopt;
  const std::optional<PhraseFound> count = begins ? all.find(Sense::count, at) : std::nullopt;
  const bool regiments = count && count->is == "regiments" && !count->part;
  if (regiments) kind = count;
  if (!kind || kind->guess) return std::nullopt;
  const std::optional<Kind> sort = regiments ? std::optional(Kind::line_infantry) : kind_from(kind->is);
  const std::string& last = all.tokens[at + kind->length - 1].text;
  const bool several = last.ends_with('s') || last.ends_with('i');
  if (!sort || !several || (arm_of(*sort) != Arm::infantry && arm_of(*sort) != Arm::cavalry)) return std::nullopt;
  const std::size_t of = of_at(all, at + kind->length);
  const std::size_t owner = at + kind->length + of;
  const std::size_t end = of > 0 ? past_owner(all, owner, line) : owner;
  return end > owner ? std::optional(Owned{at + kind->length, end}) : std::nullopt;
}

/// Behind a bracket that begins there.
std::size_t past_bracket(const Range& all, std::size_t at) {
  if (!all.mark(at, "(")) return at;
  while (at < all.to && !all.mark(at, ")")) ++at;
  return at + 1;
}

/// ", 10 escadrons" or "(10 escadrons)" at `at`: the text of the count, and the token behind it.
std::optional<std::pair<std::string_view, std::size_t>> sum_at(const Range& all, std::size_t at,
                                                               std::string_view line) {
  const bool bracket = all.mark(at, "(");
  if (!bracket && !all.mark(at, ",")) return std::nullopt;
  const auto figure = all.figure_at(at + 1);
  const std::optional<PhraseFound> count = figure ? all.find(Sense::count, figure->second) : std::nullopt;
  const std::size_t end = count ? figure->second + count->length : at;
  if (!count || (count->is != "battalions" && count->is != "squadrons") || (bracket && !all.mark(end, ")")))
    return std::nullopt;
  if (!bracket && end < all.to && !all.mark(end, ",") && !all.mark(end, ";") && !all.mark(end, "."))
    return std::nullopt;
  return std::pair{text_between(line, all.tokens[at + 1], all.tokens[end - 1]), bracket ? end + 1 : end};
}

}  // namespace

std::string with_sort_for_each_owner(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  const std::optional<PhraseFound> counted = all.find(Sense::count, 0);
  if (counted && counted->is != "regiments") return std::string(line);  // "escuadrones de Dragones de Toro y ..."
  for (std::size_t at = 0; at + 4 < tokens.size(); ++at) {
    const std::optional<Owned> owned = owned_at(all, at, line);
    if (!owned) continue;
    const std::string_view sort = text_between(line, tokens[at], tokens[owned->sort_end - 1]);
    const std::size_t figures = past_bracket(all, owned->owner_end);
    const bool joined = is_and(tokens, figures, words);
    if (!joined && !all.mark(figures, ",")) continue;
    const std::size_t of = of_at(all, figures + 1), owner = figures + 1 + of;
    const std::size_t end = of > 0 ? past_owner(all, owner, line) : owner;
    if (end == owner || end > tokens.size()) continue;
    const auto sum = joined && figures == owned->owner_end ? sum_at(all, end, line) : std::nullopt;
    const std::size_t behind = sum ? sum->second : end;
    const std::string one = words.find(Sense::kind, tokens, at) ? std::string(sort) : singular(sort, words);
    return fmt::format(
        "{}{}{}{}{} {}{}{}", line.substr(0, tokens[at].begin), one,
        line.substr(tokens[owned->sort_end - 1].end, tokens[figures - 1].end - tokens[owned->sort_end - 1].end),
        sum ? "; " : ", ", one, text_between(line, tokens[figures + 1], tokens[end - 1]),
        sum ? fmt::format(" ({} total)", sum->first) : "", line.substr(tokens[behind - 1].end));
  }
  return std::string(line);
}

}  // namespace estafette::readers
