#include "converter/readers/counted/ordinals_told.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/ordinals.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>
#include <vector>

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

/// "Twentyfourth": the place behind its first part; 0 if it has no such parts.
std::size_t glued_part(std::string_view word, const PhraseBook& words) {
  constexpr std::size_t kShortest = 5, kLongest = 7;  // letters of "forty" and "seventy"
  constexpr std::array<std::string_view, 4> kEndings = {"st", "nd", "rd", "th"};
  const auto ends = [&](std::string_view ending) { return word.ends_with(ending); };
  if (word.size() < kShortest + 4 || std::none_of(kEndings.begin(), kEndings.end(), ends)) return 0;
  for (std::size_t end = kShortest; end <= kLongest && end + 3 < word.size(); ++end) {
    const std::optional<PhraseFound> ten = words.find(Sense::ordinal, tokens_of(word.substr(0, end)), 0);
    const bool tens = ten && ten->is.ends_with('+');
    if (tens && words.has(Sense::ordinal, tokens_of(word.substr(end)), 0)) return end;
  }
  return 0;
}

}  // namespace

SpeltOrdinal spelt_ordinal(const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  int sum = 0, last = 0;
  for (std::size_t at = from; at < tokens.size();) {
    const std::optional<PhraseFound> found = words.find(Sense::ordinal, tokens, at);
    if (!found && at == from && tokens[at].is == Token::Is::word && !tokens[at].text.empty()) {
      const std::size_t end = glued_part(tokens[at].text, words);
      if (end == 0) return {};
      const std::string apart = tokens[at].text.substr(0, end) + '-' + tokens[at].text.substr(end);
      return {spelt_ordinal(tokens_of(apart), 0, words).figures, 1};
    }
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

namespace {

/// "Alabama" behind "Third, Ninth and Forty-fifth"; of several also "Foot" or "regiments", but no "cavalry brigades".
bool ends_numbers(const Tokens& tokens, std::size_t at, bool several, const PhraseBook& words) {
  if (at >= tokens.size() || words.has(Sense::state, tokens, at)) return at < tokens.size();
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  const bool regiments = (count && count->is == "regiments") || words.has(Sense::kind, tokens, at);
  const auto command = [&](std::size_t next) {
    const std::optional<PhraseFound> commands = words.find(Sense::count, tokens, next);
    return words.has(Sense::command, tokens, next) || (commands && commands->is == "commands");
  };
  return several && regiments && !command(at) && !command(at + 1);
}

}  // namespace

std::string with_state_numbers_in_figures(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestSpelt) return std::string(line);
  const Tokens tokens = tokens_of(line);
  Rewriting text(line);
  for (std::size_t at = 0; at < tokens.size();) {
    std::vector<std::pair<std::size_t, SpeltOrdinal>> numbers;
    std::size_t end = at;  // one past the last number
    for (std::size_t next = at; next < tokens.size();) {
      SpeltOrdinal spelt = spelt_ordinal(tokens, next, words);
      if (spelt.length == 0) break;
      end = next + spelt.length;
      numbers.emplace_back(next, std::move(spelt));
      next = end;
      while (next < tokens.size() && (is_joint(tokens, next, words) || is_the(tokens, next, words))) ++next;
      if (next == end) break;
    }
    if (numbers.empty() || !ends_numbers(tokens, end, numbers.size() > 1, words)) {
      ++at;
      continue;
    }
    for (const auto& [number, spelt] : numbers) {
      text.put(tokens[number].begin, tokens[number + spelt.length - 1].end, spelt.figures);
    }
    at = end;
  }
  return text.text();
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
      figures += fmt::format(" {} ", text_between(line, tokens[at], tokens[at]));
    else
      break;
    at += number.length > 0 ? number.length : std::size_t{1};
  }
  const std::optional<PhraseFound> count = at == 0 ? std::nullopt : words.find(Sense::count, tokens, at);
  if (!count || count->is != "battalions") return std::string(line);
  return fmt::format("{} {}", figures, line.substr(tokens[at].begin));
}

std::string with_command_number_in_figures(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kFewest = 2;  // words of one: "trente et uni\u00E8me", "thirty-first"
  if (line.size() > kLongestSpelt) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> article = words.find(Sense::link, tokens, 0);
  const std::size_t from = article ? article->length : 0;
  const SpeltOrdinal number = from < tokens.size() ? spelt_ordinal(tokens, from, words) : SpeltOrdinal{};
  const std::size_t end = from + number.length;
  if (number.length < kFewest || end >= tokens.size() || !words.has(Sense::command, tokens, end))
    return std::string(line);
  return fmt::format("{}{} {}", line.substr(0, tokens[from].begin), number.figures, line.substr(tokens[end].begin));
}

}  // namespace estafette::readers
