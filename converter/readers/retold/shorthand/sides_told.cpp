#include "converter/readers/retold/shorthand/sides_told.hpp"

#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/peoples.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_people_behind_command(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::size_t open = behind_people(tokens, words);
  if (open == 0 || open + 3 >= tokens.size() || !tokens[open].mark("(")) return std::string(line);
  std::size_t close = open + 1;
  while (close < tokens.size() && !tokens[close].mark(")")) ++close;
  if (close + 1 >= tokens.size() || (!tokens[close + 1].mark("-") && !tokens[close + 1].mark(":")))
    return std::string(line);
  const Tokens inside(tokens.begin() + static_cast<std::ptrdiff_t>(open) + 1,
                      tokens.begin() + static_cast<std::ptrdiff_t>(close));
  const Head head = head_of({inside, inside.size(), words});
  const std::optional<PhraseFound> last = words.find(Sense::command, inside, inside.size() - 1);
  if (head.is != Head::Is::formation || !head.level || !last || inside.size() < 2) return std::string(line);
  return fmt::format("{} ({}){}", text_between(line, tokens[open + 1], tokens[close - 1]),
                     line.substr(0, tokens[open - 1].end), line.substr(tokens[close].end));
}

std::string with_country_behind_leader(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t open = tokens.size();
  while (open > 0 && !tokens[open - 1].mark("(")) --open;
  if (open < 3 || !tokens.back().mark(")")) return std::string(line);
  const std::optional<PhraseFound> country = words.find(Sense::country, tokens, open);
  const std::optional<PhraseFound> people = country ? country : words.find(Sense::nation, tokens, open);
  if (!people || open + people->length + 1 != tokens.size()) return std::string(line);
  const Head head = head_of({tokens, open - 1, words});
  const bool led =
      head.is == Head::Is::formation && head.end < open - 1 && words.any(Sense::rank, tokens, head.end, open - 1);
  return led ? fmt::format("{} [{}]", text_between(line, tokens[0], tokens[open - 2]),
                           text_between(line, tokens[open], tokens[tokens.size() - 2]))
             : std::string(line);
}

}  // namespace estafette::readers
