#include "converter/readers/retold/entries/dismounted.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_dismounted_before(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const bool bracket = tokens[at].mark("(") || tokens[at].mark("[");
    const std::size_t end = bracket ? at + 3 : at + 2;
    const bool more = bracket && at + 3 < tokens.size() && tokens[at + 2].mark(",");  // "(dismounted, less a squadron)"
    const bool closed = bracket
                            ? end <= tokens.size() && (more || tokens[end - 1].mark(")") || tokens[end - 1].mark("]"))
                            : tokens[at].mark(",") && (end == tokens.size() || tokens[end].mark(","));
    if (!closed || tokens[at - 1].is != Token::Is::word || tokens[at + 1].is != Token::Is::word) continue;
    const std::string both = fmt::format("{} {}", tokens[at + 1].text, tokens[at - 1].text);
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens_of(both), 0);
    if (!kind || kind->length != 2 || kind->is != "line infantry" ||
        !words.has(Sense::kind, tokens_of(tokens[at + 1].text), 0))
      continue;
    std::size_t sort = at - 1;  // "Light Dragoons"
    if (sort > 0 && tokens[sort - 1].is == Token::Is::word && words.has(Sense::kind, tokens, sort - 1)) --sort;
    const std::string rest = more ? fmt::format(" ({}", trim(line.substr(tokens[at + 2].end))) : "";
    if (more || sort < at - 1)
      return fmt::format("{}{} {}{}", line.substr(0, tokens[sort].begin),
                         text_between(line, tokens[at + 1], tokens[at + 1]),
                         text_between(line, tokens[sort], tokens[at - 1]),
                         more ? rest : std::string(line.substr(tokens[end - 1].end)));
    return fmt::format("{}{} {}{}", line.substr(0, tokens[at - 1].begin),
                       text_between(line, tokens[at + 1], tokens[at + 1]),
                       text_between(line, tokens[at - 1], tokens[at - 1]), line.substr(tokens[end - 1].end));
  }
  return std::string(line);
}

}  // namespace estafette::readers
