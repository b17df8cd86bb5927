#include "converter/readers/retold/parts/each_of_groups.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// "3 Bat." of a bracket "(je 3 Bat.)" that ends the piece; empty if none does.
std::string_view each_in_bracket(std::string_view piece, const PhraseBook& words) {
  const std::size_t open = piece.rfind('(');
  if (!piece.ends_with(')') || open == std::string_view::npos) return {};
  const std::string_view inside = piece.substr(open + 1, piece.size() - open - 2);
  const Tokens tokens = tokens_of(inside);
  const std::optional<PhraseFound> each = tokens.empty() ? std::nullopt : words.find(Sense::each, tokens, 0);
  if (!each || each->length + 1 >= tokens.size() || tokens[each->length].is != Token::Is::number) return {};
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, each->length + 1);
  const bool parts = count && (count->is == "battalions" || count->is == "squadrons");
  return parts ? inside.substr(tokens[each->length].begin) : std::string_view{};
}

/// Where the names begin behind a word for several regiments, "Infanterie-Regimenter Alba"; 0 without one.
std::size_t behind_sort(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const std::string_view word = text_between(piece, tokens[at], tokens[at]);
    if (names_units(word, words) && singular(word, words) != word) return tokens[at + 1].begin;
  }
  return 0;
}

}  // namespace

std::string with_parts_of_each_group(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(": ");
  const std::size_t begin = colon == std::string_view::npos ? 0 : colon + 2;
  if (line.find(';') != std::string_view::npos) return std::string(line);
  const std::vector<std::string_view> pieces = pieces_of(line.substr(begin), ',');
  std::vector<std::string_view> each(pieces.size());
  std::size_t groups = 0;
  for (std::size_t at = pieces.size(); at-- > 0;) {
    each[at] = each_in_bracket(pieces[at], words);
    if (!each[at].empty()) ++groups;
    const bool plain = pieces[at].find('(') == std::string_view::npos;
    if (each[at].empty() && plain && at + 1 < pieces.size()) each[at] = each[at + 1];
    if (each[at].empty()) return std::string(line);
  }
  if (groups < 2 || pieces.size() == groups) return std::string(line);
  const std::size_t name = behind_sort(pieces.front(), words);
  const std::string sort = name > 0 ? singular(pieces.front().substr(0, name), words) : std::string{};
  std::vector<std::string> told;
  for (std::size_t at = 0; at < pieces.size(); ++at) {
    const std::string_view owner = trim(pieces[at].substr(0, pieces[at].find('(')));
    told.push_back(fmt::format("{}{} ({})", sort, at == 0 ? owner.substr(name) : owner, each[at]));
  }
  return fmt::format("{}{}", line.substr(0, begin), fmt::join(told, ", "));
}

std::string with_each_before_sum(std::string_view line, const PhraseBook& words) {
  const std::size_t comma = line.rfind(", ");
  if (comma == std::string_view::npos) return std::string(line);
  const std::string_view sum = line.substr(comma + 2);
  const Tokens told = tokens_of(sum), said = tokens_of(line.substr(0, comma));
  const std::optional<PhraseFound> total = told.size() > 2 ? words.find(Sense::total, told, 0) : std::nullopt;
  const std::size_t number = total ? total->length : told.size();
  if (number + 1 >= told.size() || told[number].is != Token::Is::number) return std::string(line);
  const std::optional<PhraseFound> count = words.find(Sense::count, told, number + 1);
  if (!count || number + 1 + count->length != told.size()) return std::string(line);
  if (said.size() < 3 || said.back().is != Token::Is::number) return std::string(line);
  std::size_t each = said.size() - 2;
  if (!words.has(Sense::each, said, each)) return std::string(line);
  while (each > 0 && words.has(Sense::link, said, each - 1)) --each;  // "zu je"
  return fmt::format("{} ({} {} each)", trim(line.substr(0, said[each].begin)),
                     text_between(line, said.back(), said.back()), text_between(sum, told[number + 1], told.back()));
}

}  // namespace estafette::readers
