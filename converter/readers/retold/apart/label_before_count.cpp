#include "converter/readers/retold/apart/label_before_count.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// True for "Kern Lt Bn (277)", "Pioneers (100)": a sort of its own, a figure in a bracket, and no count before it.
bool is_other_sort(std::string_view entry, const PhraseBook& words) {
  const Tokens tokens = tokens_of(entry);
  const std::size_t open = entry.find('(');
  if (tokens.empty() || tokens[0].is != Token::Is::word || open == std::string_view::npos || !entry.ends_with(')'))
    return false;
  const Tokens name = tokens_of(entry.substr(0, open));
  return words.any(Sense::kind, name, 0, name.size()) || words.any(Sense::unit, name, 0, name.size());
}

}  // namespace

std::string with_label_behind_count(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, 0);
  const std::size_t colon = kind ? kind->length : 0;
  if (colon == 0 || colon + 3 >= tokens.size() || !tokens[colon].mark(":") || tokens[colon + 1].is != Token::Is::number)
    return std::string(line);
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, colon + 2);
  if (!count || (count->is != "companies" && count->is != "battalions" && count->is != "squadrons"))
    return std::string(line);
  const std::size_t behind = colon + 2 + count->length;
  constexpr std::string_view kComma = ", ";  // and not that of "1,080"
  std::size_t comma = line.find(kComma, tokens[colon].end);
  if (comma == std::string_view::npos) return std::string(line);
  while (comma != std::string_view::npos) {
    const std::size_t begin = comma + kComma.size();
    comma = line.find(kComma, begin);
    if (!is_other_sort(trim(line.substr(begin, comma - begin)), words)) return std::string(line);
  }
  return fmt::format("{} {}{}{}", text_between(line, tokens[colon + 1], tokens[behind - 1]),
                     line.substr(0, tokens[colon - 1].end), behind < tokens.size() && !tokens[behind].joined ? " " : "",
                     behind < tokens.size() ? line.substr(tokens[behind].begin) : std::string_view{});
}

}  // namespace estafette::readers
