#include "converter/readers/retold/apart/groups_apart.hpp"

#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// Whether a phrase of that sense ends right before a token.
bool ends_before(Sense sense, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  constexpr std::size_t kLongest = 3;  // tokens of "infantry of the line"
  for (std::size_t from = at; from-- > 0 && at - from <= kLongest;)
    if (const std::optional<PhraseFound> found = words.find(sense, tokens, from); found && from + found->length == at)
      return !found->part;
  return false;
}

}  // namespace

std::string with_groups_apart(std::string_view line, const PhraseBook& words) {
  if (line.find_first_of("([;/&+") != std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::size_t begin = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (tokens[at].mark(":")) begin = at + 1;
  if (tokens.size() < begin + 5 || words.any(Sense::command, tokens, begin, tokens.size())) return std::string(line);
  for (std::size_t at = begin; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
        count && count->is != "regiments")
      return std::string(line);
  std::size_t end = tokens.size();
  while (end > begin && tokens[end - 1].is == Token::Is::mark) --end;
  const bool shared = end > begin && words.has(Sense::unit, tokens, end - 1);
  int joints = 0;
  for (std::size_t at = begin + 1; at + 1 < end; ++at) {
    if (!tokens[at].mark(",") && !is_joint(tokens, at, words)) continue;
    ++joints;
    const bool kind = ends_before(Sense::kind, tokens, at, words), unit = ends_before(Sense::unit, tokens, at, words);
    const bool another = words.any(Sense::kind, tokens, at + 1, end) && !words.has(Sense::kind, tokens, at + 1);
    if (joints < 2 || tokens[at].mark(",") || (!kind && !unit) || !another) continue;
    const std::string_view last = text_between(line, tokens[end - 1], tokens[end - 1]);
    return fmt::format("{}{}, {}", line.substr(0, tokens[at - 1].end), shared && !unit ? fmt::format(" {}", last) : "",
                       line.substr(tokens[at + 1].begin));
  }
  return std::string(line);
}

}  // namespace estafette::readers
