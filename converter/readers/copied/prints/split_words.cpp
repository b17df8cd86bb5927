#include "converter/readers/copied/prints/split_words.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::string_view kSplit = "- ";
constexpr std::size_t kShortestPart = 2;  ///< bytes

/// A word that names troops, commands, ranks or what is told of them, and no part of another.
bool is_word_of_orbat(std::string_view word, const PhraseBook& words) {
  const Tokens tokens = tokens_of(word);
  if (tokens.size() != 1) return false;
  constexpr std::array<Sense, 9> kSenses = {Sense::kind,    Sense::unit, Sense::command, Sense::count, Sense::rank,
                                            Sense::quality, Sense::arm,  Sense::verb,    Sense::nation};
  return std::any_of(kSenses.begin(), kSenses.end(), [&](Sense sense) {
    const std::optional<PhraseFound> found = words.find(sense, tokens, 0);
    return found && !found->part;
  });
}

std::size_t begin_of_word(std::string_view text, std::size_t end) {
  while (end > 0 && is_any_letter(text[end - 1])) --end;
  return end;
}

std::size_t end_of_word(std::string_view text, std::size_t from) {
  while (from < text.size() && is_any_letter(text[from])) ++from;
  return from;
}

/// "fanteria ..." behind a number: a word in small letters for troops.
bool begins_small_troops(std::string_view text, const PhraseBook& words) {
  const std::string_view word = text.substr(0, end_of_word(text, 0));
  const Tokens tokens = tokens_of(word);
  return !word.empty() && is_small(word.front()) && tokens.size() == 1 &&
         (words.has(Sense::unit, tokens, 0) || words.has(Sense::kind, tokens, 0) || words.has(Sense::arm, tokens, 0));
}

}  // namespace

std::string with_split_words_joined(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  for (std::size_t at = text.find(kSplit, 1); at != std::string::npos; at = text.find(kSplit, at + 1)) {
    const std::size_t begin = begin_of_word(text, at), behind = at + kSplit.size(), end = end_of_word(text, behind);
    if (at - begin < kShortestPart || end - behind < kShortestPart) continue;
    const std::string first = text.substr(begin, at - begin), second = text.substr(behind, end - behind);
    const bool link = words.has(Sense::link, tokens_of(second), 0);
    if (begins_capital(second)) {  // "Infanterie- Regiment"
      if (is_word_of_orbat(first, words) && is_word_of_orbat(second, words)) text.erase(at + 1, 1);
    } else if (!link && is_word_of_orbat(first + second, words)) {
      text.erase(at, kSplit.size());
    }
  }
  return text;
}

std::string with_raised_letters(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostDigits = 3;
  struct Raised {
    std::string_view typed, letter;
  };
  constexpr std::array<Raised, 4> kRaised = {
      {{".0 ", "\u00BA"}, {" .0 ", "\u00BA"}, {" .a ", "\u00AA"}, {".a ", "\u00AA"}}};
  std::string text(line);
  for (std::size_t at = 1; at + 3 < text.size(); ++at) {
    if (!is_digit(text[at - 1])) continue;
    std::size_t begin = at;
    while (begin > 0 && is_digit(text[begin - 1])) --begin;
    const bool alone = begin == 0 || (text[begin - 1] != '.' && text[begin - 1] != ',');
    if (!alone || at - begin > kMostDigits) continue;
    const std::string_view rest = std::string_view(text).substr(at);
    for (const auto& [typed, letter] : kRaised)
      if (rest.starts_with(typed) && begins_small_troops(rest.substr(typed.size()), words)) {
        text.replace(at, typed.size() - 1, letter);
        break;
      }
  }
  return text;
}

void join_split_words(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (TextLine& line : lines) {
    if (line.back_matter) continue;
    if (line.text.find(kSplit) != std::string::npos) line.text = with_split_words_joined(line.text, words);
    if (line.text.find(".0 ") != std::string::npos || line.text.find(".a ") != std::string::npos)
      line.text = with_raised_letters(line.text, words);
  }
}

}  // namespace estafette::readers
