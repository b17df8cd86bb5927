#include "converter/readers/retold/apart/articles_listed.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::string_view kOutOf = "aus";  ///< "aus dem Infanterie-Regiment Nr. 5"

/// How many tokens an article has there, with "aus" before it: 0 if none begins there, or nothing follows it.
std::size_t article_at(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const auto is_article = [&](std::size_t token) {
    return token + 1 < tokens.size() && line[tokens[token].begin] >= 'a' && is_the(tokens, token, words);
  };
  if (at < tokens.size() && tokens[at].text == kOutOf && is_article(at + 1)) return 2;
  return is_article(at) ? 1 : 0;
}

/// Words for a unit, its sort or what it is counted by.
bool tells_of_unit(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  return words.any(Sense::unit, tokens, from, to) || words.any(Sense::kind, tokens, from, to) ||
         words.any(Sense::count, tokens, from, to);
}

/// The list with its articles taken away, whose first unit has one (two units at least) or has none (three).
std::string without_articles(std::string_view line, bool first_has, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t first = 0;
  while (first < tokens.size() && !tokens[first].mark(":")) ++first;
  if (first == 0 || first >= tokens.size() || !words.any(Sense::command, tokens, 0, first) ||
      words.has(Sense::note, tokens, 0))
    return std::string(line);
  for (std::size_t at = first; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> verb = words.find(Sense::verb, tokens, at); verb && verb->is != "which")
      return std::string(line);  // a sentence
  Rewriting text(line);
  std::size_t from = first + 1, units = 0;
  std::size_t article = article_at(line, tokens, from, words);
  if ((article > 0) != first_has) return std::string(line);
  if (first_has) text.put(tokens[from].begin, tokens[from + article].begin, "");
  int depth = 0;
  for (std::size_t at = from + article; at <= tokens.size(); ++at) {
    const bool end = at == tokens.size();
    if (!end) depth += tokens[at].mark("(") ? 1 : tokens[at].mark(")") ? -1 : 0;
    const bool comma = !end && (tokens[at].mark(",") || tokens[at].mark(";"));
    if (!end && (depth > 0 || !(comma || is_and(tokens, at, words)))) continue;
    const bool both = !end && comma && is_and(tokens, at + 1, words) && article_at(line, tokens, at + 2, words) > 0;
    const std::size_t next = both ? at + 2 : at + 1;
    article = end ? 0 : article_at(line, tokens, next, words);
    if (!end && article == 0) continue;
    if (!tells_of_unit(tokens, from, at, words)) return std::string(line);
    ++units;
    if (end) break;
    text.put(tokens[at - 1].end, tokens[next + article].begin, ", ");
    from = next + article;
    at = from - 1;
  }
  return units >= (first_has ? 2U : 3U) ? text.text() : std::string(line);
}

}  // namespace

std::string without_articles_of_units(std::string_view line, const PhraseBook& words) {
  return without_articles(line, true, words);
}

std::string without_later_articles(std::string_view line, const PhraseBook& words) {
  return line.find(',') == std::string_view::npos ? std::string(line) : without_articles(line, false, words);
}

}  // namespace estafette::readers
