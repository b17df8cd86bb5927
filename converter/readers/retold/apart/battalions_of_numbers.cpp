#include "converter/readers/retold/apart/battalions_of_numbers.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kMostBattalion = 6;
constexpr int kMostRegiment = 199;

/// One past "2/28" or "74" at that token, whose last is the number of a regiment; `from` if it is neither.
std::size_t past_numbers(const Tokens& tokens, std::size_t from) {
  const auto number = [&](std::size_t at, int most) {
    return at < tokens.size() && tokens[at].is == Token::Is::number && !tokens[at].thousands && tokens[at].value > 0 &&
           tokens[at].value <= most;
  };
  if (number(from, kMostBattalion) && from + 2 < tokens.size() && tokens[from + 1].mark("/") &&
      tokens[from + 2].joined && number(from + 2, kMostRegiment))
    return from + 3;
  const bool alone = from + 1 < tokens.size() && !tokens[from + 1].mark("/");
  return alone && number(from, kMostRegiment) ? from + 1 : from;
}

/// "12-pdrs", "light 6-pdrs"; but "léger" and "leichte Infanterie" are no guns.
bool tells_piece(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> gun = words.find(Sense::gun, tokens, at);
  return gun && (gun->is != "sort" || words.has(Sense::gun, tokens, at + gun->length) ||
                 (at + gun->length < tokens.size() && tokens[at + gun->length].is == Token::Is::number));
}

}  // namespace

std::string with_battalions_numbered(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    std::vector<std::size_t> last;  // of each of the list
    std::size_t pairs = 0, end = at;
    for (std::size_t next = past_numbers(tokens, end); next > end; next = past_numbers(tokens, end)) {
      pairs += next - end > 1 ? 1U : 0U;
      last.push_back(next - 1);
      if (!is_joint(tokens, next, words)) {
        end = next;
        break;
      }
      end = next + 1 + (tokens[next].mark(",") && is_and(tokens, next + 1, words) ? 1U : 0U);
    }
    const std::size_t kind = words.has(Sense::link, tokens, end) ? end + 1 : end;  // "1/9, 2/24 de ligne"
    const bool troops = words.has(Sense::kind, tokens, end) || words.has(Sense::kind, tokens, kind) ||
                        words.has(Sense::telltale, tokens, end);
    const bool list = pairs > 1 && last.back() + 1 == end && tokens[last.front()].begin > 0 && troops &&
                      !tells_piece(tokens, end, words);
    const bool opened = at > 0 && (tokens[at - 1].mark("(") || tokens[at - 1].mark("/") || tokens[at - 1].mark("["));
    if (!list || opened) continue;
    for (const std::size_t number : last) {
      told.put(tokens[number].begin, tokens[number].end, with_ordinal_ending(tokens[number].value));
    }
    at = end;
  }
  return told.text();
}

}  // namespace estafette::readers
