#include "converter/readers/retold/labels/headed_again.hpp"

#include "converter/readers/words/tokens.hpp"

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

}  // namespace

void tell_commands_headed_again(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = 1; at < lines.size(); ++at) {
    if (!may_be_read(lines[at])) continue;
    const std::string command = headed_command(lines[at].text, words);
    if (command.empty()) continue;
    const bool listed = std::any_of(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(at),
                                    [&](const TextLine& line) { return line.text.starts_with(command); });
    if (listed) lines[at].text = command;
  }
}

}  // namespace estafette::readers
