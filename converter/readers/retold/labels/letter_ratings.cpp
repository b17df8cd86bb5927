#include "converter/readers/retold/labels/letter_ratings.hpp"

#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr int kFewestMen = 50;
constexpr int kMostGuns = 24;
constexpr std::size_t kFewestLines = 3;

/// True if a line ends with a lone capital behind a blank; `men` is then set to the figure before it, or 0.
bool ends_with_letter(const TextLine& line, int& men, const PhraseBook& words) {
  if (!may_be_read(line) || line.text.size() < 4) return false;
  const std::string_view text = line.text;
  if (text[text.size() - 2] != ' ' || text.back() < 'A' || text.back() > 'Z') return false;
  const Tokens tokens = tokens_of(text);
  const bool figure = tokens.size() > 2 && tokens[tokens.size() - 2].is == Token::Is::number;
  men = figure ? tokens[tokens.size() - 2].value : 0;
  return tokens.size() > 2 && !words.has(Sense::count, tokens, tokens.size() - 1);  // "900 M"
}

/// "Battery Roe 4 N V": guns by their sort before the letter.
bool tells_guns(std::string_view text) {
  const Tokens tokens = tokens_of(text);
  const std::size_t size = tokens.size();
  return size > 3 && tokens[size - 3].is == Token::Is::number && tokens[size - 3].value <= kMostGuns &&
         tokens[size - 2].is == Token::Is::word && tokens[size - 2].end == tokens[size - 2].begin + 1;
}

}  // namespace

void tell_letters_behind_strengths(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::size_t told = 0;
  int men = 0;
  for (const TextLine& line : lines) told += ends_with_letter(line, men, words) && men >= kFewestMen ? 1U : 0U;
  if (told < kFewestLines) return;
  for (TextLine& line : lines) {
    if (!ends_with_letter(line, men, words) || (men < kFewestMen && !tells_guns(line.text))) continue;
    line.text = fmt::format("{} [{}]", line.text.substr(0, line.text.size() - 2), line.text.back());
  }
}

}  // namespace estafette::readers
