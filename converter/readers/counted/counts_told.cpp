#include "converter/readers/counted/counts_told.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// "Présents : 7.900 hommes": most lines with a colon have no such word.
bool counts_the_present(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (const auto count = words.find(Sense::count, tokens, at); count && count->is == "present") return true;
  return false;
}

constexpr int kMostParts = 8;  ///< battalions or squadrons of a regiment

/// The token behind "18th Légère Regiment": an ordinal, words, the last of them one for a regiment; 0 if it begins
/// otherwise.
std::size_t past_numbered_regiment(const Tokens& tokens, const PhraseBook& words) {
  if (tokens.size() < 3 || tokens[0].is != Token::Is::ordinal) return 0;
  std::size_t at = 1;
  while (at < tokens.size() && tokens[at].is == Token::Is::word && !words.has(Sense::command, tokens, at)) ++at;
  if (at == 1) return 0;
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at - 1);
  if (!unit || unit->is != "regiment") return 0;
  return at < tokens.size() && tokens[at].mark(".") ? at + 1 : at;
}

}  // namespace

std::string with_colon_behind_count(std::string_view line, const PhraseBook& words) {
  const std::size_t dash = line.find(" - ");
  if (dash == std::string_view::npos || dash + 3 >= line.size() || !is_digit(line[dash + 3])) return std::string(line);
  const Tokens before = tokens_of(line.substr(0, dash));
  const std::optional<PhraseFound> count = before.empty() ? std::nullopt : words.find(Sense::count, before, 0);
  const bool alone = count && !count->part && count->length == before.size() && before[0].is == Token::Is::word;
  if (!alone || count->is == "batteries" || count->is == "regiments") return std::string(line);
  return fmt::format("{}: {}", line.substr(0, dash), line.substr(dash + 3));
}

std::string with_small_count_in_brackets(std::string_view line, const PhraseBook& words) {
  if (line.empty() || !is_digit(line.front())) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const std::size_t name = past_numbered_regiment(tokens, words);
  std::size_t figure = name;
  if (figure > 0 && figure < tokens.size() && tokens[figure].mark(",")) ++figure;
  if (name == 0 || figure >= tokens.size() || tokens[figure].is != Token::Is::number || tokens[figure].value < 1 ||
      tokens[figure].value > kMostParts || tokens[figure].joined)
    return std::string(line);
  const std::size_t behind = figure + 1;
  std::size_t men = behind;
  if (men < tokens.size() && tokens[men].mark(",")) ++men;
  const bool ends = behind == tokens.size();
  const bool strength = men < tokens.size() && tokens[men].is == Token::Is::number && tokens[men].value >= kSurelyMen;
  if (!ends && !strength) return std::string(line);
  return fmt::format("{} ({}){}{}", line.substr(0, tokens[name - 1].end), tokens[figure].value, ends ? "" : " ",
                     ends ? std::string_view{} : line.substr(tokens[men].begin));
}

std::string with_counts_spelt(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  for (std::size_t open = text.find('('); open != std::string::npos; open = text.find('(', open + 1)) {
    const std::size_t close = text.find(')', open);
    const std::string_view inside = close == std::string::npos
                                        ? std::string_view{}
                                        : trim(std::string_view(text).substr(open + 1, close - open - 1));
    const bool short_form = (inside.size() == 2 || (inside.size() == 3 && inside[1] == ' ')) && is_digit(inside[0]) &&
                            (inside.back() == 'b' || inside.back() == 's');
    if (short_form)
      text.replace(open + 1, close - open - 1,
                   fmt::format("{} {}", inside[0], inside.back() == 'b' ? "battalions" : "squadrons"));
  }
  for (std::size_t times = text.find("x "); times != std::string::npos; times = text.find("x ", times + 1)) {
    std::size_t digit = times;
    while (digit > 0 && text[digit - 1] == ' ') --digit;
    if (digit == 0 || !is_digit(text[digit - 1])) continue;
    const Tokens behind = tokens_of(std::string_view(text).substr(times + 2));
    const std::optional<PhraseFound> count = behind.empty() ? std::nullopt : words.find(Sense::count, behind, 0);
    if (count && (count->is == "battalions" || count->is == "squadrons")) text.replace(digit, times + 2 - digit, " ");
  }
  return text;
}

std::string with_present_alone(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || !counts_the_present(line, words)) return std::string(line);
  const Tokens before = tokens_of(line.substr(0, colon)), behind = tokens_of(line.substr(colon + 1));
  const std::optional<PhraseFound> present = before.empty() ? std::nullopt : words.find(Sense::count, before, 0);
  const bool label = present && present->is == "present" && present->length == before.size();
  if (!label || behind.size() < 2 || behind[0].is != Token::Is::number) return std::string(line);
  const std::optional<PhraseFound> men = words.find(Sense::count, behind, 1);
  const bool rest = men && 1 + men->length < behind.size();
  if (!men || men->is != "men" || (rest && !behind[1 + men->length].mark("."))) return std::string(line);
  return std::string(trim(line.substr(0, colon + 1 + behind[0].end)));
}

std::string with_present_behind_name(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(':');
  if (colon == std::string_view::npos || !counts_the_present(line, words)) return std::string(line);
  const Tokens before = tokens_of(line.substr(0, colon)), behind = tokens_of(line.substr(colon + 1));
  const std::optional<PhraseFound> men = behind.size() < 2 ? std::nullopt : words.find(Sense::count, behind, 1);
  if (!men || men->is != "men" || behind[0].is != Token::Is::number || 1 + men->length != behind.size())
    return std::string(line);
  for (std::size_t at = 2; at < before.size(); ++at) {
    const std::optional<PhraseFound> present = words.find(Sense::count, before, at);
    if (!present || present->is != "present" || at + present->length != before.size()) continue;
    if (!before[at - 1].mark(",") && !before[at - 1].mark("-")) break;
    return fmt::format("{} - {}", trim(line.substr(0, before[at - 1].begin)), trim(line.substr(colon + 1)));
  }
  return std::string(line);
}

}  // namespace estafette::readers
