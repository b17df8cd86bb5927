#include "converter/readers/retold/parts/numbered_parts_told.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kMostNumberedParts = 8;

/// "2e", "II.", "1" of "1 i 3 batalion": past the number of one battalion that begins at that token, or `at`.
std::size_t past_number(const Tokens& tokens, std::size_t at, std::string_view line) {
  if (at >= tokens.size()) return at;
  const bool figure = tokens[at].figure() && tokens[at].value > 0 && tokens[at].value <= kMostNumberedParts;
  std::string_view typed = line.substr(tokens[at].begin, tokens[at].end - tokens[at].begin);
  if (typed.size() > 1 && typed.ends_with('e')) typed.remove_suffix(1);  // "IIe"
  const std::optional<int> numeral = tokens[at].is == Token::Is::word ? roman(typed) : std::nullopt;
  if (!figure && !(numeral && *numeral <= kMostNumberedParts)) return at;
  return at + 1 < tokens.size() && tokens[at + 1].mark(".") ? at + 2 : at + 1;
}

/// Some battalions or squadrons by their numbers, and where they end; a word for grenadiers or fusiliers may stand for
/// the last.
struct NumberedParts {
  int count = 0;
  bool squadrons = false;
  std::size_t end = 0;
};

std::optional<NumberedParts> numbered_parts(const Tokens& tokens, std::size_t from, std::string_view line,
                                            const PhraseBook& words) {
  NumberedParts parts;
  bool joined = false;
  for (std::size_t at = from; at < tokens.size();) {
    std::size_t end = past_number(tokens, at, line);
    if (end == at) {  // "und Füsilier-Bataillon"
      const std::optional<PhraseFound> kind = joined ? words.find(Sense::kind, tokens, at) : std::nullopt;
      const std::optional<PhraseFound> unit = kind ? words.find(Sense::unit, tokens, at) : std::nullopt;
      if (!unit || unit->is != to_string(UnitLevel::battalion)) return std::nullopt;
      parts.end = at + std::max(kind->length, unit->length);
      ++parts.count;
      return parts;
    }
    ++parts.count;
    if (is_joint(tokens, end, words)) {
      joined = joined || is_and(tokens, end, words);
      at = end + 1;
      continue;
    }
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, end);
    if (!joined || !count || count->part || (count->is != "battalions" && count->is != "squadrons"))
      return std::nullopt;
    parts.squadrons = count->is == "squadrons";
    parts.end = end + count->length;
    return parts;
  }
  return std::nullopt;
}

}  // namespace

std::string with_numbered_parts_counted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t begin = 0;
  bool several = false;
  for (std::size_t at = 1; at + 3 < tokens.size(); ++at) {
    if (tokens[at].mark("(") || tokens[at].mark("[")) return std::string(line);
    if (tokens[at].mark(":") || tokens[at].mark(";")) {
      begin = at + 1;
      several = false;
      continue;
    }
    if (!tokens[at].mark(",")) {
      several = several || (at > begin && is_and(tokens, at, words));
      continue;
    }
    const std::optional<NumberedParts> parts = numbered_parts(tokens, at + 1, line, words);
    const Tokens unit(tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                      tokens.begin() + static_cast<std::ptrdiff_t>(at));
    begin = at + 1;
    if (!parts || several) {
      several = false;
      continue;
    }
    std::size_t end = parts->end;
    const bool stop = end < tokens.size() && tokens[end].mark(".");
    if (stop) ++end;
    const bool ends = end >= tokens.size() || tokens[end].is == Token::Is::mark || tokens[end].figure();
    const Head head = head_of({unit, unit.size(), words});
    if (!ends || head.is != Head::Is::unit) continue;
    return fmt::format("{} ({} {}) [{}]{}", line.substr(0, tokens[at - 1].end), parts->count,
                       parts->squadrons ? "squadrons" : "battalions",
                       text_between(line, tokens[at + 1], tokens[parts->end - 1]),
                       end < tokens.size() ? line.substr(tokens[end - 1].end) : std::string_view{});
  }
  return std::string(line);
}

}  // namespace estafette::readers
