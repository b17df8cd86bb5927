#include "converter/readers/retold/apart/sum_behind_list.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/name.hpp"
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

/// ", in all 6 battalions", ", 6 battalions altogether", "(6 battalions total)" at the end of a line.
struct SumBehind {
  std::size_t begin = 0;  ///< the token that ends the list
  int number = 0;
  std::string_view what;  ///< "battalions", as it is typed
};

/// How many battalions or squadrons tokens [from, to) count, and nothing else.
std::optional<SumBehind> count_in(const Range& all, std::size_t from, std::size_t to, std::string_view line) {
  const auto figure = all.figure_at(from);
  const std::optional<PhraseFound> count = figure ? all.find(Sense::count, figure->second) : std::nullopt;
  if (!count || figure->second + count->length != to || (count->is != "battalions" && count->is != "squadrons"))
    return std::nullopt;
  return SumBehind{from, figure->first, text_between(line, all.tokens[figure->second], all.tokens[to - 1])};
}

std::optional<SumBehind> sum_behind(const Range& all, std::string_view line) {
  constexpr std::size_t kFewestBefore = 3;
  std::size_t end = all.to;
  while (end > 0 && all.mark(end - 1, ".")) --end;
  const bool bracket = end > 0 && all.mark(end - 1, ")");
  if (bracket) --end;
  for (std::size_t at = kFewestBefore; at < end; ++at) {
    const std::optional<PhraseFound> total = all.find(Sense::total, at);
    if (!total) continue;
    const std::size_t behind = at + total->length;
    std::optional<SumBehind> sum = count_in(all, behind + (all.mark(behind, ".") ? 1 : 0), end, line);
    if (sum) sum->begin = at;
    for (std::size_t from = at;
         !sum && behind == end && from-- > kFewestBefore && all.tokens[from].is != Token::Is::mark;)
      sum = count_in(all, from, at, line);
    if (!sum || bracket != all.mark(sum->begin - 1, "(")) continue;
    while (sum->begin > 0 && all.mark(sum->begin - 1, bracket ? "(" : ",")) --sum->begin;
    return sum;
  }
  return std::nullopt;
}

/// "regiments", "полки": a word for several regiments.
bool is_regiments(const Range& all, std::size_t at, std::string_view line) {
  const std::optional<PhraseFound> count = all.find(Sense::count, at);
  if (!count || count->is != "regiments" || count->length != 1) return false;
  const std::string_view word = text_between(line, all.tokens[at], all.tokens[at]);
  return names_units(word, all.words) && singular(word, all.words) != word;
}

/// One regiment of the list.
struct ListedRegiment {
  std::string_view name;
  bool plain = true;  ///< no sort of troops: "Alba", "de Toro", "9th"
};

/// The regiments in tokens [from, to); none if anything else is among them.
std::vector<ListedRegiment> listed_in(const Range& all, std::size_t from, std::size_t to, std::string_view line) {
  constexpr std::array kOther = {Sense::rank, Sense::command, Sense::count, Sense::commander, Sense::verb, Sense::note};
  std::vector<ListedRegiment> regiments;
  std::size_t begin = from;
  ListedRegiment one;
  for (std::size_t at = from; at <= to; ++at) {
    if (at < to && !is_joint(all.tokens, at, all.words)) {
      const Token& token = all.tokens[at];
      if (token.is == Token::Is::number || (token.is == Token::Is::mark && !token.mark("-") && !token.mark("'")))
        return {};
      for (const Sense sense : kOther)
        if (const std::optional<PhraseFound> found = all.find(sense, at); found && !found->part) return {};
      if (all.find(Sense::kind, at) || all.find(Sense::unit, at) || all.find(Sense::arm, at)) one.plain = false;
      continue;
    }
    if (begin < at) {
      one.name = text_between(line, all.tokens[begin], all.tokens[at - 1]);
      regiments.push_back(one);
    }
    one = {};
    begin = at + 1;
  }
  return regiments;
}

}  // namespace

std::string with_sum_behind_list(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  const std::optional<SumBehind> sum = sum_behind(all, line);
  std::size_t to = sum ? sum->begin : tokens.size();
  while (to > 0 && all.mark(to - 1, ".")) --to;
  std::size_t from = to;
  while (from > 0 && !tokens[from - 1].mark(":")) --from;
  std::size_t before = from;  // the end of what stands before the list
  std::optional<std::size_t> label;
  if (from > 1 && is_regiments(all, from - 2, line)) {
    label = from - 2;
    before = *label;
  } else if (from < to && is_regiments(all, from, line)) {
    label = from++;
    if (all.mark(from, ".")) ++from;
  }
  const std::vector<ListedRegiment> regiments = listed_in(all, from, to, line);
  const auto plain = [](const ListedRegiment& regiment) { return regiment.plain; };
  const bool mixed = label && !std::all_of(regiments.begin(), regiments.end(), plain) &&
                     std::any_of(regiments.begin(), regiments.end(), plain);
  const bool behind_command =  // "3-го корпуса полки: Тульский, Орловский"
      label && before == *label && words.any(Sense::command, tokens, 0, before);
  if (regiments.size() < 2 || !(sum || mixed || behind_command)) return std::string(line);
  const bool sorted =
      label && !regiments.front().plain && tokens[from].is == Token::Is::word;  // "regiments of the line"
  // "Reggimenti Savoia e Genova cavalleria": what ends the last name may be told of all
  const bool of_all = label && std::any_of(regiments.begin(), regiments.end(), [&](const ListedRegiment& regiment) {
                        return !regiment.plain && tokens_of(regiment.name).front().is == Token::Is::word;
                      });
  if (sorted || of_all) return std::string(line);
  if (!label && regiments.front().plain && tokens[from].is == Token::Is::word) return std::string(line);
  const std::string one = label ? singular(text_between(line, tokens[*label], tokens[*label]), words) : "";
  std::vector<std::string> told;
  for (const ListedRegiment& regiment : regiments)
    told.push_back(!label || !regiment.plain ? std::string(regiment.name) : fmt::format("{} {}", one, regiment.name));
  std::string head = before > 0 ? tidy(line.substr(0, tokens[before - 1].end)) : "";
  if (!head.empty()) head += head.ends_with(':') ? " " : ": ";
  const bool numbered = !label && tokens[from].is == Token::Is::ordinal;
  if (numbered) return fmt::format("{}{} - {} {}", head, fmt::join(told, ", "), sum->number, sum->what);
  return fmt::format("{}{}{}", head, fmt::join(told, "; "),
                     sum ? fmt::format(" ({} {} total)", sum->number, sum->what) : "");
}

}  // namespace estafette::readers
