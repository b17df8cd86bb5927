#include "converter/readers/retold/apart/counted_again.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

bool counts_parts(std::string_view count) {
  return count == "batteries" || count == "battalions" || count == "squadrons" || count == "companies";
}

/// "Toro", "9th Light", "royal grenadiers" behind "2 of the".
bool names_troops(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  while (at < tokens.size() && words.has(Sense::link, tokens, at)) ++at;
  if (at < tokens.size() && tokens[at].is == Token::Is::ordinal) ++at;
  return at < tokens.size() && (words.has(Sense::kind, tokens, at) ||
                                (tokens[at].is == Token::Is::word && !is_small(line[tokens[at].begin])));
}

}  // namespace

std::string with_counted_again(std::string_view line, const PhraseBook& words) {
  if (line.find_first_of(";[") != std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  std::string told;
  std::string_view counted;  // the word for batteries, battalions or the like
  bool batteries = false;
  std::size_t done = 0;
  int again = 0;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (count && counts_parts(count->is) && !count->part && at > 0 && all.figure_at(at - 1)) {
      counted = text_between(line, tokens[at], tokens[at]);
      batteries = count->is == "batteries";
      continue;
    }
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    const bool joint = tokens[at].mark(",") || (link && link->is == "and" && link->length == 1);
    const auto figure = joint && !counted.empty() ? all.figure_at(at + 1) : std::nullopt;
    if (!figure || figure->second + 1 >= tokens.size()) continue;
    const std::optional<PhraseFound> of = words.find(Sense::link, tokens, figure->second);
    if (!of || !of->is.empty()) continue;  // "one of horse artillery", and no "one section of 12"
    if (!batteries && !names_troops(line, tokens, figure->second + of->length, words)) continue;
    const std::size_t end = tokens[at].mark(",") ? tokens[at].begin : tokens[at - 1].end;
    told += fmt::format("{}, {} {} ", line.substr(done, end - done),
                        text_between(line, tokens[at + 1], tokens[figure->second - 1]), counted);
    done = tokens[figure->second].begin;
    ++again;
  }
  return again > 0 ? told + std::string(line.substr(done)) : std::string(line);
}

}  // namespace estafette::readers
