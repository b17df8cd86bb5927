#include "converter/readers/retold/figures/men_of_units.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

bool ends_entry(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return at >= tokens.size() || tokens[at].mark(",") || tokens[at].mark(";") || tokens[at].mark("[") ||
         (tokens[at].mark(".") && at + 1 == tokens.size()) || is_and(tokens, at, words);
}

/// Behind the blanks between two cells of a table.
bool begins_cell(std::string_view line, const Tokens& tokens, std::size_t at) {
  return line.substr(tokens[at - 1].end, tokens[at].begin - tokens[at - 1].end).find("  ") != std::string_view::npos;
}

/// Where the regiment begins behind "40 troopers of the"; nothing if no men are counted there.
std::optional<std::size_t> behind_men(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count =
      at + 1 < tokens.size() ? words.find(Sense::count, tokens, at + 1) : std::nullopt;
  if (tokens[at].is != Token::Is::number || !count || (count->is != "men" && count->is != "sabres"))
    return std::nullopt;
  std::size_t name = at + 1 + count->length;
  const std::size_t links = name;
  while (name < tokens.size() && words.has(Sense::link, tokens, name) && !is_and(tokens, name, words))
    name += words.find(Sense::link, tokens, name)->length;
  return name > links ? std::optional(name) : std::nullopt;
}

}  // namespace

std::string with_men_of_units(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kFewestWords = 2;  // "Toro Uhlans"; "40 troopers of cavalry" are of no regiment
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  if (words.any(Sense::verb, tokens, 0, tokens.size())) return told.text();
  for (std::size_t at = 0; at + kFewestWords < tokens.size(); ++at) {
    const bool joined = at > 0 && is_and(tokens, at - 1, words);
    if (joined && line.substr(0, tokens[at].begin).find("  ") != std::string_view::npos) break;  // among cells
    const bool begins = at == 0 || joined || tokens[at - 1].mark(":") || ends_entry(tokens, at - 1, words);
    const std::optional<std::size_t> name = begins ? behind_men(tokens, at, words) : std::nullopt;
    if (!name) continue;
    std::size_t end = *name;
    while (!ends_entry(tokens, end, words) && !tokens[end].mark("(") && !tokens[end].mark(":") &&
           !begins_cell(line, tokens, end))
      ++end;
    const bool ended = ends_entry(tokens, end, words) || begins_cell(line, tokens, end);
    const bool regiment = ended && end >= *name + kFewestWords && words.any(Sense::kind, tokens, *name, end);
    if (!regiment) continue;
    const std::size_t begin = joined && at > 1 ? tokens[at - 2].end : tokens[at].begin;
    told.put(begin, tokens[end - 1].end,
             fmt::format("{}{} ({} men)", joined && at > 1 ? "; " : "",
                         text_between(line, tokens[*name], tokens[end - 1]), tokens[at].text));
  }
  return told.text();
}

}  // namespace estafette::readers
