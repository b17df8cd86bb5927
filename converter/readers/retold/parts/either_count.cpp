#include "converter/readers/retold/parts/either_count.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_higher_of_two(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 4 < tokens.size(); ++at) {
    const bool choice = (tokens[at - 1].mark("(") || tokens[at - 1].mark("[")) && tokens[at].is == Token::Is::number &&
                        words.has(Sense::either, tokens, at + 1) && tokens[at + 2].is == Token::Is::number &&
                        tokens[at + 2].value == tokens[at].value + 1;
    const std::optional<PhraseFound> count = choice ? words.find(Sense::count, tokens, at + 3) : std::nullopt;
    const std::size_t end = count ? at + 3 + count->length : tokens.size();
    if (end >= tokens.size() || !(tokens[end].mark(")") || tokens[end].mark("]"))) continue;
    return fmt::format("{}({}) [Note: {}]{}", line.substr(0, tokens[at - 1].begin),
                       line.substr(tokens[at + 2].begin, tokens[end].begin - tokens[at + 2].begin),
                       line.substr(tokens[at].begin, tokens[end].begin - tokens[at].begin),
                       line.substr(tokens[end].end));
  }
  return std::string(line);
}

std::string with_strength_between(std::string_view line, const PhraseBook& words) {
  constexpr int kFewestOfEither = 100, kMostApart = 3;
  constexpr std::size_t kLongestLink = 8;  // bytes of "between", "zwischen"
  const Tokens tokens = tokens_of(line);
  std::size_t end = tokens.size();
  if (end > 1 && tokens[end - 1].is == Token::Is::word) {
    const std::optional<PhraseFound> men = words.find(Sense::count, tokens, end - 1);
    if (!men || men->is != "men") return std::string(line);
    --end;
  }
  if (end < 4 || tokens[end - 1].is != Token::Is::number || tokens[end - 3].is != Token::Is::number ||
      tokens[end - 2].is != Token::Is::word || line.find(':') != std::string_view::npos)
    return std::string(line);
  const Token& first = tokens[end - 3];
  const Token& last = tokens[end - 1];
  const auto [least, most] = std::minmax(first.value, last.value);
  const bool open = words.has(Sense::either, tokens, end - 2);
  const auto links = [&](std::size_t at) {
    const Token& token = tokens[at];
    return token.is == Token::Is::word && !capital_at(line, token.begin) && token.end - token.begin <= kLongestLink &&
           !words.has(Sense::count, tokens, at) && !words.has(Sense::kind, tokens, at) &&
           !words.has(Sense::unit, tokens, at) && !words.has(Sense::serial, tokens, at) &&
           !words.has(Sense::loss, tokens, at);
  };
  const bool years = may_be_year(first.value) && may_be_year(last.value) && !first.thousands;
  if (least < kFewestOfEither || most > least * kMostApart || least == most || years || !links(end - 2) ||
      (!open && first.value > last.value))
    return std::string(line);
  std::size_t from = end - 3;  // of "between", "entre", "von"
  if (!open && from > 1 && links(from - 1) && !words.has(Sense::about, tokens, from - 1)) --from;
  return fmt::format("{} {}\u2013{} men", trim(line.substr(0, tokens[from].begin)), least, most);
}

std::string with_thousands_joined(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kDigits = 3;
  constexpr int kMostThousands = 99;
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 3 < tokens.size(); ++at) {
    const bool told = words.has(Sense::men, tokens, at - 1) || words.has(Sense::total, tokens, at - 1);
    const bool figures = told && tokens[at].is == Token::Is::number && tokens[at].value <= kMostThousands &&
                         tokens[at + 1].mark(",") && tokens[at + 2].is == Token::Is::number &&
                         tokens[at + 2].end - tokens[at + 2].begin == kDigits;
    const std::optional<PhraseFound> men = figures ? words.find(Sense::count, tokens, at + 3) : std::nullopt;
    if (!men || men->is != "men" || tokens[at + 1].end == tokens[at + 2].begin) continue;
    return fmt::format("{}{}", line.substr(0, tokens[at + 1].end), line.substr(tokens[at + 2].begin));
  }
  return std::string(line);
}

std::string with_companies_behind(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostListed = 12;
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 5 || tokens[0].text != "companies") return std::string(line);
  std::size_t count = 0, at = 1;
  for (; at < tokens.size() && tokens[at].is != Token::Is::ordinal; ++at) {
    const bool letter = tokens[at].is == Token::Is::word && tokens[at].end - tokens[at].begin == 1 &&
                        capital_at(line, tokens[at].begin);
    count += letter ? 1U : 0U;
    const bool between = tokens[at].mark(",") || tokens[at].mark("&") || words.has(Sense::link, tokens, at);
    if (!letter && !between) return std::string(line);
  }
  if (count < 2 || count > kMostListed || at >= tokens.size()) return std::string(line);
  const std::string_view regiment = line.substr(tokens[at].begin);
  const std::size_t end = std::min(regiment.find_first_of(":(,["), regiment.size());
  std::string_view told = trim(line.substr(0, tokens[at].begin));
  if (told.ends_with(',')) told.remove_suffix(1);
  return fmt::format("{}, {}{}", trim(regiment.substr(0, end)), told, regiment.substr(end));
}

}  // namespace estafette::readers
