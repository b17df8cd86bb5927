#include "converter/readers/text/prose/following_units.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestOfAnnouncing = 160;  ///< bytes

/// What such a sentence says: the command, and the word for one of its units.
struct Following {
  std::string command, one;
};

std::optional<Following> following_in(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line) || line.text.size() > kLongestOfAnnouncing || !trim(line.text).ends_with(':'))
    return std::nullopt;
  const Tokens tokens = tokens_of(line.text);
  std::size_t holds = tokens.size();
  bool following = false;
  std::string one;
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (link && link->is == "holds" && holds == tokens.size()) {
      holds = at;
      at += link->length - 1;
      following = words.find(Sense::link, tokens, at) && words.find(Sense::link, tokens, at)->is == "following";
      continue;
    }
    if (holds == tokens.size()) continue;
    if (tokens[at].figure()) return std::nullopt;
    following = following || (link && link->is == "following");
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (one.empty() && count && (count->is == "battalions" || count->is == "regiments" || count->is == "squadrons"))
      one = singular(text_between(line.text, tokens[at], tokens[at + count->length - 1]), words);
  }
  if (!following || one.empty() || !words.any(Sense::command, tokens, 0, holds)) return std::nullopt;
  std::size_t first = 0;
  if (const std::optional<PhraseFound> article = words.find(Sense::link, tokens, 0)) first = article->length;
  if (first >= holds) return std::nullopt;
  return Following{std::string(text_between(line.text, tokens[first], tokens[holds - 1])), one};
}

/// "1.º de Alba, 600 hombres" as "1.º batallón de Alba, 600 hombres"; empty if the line is no such unit.
std::string with_sort(const TextLine& line, const std::string& one, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  if (!may_be_read(line) || tokens.size() < 2 || tokens[0].is != Token::Is::ordinal) return {};
  for (std::size_t at = 1; at < tokens.size(); ++at)
    for (const Sense sense : {Sense::unit, Sense::kind, Sense::command, Sense::verb})
      if (words.has(sense, tokens, at)) return {};
  const std::size_t end = tokens[1].mark(".") && tokens[1].joined ? tokens[1].end : tokens[0].end;
  return fmt::format("{} {}{}", line.text.substr(0, end), one, line.text.substr(end));
}

/// "3e bataillon du 5e de ligne" there, or behind blank lines: troops, and neither a command nor a sentence.
bool names_troops(const std::vector<TextLine>& lines, std::size_t at, const PhraseBook& words) {
  while (at < lines.size() && trim(lines[at].text).empty()) ++at;
  if (at >= lines.size() || !may_be_read(lines[at])) return false;
  const Tokens tokens = tokens_of(lines[at].text);
  for (const Sense other : {Sense::command, Sense::verb})
    if (words.any(other, tokens, 0, tokens.size())) return false;
  const auto any = [&](Sense sense) { return words.any(sense, tokens, 0, tokens.size()); };
  return any(Sense::unit) || any(Sense::kind) || any(Sense::count);
}

}  // namespace

void tell_following_units(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < lines.size(); ++at) {
    const std::optional<Following> following = following_in(lines[at], words);
    if (!following) continue;
    std::size_t unit = at + 1;
    for (; unit < lines.size(); ++unit) {
      std::string told = with_sort(lines[unit], following->one, words);
      if (told.empty()) break;
      lines[unit].text = std::move(told);
    }
    if (unit > at + 1 || names_troops(lines, at + 1, words)) lines[at].text = following->command + ":";
  }
}

}  // namespace estafette::readers
