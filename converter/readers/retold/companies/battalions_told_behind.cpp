#include "converter/readers/retold/companies/battalions_told_behind.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// "1st Bn (893)" at `at`: the token of its opening bracket; 0 if something else stands there.
std::size_t battalion_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at + 4 >= tokens.size() || tokens[at].is != Token::Is::ordinal) return 0;
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at + 1);
  if (!count || count->is != "battalions" || words.has(Sense::plural, tokens, at + 1)) return 0;
  const std::size_t open = at + 1 + count->length;
  const bool strength = open + 2 < tokens.size() && tokens[open].mark("(") &&
                        tokens[open + 1].is == Token::Is::number && tokens[open + 2].mark(")");
  return strength ? open : 0;
}

/// Words for a regiment, from `at` up to a comma or a colon: where that mark stands; 0 if there is none.
std::size_t regiment_ends(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  bool regiment = false;
  std::size_t end = at;
  for (; end < tokens.size() && tokens[end].is != Token::Is::mark; ++end) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, end);
    if (words.has(Sense::command, tokens, end) || (count && count->is != "regiments")) return 0;
    regiment = regiment || words.has(Sense::unit, tokens, end) || words.has(Sense::kind, tokens, end);
  }
  const bool mark = end < tokens.size() && (tokens[end].mark(",") || tokens[end].mark(":"));
  return regiment && mark ? end : 0;
}

}  // namespace

std::string with_battalions_before_regiment(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const bool begins = at == 0 || tokens[at - 1].mark(":") || tokens[at - 1].mark(";") || tokens[at - 1].mark(",");
    const std::size_t mark = begins && tokens[at].begin >= told.done() ? regiment_ends(tokens, at, words) : 0;
    if (mark == 0) continue;
    const std::string_view regiment = text_between(line, tokens[at], tokens[mark - 1]);
    std::string battalions;
    std::size_t next = mark + 1, end = mark, count = 0;
    while (const std::size_t open = battalion_at(tokens, next, words)) {
      battalions +=
          fmt::format("{}{} {} {}", count == 0 ? "" : ", ", text_between(line, tokens[next], tokens[open - 1]),
                      regiment, text_between(line, tokens[open], tokens[open + 2]));
      ++count;
      end = open + 2;
      next = end + 1;
      while (next < tokens.size() && is_joint(tokens, next, words)) ++next;
    }
    if (count > 1) told.put(tokens[at].begin, tokens[end].end, battalions);
  }
  return told.text();
}

}  // namespace estafette::readers
