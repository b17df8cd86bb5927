#include "converter/readers/retold/labels/strengths_of_sides.hpp"

#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/peoples.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

/// What is counted from token `at` on, the men first; empty if anything else stands there, or if no men do.
std::string all_counted(const Tokens& tokens, std::size_t at, std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kFewestCounts = 3;
  std::string men, others;
  std::size_t counts = 0;
  while (at < tokens.size()) {
    if (tokens[at].is == Token::Is::number) {
      const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at + 1);
      if (!count) return "";
      ++counts;
      const std::string_view told = text_between(line, tokens[at], tokens[at + count->length]);
      if (count->is == "men" || count->is == "present")
        men = told;
      else if (count->is != "companies")  // beside battalions they are no part of them
        others += fmt::format(", {}", told);
      at += 1 + count->length;
      continue;
    }
    const bool joint = is_joint(tokens, at, words) || tokens[at].mark("+") || tokens[at].mark(";") ||
                       tokens[at].mark("-") || tokens[at].mark(".");
    const std::optional<PhraseFound> arm =
        words.find(words.has(Sense::arm, tokens, at) ? Sense::arm : Sense::kind, tokens, at);
    if (!joint && !arm) return "";
    at += joint ? 1 : arm->length;
  }
  return men.empty() || counts < kFewestCounts ? "" : men + others;
}

/// One such line.
std::string with_strength_of_side(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::size_t colon = behind_people(tokens, words);
  if (colon == 0 || colon + 1 >= tokens.size() || !tokens[colon].mark(":")) return std::string(line);
  const std::string counted = all_counted(tokens, colon + 1, line, words);
  if (counted.empty() || line.substr(tokens[colon + 1].begin) == counted) return std::string(line);
  return fmt::format("{} {}", line.substr(0, tokens[colon].end), counted);
}

}  // namespace

void tell_strengths_of_sides(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (TextLine& line : lines)
    if (may_be_read(line)) line.text = with_strength_of_side(line.text, words);
}

}  // namespace estafette::readers
