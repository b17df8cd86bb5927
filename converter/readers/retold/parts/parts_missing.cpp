#include "converter/readers/retold/parts/parts_missing.hpp"

#include "base/letters.hpp"
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

/// One past "the grenadiers", "its flank companies", "les grenadiers", up to a mark or a figure: parts by their sort. 0
/// if anything else stands there, or if "less" is a name: "Less Hussars", "Regiment Sin".
std::size_t past_sort(std::string_view line, const Tokens& tokens, std::size_t less, std::size_t at,
                      const PhraseBook& words) {
  constexpr std::size_t kMostOfASort = 4;  // tokens
  const bool unit = tokens[0].is == Token::Is::ordinal || words.any(Sense::kind, tokens, 0, less) ||
                    words.any(Sense::unit, tokens, 0, less);
  if ((!is_small(line[tokens[less].begin]) && !tokens[less].mark("-")) || !unit) return 0;
  bool sort = false;
  std::size_t end = at;
  for (; end < tokens.size() && tokens[end].is == Token::Is::word; ++end) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, end);
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, end);
    if (words.has(Sense::rank, tokens, end) || words.has(Sense::command, tokens, end)) return 0;
    sort = sort || (kind && kind->is == "grenadiers") || (kind && kind->is == "light infantry") ||
           (count && (count->is == "companies" || count->is == "battalions"));
  }
  return sort && end - at <= kMostOfASort ? end : 0;
}

/// Tokens of "less", "ohne", and of the minus of "(-2 coys)" at that token; 0 if none stands there.
std::size_t length_of_less(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (tokens[at].mark("-")) return tokens[at - 1].mark("(") ? 1 : 0;
  const std::optional<PhraseFound> less = words.find(Sense::note, tokens, at);
  return less && less->is == "less" ? less->length : 0;
}

/// True if a bracket is open before a token and nothing but what it says stands in it.
bool in_bracket(const Tokens& tokens, std::size_t at) {
  while (at > 0 && tokens[at - 1].is != Token::Is::mark) --at;
  return at > 0 && tokens[at - 1].mark("(");
}

/// "500 men", "500", standing behind the parts that are missing.
bool is_strength(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  return !tokens.empty() && tokens.size() <= 2 && tokens.front().is == Token::Is::number &&
         (tokens.size() == 1 || words.has(Sense::count, tokens, 1));
}

/// "bataljons", "eskadrons", "compagnieën": there, "2 of 3" is two or three.
bool is_dutch(std::string_view count) {
  return count.starts_with("batalj") || count.starts_with("eskadr") || count.starts_with("compagni");
}

}  // namespace

std::string with_parts_missing_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    const std::size_t less = length_of_less(tokens, at, words);
    if (less == 0) continue;
    const bool minus = tokens[at].mark("-");
    std::size_t end = past_parts(tokens, at + less, words);
    if (end == 0) end = past_sort(line, tokens, at, at + less, words);
    if (end == 0) continue;
    if (end + 1 < tokens.size() && tokens[end].mark(".") && tokens[end + 1].mark(")")) ++end;  // "(less 2 coys.)"
    const bool closed = end < tokens.size() && tokens[end].mark(")");
    const bool bracket = tokens[at - 1].mark("(") && closed;
    if (closed && !bracket && in_bracket(tokens, at))  // "(3 bns less 2 coys)"
      return with_parts_missing_noted(
          fmt::format("{}{} [Note: {}]", trim(line.substr(0, tokens[at].begin)), line.substr(tokens[end].begin),
                      text_between(line, tokens[at], tokens[end - 1])),
          words);
    const bool alone = end == tokens.size() || tokens[end].mark(",") || tokens[end].mark(";") ||
                       tokens[end].mark("(") || tokens[end].is == Token::Is::number ||
                       (tokens[end].mark(":") && end + 1 < tokens.size() && tokens[end + 1].is == Token::Is::number);
    const std::size_t first = bracket || tokens[at - 1].mark(",") ? at - 1 : at;
    if (!(bracket || alone) || first == 0) continue;
    const std::size_t stop = bracket ? tokens[end].end : tokens[end - 1].end;
    const std::string_view rest = line.substr(stop);
    const std::size_t own = std::min(rest.find_first_of(",;"), rest.size());  // "65th Foot (less 2 coys) 500, 66th"
    const std::size_t next = std::min(rest.find_first_of(",;", std::min(own + 1, rest.size())), rest.size());
    const bool figures =
        trim(rest.substr(0, own)).empty() && own < next && is_strength(rest.substr(own + 1, next - own - 1), words);
    const std::string_view told = rest.substr(0, figures ? next : own);
    const std::string missing = minus ? fmt::format("less {}", text_between(line, tokens[at + 1], tokens[end - 1]))
                                      : std::string(text_between(line, tokens[at], tokens[end - 1]));
    const std::string_view unit = trim(line.substr(0, tokens[first].begin));
    const std::string note =
        trim(told).empty() ? fmt::format(" [Note: {}]", missing) : fmt::format("{} (Note: {})", told, missing);
    return with_parts_missing_noted(fmt::format("{}{}{}", unit, note, rest.substr(told.size())), words);
  }
  return std::string(line);
}

std::string with_parts_there(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range range{tokens, tokens.size(), words};
  for (std::size_t at = 0; at + 3 < tokens.size(); ++at) {
    const auto there = range.figure_at(at);
    if (!there || there->second + 2 >= tokens.size()) continue;
    const auto all = range.spelt(there->second, "of") ? range.figure_at(there->second + 1) : std::nullopt;
    const std::optional<PhraseFound> count = all ? words.find(Sense::count, tokens, all->second) : std::nullopt;
    const bool parts = count && (count->is == "battalions" || count->is == "squadrons" || count->is == "companies");
    if (!parts || tokens[at].is == Token::Is::ordinal || there->first >= all->first) continue;
    if (is_dutch(tokens[all->second].text)) continue;
    const std::size_t end = all->second + count->length;
    const bool bracket = end < tokens.size() && tokens[end].mark(")");
    const std::size_t behind = tokens[bracket ? end : end - 1].end;
    const std::string_view rest = line.substr(behind);
    const bool last = rest.find_first_of(",;") == std::string_view::npos;  // the note may stand behind it
    return fmt::format("{}{} {}{}{} [Note: {}]{}", line.substr(0, tokens[at].begin), there->first,
                       text_between(line, tokens[all->second], tokens[end - 1]), bracket ? ")" : "", last ? rest : "",
                       text_between(line, tokens[at], tokens[end - 1]), last ? "" : rest);
  }
  return std::string(line);
}

}  // namespace estafette::readers
