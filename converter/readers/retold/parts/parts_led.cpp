#include "converter/readers/retold/parts/parts_led.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_parts_of_led_regiment(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos || line.find_first_of(",;(", colon) != std::string_view::npos)
    return std::string(line);
  const std::string_view leader = line.substr(0, colon), behind = trim(line.substr(colon + 2));
  const Tokens named = tokens_of(leader), tokens = tokens_of(behind);
  const std::optional<PhraseFound> rank = named.empty() ? std::nullopt : words.find(Sense::rank, named, 0);
  if (!rank || !may_be_person(named, rank->length, leader, words)) return std::string(line);
  if (tokens.size() < 3 || tokens[0].is != Token::Is::number) return std::string(line);
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 1);
  if (!count || (count->is != "battalions" && count->is != "squadrons")) return std::string(line);
  std::size_t name = 1 + count->length;
  while (name < tokens.size() && words.has(Sense::link, tokens, name)) ++name;
  if (name + 1 >= tokens.size() || tokens[name].is != Token::Is::ordinal) return std::string(line);
  for (std::size_t at = name + 1; at < tokens.size(); ++at)
    if (tokens[at].is != Token::Is::word || words.has(Sense::link, tokens, at)) return std::string(line);
  return fmt::format("{}: {} ({})", leader, behind.substr(tokens[name].begin),
                     text_between(behind, tokens[0], tokens[count->length]));
}

}  // namespace estafette::readers
