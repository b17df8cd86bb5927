#include "converter/readers/text/prose/sentence/sentences.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kShortestWord = 4;  ///< letters of a word that ends a sentence, and is no short form

/// "1) Brigade Kern", ",, Roe ,, ,, Nr. 3": a note below a page, or a line of dittos, whatever ends before it.
bool begins_anew(std::string_view rest) {
  const std::size_t digits = rest.find_first_not_of("0123456789");
  return rest.starts_with(",,") || (digits > 0 && rest.substr(std::min(digits, rest.size())).starts_with(") "));
}

/// Where "consisted of" begins among the first `most` tokens; `most` if it does not.
std::size_t holds_at(const Tokens& tokens, std::size_t most, const PhraseBook& words) {
  for (std::size_t at = 1; at < std::min(tokens.size(), most); ++at)
    if (const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at); link && link->is == "holds")
      return at;
  return most;
}

/// "... bestand aus Nr. 1, 2 und 5. Brigade Roe bestand aus ...": another command of which as much is told, and no "5.
/// Brigade".
bool tells_of_another(std::string_view sentence, std::string_view rest, const PhraseBook& words) {
  constexpr std::size_t kLooked = 80;  // bytes
  constexpr std::size_t kMostOfNextName = 6;
  const Tokens before = tokens_of(sentence), tokens = tokens_of(rest.substr(0, kLooked));
  const auto colon = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.mark(":"); });
  const bool told = colon - tokens.begin() < static_cast<std::ptrdiff_t>(std::min(tokens.size(), kMostOfNextName)) ||
                    holds_at(tokens, kMostOfNextName, words) < kMostOfNextName;
  return told && words.has(Sense::command, tokens, 0) && holds_at(before, before.size(), words) < before.size();
}

/// "... formed. then", "2 p. - Kern": what goes on in small letters or behind a dash is the same sentence.
bool goes_on(std::string_view rest) {
  return rest.empty() || is_small(rest.front()) || rest.front() == '-' || rest.starts_with("\u2013") ||
         rest.starts_with("\u2014");
}

/// "Rak. 5 pp. - Kern": a short name, and a unit with its number behind it.
bool begins_unit(std::string_view sentence, std::string_view rest, const PhraseBook& words) {
  constexpr std::size_t kLooked = 40, kShortestName = 3;  // bytes
  const std::size_t blank = sentence.rfind(' ');
  const std::string_view last = blank == std::string_view::npos ? sentence : sentence.substr(blank + 1);
  const Tokens name = tokens_of(last), unit = tokens_of(rest.substr(0, kLooked));
  const bool named = last.size() >= kShortestName && begins_capital(last) && !is_capital(last.back()) &&
                     words.senses_of(name.front()) == 0;
  return named && unit.size() > 1 && unit[0].is != Token::Is::word && unit[0].is != Token::Is::mark &&
         (words.has(Sense::kind, unit, 1) || words.has(Sense::unit, unit, 1));
}

/// How many letters a word has: of Cyrillic ones two bytes each are one, "пп." and "кав." are short forms.
std::size_t letters_of(std::string_view word) {
  if (word.find_first_of("\xD0\xD1") == std::string_view::npos) return word.size();
  return static_cast<std::size_t>(
      std::count_if(word.begin(), word.end(), [](char c) { return (c & '\xC0') != '\x80'; }));
}

/// "J.B", "А.А", "Ch.-L": initials, whose last full stop ends no sentence.
bool is_initials(std::string_view word) {
  constexpr std::size_t kLongestInitial = 2;  // letters of "Ch"
  bool several = false;
  for (std::size_t from = 0; from <= word.size();) {
    const std::size_t end = std::min(word.find_first_of(".-", from), word.size());
    if (letters_of(word.substr(from, end - from)) > kLongestInitial) return false;
    several = several || end < word.size();
    from = end + 1;
  }
  return several && std::none_of(word.begin(), word.end(), is_digit);
}

/// The last word before a full stop is whole, a figure that counts men, or closes a bracket.
bool ends_sentence(std::string_view sentence, const PhraseBook& words) {
  std::string_view last = sentence;
  if (const std::size_t blank = last.rfind(' '); blank != std::string_view::npos) last.remove_prefix(blank + 1);
  if (last.ends_with(')') || last.ends_with(']')) return true;
  if (const std::size_t stop = last.rfind('.');
      stop != std::string_view::npos && stop > 0 && is_any_letter(last[stop - 1]))
    last.remove_prefix(stop + (last.substr(stop).starts_with(".-") ? 2 : 1));  // "Landwehr-Inf.-Rgt"
  const Tokens tokens = tokens_of(last);
  const bool figure = tokens.size() == 1 && tokens[0].is == Token::Is::number && tokens[0].value >= kSurelyMen;
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 0);
  const bool men = tokens.size() == 1 && count && count->is == "men" && tokens[0].text == "men";
  return figure || men ||
         (letters_of(last) >= kShortestWord && !is_initials(last) && !words.has(Sense::rank, tokens, 0));
}

/// "... rückte auf. Sie bestand aus": it tells what the last command consisted of, whatever word ends before it.
bool tells_of_last(std::string_view sentence, std::string_view rest, const PhraseBook& words) {
  constexpr std::size_t kLooked = 40;  // bytes
  if (sentence.empty() || is_capital(sentence.back()) || goes_on(rest)) return false;
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens_of(rest.substr(0, kLooked)), 0);
  return link && link->is == "holds";
}

}  // namespace

namespace {

/// "Alba (Jos", of "Alba (Jos. Mayr)": a short word within a bracket is a first name cut short.
bool abbreviates_in_bracket(std::string_view sentence) {
  constexpr std::size_t kLongest = 4;  // letters
  const std::size_t open = sentence.rfind('(');
  return open != std::string_view::npos && sentence.find(')', open) == std::string_view::npos &&
         sentence.find(' ', open) == std::string_view::npos && letters_of(sentence.substr(open + 1)) <= kLongest;
}

}  // namespace

std::vector<std::string_view> sentences_of(std::string_view paragraph, const PhraseBook& words) {
  std::vector<std::string_view> sentences;
  std::size_t from = 0;
  for (std::size_t at = 1; at + 2 < paragraph.size(); ++at) {
    if ((paragraph[at] != '.' && paragraph[at] != ')') || paragraph[at + 1] != ' ') continue;
    const std::string_view rest = paragraph.substr(at + 2);
    const std::string_view before = paragraph.substr(from, at - from);
    const bool stop = paragraph[at] == '.' && !abbreviates_in_bracket(before) && !goes_on(rest) &&
                      (ends_sentence(before, words) || begins_unit(before, rest, words));
    const std::string_view told = paragraph.substr(from, at + 1 - from);
    const bool inside = std::count(told.begin(), told.end(), '(') > std::count(told.begin(), told.end(), ')');
    const bool figure = paragraph[at] == '.' && is_digit(paragraph[at - 1]);
    const bool another = figure && tells_of_another(before, rest, words);
    const bool goes_back = paragraph[at] == '.' && tells_of_last(before, rest, words);
    if (!stop && !another && !goes_back && (inside || !begins_anew(rest))) continue;
    sentences.push_back(trim(paragraph.substr(from, at - from + (paragraph[at] == ')' ? 1U : 0U))));
    from = at + 2;
  }
  std::string_view rest = trim(paragraph.substr(from));
  while (rest.ends_with('.')) rest.remove_suffix(1);
  if (!rest.empty()) sentences.push_back(rest);
  return sentences;
}

}  // namespace estafette::readers
