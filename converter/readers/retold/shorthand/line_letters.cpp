#include "converter/readers/retold/shorthand/line_letters.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kHighestRegiment = 250;

/// Nothing behind the letters makes them something else: no name, as of a lieutenant, and no word.
bool stands_alone(const Tokens& tokens, std::size_t at) {
  std::size_t next = at + 1;
  if (next < tokens.size() && tokens[next].mark(".")) ++next;
  if (next == tokens.size()) return true;
  const Token& behind = tokens[next];
  return behind.is == Token::Is::number || behind.text == "and" || behind.mark("(") || behind.mark(",") ||
         behind.mark(";") || behind.mark("&") || behind.mark("/") || behind.mark("-") || behind.mark("+");
}

/// "24 Line (2)" beside others that have letters, "26 Lt (2)": its number too.
std::string with_numbers_of_counted(std::string_view line) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 0; at + 4 < tokens.size(); ++at) {
    const Token& number = tokens[at];
    const bool foot = tokens[at + 1].text == "line" || tokens[at + 1].text == "light";
    if (number.is == Token::Is::number && !number.thousands && number.value <= kHighestRegiment && foot &&
        tokens[at + 2].mark("(") && tokens[at + 3].is == Token::Is::number && tokens[at + 4].mark(")"))
      told.put(number.begin, number.end, with_ordinal_ending(number.value));
  }
  return told.text();
}

}  // namespace

std::string with_line_letters_spelt(std::string_view line) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const Token &number = tokens[at - 1], &letters = tokens[at];
    const bool of_line = letters.text == "ln";
    if (!(of_line || letters.text == "lt") || !number.figure() || number.thousands || number.value < 1 ||
        number.value > kHighestRegiment || !stands_alone(tokens, at))
      continue;
    const bool rank = !of_line && number.is == Token::Is::ordinal;  // "2nd Lt"
    if (rank) continue;
    const bool stop = at + 1 < tokens.size() && tokens[at + 1].mark(".") && tokens[at + 1].joined;
    told.put(number.begin, stop ? tokens[at + 1].end : letters.end,
             fmt::format("{} {}", with_ordinal_ending(number.value), of_line ? "Line" : "Light"));
  }
  return told.changed() ? with_numbers_of_counted(told.text()) : std::string(line);
}

std::string with_numbers_of_bracketed(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 0; at + 5 < tokens.size(); ++at) {
    const Token& number = tokens[at];
    const std::string& sort = tokens[at + 1].text;
    const bool foot = sort == "line" || sort == "light" || sort == "ligne" || sort == "leger" || sort == "legere";
    if (number.is != Token::Is::number || number.thousands || number.value > kHighestRegiment || !foot ||
        !tokens[at + 2].mark("(") || tokens[at + 3].is != Token::Is::number ||
        (at > 0 && (tokens[at - 1].mark("/") || tokens[at - 1].figure())))
      continue;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at + 4);
    const bool parts = count && (count->is == "battalions" || count->is == "squadrons");
    if (!parts && !tokens[at + 4].mark("/")) continue;
    const std::size_t men = parts ? at + 5 + count->length : at + 5;  // behind a comma, a slash or "="
    if (men >= tokens.size() || tokens[men].is != Token::Is::number) continue;
    told.put(number.begin, number.end, with_ordinal_ending(number.value));
  }
  return told.text();
}

std::string with_battalions_in_figures(std::string_view line, const PhraseBook& words) {
  constexpr int kMostBattalions = 8;
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  std::size_t battalions = 0;
  bool without_sort = false;
  for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
    const bool stroke = tokens[at].is == Token::Is::word && tokens[at + 1].mark("/") && tokens[at + 1].joined &&
                        tokens[at + 2].is == Token::Is::ordinal;
    const std::optional<int> number = stroke ? roman(text_between(line, tokens[at], tokens[at])) : std::nullopt;
    if (!number || *number > kMostBattalions) continue;
    ++battalions;
    without_sort = without_sort || at + 3 == tokens.size() || tokens[at + 3].is == Token::Is::mark ||
                   words.has(Sense::link, tokens, at + 3);
    told.put(tokens[at].begin, tokens[at].end, fmt::format("{}", *number));
  }
  return battalions > 0 && without_sort ? told.text() : std::string(line);
}

std::string with_provisionals_spelt(std::string_view line) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const bool letters = tokens[at].text == "prov" || tokens[at].text == "provis";
    if (!letters) continue;
    const auto is_light = [&](std::size_t one) {
      return tokens[one].text == "leg" || tokens[one].text == "lt" || tokens[one].text == "light" ||
             tokens[one].text == "legere" || tokens[one].text == "leger";
    };
    const auto is_line = [&](std::size_t one) { return tokens[one].text == "line" || tokens[one].text == "ligne"; };
    std::size_t number = at - 1;
    const bool light = is_light(number), sort = light || is_line(number);
    if (sort && number > 0) --number;
    const std::string_view written = text_between(line, tokens[number], tokens[number]);
    if (tokens[number].is != Token::Is::ordinal || written.ends_with('.') || written.ends_with("\u00BA")) continue;
    const bool stop = at + 1 < tokens.size() && tokens[at + 1].mark(".") && tokens[at + 1].joined;
    const std::size_t last = stop ? at + 1 : at;
    const bool told_behind = last + 1 < tokens.size() && tokens[last + 1].is == Token::Is::word;  // "10th prov Line"
    told.put(tokens[number].end, tokens[last].end,
             told_behind ? " Provisional"
             : light     ? " Provisional Light"
                         : " Provisional Line");
  }
  return told.text();
}

}  // namespace estafette::readers
