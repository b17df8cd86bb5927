#include "converter/readers/retold/companies/companies_of_sorts.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_sort_behind_companies(std::string_view line, const PhraseBook& words) {
  constexpr std::array<std::string_view, 6> kStems = {"komp", "Komp", "comp", "Comp", "kump", "Kump"};
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 2 || tokens[0].is != Token::Is::number || tokens[1].is != Token::Is::word)
    return std::string(line);
  const bool hyphen =
      tokens.size() > 2 && line.substr(tokens[1].end).starts_with('-') && tokens[2].is == Token::Is::word;
  const Token& last = tokens[hyphen ? 2 : 1];
  const std::string_view typed = text_between(line, tokens[1], last);
  std::size_t stem = 0;
  for (const std::string_view one : kStems)
    if (const std::size_t at = typed.rfind(one); at != std::string_view::npos && at > stem) stem = at;
  if (stem == 0) return std::string(line);
  std::string_view sort = typed.substr(0, stem);
  if (sort.ends_with('-')) sort.remove_suffix(1);
  const Tokens named = tokens_of(sort), counted = tokens_of(typed.substr(stem));
  const std::optional<PhraseFound> kind = words.find(Sense::kind, named, 0);
  const std::optional<PhraseFound> unit = words.find(Sense::unit, counted, 0);
  if (!kind || kind->length != named.size() || !unit || unit->is != "company" || unit->length != counted.size())
    return std::string(line);
  std::string_view rest = line.substr(last.end);
  if (rest.starts_with('.')) rest.remove_prefix(1);
  return fmt::format("{} {} {}{}", line.substr(0, tokens[0].end), typed.substr(stem), sort, rest);
}

}  // namespace estafette::readers
