#include "converter/readers/retold/companies/companies_of_gunners.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// Some companies of one regiment: its tokens, and where the word for companies stands, or would.
struct Companies {
  std::size_t begin = 0, numbers = 0, end = 0;
};

/// "9e, 10e et 12e": one past the last of such numbers; `at` if there is none.
std::size_t past_numbers(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  std::size_t end = at;
  while (at < tokens.size() && tokens[at].is == Token::Is::ordinal) {
    end = at + 1;
    at = end;
    while (at < tokens.size() && is_joint(tokens, at, words)) ++at;
  }
  return end;
}

/// The companies that begin at a token: numbers, perhaps the word for them, and a regiment of foot or horse guns.
std::optional<Companies> companies_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  constexpr std::size_t kMostBetween = 7;  // tokens: "Cies du 1er d'artillerie à"
  const std::size_t numbers = past_numbers(tokens, at, words);
  bool regiment = false;
  for (std::size_t end = numbers; numbers > at && end < std::min(numbers + kMostBetween, tokens.size()); ++end) {
    if (tokens[end].is == Token::Is::mark && !tokens[end].mark("'") && !tokens[end].mark(".")) return std::nullopt;
    regiment = regiment || tokens[end].is == Token::Is::ordinal;
    if (regiment && words.codes().find(Code::Level::guns, tokens[end].text) != nullptr)
      return Companies{at, numbers, end + 1};
  }
  return std::nullopt;
}

}  // namespace

std::string with_companies_of_gunners_apart(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t at = 0;
  while (at < tokens.size() && !tokens[at].mark(":")) ++at;
  at = at == tokens.size() ? 0 : at + 1;
  const std::size_t first = at;
  std::vector<Companies> all;
  while (at < tokens.size()) {
    const std::optional<Companies> some = companies_at(tokens, at, words);
    if (!some) break;
    all.push_back(*some);
    at = some->end;
    while (at < tokens.size() && is_joint(tokens, at, words)) ++at;
  }
  const std::optional<PhraseFound> count =
      all.size() > 1 ? words.find(Sense::count, tokens, all.front().numbers) : std::nullopt;
  if (!count || count->is != "companies") return std::string(line);
  const std::string_view word =
      text_between(line, tokens[all.front().numbers], tokens[all.front().numbers + count->length - 1]);
  const std::string one = singular(word, words);
  std::string told(line.substr(0, first < tokens.size() ? tokens[first].begin : 0));
  for (const Companies& some : all) {
    const std::size_t regiment = some.numbers + (words.has(Sense::count, tokens, some.numbers) ? count->length : 0);
    const std::string_view of = text_between(line, tokens[regiment], tokens[some.end - 1]);
    const Code* const arm = words.codes().find(Code::Level::guns, tokens[some.end - 1].text);
    for (std::size_t number = some.begin; number < some.numbers; ++number) {
      if (tokens[number].is != Token::Is::ordinal) continue;
      const bool begins = number == some.begin && &some == &all.front();
      told += fmt::format("{}{} {} {} [{} artillery]", begins ? "" : "; ",
                          text_between(line, tokens[number], tokens[number]), one, of, arm->words);
    }
  }
  return told.append(line.substr(tokens[all.back().end - 1].end));
}

namespace {

/// "6e r\u00E9giment d'artillerie \u00E0 pied", "6th Foot Artillery" at a token, up to the next mark: a regiment of
/// gunners, and no company.
bool is_regiment_of_gunners(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at >= tokens.size() || tokens[at].is != Token::Is::ordinal) return false;
  bool gunners = false;
  for (std::size_t next = at + 1; next < tokens.size() && tokens[next].is == Token::Is::word; ++next) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, next);
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, next);
    if (count && (count->is == "companies" || count->is == "batteries") && !(kind && kind->part)) return false;
    gunners = gunners || (kind && arm_of(*kind_from(kind->is)) == Arm::artillery);
  }
  return gunners;
}

}  // namespace

std::string with_company_of_gunners_whole(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t at = 0;
  while (at < tokens.size() && !tokens[at].mark(":")) ++at;
  if (at == tokens.size() || !words.any(Sense::arm, tokens, 0, at)) return std::string(line);
  Rewriting text(line);
  for (; at + 3 < tokens.size(); ++at) {
    std::size_t company = tokens[at].is == Token::Is::ordinal ? at + 1 : tokens.size();
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, company);
    company += count ? count->length : 0;
    const bool one = count && count->is == "companies" && company < tokens.size() && tokens[company].mark(",");
    const bool several = at > 0 && is_and(tokens, at - 1, words);  // "3e & 5e cies"
    if (!one || several || !is_regiment_of_gunners(tokens, company + 1, words)) continue;
    text.put(tokens[company].begin, tokens[company].end, "");
    std::size_t next = company + 1;
    while (next < tokens.size() && tokens[next].is != Token::Is::mark) ++next;
    if (next < tokens.size() && tokens[next].mark(",")) text.put(tokens[next].begin, tokens[next].end, ";");
    at = next - 1;
  }
  return text.text();
}

}  // namespace estafette::readers
