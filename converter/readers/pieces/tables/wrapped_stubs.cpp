#include "converter/readers/pieces/tables/wrapped_stubs.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestFiguresInRow = 3;
constexpr std::size_t kMostWordsOfRest = 3;
constexpr std::size_t kFewestWrapped = 2;

/// Where the figures begin that end a row, dashes among them; `tokens.size()` if there are too few.
std::size_t figures_at_end(const Tokens& tokens) {
  std::size_t first = tokens.size(), cells = 0, figures = 0;
  while (first > 1) {
    const Token& token = tokens[first - 1];
    const bool dash = token.is == Token::Is::mark && token.text.front() == '-';
    if (token.is != Token::Is::number && !dash) break;
    figures += token.is == Token::Is::number ? 1U : 0U;
    ++cells;
    --first;
  }
  return figures > 0 && cells >= kFewestFiguresInRow ? first : tokens.size();
}

/// "Corps.", "Army Corps.", "Brigade;", "Battery", "cavalry." without what ends it; empty for any other line.
std::string_view rest_of_name(std::string_view text, const PhraseBook& words) {
  while (!text.empty() && (text.back() == '.' || text.back() == ';' || text.back() == ',')) text.remove_suffix(1);
  if (text.empty() || has_digit(text) || text.back() == ':') return "";
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || tokens.size() > kMostWordsOfRest) return "";
  const Head head = head_of({tokens, tokens.size(), words});
  const bool plain =
      std::all_of(tokens.begin(), tokens.end(), [](const Token& one) { return one.is == Token::Is::word; });
  return plain && head.is != Head::Is::nothing && !head.numbered ? text : "";
}

/// "Morton", "Seventeenth", "Total First", "Fifteenth Army": no troops and no command until a word follows.
bool lacks_word(const Tokens& tokens, std::size_t to, const PhraseBook& words) {
  return to > 0 && (tokens[to - 1].text == "army" || head_of({tokens, to, words}).is == Head::Is::nothing);
}

/// "Fifteenth Army Corps 733 14,076" of "Fifteenth Army 733 14,076" above "Corps."; empty if they are not one.
std::string row_of(const TextLine& row, const TextLine& below, const PhraseBook& words) {
  const std::string_view rest = rest_of_name(below.text, words);
  if (rest.empty()) return "";
  const Tokens tokens = tokens_of(row.text);
  const std::size_t figures = figures_at_end(tokens);
  if (figures == tokens.size() || !lacks_word(tokens, figures, words)) return "";
  const std::size_t at = tokens[figures].begin;
  return fmt::format("{} {} {}", trim(std::string_view(row.text).substr(0, at)), rest, row.text.substr(at));
}

/// "First Brigade:" of "First" above "Brigade:"; empty if they are not one.
std::string heading_of(const TextLine& number, const TextLine& below, const PhraseBook& words) {
  const Tokens tokens = tokens_of(number.text), command = tokens_of(below.text);
  const bool one = tokens.size() == 1 && words.has(Sense::ordinal, tokens, 0);
  const bool alone = command.size() == 2 && command[1].mark(":") && words.has(Sense::command, command, 0);
  return one && alone ? number.text + " " + below.text : "";
}

}  // namespace

void join_wrapped_stubs(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> joined;
  std::size_t wrapped = 0;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    joined.push_back(lines[at]);
    if (at + 1 == lines.size() || !may_be_read(lines[at]) || !may_be_read(lines[at + 1])) continue;
    std::string whole = row_of(lines[at], lines[at + 1], words);
    if (whole.empty()) whole = heading_of(lines[at], lines[at + 1], words);
    if (whole.empty()) continue;
    ++wrapped;
    ++at;
    joined.back().text = std::move(whole);
    joined.back().lines = lines[at].line + lines[at].lines - joined.back().line;
  }
  if (wrapped >= kFewestWrapped) lines = std::move(joined);
}

}  // namespace estafette::readers
