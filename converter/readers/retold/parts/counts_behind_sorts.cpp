#include "converter/readers/retold/parts/counts_behind_sorts.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kMostPartsCounted = 9;  ///< battalions or squadrons of a regiment

/// "17 Line x2": tokens.
struct Counted {
  std::size_t number = 0, sort_end = 0, end = 0;
  int parts = 0;
};

bool is_count(const Tokens& tokens, std::size_t at) {
  return at < tokens.size() && tokens[at].is == Token::Is::number && tokens[at].value > 0 &&
         tokens[at].value <= kMostPartsCounted;
}

/// "13 Lt": elsewhere a lieutenant.
bool is_light(const Token& word) {
  return word.text == "lt";
}

std::optional<Counted> counted_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const bool begins = at == 0 || tokens[at - 1].mark(",") || tokens[at - 1].mark(";") || tokens[at - 1].mark(":") ||
                      (tokens[at - 1].mark("-") && !tokens[at - 1].joined);
  const bool number = tokens[at].is == Token::Is::number && !tokens[at].thousands && tokens[at].value > 0 &&
                      tokens[at].value <= kNoNumber;
  if (!begins || !number || at + 1 >= tokens.size()) return std::nullopt;
  const bool light = is_light(tokens[at + 1]);
  const std::optional<PhraseFound> kind = light ? std::nullopt : words.find(Sense::kind, tokens, at + 1);
  const std::optional<Kind> sort = kind ? kind_from(kind->is) : std::nullopt;
  if (!light && (!sort || arm_of(*sort) == Arm::artillery)) return std::nullopt;
  const std::size_t end = at + 1 + (kind ? kind->length : 1);
  if (end >= tokens.size()) return std::nullopt;
  const bool times = (tokens[end].text == "x" || tokens[end].mark("x")) && is_count(tokens, end + 1);
  if (times) return Counted{at, end, end + 2, tokens[end + 1].value};
  const bool bracket =
      tokens[end].mark("(") && is_count(tokens, end + 1) && end + 2 < tokens.size() && tokens[end + 2].mark(")");
  return bracket ? std::optional(Counted{at, end, end + 3, tokens[end + 1].value}) : std::nullopt;
}

}  // namespace

std::string with_numbers_before_counted_sorts(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kFewest = 2;
  const Tokens tokens = tokens_of(line);
  std::vector<Counted> all;
  for (std::size_t at = 0; at + 3 < tokens.size(); ++at)
    if (const std::optional<Counted> counted = counted_at(tokens, at, words)) all.push_back(*counted);
  if (all.size() < kFewest) return std::string(line);
  Rewriting told(line);
  for (const Counted& entry : all) {
    const std::string_view sort = is_light(tokens[entry.number + 1])
                                      ? "Light"
                                      : text_between(line, tokens[entry.number + 1], tokens[entry.sort_end - 1]);
    told.put(tokens[entry.number].begin, tokens[entry.end - 1].end,
             fmt::format("{} {} ({})", with_ordinal_ending(tokens[entry.number].value), sort, entry.parts));
  }
  return told.text();
}

}  // namespace estafette::readers
