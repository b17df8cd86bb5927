#include "converter/readers/text/prose/posted_units.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestOfPosting = 160;  ///< bytes
constexpr std::size_t kMostOfUnits = 16;        ///< tokens

/// What such a sentence says.
struct Posted {
  std::string units, command;
};

std::size_t past_articles(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  while (at < tokens.size()) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (!link || !(link->is.empty() || link->is == "article")) break;
    at += link->length;
  }
  return at;
}

/// "1st and 3rd Caçadores", "20th (Alba) and 22nd (Toro)": numbers first, and nothing that tells of anything else.
bool names_regiments(const Tokens& tokens, const PhraseBook& words) {
  if (tokens.empty() || tokens.size() > kMostOfUnits || tokens[0].is != Token::Is::ordinal) return false;
  for (const Sense other : {Sense::command, Sense::rank, Sense::verb, Sense::gun})
    if (words.any(other, tokens, 0, tokens.size())) return false;
  return std::none_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.mark(":"); });
}

std::optional<Posted> posted_in(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line) || line.text.size() > kLongestOfPosting) return std::nullopt;
  const std::string_view text = line.text;
  const Tokens tokens = tokens_of(text);
  const std::size_t from = past_articles(tokens, 0, words);
  for (std::size_t at = from + 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    const bool alone = link && link->is == "alone";
    if (!alone && !(link && link->is == "posted" && words.has(Sense::verb, tokens, at))) continue;
    const std::string_view units = text_between(text, tokens[from], tokens[at - 1]);
    std::size_t end = tokens.size();
    while (end > at && tokens[end - 1].mark(".")) --end;
    const std::size_t to = past_articles(tokens, at + link->length, words);
    if (!names_regiments(tokens_of(units), words)) return std::nullopt;
    if (alone && at + link->length == end) return Posted{std::string(units), "Not brigaded"};
    if (alone || to >= end) return std::nullopt;
    std::string_view command = text_between(text, tokens[to], tokens[end - 1]);
    while (command.ends_with('.')) command.remove_suffix(1);
    const Tokens named = tokens_of(command);
    const Head head = head_of({named, named.size(), words});
    const bool whole =
        std::none_of(named.begin(), named.end(), [](const Token& token) { return token.is == Token::Is::mark; });
    if (head.is != Head::Is::formation || !whole) return std::nullopt;
    return Posted{std::string(units), std::string(command)};
  }
  return std::nullopt;
}

/// True if what follows stands in a command of its own, or is another such sentence.
bool ends_there(const std::vector<TextLine>& lines, std::size_t at, const PhraseBook& words) {
  if (at + 1 == lines.size() || posted_in(lines[at + 1], words)) return true;
  const Tokens next = tokens_of(lines[at + 1].text);
  return head_of({next, next.size(), words}).is == Head::Is::formation;
}

}  // namespace

void tell_posted_units(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::optional<Posted> posted = posted_in(lines[at], words);
    if (!posted || !ends_there(lines, at, words)) continue;
    const std::string name = fold(posted->command);
    const bool own_line = std::any_of(lines.begin(), lines.end(),
                                      [&](const TextLine& line) { return fold(line.text).starts_with(name); });
    if (!own_line || posted->command == "Not brigaded")
      lines[at].text = fmt::format("{}: {}", posted->command, posted->units);
  }
}

}  // namespace estafette::readers
