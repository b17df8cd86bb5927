#include "converter/readers/counted/ordinals_told.hpp"

#include "converter/readers/words/ordinals.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <charconv>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestSpelt = 400;  ///< bytes of such a line
constexpr int kTen = 10;

/// The digits that a text begins with; 0 if there are none.
int leading_number(std::string_view text) {
  int value = 0;
  (void)std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

}  // namespace

SpeltOrdinal spelt_ordinal(const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  int sum = 0, last = 0;
  for (std::size_t at = from; at < tokens.size();) {
    const std::optional<PhraseFound> found = words.find(Sense::ordinal, tokens, at);
    if (!found) return {};
    const int value = leading_number(found->is);
    const bool fits = last == 0 || value < (last % (kTen * kTen) == 0 ? kTen * kTen : kTen);  // "twenty-third"
    if (!fits) return {};
    sum += value;
    at += found->length;
    if (!found->is.ends_with('+'))
      return {from + found->length == at ? found->is : number_as(sum, found->is), at - from};
    last = value;
    if (at < tokens.size() && tokens[at].mark("-")) ++at;
  }
  return {};
}

std::string with_state_numbers_in_figures(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestSpelt) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::string text;
  std::size_t told = 0;
  for (std::size_t at = 0; at < tokens.size();) {
    const SpeltOrdinal spelt = spelt_ordinal(tokens, at, words);
    const std::size_t state = at + spelt.length;
    if (spelt.length == 0 || state >= tokens.size() || !words.has(Sense::state, tokens, state)) {
      ++at;
      continue;
    }
    text.append(line.substr(told, tokens[at].begin - told)).append(spelt.figures);
    told = tokens[state - 1].end;
    at = state;
  }
  return text.append(line.substr(told));
}

std::string with_battalion_numbers_in_figures(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestSpelt) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::string figures;
  std::size_t at = 0;
  while (at < tokens.size()) {
    const SpeltOrdinal number = spelt_ordinal(tokens, at, words);
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (number.length > 0)
      figures += number.figures;
    else if (tokens[at].mark(","))
      figures += ", ";
    else if (link && link->is == "and")
      figures += fmt::format(" {} ", line.substr(tokens[at].begin, tokens[at].end - tokens[at].begin));
    else
      break;
    at += number.length > 0 ? number.length : std::size_t{1};
  }
  const std::optional<PhraseFound> count = at == 0 ? std::nullopt : words.find(Sense::count, tokens, at);
  if (!count || count->is != "battalions") return std::string(line);
  return fmt::format("{} {}", figures, line.substr(tokens[at].begin));
}

}  // namespace estafette::readers
