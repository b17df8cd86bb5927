#include "converter/readers/pieces/tables/brigades_beside.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::array<std::string_view, 3> kDashes = {"- ", "\u2013 ", "\u2014 "};
constexpr std::size_t kLongestHead = 160;  ///< bytes

bool has_leader(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return words.has(Sense::rank, tokens, at) || words.has(Sense::title, tokens, at);
}

/// Where the second brigade begins in "BRIGADE General Kern BRIGADE General Roe"; nothing if there are not two, each
/// with the same word and a leader behind it.
std::optional<std::size_t> second_brigade(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestHead) return std::nullopt;
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> first = words.find(Sense::command, tokens, 0);
  if (!first || first->is != "brigade" || first->length != 1 || !has_leader(tokens, 1, words)) return std::nullopt;
  std::optional<std::size_t> second;
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    if (tokens[at].is != Token::Is::word) return std::nullopt;
    if (tokens[at].text != tokens[0].text) continue;
    if (second) return std::nullopt;
    second = at;
  }
  if (!second || !has_leader(tokens, *second + 1, words)) return std::nullopt;
  return tokens[*second].begin;
}

/// Whether a line ends with the word for the second brigade, whose leader stands on the next.
bool wants_leader(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (line.size() > kLongestHead || tokens.size() < 4 || tokens[0].text != tokens.back().text) return false;
  const std::optional<PhraseFound> brigade = words.find(Sense::command, tokens, 0);
  return brigade && brigade->is == "brigade" && has_leader(tokens, 1, words);
}

/// The units of "3rd Light 2,203 - 2nd Line - Maj. Moe 2,096", whose first dash is gone: each other begins with one,
/// which a leader's does not.
std::vector<std::string> units_in(std::string_view line, const PhraseBook& words) {
  const auto dash_at = [&](std::size_t at) -> std::size_t {
    for (const std::string_view dash : kDashes)
      if (line[at - 1] == ' ' && line.substr(at).starts_with(dash)) return dash.size();
    return 0;
  };
  std::vector<std::string> units;
  std::size_t from = 0;
  for (std::size_t at = 1; at <= line.size(); ++at) {
    const std::size_t dash = at < line.size() ? dash_at(at) : 0;
    if (at < line.size() && (dash == 0 || has_leader(tokens_of(line.substr(at + dash)), 0, words))) continue;
    units.emplace_back(trim(line.substr(from, at - from)));
    from = at + dash;
  }
  return units;
}

}  // namespace

std::vector<Problem> put_brigades_one_below_the_other(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<Problem> looks;
  std::vector<TextLine> apart;
  apart.reserve(lines.size());
  for (std::size_t at = 0; at < lines.size(); ++at) {
    TextLine head = lines[at];
    std::size_t next = at + 1;
    if (may_be_read(head) && next < lines.size() && may_be_read(lines[next]) && wants_leader(head.text, words)) {
      head.text += ' ' + lines[next].text;
      ++next;
    }
    const std::optional<std::size_t> cut = may_be_read(head) ? second_brigade(head.text, words) : std::nullopt;
    std::vector<TextLine> left, right, alone;
    bool beside = false;
    while (cut && next < lines.size() && may_be_read(lines[next]) && lines[next].depth > head.depth) {
      const std::vector<std::string> units = units_in(lines[next].text, words);
      if (units.size() > 2) break;
      for (std::size_t unit = 0; unit < units.size(); ++unit) {
        TextLine row = lines[next];
        row.text = units[unit];
        (unit == 0 ? left : right).push_back(std::move(row));
      }
      if (units.size() == 1) alone.push_back(lines[next]);
      beside = beside || units.size() == 2;
      ++next;
    }
    if (!beside) {
      apart.push_back(std::move(lines[at]));
      continue;
    }
    for (const TextLine& row : alone)
      looks.push_back({"", row.line, "", row.text, "to which of the two brigades above it belongs",
                       "Write the brigades one below the other, each with its units"});
    TextLine second = head;
    second.text = trim(std::string_view(head.text).substr(*cut));
    head.text = trim(std::string_view(head.text).substr(0, *cut));
    apart.push_back(std::move(head));
    apart.insert(apart.end(), left.begin(), left.end());
    apart.push_back(std::move(second));
    apart.insert(apart.end(), right.begin(), right.end());
    at = next - 1;
  }
  lines = std::move(apart);
  return looks;
}

namespace {

/// "First Brigade", "2nd Brigade": a number and a word of command, and nothing else.
std::string bare_command(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  if (!may_be_read(line) || tokens.size() != 2) return "";
  const bool numbered = tokens[0].is == Token::Is::ordinal || words.has(Sense::ordinal, tokens, 0);
  const std::optional<PhraseFound> command = words.find(Sense::command, tokens, 1);
  return numbered && command ? command->is : "";
}

/// "Colonel Isaac Kern" alone on its line.
bool names_leader_alone(const TextLine& line, const PhraseBook& words) {
  constexpr std::size_t kMostTokens = 8;
  const Tokens tokens = tokens_of(line.text);
  return may_be_read(line) && tokens.size() > 1 && tokens.size() <= kMostTokens && words.has(Sense::rank, tokens, 0) &&
         std::none_of(tokens.begin(), tokens.end(), [](const Token& token) {
           return token.is == Token::Is::number || token.is == Token::Is::ordinal || token.mark(":");
         });
}

}  // namespace

void lead_commands_beside(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = 0; at + 4 < lines.size(); ++at) {
    const std::string level = bare_command(lines[at], words);
    if (level.empty() || bare_command(lines[at + 1], words) != level || !names_leader_alone(lines[at + 2], words) ||
        !names_leader_alone(lines[at + 3], words) || names_leader_alone(lines[at + 4], words))
      continue;
    for (const std::size_t command : {at, at + 1})
      lines[command].text = fmt::format("{}: {}", lines[command].text, lines[command + 2].text);
    const auto leaders = lines.begin() + static_cast<std::ptrdiff_t>(at + 2);
    lines.erase(leaders, leaders + 2);
  }
}

}  // namespace estafette::readers
