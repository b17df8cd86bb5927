#include "converter/readers/retold/number_ranges.hpp"

#include "base/text.hpp"
#include "converter/readers/words/ordinals.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr int kMostUnits = 12;

/// The letters behind the digits of "3rd", "3e", "3."; empty for a plain figure.
std::string_view ending_of(std::string_view number) {
  std::size_t digits = 0;
  while (digits < number.size() && is_digit(number[digits])) ++digits;
  return number.substr(digits);
}

/// The number as the list writes it: "2nd" in English, with the ending of the last in any other language.
std::string numbered(int number, std::string_view last) {
  const bool english = last == "st" || last == "nd" || last == "rd" || last == "th";
  return fmt::format("{}{}", number, english ? english_ending(number) : last);
}

class RangedLine {
 public:
  RangedLine(std::string_view line, const PhraseBook& words) : line_(line), words_(words), tokens_(tokens_of(line)) {}

  [[nodiscard]] std::string listed() const {
    std::string text;
    std::size_t done = 0;
    for (std::size_t at = 0; at + 1 < tokens_.size(); ++at) {
      const std::optional<std::size_t> last = end_of_range(at);
      if (!last || !counts_units(at, *last)) continue;
      text += line_.substr(done, tokens_[at].begin - done);
      for (int number = tokens_[at].value; number <= tokens_[*last].value; ++number)
        text += fmt::format(
            "{}{}", number == tokens_[at].value ? "" : ", ",
            number == tokens_[at].value ? std::string(text_of(at)) : numbered(number, ending_of(text_of(*last))));
      done = tokens_[*last].end;
      at = *last;
    }
    return text.append(line_.substr(done));
  }

 private:
  [[nodiscard]] std::string_view text_of(std::size_t at) const {
    return line_.substr(tokens_[at].begin, tokens_[at].end - tokens_[at].begin);
  }

  /// The second number of "1st-3rd", "1st to 3rd", "3-5".
  [[nodiscard]] std::optional<std::size_t> end_of_range(std::size_t at) const {
    const Token::Is is = tokens_[at].is;
    if (is != Token::Is::ordinal && is != Token::Is::number) return std::nullopt;
    std::size_t last = at + 1;
    if (tokens_[last].mark("-") && last + 1 < tokens_.size()) ++last;
    const std::string_view apart = line_.substr(tokens_[at].end, tokens_[last].begin - tokens_[at].end);
    const std::string_view between = is == Token::Is::number ? apart : trim(apart);  // but "#5 - 8 sqns"
    bool joined = between == "-" || between == "\u2013";
    if (const auto link = joined ? std::nullopt : words_.find(Sense::link, tokens_, last); link && link->is == "up to")
      joined = link->length == 1;
    if (joined && tokens_[last].is != is) ++last;
    if (!joined || last >= tokens_.size() || tokens_[last].is != is) return std::nullopt;
    const int units = tokens_[last].value - tokens_[at].value + 1;
    return units > 1 && units <= kMostUnits ? std::optional(last) : std::nullopt;
  }

  /// Troops stand behind ordinals, or a word for a number before figures.
  [[nodiscard]] bool counts_units(std::size_t first, std::size_t last) const {
    if (tokens_[first].is == Token::Is::number) {
      std::size_t serial = first;
      if (serial > 0 && tokens_[serial - 1].mark(".")) --serial;
      return serial > 0 && words_.has(Sense::serial, tokens_, serial - 1);
    }
    bool troops = false;
    std::size_t at = last + 1;
    const auto listed = [&](std::size_t i) {  // "1st-3rd & 6th-7th Tirailleurs"
      return tokens_[i].is == Token::Is::ordinal || tokens_[i].mark("&") || tokens_[i].mark("-") ||
             tokens_[i].mark(",");
    };
    while (at < tokens_.size() && listed(at)) ++at;
    for (; at < tokens_.size() && tokens_[at].is == Token::Is::word; ++at) {
      if (words_.has(Sense::month, tokens_, at)) return false;
      const std::optional<PhraseFound> command = words_.find(Sense::command, tokens_, at);
      if (command && !command->part) return false;
      troops = troops || words_.has(Sense::kind, tokens_, at) || words_.has(Sense::unit, tokens_, at);
    }
    return troops;
  }

  std::string_view line_;
  const PhraseBook& words_;
  Tokens tokens_;
};

/// Most lines have no figure before a dash or a word between two numbers.
bool may_have_range(std::string_view line) {
  std::size_t numbers = 0;
  for (std::size_t at = 0; at < line.size(); ++at)
    numbers += is_digit(line[at]) && (at == 0 || !is_digit(line[at - 1])) ? 1U : 0U;
  if (numbers < 2) return false;
  return line.find('-') != std::string_view::npos || line.find("\u2013") != std::string_view::npos ||
         line.find(" to ") != std::string_view::npos || line.find(" bis ") != std::string_view::npos ||
         line.find(" au ") != std::string_view::npos || line.find(" al ") != std::string_view::npos;
}

constexpr std::size_t kLongestSpelt = 400;  ///< bytes of such a line
constexpr std::array<std::string_view, 19> kOrdinals = {
    "first",     "second",    "third",       "fourth",     "fifth",     "sixth",      "seventh",
    "eighth",    "ninth",     "tenth",       "eleventh",   "twelfth",   "thirteenth", "fourteenth",
    "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth"};
constexpr std::array<std::string_view, 8> kTens = {"twenty", "thirty",  "forty",  "fifty",
                                                   "sixty",  "seventy", "eighty", "ninety"};
constexpr std::array<std::string_view, 8> kTenths = {"twentieth", "thirtieth",  "fortieth",  "fiftieth",
                                                     "sixtieth",  "seventieth", "eightieth", "ninetieth"};
constexpr std::array<std::string_view, 6> kFrenchOrdinals = {"premier",   "deuxieme",  "troisieme",
                                                             "quatrieme", "cinquieme", "sixieme"};  ///< folded
constexpr int kTen = 10, kTwenty = 20, kHundred = 100;

template <std::size_t kSize>
std::optional<int> place_in(const std::array<std::string_view, kSize>& spelt, std::string_view word) {
  const auto found = std::find(spelt.begin(), spelt.end(), word);
  return found == spelt.end() ? std::nullopt : std::optional(static_cast<int>(found - spelt.begin()));
}

/// A number in letters, and how many tokens it has; none if its length is 0.
struct SpeltOrdinal {
  int value = 0;
  std::size_t length = 0;
};

/// "Third", "Thirtieth", "Thirty-sixth", "One hundred and forty-ninth".
SpeltOrdinal spelt_ordinal(const Tokens& tokens, std::size_t from) {
  const auto word = [&](std::size_t at) { return at < tokens.size() ? std::string_view(tokens[at].text) : ""; };
  std::size_t at = from;
  int value = 0;
  if (word(at) == "one" && word(at + 1) == "hundred") {
    value = kHundred;
    at += word(at + 2) == "and" ? std::size_t{3} : std::size_t{2};
  }
  if (const std::optional<int> ten = place_in(kTens, word(at))) {
    const std::size_t next = at + 1 < tokens.size() && tokens[at + 1].mark("-") ? at + 2 : at + 1;
    const std::optional<int> one = place_in(kOrdinals, word(next));
    return one && *one < kTen - 1 ? SpeltOrdinal{value + kTwenty + kTen * *ten + *one + 1, next + 1 - from}
                                  : SpeltOrdinal{};
  }
  if (const std::optional<int> one = place_in(kOrdinals, word(at))) return {value + *one + 1, at + 1 - from};
  if (const std::optional<int> ten = place_in(kTenths, word(at))) return {value + kTwenty + kTen * *ten, at + 1 - from};
  return {};
}

}  // namespace

std::string with_ranges_listed(std::string_view line, const PhraseBook& words) {
  return may_have_range(line) ? RangedLine(line, words).listed() : std::string(line);
}

std::string with_state_numbers_in_figures(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestSpelt) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::string text;
  std::size_t told = 0;
  for (std::size_t at = 0; at < tokens.size();) {
    const SpeltOrdinal spelt = spelt_ordinal(tokens, at);
    const std::size_t state = at + spelt.length;
    if (spelt.length == 0 || !words.has(Sense::state, tokens, state)) {
      ++at;
      continue;
    }
    text += fmt::format("{}{}{}", line.substr(told, tokens[at].begin - told), spelt.value, english_ending(spelt.value));
    told = tokens[state - 1].end;
    at = state;
  }
  return text + std::string(line.substr(told));
}

std::string with_battalion_numbers_in_figures(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestSpelt) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::string figures;
  std::size_t at = 0;
  while (at < tokens.size()) {
    const std::optional<int> number = place_in(kFrenchOrdinals, tokens[at].text);
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (number)
      figures += fmt::format("{}{}", *number + 1, *number == 0 ? "er" : "e");
    else if (tokens[at].mark(","))
      figures += ", ";
    else if (link && link->is == "and")
      figures += " et ";
    else
      break;
    ++at;
  }
  const std::optional<PhraseFound> count = at == 0 ? std::nullopt : words.find(Sense::count, tokens, at);
  if (!count || count->is != "battalions") return std::string(line);
  return fmt::format("{} {}", figures, line.substr(tokens[at].begin));
}

}  // namespace estafette::readers
