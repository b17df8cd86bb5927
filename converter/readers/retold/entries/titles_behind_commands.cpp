#include "converter/readers/retold/entries/titles_behind_commands.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/bare_figures.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/name.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestTitledLine = 120;  ///< bytes of such a line

/// "Order of Battle", "Battle of Toro", but not "Return" alone, and nothing that tells of persons or troops.
bool is_title(const Tokens& tokens, const PhraseBook& words) {
  if (has_figures(tokens)) return false;
  bool heading = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (words.has(Sense::rank, tokens, at) || words.has(Sense::kind, tokens, at)) return false;
    const std::optional<PhraseFound> found = words.find(Sense::heading, tokens, at);
    heading = heading || (found && found->length > 1);
  }
  return heading;
}

}  // namespace

std::string with_title_behind_command_noted(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(':');
  if (line.size() > kLongestTitledLine || colon == std::string_view::npos) return std::string(line);
  const std::string_view command = trim(line.substr(0, colon)), title = line.substr(colon + 1);
  const Tokens named = tokens_of(command);
  if (head_of({named, named.size(), words}).is != Head::Is::formation || !is_title(tokens_of(title), words))
    return std::string(line);
  std::string told;
  for (const std::string& part : split(title, ':')) append(told, tidy(part));
  return fmt::format("{} [Note: {}]", command, told);
}

}  // namespace estafette::readers
