#include "converter/readers/retold/parts/lone_counts.hpp"

#include "base/rewriting.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_lone_counts_one(std::string_view line, const PhraseBook& words) {
  Rewriting told(line);
  for (std::size_t open = line.find('('); open != std::string_view::npos; open = line.find('(', open + 1)) {
    const std::size_t close = line.find(')', open);
    if (close == std::string_view::npos) break;
    std::string_view said = line.substr(open + 1, close - open - 1);
    if (said.ends_with('.')) said.remove_suffix(1);
    const Tokens inside = tokens_of(said), before = tokens_of(line.substr(0, open));
    const std::optional<PhraseFound> count = inside.size() == 1 ? words.find(Sense::count, inside, 0) : std::nullopt;
    const bool part = count && (count->is == "battalions" || count->is == "squadrons" || count->is == "companies");
    const bool one = part && words.has(Sense::unit, inside, 0) && !words.has(Sense::plural, inside, 0);
    const bool troops = one && !before.empty() && before.back().is != Token::Is::number &&
                        (words.has(Sense::kind, before, before.size() - (before.back().mark(".") ? 2 : 1)) ||
                         words.any(Sense::state, before, 0, before.size()));
    if (!troops) continue;
    told.put(open, close + 1, fmt::format("(1 {})", said));
  }
  return told.text();
}

std::string with_battalion_of_each(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kOne = "A battalion of the ";
  const std::size_t at = line.find(kOne);
  if (at == std::string_view::npos) return std::string(line);
  std::string_view list = line.substr(at + kOne.size());
  while (list.ends_with('.') || list.ends_with(';')) list.remove_suffix(1);
  const Tokens tokens = tokens_of(list);
  const bool listed = list.find(", ") != std::string_view::npos &&
                      list.find_first_of("(:;") == std::string_view::npos && !tokens.empty() &&
                      words.any(Sense::kind, tokens, 0, tokens.size());
  if (!listed) return std::string(line);
  std::string_view before = line.substr(0, at);
  const bool dash = before.ends_with(" - ");  // "Brigade of Guards - A battalion of the ..."
  if (dash) before.remove_suffix(3);
  return fmt::format("{}{}{} [Note: a battalion of each]", before, dash ? ": " : "", list);
}

std::string with_detachments_before_battalion(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
    const bool begins = at == 0 || tokens[at - 1].is == Token::Is::ordinal || tokens[at - 1].is == Token::Is::mark;
    if (!begins || !unit || unit->is != "battalion" || tokens[at + 1].text != "of" ||
        !tokens[at + 2].text.starts_with("detachment"))
      continue;
    told.put(tokens[at].begin, tokens[at + 2].end,
             fmt::format("{} {}", text_between(line, tokens[at + 2], tokens[at + 2]),
                         text_between(line, tokens[at], tokens[at])));
  }
  return told.text();
}

std::string with_companies_behind_sort(std::string_view line, const PhraseBook& words) {
  constexpr int kMostCompaniesTold = 24;
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 3 || tokens[0].is != Token::Is::number || tokens[0].value < 1 ||
      tokens[0].value > kMostCompaniesTold)
    return std::string(line);
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, 1);
  const std::optional<Kind> sort = kind && !kind->part ? kind_from(kind->is) : std::nullopt;
  const std::size_t last = kind ? 1 + kind->length : 0;
  const std::optional<PhraseFound> count = kind ? words.find(Sense::count, tokens, last) : std::nullopt;
  if (!sort || arm_of(*sort) != Arm::infantry || !count || count->is != "companies" ||
      last + count->length != tokens.size())
    return std::string(line);
  return fmt::format("{} ({} companies)", text_between(line, tokens[1], tokens[last - 1]), tokens[0].value);
}

}  // namespace estafette::readers
