#include "converter/readers/retold/parts/some_noted.hpp"

#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// The word for battalions or squadrons at that token, and for no part of them.
std::optional<PhraseFound> parts_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  const bool parts = count && !count->part && (count->is == "battalions" || count->is == "squadrons");
  return parts ? count : std::nullopt;
}

/// "das 2. in Dresden", "the 3rd at Toro": one part told by its number, and where it was.
bool is_remark(const Range& all, std::size_t from, std::size_t to) {
  const std::optional<PhraseFound> article = all.find(Sense::link, from);
  const std::size_t number = from + (article ? article->length : 0);
  return number + 2 < to && all.tokens[number].is == Token::Is::ordinal && all.find(Sense::link, number + 1) &&
         !parts_at(all.tokens, number + 1, all.words);
}

}  // namespace

std::string with_some_of_parts_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  for (std::size_t open = 1; open + 4 < tokens.size(); ++open) {
    const auto figure = all.mark(open, "(") ? all.figure_at(open + 1) : std::nullopt;
    const std::optional<PhraseFound> parts = figure ? parts_at(tokens, figure->second, words) : std::nullopt;
    if (!parts) continue;
    const std::size_t behind = figure->second + parts->length;
    std::size_t some = behind;
    while (all.mark(some, ".") || all.mark(some, ",") || all.mark(some, ";")) ++some;
    const std::optional<PhraseFound> link = all.find(Sense::link, some);
    std::size_t close = some;
    while (close < tokens.size() && !tokens[close].mark(")")) ++close;
    const bool among = link && link->is == "among" && some + link->length < close;
    const bool remark = all.mark(some - 1, ",") && is_remark(all, some, close);
    if (close >= tokens.size() || !(among || remark)) continue;
    const std::string_view rest = line.substr(tokens[close].end);
    const std::string note = fmt::format(" [Note: {}]", text_between(line, tokens[some], tokens[close - 1]));
    const bool listed = rest.starts_with(',') || rest.starts_with(';');  // then it is told of the one before
    return fmt::format("{}){}{}{}", line.substr(0, tokens[behind - 1].end), listed ? note : "", rest,
                       listed ? "" : note);
  }
  return std::string(line);
}

std::string with_numbered_parts_of_each(std::string_view line, const PhraseBook& words) {
  if (!line.ends_with(')')) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::size_t open = tokens.size() - 1;
  while (open > 0 && !tokens[open].mark("(")) --open;
  std::size_t first = 0;
  std::size_t regiments = 0;  // numbers before the sort, with a comma or "and" between them
  for (std::size_t at = 0; at < open; ++at) {
    if (tokens[at].mark(":") || tokens[at].mark(";")) {
      regiments = 0;
      first = at + 1;
    }
    if (tokens[at].mark("/") || tokens[at].mark("(")) return std::string(line);  // others have brackets of their own
    if (tokens[at].is == Token::Is::ordinal && regiments > 0 && words.any(Sense::kind, tokens, first, at))
      return std::string(line);  // "2e léger, 70e de ligne (1er et 2e bat.)": of the last
    if (tokens[at].is == Token::Is::ordinal) ++regiments;
  }
  std::size_t at = open + 1;
  std::size_t parts = 0;
  while (at < tokens.size() && tokens[at].is == Token::Is::ordinal) {
    ++parts;
    ++at;
    if (!is_joint(tokens, at, words)) break;
    ++at;
  }
  const std::optional<PhraseFound> count = parts > 0 ? parts_at(tokens, at, words) : std::nullopt;
  std::size_t end = count ? at + count->length : at;
  while (end < tokens.size() && tokens[end].mark(".")) ++end;
  if (!count || regiments < 2 || end + 1 != tokens.size() || !words.any(Sense::kind, tokens, 0, open))
    return std::string(line);
  return fmt::format("{} ({} {} each) [Note: {}]", trim(line.substr(0, tokens[open].begin)), parts,
                     text_between(line, tokens[at], tokens[at + count->length - 1]),
                     text_between(line, tokens[open + 1], tokens[end - 1]));
}

}  // namespace estafette::readers
