#include "converter/readers/retold/apart/batteries_again.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_batteries_named_again(std::string_view line, const PhraseBook& words) {
  if (line.find_first_of(";[") != std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  std::string told;
  std::string_view batteries;  // the word for them
  std::size_t done = 0;
  int again = 0;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (count && count->is == "batteries" && !count->part && at > 0 && all.figure_at(at - 1)) {
      batteries = text_between(line, tokens[at], tokens[at]);
      continue;
    }
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    const bool joint = tokens[at].mark(",") || (link && link->is == "and" && link->length == 1);
    const auto figure = joint && !batteries.empty() ? all.figure_at(at + 1) : std::nullopt;
    if (!figure || figure->second + 1 >= tokens.size()) continue;
    const std::optional<PhraseFound> of = words.find(Sense::link, tokens, figure->second);
    if (!of || !of->is.empty()) continue;  // "one of horse artillery", and no "one section of 12"
    const std::size_t end = tokens[at].mark(",") ? tokens[at].begin : tokens[at - 1].end;
    told += fmt::format("{}, {} {} ", line.substr(done, end - done),
                        text_between(line, tokens[at + 1], tokens[figure->second - 1]), batteries);
    done = tokens[figure->second].begin;
    ++again;
  }
  return again > 0 ? told + std::string(line.substr(done)) : std::string(line);
}

}  // namespace estafette::readers
