#include "converter/readers/retold/figures/batteries_beside.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

enum class CountedAs { nothing, parts, regiment, batteries };

/// What tokens [from, to) count: "2 bns" are parts, "2 bns 8th Light" those of a numbered regiment, "1 foot battery" a
/// battery.
CountedAs entry_counts(const Range& all, std::size_t from, std::size_t to) {
  const auto figure = all.figure_at(from);
  if (!figure || all.tokens[from].is == Token::Is::ordinal) return CountedAs::nothing;
  const std::optional<PhraseFound> count = all.find(Sense::count, figure->second);
  if (count && (count->is == "battalions" || count->is == "squadrons")) {
    const auto begin = all.tokens.begin() + static_cast<std::ptrdiff_t>(figure->second + count->length);
    const bool numbered = std::any_of(begin, all.tokens.begin() + static_cast<std::ptrdiff_t>(to),
                                      [](const Token& token) { return token.is == Token::Is::ordinal; });
    return numbered ? CountedAs::regiment : CountedAs::parts;
  }
  for (std::size_t at = figure->second; at < to; ++at) {
    const std::optional<PhraseFound> battery = all.find(Sense::count, at);
    if (battery && battery->is == "batteries") return CountedAs::batteries;
    if (!all.find(Sense::kind, at) && !all.find(Sense::gun, at) && !all.tokens[at].mark("-")) break;
  }
  for (const Sense sense : {Sense::kind, Sense::unit}) {  // "1 Fussbatterie"
    const std::optional<PhraseFound> found = all.find(sense, figure->second);
    const bool guns = found && (found->is == "battery" || found->is == to_string(Kind::foot_artillery) ||
                                found->is == to_string(Kind::horse_artillery));
    if (guns) return CountedAs::batteries;
  }
  return CountedAs::nothing;
}

}  // namespace

std::string with_count_behind_numbers(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  for (std::size_t at = 0; at + 3 < tokens.size(); ++at) {
    if (tokens[at].is != Token::Is::ordinal || !tokens[at + 1].mark(".") || tokens[at + 2].joined) continue;
    const auto figure = all.figure_at(at + 2);
    const std::optional<PhraseFound> count = figure ? all.find(Sense::count, figure->second) : std::nullopt;
    const bool parts = count && (count->is == "batteries" || count->is == "battalions" || count->is == "squadrons" ||
                                 count->is == "companies");
    if (!parts || tokens[at + 2].is == Token::Is::ordinal) continue;
    return std::string(line.substr(0, tokens[at].end)) + "; " + std::string(line.substr(tokens[at + 2].begin));
  }
  return std::string(line);
}

std::string with_batteries_apart(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  std::string told;
  std::size_t from = 0;
  int depth = 0;
  bool regiment = false, batteries = false;
  for (std::size_t at = 0; at <= tokens.size(); ++at) {
    if (at < tokens.size()) {
      depth += tokens[at].mark("(") || tokens[at].mark("[") ? 1 : tokens[at].mark(")") || tokens[at].mark("]") ? -1 : 0;
      if (tokens[at].mark(":") || tokens[at].mark(";")) return std::string(line);
      if (depth > 0 || !(tokens[at].mark(",") || tokens[at].mark("+"))) continue;
    }
    if (from >= at) return std::string(line);
    const CountedAs counted = entry_counts(all, from, at);
    if (counted == CountedAs::nothing) return std::string(line);
    regiment = regiment || counted == CountedAs::regiment;
    batteries = batteries || counted == CountedAs::batteries;
    told.append(told.empty() ? "" : "; ").append(text_between(line, tokens[from], tokens[at - 1]));
    from = at + 1;
  }
  return regiment && batteries ? told : std::string(line);
}

}  // namespace estafette::readers
