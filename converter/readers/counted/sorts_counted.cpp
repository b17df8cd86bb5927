#include "converter/readers/counted/sorts_counted.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kMostCompanies = 99;
constexpr int kMostBatteriesOfANation = 12;

bool counts(std::string_view what, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  return count && count->is == what;
}

/// A count and the nation behind it, "2 KGL", with the token behind them.
struct NationCounted {
  std::size_t end = 0;
  bool batteries = false;  ///< their word follows
};

std::optional<NationCounted> nation_counted(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const bool number = tokens[at].is == Token::Is::number && tokens[at].value <= kMostBatteriesOfANation;
  const bool begins = at == 0 || tokens[at - 1].mark(",") || tokens[at - 1].mark(":") || tokens[at - 1].mark("&") ||
                      tokens[at - 1].mark(";") || words.has(Sense::link, tokens, at - 1);
  const std::optional<PhraseFound> nation = number && begins ? words.find(Sense::nation, tokens, at + 1) : std::nullopt;
  if (!nation) return std::nullopt;
  const std::size_t end = at + 1 + nation->length;
  return NationCounted{end, end < tokens.size() && counts("batteries", tokens, end, words)};
}

}  // namespace

std::string with_companies_of_sort(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos || colon == 0) return std::string(line);
  const std::string_view sort = trim(line.substr(0, colon)), told = trim(line.substr(colon + 2));
  const Tokens named = tokens_of(sort), counted = tokens_of(told);
  if (named.empty() || counted.empty() || counted[0].is != Token::Is::number || counted[0].value > kMostCompanies ||
      std::any_of(sort.begin(), sort.end(), is_digit))
    return std::string(line);
  const std::optional<PhraseFound> kind = kind_in(named, words);
  const bool foot = kind && arm_of(*kind_from(kind->is)) == Arm::infantry;
  const bool before = counts("companies", named, named.size() - 1, words);
  const bool behind = counted.size() > 1 && counts("companies", counted, 1, words);
  if (!foot || before == behind || words.any(Sense::command, named, 0, named.size())) return std::string(line);
  std::size_t rest = behind ? 2 : 1;
  if (rest + 1 < counted.size() && counted[rest].mark(",")) ++rest;  // "6, brigaded"
  const bool plain = std::all_of(counted.begin() + static_cast<std::ptrdiff_t>(rest), counted.end(),
                                 [&](const Token& token) { return token.is == Token::Is::word; });
  if (!plain || counted.size() > rest + 2) return std::string(line);
  const std::string how = rest < counted.size() ? fmt::format(", {}", told.substr(counted[rest].begin)) : "";
  return fmt::format("{}{} ({} companies)", sort, how, counted[0].value);
}

std::string with_batteries_of_each_nation(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::vector<NationCounted> nations;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
    if (const std::optional<NationCounted> nation = nation_counted(tokens, at, words)) nations.push_back(*nation);
  const auto told = [](const NationCounted& nation) { return nation.batteries; };
  if (nations.size() < 2 || std::none_of(nations.begin(), nations.end(), told) ||
      std::all_of(nations.begin(), nations.end(), told))
    return std::string(line);
  std::string all;
  std::size_t from = 0;
  for (const NationCounted& nation : nations) {
    const bool ends = nation.end == tokens.size() || tokens[nation.end].is == Token::Is::mark ||
                      words.has(Sense::link, tokens, nation.end);
    if (!nation.batteries && !ends) return std::string(line);  // "2 Portuguese brigades"
    if (nation.batteries) continue;
    const std::size_t end = tokens[nation.end - 1].end;
    all.append(line.substr(from, end - from)).append(" batteries");
    from = end;
  }
  return all.append(line.substr(from));
}

}  // namespace estafette::readers
