#include "converter/readers/retold/entries/surname_first.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostParts = 3;   ///< surname, first names, and a title
constexpr std::size_t kMostWords = 4;   ///< words of a name
constexpr std::size_t kMostOfHead = 6;  ///< tokens of a command's name

/// Where the leader of a command stands in its line.
struct Led {
  std::string_view command, leader;
};

/// "9th Division" and what stands behind its colon or dash, or in its brackets, to the end of the line.
std::optional<Led> led_command(std::string_view line) {
  if (line.ends_with(')')) {
    const std::size_t open = line.find('(');
    const std::string_view inside = line.substr(open + 1, line.size() - open - 2);
    if (inside.find_first_of("()") != std::string_view::npos) return std::nullopt;
    return Led{trim(line.substr(0, open)), trim(inside)};
  }
  for (const std::string_view mark : {": ", " - ", " \u2013 ", " \u2014 "})
    if (const std::size_t at = line.find(mark); at != std::string_view::npos)
      return Led{trim(line.substr(0, at)), trim(line.substr(at + mark.size()))};
  return std::nullopt;
}

bool is_command(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  return !tokens.empty() && tokens.size() <= kMostOfHead && words.any(Sense::command, tokens, 0, tokens.size()) &&
         !words.any(Sense::rank, tokens, 0, tokens.size());
}

/// A name without a rank: "Kern", "von der Till", "Jean-Louis".
bool is_name(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const auto plain = [](const Token& token) {
    return token.is == Token::Is::word || token.mark("-") || token.mark("'");
  };
  return !tokens.empty() && tokens.size() <= kMostWords && !words.has(Sense::rank, tokens, 0) &&
         std::all_of(tokens.begin(), tokens.end(), plain) && may_be_person(tokens, 0, text, words) &&
         !words.any(Sense::command, tokens, 0, tokens.size()) && !words.any(Sense::unit, tokens, 0, tokens.size());
}

/// "GdD Jean-Louis", "Lt. Gen. Sir John": a rank with first names.
bool is_rank_and_name(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  std::size_t name = 0;
  while (const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, name)) name += rank->length;
  while (name > 0 && words.has(Sense::title, tokens, name)) ++name;
  return name > 0 && name < tokens.size() && is_name(text.substr(tokens[name].begin), words);
}

bool is_only(Sense sense, std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> found = words.find(sense, tokens, 0);
  return found && found->length == tokens.size();
}

}  // namespace

std::string with_surname_last(std::string_view line, const PhraseBook& words) {
  const std::optional<Led> led = led_command(line);
  if (!led || !is_command(led->command, words)) return std::string(line);
  std::vector<std::string_view> parts;
  for (std::string_view left = led->leader; !left.empty() && parts.size() <= kMostParts;) {
    const std::size_t comma = std::min(left.find(','), left.size());
    parts.push_back(trim(left.substr(0, comma)));
    left.remove_prefix(std::min(comma + 1, left.size()));
  }
  if (parts.size() < 2 || parts.size() > kMostParts || !is_name(parts[0], words)) return std::string(line);
  const bool rank_last =
      parts.size() == kMostParts && is_name(parts[1], words) && is_only(Sense::rank, parts[2], words);
  if (rank_last) return fmt::format("{}: {} {} {}", led->command, parts[2], parts[1], parts[0]);
  if (!is_rank_and_name(parts[1], words)) return std::string(line);
  if (parts.size() == 2) return fmt::format("{}: {} {}", led->command, parts[1], parts[0]);
  if (!is_only(Sense::title, parts[2], words)) return std::string(line);
  return fmt::format("{}: {} {} ({})", led->command, parts[1], parts[0], parts[2]);
}

}  // namespace estafette::readers
