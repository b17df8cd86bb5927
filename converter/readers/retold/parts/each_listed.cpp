#include "converter/readers/retold/parts/each_listed.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// "Alba IR 1 (900)" with the count at the head of its bracket; of its own bracket if it has none.
std::string with_parts(std::string_view entry, std::string_view parts) {
  const std::size_t open = entry.find('(');
  if (open != std::string_view::npos && open + 1 < entry.size() && is_digit(entry[open + 1]))
    return fmt::format("{}({}, {}", entry.substr(0, open), parts, entry.substr(open + 1));
  std::string_view name = entry;
  while (name.ends_with('.')) name.remove_suffix(1);
  return fmt::format("{} ({})", name, parts);
}

/// The entries of a list, each with its parts; empty if there is only one.
std::string list_with_parts(std::string_view list, std::string_view parts) {
  std::string told;
  std::size_t entries = 0;
  for (const std::string_view group : pieces_of(list, ';'))
    for (const std::string_view entry : pieces_of(group, ','))
      told += (entries++ > 0 ? ", " : "") + with_parts(entry, parts);
  return entries > 1 ? told : "";
}

}  // namespace

std::string with_parts_before_list(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  for (std::size_t at = 0; at + 3 < tokens.size(); ++at) {
    const auto number = all.figure_at(at);
    const std::optional<PhraseFound> count = number ? all.find(Sense::count, number->second) : std::nullopt;
    if (!count || (count->is != "battalions" && count->is != "squadrons" && count->is != "companies")) continue;
    std::size_t behind = number->second + count->length;
    const std::optional<PhraseFound> each = all.find(Sense::each, behind);
    if (!each) continue;
    behind += each->length;
    while (behind < tokens.size() && all.find(Sense::link, behind)) behind += all.find(Sense::link, behind)->length;
    if (behind + 1 >= tokens.size() || !tokens[behind].mark(":")) continue;
    const std::string list =
        list_with_parts(line.substr(tokens[behind + 1].begin), fmt::format("{} {}", number->first, count->is));
    if (list.empty()) return std::string(line);
    const std::string_view command = trim(line.substr(0, tokens[at].begin));
    return fmt::format("{}{}{}", command, command.empty() ? "" : command.ends_with(':') ? " " : ": ", list);
  }
  return std::string(line);
}

}  // namespace estafette::readers
