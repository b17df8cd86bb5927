#include "converter/readers/counted/counts_led.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/hints.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestOfCounted = 120;  ///< bytes

/// Where "under" and the like begin and end, and where the person behind it begins.
struct UnderWhom {
  std::size_t at = 0, end = 0, person = 0;
};

std::optional<UnderWhom> under_whom(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> led = words.find(Sense::commander, tokens, at);
    if (!led || words.has(Sense::count, tokens, at) || words.has(Sense::rank, tokens, at)) continue;
    std::size_t person = at + led->length;
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, person);  // "sous le colonel Kern"
    if (link && words.has(Sense::rank, tokens, person + link->length)) person += link->length;
    if (person >= tokens.size()) return std::nullopt;
    const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, person);
    const std::size_t named = person + (rank ? rank->length : 0);
    if (named >= tokens.size()) return std::nullopt;
    const std::string_view name = line.substr(tokens[named].begin);
    return may_be_person(tokens_of(name), 0, name, words) ? std::optional(UnderWhom{at, at + led->length, person})
                                                          : std::nullopt;
  }
  return std::nullopt;
}

/// A count of something, and a name or a kind of troops besides.
bool counts_troops(const Tokens& tokens, std::size_t to, const PhraseBook& words) {
  bool counted = false, named = words.any(Sense::kind, tokens, 0, to);
  for (std::size_t at = 0; at < to; ++at) {
    counted = counted || (tokens[at].is == Token::Is::number && words.has(Sense::count, tokens, at + 1));
    named = named || tokens[at].is == Token::Is::ordinal;
  }
  return counted && named;
}

}  // namespace

std::string with_leader_of_counted(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestOfCounted || std::none_of(line.begin(), line.end(), is_digit)) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const std::optional<UnderWhom> led = under_whom(line, tokens, words);
  if (!led || words.any(Sense::verb, tokens, 0, tokens.size())) return std::string(line);
  const Token& last = tokens[led->at - 1];
  if (last.is == Token::Is::mark && !last.mark(".") && !last.mark(")")) return std::string(line);
  const auto mark = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.mark(":"); });
  const auto colon = static_cast<std::size_t>(mark - tokens.begin());
  const std::string_view person = line.substr(tokens[led->person].begin);
  const std::string_view under = text_between(line, tokens[led->at], tokens[led->end - 1]);
  if (colon >= led->at) {  // none before it
    if (words.any(Sense::command, tokens, 0, led->at)) return std::string(line);
    const std::string_view counted = line.substr(0, last.end);
    if (facts_of(tokens, 0, led->at, words, false) && words.has(Sense::count, tokens, 1))
      return fmt::format("{} ({}), {} {}", line.substr(tokens[1].begin, last.end - tokens[1].begin), counted, under,
                         person);  // "3 battalions under Kern": "under" is no name
    if (!counts_troops(tokens, led->at, words)) return std::string(line);
    return fmt::format("{}, {} {}", counted, under, person);
  }
  if (colon == 0 || !facts_of(tokens, colon + 1, led->at, words, false)) return std::string(line);
  const std::string_view troops = trim(line.substr(0, tokens[colon].begin));
  const std::string_view counted = trim(line.substr(tokens[colon].end, last.end - tokens[colon].end));
  const Tokens named = tokens_of(troops);
  if (words.any(Sense::command, named, 0, named.size()) || arm_alone(named, words))
    return fmt::format("{}: {} ({})", troops, person, counted);
  return fmt::format("{} ({}), {} {}", troops, counted, under, person);
}

}  // namespace estafette::readers
