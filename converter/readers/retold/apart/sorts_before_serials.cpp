#include "converter/readers/retold/apart/sorts_before_serials.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// Behind the numbers that begin at `at`, with "No." before them, "and" between them and a bracket behind each; `at`
/// itself if there are none.
std::size_t behind_numbers(const Tokens& tokens, std::size_t at, const PhraseBook& words, int& numbers) {
  std::size_t end = at;
  while (at < tokens.size()) {
    while (at < tokens.size() && (words.has(Sense::serial, tokens, at) || tokens[at].mark("."))) ++at;
    if (at >= tokens.size() || !tokens[at].figure() || tokens[at].thousands) break;
    ++numbers;
    end = ++at;
    if (at < tokens.size() && tokens[at].mark("(")) {
      while (at < tokens.size() && !tokens[at].mark(")")) ++at;
      end = at = at + 1;
    }
    if (!is_and(tokens, at, words) && !(at < tokens.size() && tokens[at].mark("+"))) break;
    ++at;
  }
  return end;
}

/// What stands between two commas.
struct Group {
  enum class Is { sort, numbers, other } is = Is::other;
  int numbers = 0;
};

Group group_of(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  Group group;
  if (behind_numbers(tokens, 0, words, group.numbers) >= tokens.size() && group.numbers > 0)
    return {Group::Is::numbers, group.numbers};
  std::size_t serial = tokens.size() > 2 && tokens[0].figure() && words.has(Sense::gun, tokens, 1) ? 2 : 0;  // "12pf"
  bool kind = false, guns = serial > 0;
  while (serial < tokens.size() && !words.has(Sense::serial, tokens, serial)) {
    if (guns && tokens[serial].figure()) break;  // "FB 4 und 8"
    if (tokens[serial].figure() || words.has(Sense::rank, tokens, serial)) return {};
    const std::optional<PhraseFound> found = words.find(Sense::kind, tokens, serial);
    kind = kind || found;
    guns = guns || (found && arm_of(*kind_from(found->is)) == Arm::artillery);
    const std::optional<PhraseFound> unit = guns ? words.find(Sense::unit, tokens, serial) : std::nullopt;
    kind = kind || (unit && unit->is == "battery") || (guns && tokens[serial].text == "batt");
    ++serial;
  }
  group.numbers = 0;
  if (serial == 0 || serial >= tokens.size() || !kind ||
      behind_numbers(tokens, serial, words, group.numbers) < tokens.size() || group.numbers == 0)
    return {};
  return {Group::Is::sort, group.numbers};
}

}  // namespace

std::string with_numbered_sorts_parted(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(": ");
  const std::string_view list = line.substr(colon == std::string_view::npos ? 0 : colon + 2);
  const std::vector<std::string_view> pieces = pieces_of(list, ',');
  int sorts = 0;
  bool several = false;
  for (const std::string_view piece : pieces) {
    const Group group = group_of(piece, words);
    if (group.is == Group::Is::other || (sorts == 0 && group.is != Group::Is::sort)) return std::string(line);
    sorts += group.is == Group::Is::sort ? 1 : 0;
    several = several || group.is == Group::Is::numbers || group.numbers > 1;
  }
  if (sorts < 2 || !several) return std::string(line);
  Rewriting told(line);
  for (std::size_t at = 1; at < pieces.size(); ++at) {
    if (group_of(pieces[at], words).is != Group::Is::sort) continue;
    const auto begin = static_cast<std::size_t>(pieces[at].data() - line.data());
    told.put(line.rfind(',', begin), begin, "; ");
  }
  return told.text();
}

}  // namespace estafette::readers
