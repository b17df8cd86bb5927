#include "converter/readers/copied/flat_titles.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestTitles = 2;
constexpr std::array<std::string_view, 4> kFalling = {"army", "corps", "division", "brigade"};  ///< the highest first
constexpr std::size_t kMostWordsOfTitle = 4;
constexpr std::size_t kLongestTitle = 20;      ///< bytes of "Division |"
constexpr std::size_t kLongestLastTitle = 60;  ///< of "Regiments and Others |"

/// "Johnson's Division |" without its bar.
std::string_view without_bar(std::string_view text) {
  text = trim(text);
  while (text.ends_with('|')) text = trim(text.substr(0, text.size() - 1));
  return text;
}

/// The place in kFalling of the level that a line names if it has no other word: "Division".
std::optional<std::size_t> bare_level(const TextLine& line, const PhraseBook& words) {
  if (line.text.size() > kLongestTitle || has_digit(line.text)) return std::nullopt;
  const Tokens tokens = tokens_of(without_bar(line.text));
  const std::optional<PhraseFound> command = words.find(Sense::command, tokens, 0);
  if (!command || command->part || command->length != tokens.size()) return std::nullopt;
  const auto* const level = std::find(kFalling.begin(), kFalling.end(), command->is);
  return level == kFalling.end() ? std::nullopt : std::optional(static_cast<std::size_t>(level - kFalling.begin()));
}

/// "Regiments and Others", "Units": the last title, which counts nothing.
bool titles_troops(const TextLine& line, const PhraseBook& words) {
  if (line.text.size() > kLongestLastTitle || has_digit(line.text)) return false;
  const Tokens tokens = tokens_of(without_bar(line.text));
  const bool figure =
      std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is != Token::Is::word; });
  if (tokens.empty() || tokens.size() > kMostWordsOfTitle || figure) return false;
  return words.has(Sense::heading, tokens, 0) || words.has(Sense::count, tokens, 0);
}

/// "Division | Brigade | Regiments and Others |": the titles in one line, whose table was lost.
bool titles_in_bars(const TextLine& line, const PhraseBook& words) {
  std::size_t levels = 0, titles = 0;
  for (const std::string& cell : split(line.text, '|')) {
    TextLine one = line;
    one.text = std::string(trim(cell));
    if (one.text.empty()) continue;
    const bool level = bare_level(one, words).has_value();
    if (!level && !titles_troops(one, words)) return false;
    levels += level ? 1U : 0U;
    ++titles;
  }
  return levels > 0 && titles >= kFewestTitles;
}

}  // namespace

std::vector<int> take_flat_titles(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<int> taken;
  std::vector<TextLine> kept;
  kept.reserve(lines.size());
  for (std::size_t at = 0; at < lines.size();) {
    std::size_t end = at;
    std::optional<std::size_t> above;
    while (end < lines.size()) {
      const std::optional<std::size_t> level = bare_level(lines[end], words);
      if (!level || (above && *level <= *above)) break;
      above = level;
      ++end;
    }
    if (end == at && lines[at].text.find('|') != std::string::npos && titles_in_bars(lines[at], words)) {
      taken.push_back(lines[at].line);
      ++at;
      continue;
    }
    if (end - at < kFewestTitles) {
      kept.push_back(std::move(lines[at]));
      ++at;
      continue;
    }
    if (end < lines.size() && titles_troops(lines[end], words)) ++end;
    for (; at < end; ++at) taken.push_back(lines[at].line);
  }
  lines = std::move(kept);
  return taken;
}

}  // namespace estafette::readers
