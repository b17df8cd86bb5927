#include "converter/readers/retold/pages/articles.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestArticles = 2;
constexpr int kLinesOfHeadings = 12;          ///< a decree is named at the top
constexpr std::size_t kFewestWords = 4;       ///< of a sentence
constexpr std::size_t kMostHeadingWords = 8;  ///< of a line that names a decree

/// The token behind "Art. 5", "Article 12er."; 0 if the line begins otherwise.
std::size_t past_article(const Tokens& line, const PhraseBook& words) {
  const std::optional<PhraseFound> article = line.empty() ? std::nullopt : words.find(Sense::decree, line, 0);
  if (!article || article->part) return 0;
  std::size_t at = article->length;
  if (at < line.size() && line[at].mark(".")) ++at;
  if (at >= line.size() || (line[at].is != Token::Is::number && line[at].is != Token::Is::ordinal)) return 0;
  ++at;
  while (at < line.size() && (line[at].mark(".") || line[at].mark("...") || line[at].mark("-") || line[at].mark(":")))
    ++at;
  return at;
}

/// A word of a few letters and a number begin it.
bool may_be_article(std::string_view line) {
  constexpr std::size_t kLongestWord = 12;  // bytes, with its full stop and a blank
  if (line.empty() || is_digit(line.front())) return false;
  const std::size_t digit = line.find_first_of("0123456789");
  return digit <= kLongestWord && line.find(' ') >= 2 &&
         line.substr(0, digit).find_first_of("(,/:") == std::string_view::npos;
}

bool names_decree(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  for (std::size_t at = 0; at < tokens.size() && tokens.size() <= kMostHeadingWords; ++at)
    if (const auto heading = words.find(Sense::heading, tokens, at); heading && heading->is == "decree") return true;
  return false;
}

}  // namespace

std::vector<Problem> tell_articles(std::vector<TextLine>& lines, const PhraseBook& words) {
  struct Article {
    TextLine* line;
    bool figures = false;
  };
  std::vector<Article> articles;
  bool decree = false;
  int above = kLinesOfHeadings;
  std::size_t sure = 0;
  for (TextLine& line : lines) {
    if (line.footnote || line.back_matter || line.text.size() > kLongestLine) continue;
    decree = decree || (above-- > 0 && names_decree(line, words));
    if (!may_be_article(line.text)) continue;
    const Tokens tokens = tokens_of(line.text);
    const std::size_t end = past_article(tokens, words);
    if (end == 0) continue;
    const std::string_view behind = std::string_view(line.text).substr(tokens[end - 1].end);
    articles.push_back({&line, has_digit(behind)});
    decree = decree || (end == tokens.size() &&
                        (tokens.back().mark(".") || tokens.back().mark("...")));  // "Art. 3.": nothing else on its line
    sure += end == tokens.size() || tokens.size() - end >= kFewestWords ? 1U : 0U;
  }
  std::vector<Problem> looks;
  if (!decree && sure < kFewestArticles) return looks;
  for (const Article& article : articles) {
    if (article.figures)
      looks.push_back({"", article.line->line, "", article.line->text, "troops, and no article of a decree",
                       "If it tells of troops that were there, give them lines of their own"});
    article.line->text = fmt::format("Note: {}", article.line->text);
  }
  return looks;
}

}  // namespace estafette::readers
