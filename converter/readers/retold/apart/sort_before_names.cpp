#include "converter/readers/retold/apart/sort_before_names.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestOfList = 400;  ///< bytes

/// A word that may be a name: no small ASCII letter begins it, and no list of words has it as a sort, a rank or the
/// like.
bool is_name_word(std::string_view line, const Token& token, const Tokens& tokens, std::size_t at,
                  const PhraseBook& words) {
  static constexpr std::array kOthers = {Sense::kind, Sense::unit, Sense::count,     Sense::command,
                                         Sense::rank, Sense::verb, Sense::commander, Sense::number};
  if (token.is != Token::Is::word || is_small(line[token.begin])) return false;
  return std::none_of(kOthers.begin(), kOthers.end(), [&](Sense sense) { return words.has(sense, tokens, at); });
}

/// What is at the tokens of one entry.
enum class Entry { name, numbered, total, other };

Entry entry_at(std::string_view line, const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  constexpr std::size_t kMostWords = 3;
  if (words.any(Sense::total, tokens, from, to))
    return words.any(Sense::count, tokens, from, to) ? Entry::total : Entry::other;
  if (tokens[from].is == Token::Is::ordinal)
    return words.any(Sense::kind, tokens, from, to) && !words.any(Sense::rank, tokens, from, to) ? Entry::numbered
                                                                                                 : Entry::other;
  if (to - from > kMostWords) return Entry::other;
  for (std::size_t at = from; at < to; ++at)
    if (!is_name_word(line, tokens[at], tokens, at, words)) return Entry::other;
  return Entry::name;
}

/// The token of a word for several regiments or battalions that begins the line or a list on it.
std::optional<std::size_t> word_for_several(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (!count || count->length != 1 || count->part || (count->is != "regiments" && count->is != "battalions"))
      continue;
    const std::string_view word = text_between(line, tokens[at], tokens[at]);
    if (!names_units(word, words) || singular(word, words) == word) continue;
    const bool begins = at == 0 || tokens[at - 1].mark(":") || tokens[at - 1].mark(",");
    return begins ? std::optional(at) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

std::string with_sort_before_names(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<std::size_t> several =
      line.size() > kLongestOfList ? std::nullopt : word_for_several(line, tokens, words);
  if (!several) return std::string(line);
  std::size_t from = *several + 1;
  const bool colon = tokens[from].mark(":");
  if (colon) ++from;
  while (from < tokens.size() && words.has(Sense::link, tokens, from)) ++from;
  const std::string one = singular(text_between(line, tokens[*several], tokens[*several]), words);
  std::vector<std::string> entries;
  std::size_t names = 0, numbered = 0;
  std::string total;
  for (std::size_t at = from; at <= tokens.size(); ++at) {
    const bool ends = at == tokens.size() || is_joint(tokens, at, words) || tokens[at].mark(";");
    if (!ends) continue;
    const std::size_t first = std::exchange(from, at + 1);
    if (first >= at) continue;
    const std::string_view typed = text_between(line, tokens[first], tokens[at - 1]);
    const Entry entry = entry_at(line, tokens, first, at, words);
    if (entry == Entry::other || !total.empty()) return std::string(line);
    if (entry == Entry::total) {
      total = fmt::format(", {}", typed);
      continue;
    }
    (entry == Entry::name ? names : numbered) += 1;
    entries.push_back(entry == Entry::name ? fmt::format("{} {}", one, typed) : std::string(typed));
  }
  if (names == 0 || entries.size() < 2 || (numbered == 0 && !colon)) return std::string(line);
  std::string text(trim(line.substr(0, tokens[*several].begin)));
  if (text.ends_with(',')) text.back() = ':';
  for (std::size_t at = 0; at < entries.size(); ++at)
    text += fmt::format("{}{}", at > 0 ? "; " : text.empty() ? "" : " ", entries[at]);
  return text + total;
}

namespace {

/// Where the owner begins whose "'s" stands at a token, "M. L. Kern's"; behind that token if it is none.
std::size_t first_of_owner(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  constexpr std::size_t kMostWords = 3;
  if (at == 0 || at >= tokens.size() || tokens[at].text != "s" || !tokens[at].joined) return at + 1;
  std::size_t begin = at;
  while (begin > 0 && at - begin < kMostWords && is_name_word(line, tokens[begin - 1], tokens, begin - 1, words))
    --begin;
  return begin < at ? begin : at + 1;
}

}  // namespace

std::string with_sort_behind_owners(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestOfList) return std::string(line);
  const Tokens tokens = tokens_of(line);
  for (std::size_t word = 3; word < tokens.size(); ++word) {
    const std::string_view several = text_between(line, tokens[word], tokens[word]);
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, word);
    if (!count || count->is != "regiments" || !names_units(several, words) || singular(several, words) == several)
      continue;
    std::vector<std::string_view> owners;
    std::size_t begin = word;
    for (std::size_t at = word - 1; first_of_owner(line, tokens, at, words) <= at;) {
      begin = first_of_owner(line, tokens, at, words);
      owners.push_back(text_between(line, tokens[begin], tokens[at]));
      std::size_t joint = begin;
      while (joint > 0 && is_joint(tokens, joint - 1, words)) --joint;
      if (joint == begin || joint == 0) break;
      at = joint - 1;
    }
    if (owners.size() < 2) continue;
    std::size_t end = word + 1;
    while (end < tokens.size() && !is_joint(tokens, end, words) && !tokens[end].mark(";")) ++end;
    const std::string_view rest = line.substr(tokens[word].end, tokens[end - 1].end - tokens[word].end);
    const bool whole = end == tokens.size() && (begin == 0 || tokens[begin - 1].mark(":"));
    const bool joined =
        begin > 1 && is_and(tokens, begin - 1, words);  // "Hill's regiment and Dale's and Roe's regiments"
    std::string text(joined ? line.substr(0, tokens[begin - 2].end) : line.substr(0, tokens[begin].begin));
    text += joined ? ", " : "";
    for (std::size_t at = owners.size(); at-- > 0;)
      text += fmt::format("{} {}{}{}", owners[at], singular(several, words), rest, at > 0 ? whole ? "; " : ", " : "");
    return text + std::string(line.substr(tokens[end - 1].end));
  }
  return std::string(line);
}

std::string with_unknown_sorts_counted(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestOfList) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::size_t from = 0;
  while (from < tokens.size() && !tokens[from].mark(":")) ++from;
  from = from == tokens.size() ? 0 : from + 1;
  if (from == tokens.size()) return std::string(line);
  std::string text(from == 0 ? "" : fmt::format("{} ", line.substr(0, tokens[from - 1].end)));
  std::size_t entries = 0, unknown = 0;
  for (std::size_t at = from; at <= tokens.size(); ++at) {
    const bool ends = at == tokens.size() || tokens[at].mark(";") || is_joint(tokens, at, words);
    if (!ends) continue;
    const std::size_t first = std::exchange(from, at + 1);
    if (first >= at) continue;
    if (tokens[first].is != Token::Is::number) return std::string(line);
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, first + 2);
    const bool named = count && !count->part && first + 2 + count->length == at &&
                       (count->is == "squadrons" || count->is == "battalions") &&
                       is_name_word(line, tokens[first + 1], tokens, first + 1, words);
    text += entries++ > 0 ? "; " : "";
    text += named ? fmt::format("{} ({} {})", text_between(line, tokens[first + 1], tokens[first + 1]),
                                tokens[first].value, text_between(line, tokens[first + 2], tokens[at - 1]))
                  : std::string(text_between(line, tokens[first], tokens[at - 1]));
    unknown += named ? 1U : 0U;
  }
  return entries > 1 && unknown > 0 ? text : std::string(line);
}

}  // namespace estafette::readers
