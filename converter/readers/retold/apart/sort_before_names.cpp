#include "converter/readers/retold/apart/sort_before_names.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostWordsOfAName = 5;  ///< "d'Alba" has three

/// One past the sort of "Régiments de hussards d'Alba": a word for several regiments, and the kind behind it.
std::optional<std::size_t> end_of_sort(const Range& all, std::string_view line) {
  const std::optional<PhraseFound> count = all.find(Sense::count, 0);
  if (!count || count->is != "regiments" || count->part) return std::nullopt;
  const std::string_view word = text_between(line, all.tokens[0], all.tokens[count->length - 1]);
  if (singular(word, all.words) == word) return std::nullopt;
  std::size_t at = count->length;
  while (const std::optional<PhraseFound> link = all.find(Sense::kind, at) ? std::nullopt : all.find(Sense::link, at))
    at += link->length;
  const std::optional<PhraseFound> kind = all.find(Sense::kind, at);
  return kind && !kind->guess ? std::optional(at + kind->length) : std::nullopt;
}

/// "d'Alba", "de Toro", "Kern": no other word of an order of battle.
bool is_name(const Range& all, std::size_t from, std::size_t to, std::string_view line) {
  constexpr std::array kOthers = {Sense::kind, Sense::unit,   Sense::count,     Sense::command, Sense::arm,
                                  Sense::rank, Sense::number, Sense::commander, Sense::verb};
  if (to - from > kMostWordsOfAName) return false;
  bool named = false;
  for (std::size_t at = from; at < to; ++at) {
    if (all.tokens[at].is != Token::Is::word && !all.mark(at, "'")) return false;
    for (const Sense sense : kOthers)
      if (all.find(sense, at)) return false;
    named = named || !is_small(line[all.tokens[at].begin]);
  }
  return named;
}

}  // namespace

std::string with_sort_at_each_name(std::string_view line, const PhraseBook& words) {
  const std::size_t bracket = line.ends_with(')') ? line.rfind(" (") : std::string_view::npos;
  const std::string_view told = trim(line.substr(0, bracket));
  const Tokens tokens = tokens_of(told);
  const Range all{tokens, tokens.size(), words};
  const std::optional<std::size_t> sort = tokens.empty() ? std::nullopt : end_of_sort(all, told);
  if (!sort || *sort >= tokens.size()) return std::string(line);
  const std::string one = singular(text_between(told, tokens[0], tokens[*sort - 1]), words);
  std::vector<std::string> units;
  std::size_t from = *sort;
  for (std::size_t at = from; at <= tokens.size(); ++at) {
    if (at < tokens.size() && !is_joint(tokens, at, words)) continue;
    if (at == from || !is_name(all, from, at, told)) return std::string(line);
    units.push_back(fmt::format("{} {}", one, text_between(told, tokens[from], tokens[at - 1])));
    from = at + 1;
  }
  if (units.size() < 2) return std::string(line);
  const std::string_view rest = bracket == std::string_view::npos ? std::string_view{} : line.substr(bracket);
  return fmt::format("{}{}", fmt::join(units, "; "), rest);
}

}  // namespace estafette::readers
