#include "converter/readers/counted/games/coded_commands.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestCommands = 2;
constexpr std::size_t kLongestCommandLabel = 4;  ///< letters and figures

struct CodedCommand {
  int level = 0;  ///< 3 for an army, 2 for a wing or corps, 1 for a division
  std::string told;
};

/// Where the rating of a leader begins; npos if there is none.
std::size_t rating_at(std::string_view text) {
  for (std::size_t blank = text.find(' '); blank != std::string_view::npos; blank = text.find(' ', blank + 1)) {
    const std::string_view rest = text.substr(blank + 1);
    if (is_leader_rating(rest.substr(0, rest.find(' ')))) return blank + 1;
  }
  return std::string_view::npos;
}

std::optional<CodedCommand> coded_command(std::string_view line) {
  if (line.size() < 4 || line[0] != '(' || !is_digit(line[1]) || line[2] != ')' || line[3] != ' ') return std::nullopt;
  const std::string_view text = trim(line.substr(4));
  const std::size_t rating = rating_at(text);
  const std::size_t open = text.find(" ("), close = text.find(')', open == std::string_view::npos ? 0 : open);
  if (rating == std::string_view::npos || close == std::string_view::npos || close > rating ||
      close - open - 2 > kLongestCommandLabel)
    return std::nullopt;
  std::string_view leader = trim(text.substr(close + 1, rating - close - 1));
  if (leader.starts_with(':')) leader = trim(leader.substr(1));
  std::string note(text.substr(rating));
  std::erase_if(note, [](char c) { return c == '[' || c == ']' || c == ')'; });
  std::replace(note.begin(), note.end(), '(', ' ');
  return CodedCommand{line[1] - '0', fmt::format("{}: {} [Note: {}]", text.substr(0, open), leader, note)};
}

}  // namespace

bool is_leader_rating(std::string_view word) {
  const std::size_t mark = word.find('"'), open = word.find('('), close = word.find(')');
  return mark != std::string_view::npos && mark > 0 && open == mark + 2 && close != std::string_view::npos &&
         close > open + 1 && is_digit(word.front()) && is_capital(word[mark + 1]) && is_digit(word[open + 1]) &&
         word.substr(close + 1).find_first_of("+-") == 0;
}

void tell_coded_commands(std::vector<TextLine>& lines) {
  std::vector<std::optional<CodedCommand>> commands;
  for (const TextLine& line : lines) commands.push_back(may_be_read(line) ? coded_command(line.text) : std::nullopt);
  const auto told = static_cast<std::size_t>(
      std::count_if(commands.begin(), commands.end(), [](const auto& command) { return command.has_value(); }));
  if (told < kFewestCommands) return;
  int highest = 0;
  for (const std::optional<CodedCommand>& command : commands) highest = std::max(highest, command ? command->level : 0);
  bool below = false;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    if (commands[at]) {
      lines[at].text = commands[at]->told;
      lines[at].depth = highest - commands[at]->level;
      lines[at].after_blank = true;  // it begins what stands below it
      below = true;
    } else if (below) {
      lines[at].depth = highest + 1;
    }
  }
}

}  // namespace estafette::readers
