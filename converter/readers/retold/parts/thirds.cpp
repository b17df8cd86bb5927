#include "converter/readers/retold/parts/thirds.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {

namespace {

/// How many whole battalions stand before a third at `at`, and where they begin: 2 of "2⅓", "(2 1/3" and ", 2 1/3", but
/// none of "IR 2 ⅓", which is a number.
struct Wholes {
  int battalions = 0;
  std::size_t from = 0;  ///< byte
};

/// A word that neither numbers nor tells the sort of troops stands there: "IR Kern 2 1/3", but "IR 2 1/3".
bool ends_with_name(std::string_view before, const PhraseBook& words) {
  const Tokens tokens = tokens_of(before);
  if (tokens.size() < 2 || tokens.back().is != Token::Is::word) return false;
  const std::size_t last = tokens.size() - 1;
  for (const Sense numbered : {Sense::kind, Sense::unit, Sense::arm, Sense::serial, Sense::count, Sense::command})
    if (words.has(numbered, tokens, last)) return false;
  return true;
}

Wholes wholes_before(std::string_view line, std::size_t at, const PhraseBook& words) {
  const bool blank = at > 1 && line[at - 1] == ' ';
  const std::size_t digit = at - (blank ? 2 : 1);
  if (at == 0 || !is_digit(line[digit]) || (digit > 0 && is_digit(line[digit - 1]))) return {0, at};
  const std::string_view before = trim(line.substr(0, digit));
  const bool begins = before.empty() || std::string_view("(,;:-").find(before.back()) != std::string_view::npos ||
                      ends_with_name(before, words);
  return blank && !begins ? Wholes{0, at} : Wholes{line[digit] - '0', digit};
}

/// "2 bns, 2 coys" for two battalions and a third; "10 coys" for one and two thirds, whose companies would be its own.
std::string told(int battalions, int thirds) {
  constexpr int kCompaniesOfAThird = 2;  // where battalions were told of in thirds, in Austria, they had six companies
  const int companies = thirds * kCompaniesOfAThird;
  if (battalions == 0) return fmt::format("{} coys", companies);
  if (battalions == 1 && thirds == 2) return fmt::format("{} coys", 3 * kCompaniesOfAThird + companies);
  return fmt::format("{} bns, {} coys", battalions, companies);
}

}  // namespace

std::string with_thirds_as_companies(std::string_view line, const PhraseBook& words) {
  static constexpr std::array<std::pair<std::string_view, int>, 4> kThirds = {
      {{"\u2153", 1}, {"\u2154", 2}, {"1/3", 1}, {"2/3", 2}}};
  std::string result(line);
  for (const auto& [spelt, thirds] : kThirds) {
    for (std::size_t at = result.find(spelt); at != std::string::npos; at = result.find(spelt, at + 1)) {
      const Wholes wholes = wholes_before(result, at, words);
      const bool figures = spelt[1] == '/';
      if (figures && (wholes.battalions == 0 || wholes.from + 1 == at)) continue;  // "1/3 bat." may number two; "11/3"
      std::size_t to = at + spelt.size();
      const std::size_t word = to + (to < result.size() && result[to] == ' ' ? 1 : 0);
      const Tokens behind = tokens_of(std::string_view(result).substr(std::min(word, result.size())));
      const std::optional<PhraseFound> count = behind.empty() ? std::nullopt : words.find(Sense::count, behind, 0);
      const bool letter = !behind.empty() && behind[0].text == "b";  // "2⅓ B."
      const bool alone = wholes.from > 0 && result[wholes.from - 1] == '(' && to < result.size() && result[to] == ')';
      if (!alone && !letter && (!count || count->part || count->is != "battalions")) continue;
      if (!alone) to = word + behind[letter ? 0 : count->length - 1].end;
      if (to < result.size() && result[to] == '.') ++to;
      const std::string put = told(wholes.battalions, thirds);
      result.replace(wholes.from, to - wholes.from, put);
      at = wholes.from + put.size() - 1;
    }
  }
  return result;
}

}  // namespace estafette::readers
