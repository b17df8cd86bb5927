#include "converter/readers/retold/labels/commands_of_leaders.hpp"

#include "base/letters.hpp"
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

constexpr std::size_t kMostOfALeaderTold = 8;   ///< tokens
constexpr std::size_t kMostOfACommandTold = 6;  ///< tokens

struct BracketedLeader {
  std::string person, command;
};

bool names_command_alone(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || tokens.size() > kMostOfACommandTold || words.any(Sense::rank, tokens, 0, tokens.size()))
    return false;
  const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, 0);
  if (arm && arm->length == tokens.size()) return true;  // "Cavalry"
  const Head head = head_of({tokens, tokens.size(), words});
  return head.is == Head::Is::formation && head.end == tokens.size();
}

/// "LG Roe (3rd Division)", and nothing else.
std::optional<BracketedLeader> bracketed_leader(const TextLine& line, const PhraseBook& words) {
  std::string_view text = trim(line.text);
  if (!may_be_read(line) || !text.ends_with(')')) return std::nullopt;
  const std::size_t open = text.find(" (");
  if (open == std::string_view::npos || open == 0) return std::nullopt;
  const std::string_view person = trim(text.substr(0, open)), command = text.substr(open + 2, text.size() - open - 3);
  const Tokens tokens = tokens_of(person);
  const std::optional<PhraseFound> rank = tokens.empty() ? std::nullopt : words.find(Sense::rank, tokens, 0);
  if (!rank || rank->length >= tokens.size() || tokens.size() > kMostOfALeaderTold || has_digit(person) ||
      person.find_first_of(":,;") != std::string_view::npos || !names_command_alone(command, words) ||
      words.any(Sense::command, tokens, rank->length, tokens.size()))
    return std::nullopt;
  return BracketedLeader{std::string(person), std::string(trim(command))};
}

/// "3rd Division", "3rd Division:" by themselves.
std::string heading_alone(const TextLine& line) {
  std::string_view text = trim(line.text);
  while (text.ends_with(':') || text.ends_with('.')) text = trim(text.substr(0, text.size() - 1));
  return may_be_read(line) ? fold(text) : std::string();
}

bool begins_with_a_rank(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  return !tokens.empty() && words.has(Sense::rank, tokens, 0);
}

/// "1st Brigade" above "Col. Roe (4th Division)": he leads that one, and the bracket tells where it belonged. But he
/// does not lead the army above his division.
bool may_lead_above(std::string_view above, const std::string& command, const PhraseBook& words) {
  if (!names_command_alone(above, words)) return false;
  const Tokens upper = tokens_of(above), lower = tokens_of(command);
  const std::optional<Level> high = head_of({upper, upper.size(), words}).level;
  const std::optional<Level> low = head_of({lower, lower.size(), words}).level;
  return upper.size() > 1 && !(high && low && *high < *low) && high != Level::army;
}

/// Troops, or a command, that he may lead.
bool may_be_led(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  return may_be_read(line) && head_of({tokens, tokens.size(), words}).is != Head::Is::nothing;
}

}  // namespace

std::vector<Problem> lead_commands_in_brackets(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<Problem> looks;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::optional<BracketedLeader> leader = bracketed_leader(lines[at], words);
    if (!leader) continue;
    if (at > 0 && !lines[at].after_blank && may_lead_above(trim(lines[at - 1].text), leader->command, words)) continue;
    std::vector<std::size_t> headings;
    for (std::size_t other = 0; other < lines.size(); ++other)
      if (other != at && heading_alone(lines[other]) == fold(leader->command)) headings.push_back(other);
    const bool free =
        headings.size() == 1 && (headings[0] + 1 == lines.size() || !begins_with_a_rank(lines[headings[0] + 1], words));
    if (free) {
      lines[headings[0]].text = fmt::format("{}: {}", leader->command, leader->person);
      lines[at].text = fmt::format("Note: {}", lines[at].text);
      continue;
    }
    const bool troops =
        at + 1 < lines.size() && (bracketed_leader(lines[at + 1], words) || may_be_led(lines[at + 1], words));
    if (headings.empty() && troops) {
      lines[at].text = fmt::format("{}: {}", leader->command, leader->person);
      continue;
    }
    looks.push_back({"", lines[at].line, "", lines[at].text, "the command that he leads",
                     "Write him behind its name, or begin the line with Note:"});
  }
  return looks;
}

}  // namespace estafette::readers
