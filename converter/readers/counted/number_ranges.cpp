#include "converter/readers/counted/number_ranges.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "base/text.hpp"
#include "converter/readers/words/ordinals.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr int kMostUnits = 12;

class RangedLine {
 public:
  RangedLine(std::string_view line, const PhraseBook& words) : line_(line), words_(words), tokens_(tokens_of(line)) {}

  [[nodiscard]] std::string listed() const {
    Rewriting told(line_);
    for (std::size_t at = 0; at + 1 < tokens_.size(); ++at) {
      const std::optional<std::size_t> last = end_of_range(at);
      if (!last || !counts_units(at, *last)) continue;
      std::string numbers(text_of(at));
      for (int number = tokens_[at].value + 1; number <= tokens_[*last].value; ++number)
        numbers.append(", ").append(number_as(number, text_of(*last)));
      told.put(tokens_[at].begin, tokens_[*last].end, numbers);
      at = *last;
    }
    return told.text();
  }

 private:
  [[nodiscard]] std::string_view text_of(std::size_t at) const { return text_between(line_, tokens_[at], tokens_[at]); }

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

/// "1.-3. Bataillon" as "1. bis 3. Bataillon": no dash that is glued to a stop is told from one within a word.
std::string with_stopped_numbers_apart(std::string_view line) {
  constexpr std::array<std::string_view, 2> kDashes = {".-", ".\u2013"};
  std::string text(line);
  for (const std::string_view dash : kDashes)
    for (std::size_t at = text.find(dash); at != std::string::npos; at = text.find(dash, at + 1)) {
      const std::size_t to = at + dash.size();
      if (at > 0 && is_digit(text[at - 1]) && to < text.size() && is_digit(text[to]))
        text.replace(at, dash.size(), ". bis ");
    }
  return text;
}

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

}  // namespace

std::string with_ranges_listed(std::string_view line, const PhraseBook& words) {
  if (!may_have_range(line)) return std::string(line);
  const std::string apart = with_stopped_numbers_apart(line);
  std::string listed = RangedLine(apart, words).listed();
  return listed == apart ? std::string(line) : listed;
}

}  // namespace estafette::readers
