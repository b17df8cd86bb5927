#include "converter/readers/retold/parts/parts_missing.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestMissing = 6;  ///< tokens of "less one company of grenadiers"

/// One past "2 coys", "one battalion", "2nd battalion" at a token, up to a mark; 0 if anything else stands there.
/// Squadrons tell the arm of "Alba less one squadron", and are no remark.
std::size_t past_parts(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at >= tokens.size() || (tokens[at].is == Token::Is::word && !words.has(Sense::number, tokens, at))) return 0;
  const bool sort = words.any(Sense::kind, tokens, 0, at);
  bool parts = false;
  std::size_t end = at + 1;
  for (; end < tokens.size() && tokens[end].is == Token::Is::word; ++end) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, end);
    const bool squadrons = count && count->is == "squadrons";
    if (squadrons && !sort) return 0;
    const bool counted = count && (squadrons || count->is == "battalions" || count->is == "companies");
    parts = parts || counted || words.has(Sense::unit, tokens, end);
  }
  return parts && end - at <= kLongestMissing ? end : 0;
}

/// "500 men", "500", standing behind the parts that are missing.
bool is_strength(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  return !tokens.empty() && tokens.size() <= 2 && tokens.front().is == Token::Is::number &&
         (tokens.size() == 1 || words.has(Sense::count, tokens, 1));
}

}  // namespace

std::string with_parts_missing_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    const std::optional<PhraseFound> less = words.find(Sense::note, tokens, at);
    const std::size_t end = less && less->is == "less" ? past_parts(tokens, at + less->length, words) : 0;
    if (end == 0) continue;
    const bool bracket = tokens[at - 1].mark("(") && end < tokens.size() && tokens[end].mark(")");
    const bool alone = end == tokens.size() || tokens[end].mark(",") || tokens[end].mark(";") || tokens[end].mark("(");
    const std::size_t first = bracket || tokens[at - 1].mark(",") ? at - 1 : at;
    if (!(bracket || alone) || first == 0) continue;
    const std::size_t stop = bracket ? tokens[end].end : tokens[end - 1].end;
    const std::string_view rest = line.substr(stop);
    const std::size_t own = std::min(rest.find_first_of(",;"), rest.size());  // "65th Foot (less 2 coys) 500, 66th"
    const std::size_t next = std::min(rest.find_first_of(",;", std::min(own + 1, rest.size())), rest.size());
    const bool figures =
        trim(rest.substr(0, own)).empty() && own < next && is_strength(rest.substr(own + 1, next - own - 1), words);
    const std::string_view told = rest.substr(0, figures ? next : own);
    const std::string_view missing = text_between(line, tokens[at], tokens[end - 1]);
    const std::string_view unit = trim(line.substr(0, tokens[first].begin));
    const std::string note =
        trim(told).empty() ? fmt::format(" [Note: {}]", missing) : fmt::format("{} (Note: {})", told, missing);
    return with_parts_missing_noted(fmt::format("{}{}{}", unit, note, rest.substr(told.size())), words);
  }
  return std::string(line);
}

}  // namespace estafette::readers
