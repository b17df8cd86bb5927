#include "converter/readers/retold/labels/headed_again.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

/// "4e corps" of "Composition détaillée du 4e corps"; empty for any other line.
std::string headed_command(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kLongestHeading = 80, kMostWordsBetween = 2;  // bytes; words
  if (line.size() > kLongestHeading) return "";
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> heading = tokens.empty() ? std::nullopt : words.find(Sense::heading, tokens, 0);
  if (!heading || !heading->is.empty()) return "";
  std::size_t at = heading->length;
  while (at < tokens.size() && at <= heading->length + kMostWordsBetween && tokens[at].is == Token::Is::word) ++at;
  if (at + 1 >= tokens.size() || tokens[at].is != Token::Is::ordinal || !words.has(Sense::link, tokens, at - 1))
    return "";
  const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at + 1);
  return command && at + 1 + command->length == tokens.size() ? std::string(line.substr(tokens[at].begin)) : "";
}

/// A rank, a title, or what may be a name, from that token on up to `to`.
bool names_person(std::string_view line, const Tokens& tokens, std::size_t from, std::size_t to,
                  const PhraseBook& words) {
  if (words.has(Sense::rank, tokens, from) || words.has(Sense::title, tokens, from)) return true;
  const std::string_view name = text_between(line, tokens[from], tokens[to - 1]);
  return may_be_person(tokens_of(name), 0, name, words);
}

/// A command, and who leads it.
struct LedCommand {
  std::string_view command, leader;
};

/// Those of "The II Corps, under General Roe:".
std::optional<LedCommand> led_in_sentence(std::string_view line, const PhraseBook& words) {
  if (!line.ends_with(':')) return std::nullopt;
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 5 || !is_the(tokens, 0, words)) return std::nullopt;
  for (std::size_t at = 2; at + 2 < tokens.size(); ++at) {
    const std::optional<PhraseFound> under = words.find(Sense::commander, tokens, at);
    if (!under || under->part || words.has(Sense::rank, tokens, at)) continue;
    const std::size_t end = tokens[at - 1].mark(",") ? at - 1 : at;
    const Tokens command(tokens.begin() + 1, tokens.begin() + static_cast<std::ptrdiff_t>(end));
    const std::size_t name = at + under->length;
    const Head head = head_of({command, command.size(), words});
    const bool whole = head.is == Head::Is::formation && head.level && head.end == command.size();
    if (!whole || name + 1 >= tokens.size() || !names_person(line, tokens, name, tokens.size() - 1, words) ||
        !capital_at(line, tokens[tokens.size() - 2].begin))  // "The 1st Division under General Roe consisted of:"
      return std::nullopt;
    return LedCommand{text_between(line, tokens[1], tokens[end - 1]),
                      text_between(line, tokens[name], tokens[tokens.size() - 2])};
  }
  return std::nullopt;
}

}  // namespace

std::string with_command_of_sentence(std::string_view line, const PhraseBook& words) {
  const std::optional<LedCommand> led = led_in_sentence(line, words);
  return led ? fmt::format("{}: {}", led->command, led->leader) : std::string(line);
}

void tell_commands_headed_again(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = 1; at < lines.size(); ++at) {
    if (!may_be_read(lines[at])) continue;
    if (const std::optional<LedCommand> led = led_in_sentence(lines[at].text, words);
        led && lines[at - 1].text == led->command) {
      lines[at].text = fmt::format("Commander: {}", led->leader);
      continue;
    }
    const std::string command = headed_command(lines[at].text, words);
    if (command.empty()) continue;
    const bool listed = std::any_of(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(at),
                                    [&](const TextLine& line) { return line.text.starts_with(command); });
    if (listed) lines[at].text = command;
  }
}

}  // namespace estafette::readers
