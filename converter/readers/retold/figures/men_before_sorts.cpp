#include "converter/readers/retold/figures/men_before_sorts.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kMostRegimentsOfHorse = 40;
constexpr int kMostMen = 3000;  ///< more are those of an army

bool parts_entries(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return at >= tokens.size() || tokens[at].mark(",") || tokens[at].mark(";") || tokens[at].mark("+") ||
         tokens[at].mark(".") || is_and(tokens, at, words);
}

/// Where the sort behind a number ends; nothing if no sort of foot or horse stands there alone.
std::optional<std::size_t> behind_sort(const Tokens& tokens, std::size_t number, const PhraseBook& words) {
  std::size_t at = number + 1;
  const std::optional<PhraseFound> quality = words.find(Sense::quality, tokens, at);
  if (quality && words.has(Sense::kind, tokens, at + quality->length)) at += quality->length;  // "500 elite grenadiers"
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
  if (!kind || words.has(Sense::arm, tokens, at) || words.has(Sense::count, tokens, at)) return std::nullopt;
  const std::optional<Kind> sort = kind_from(kind->is);
  if (!sort) return std::nullopt;
  const Arm arm = arm_of(*sort);
  const int most = arm == Arm::cavalry ? kMostRegimentsOfHorse : kNoNumber;
  const bool men =
      (arm == Arm::cavalry || arm == Arm::infantry) && tokens[number].value > most && tokens[number].value <= kMostMen;
  const std::size_t end = at + kind->length;
  return men && parts_entries(tokens, end, words) ? std::optional(end) : std::nullopt;
}

}  // namespace

std::string with_men_behind_sorts(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const bool begins = at == 0 || tokens[at - 1].mark(":") || parts_entries(tokens, at - 1, words);
    if (!begins || tokens[at].is != Token::Is::number) continue;
    const std::optional<std::size_t> end = behind_sort(tokens, at, words);
    if (!end) continue;
    told.put(tokens[at].begin, tokens[*end - 1].end,
             fmt::format("{} ({} men)", text_between(line, tokens[at + 1], tokens[*end - 1]), tokens[at].value));
  }
  return told.text();
}

}  // namespace estafette::readers
