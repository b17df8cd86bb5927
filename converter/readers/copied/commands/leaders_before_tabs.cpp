#include "converter/readers/copied/commands/leaders_before_tabs.hpp"

#include "base/letters.hpp"
#include "base/lines.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/signs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace estafette::readers {
namespace {

/// "Division", "Brigade" and their like in at least two cells of a line.
bool is_row_of_command_titles(std::string_view line, const PhraseBook& words) {
  std::size_t commands = 0;
  for (const std::string& cell : split(line, '\t')) {
    const Tokens tokens = tokens_of(cell);
    const auto found = tokens.empty() ? std::nullopt : words.find(Sense::command, tokens, 0);
    commands += found && found->length == tokens.size() ? 1U : 0U;
  }
  return commands >= 2;
}

/// "1st Division", and nothing else.
bool is_command_alone(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Head head = head_of({tokens, tokens.size(), words});
  return head.is == Head::Is::formation && head.end == tokens.size() && line.find('\t') == std::string_view::npos;
}

/// "Gen. Roe" of "Gen. Roe<tab>1st Brigade"; 0 if the line is none of that sort, otherwise where the tab is.
std::size_t behind_leader(std::string_view line, const PhraseBook& words) {
  const std::size_t tab = line.find('\t');
  if (tab == std::string_view::npos) return 0;
  const std::string_view person = trim(line.substr(0, tab)), rest = trim(line.substr(tab));
  const Tokens said = tokens_of(person);
  const bool leads = said.size() > 1 && words.has(Sense::rank, said, 0) && !has_digit(person);
  return leads && !rest.empty() && (is_any_letter(rest.front()) || is_digit(rest.front())) ? tab : 0;
}

}  // namespace

std::string with_leaders_before_tabs_apart(const std::string& utf8, const PhraseBook& words) {
  if (utf8.find('\t') == std::string::npos) return utf8;
  std::string apart;
  bool titled = false, below_command = false;
  for (std::string_view left = utf8; !left.empty();) {
    const std::string_view line = take_line_with_end(left);
    titled = titled || is_row_of_command_titles(trim(line), words);
    const std::size_t tab = titled && below_command ? behind_leader(line, words) : 0;
    if (tab > 0) {
      const std::string_view rest = trim(line.substr(tab));
      apart.append(trim(line.substr(0, tab))).append(1, kNextLine).append(line.substr(tab + 1));
      below_command = is_command_alone(rest, words);
    } else {
      apart += line;
      below_command = is_command_alone(trim(line), words);
    }
  }
  return apart;
}

}  // namespace estafette::readers
