#include "converter/readers/retold/parts/battalions_by_sort.hpp"

#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <tuple>

namespace estafette::readers {
namespace {

constexpr int kMostOfARegiment = 6;  ///< battalions

/// The battalions that are listed from a token on: how many, and one past the last token; none counted if it is no
/// such list.
struct SortedBattalions {
  int count = 0;
  std::size_t end = 0;
  bool sort = false;  ///< a word of it tells the sort
  bool word = false;  ///< the last of them has the word for battalions
  int entries = 0;
  std::string sorts;  ///< "2 musketeer + 1 fusilier"
};

/// One past a word for a sort of foot, "musketeer", "Füs."; `at` if there is none.
std::size_t past_sort(const Range& all, std::size_t at) {
  const std::optional<PhraseFound> kind = all.find(Sense::kind, at);
  if (!kind || arm_of(*kind_from(kind->is)) != Arm::infantry || all.find(Sense::unit, at)) return at;
  std::size_t end = at + kind->length;
  if (all.mark(end, ".")) ++end;
  return end;
}

/// One past the word for battalions; `at` if there is none.
std::size_t past_battalions(const Range& all, std::size_t at) {
  const std::optional<PhraseFound> count = all.find(Sense::count, at);
  if (!count || count->part || count->is != "battalions") return at;
  std::size_t end = at + count->length;
  if (all.mark(end, ".")) ++end;
  return end;
}

/// One of the list at a token: "2 musketeer bns", "1 fusilier", "1st", "fusilier bn".
bool take_entry(std::string_view line, const Range& all, std::size_t& at, SortedBattalions& told) {
  std::size_t next = at;
  int count = 1;
  const bool ordinal = at < all.to && all.tokens[at].is == Token::Is::ordinal;
  const auto figure = ordinal ? std::nullopt : all.figure_at(at);
  if (ordinal) next = at + 1;
  if (figure) std::tie(count, next) = *figure;
  if (count < 1 || count > kMostOfARegiment || (ordinal && all.tokens[at].value > kMostOfARegiment)) return false;
  const std::size_t sort = past_sort(all, next);
  const std::size_t word = past_battalions(all, sort);
  const bool within = sort > next && past_battalions(all, sort - 1) > sort - 1;  // "Füs Btl" is a sort
  if (ordinal && sort > next && word == sort && !within) return false;           // "5th IR"
  if (word == at || (!ordinal && !figure && told.entries == 0) || (figure && sort == next && word == sort))
    return false;
  told.count += count;
  told.sort = told.sort || sort > next;
  told.word = word > sort || within;
  ++told.entries;
  const std::string_view own = sort > next ? text_between(line, all.tokens[next], all.tokens[sort - 1]) : "";
  told.sorts += fmt::format("{}{}{}{}", told.sorts.empty() ? "" : " + ", count, own.empty() ? "" : " ", own);
  told.end = at = word;
  return true;
}

SortedBattalions battalions_from(std::string_view line, const Range& all, std::size_t at) {
  SortedBattalions told;
  while (take_entry(line, all, at, told)) {
    std::size_t next = at;
    while (next < all.to && (is_joint(all.tokens, next, all.words) || all.mark(next, "+"))) ++next;
    if (next == at) break;
    at = next;
  }
  return told.entries > 1 && told.sort && told.word ? told : SortedBattalions{};
}

/// Names one regiment, and nothing else, before a token: "12th Regiment (2nd Brandenburg)".
bool names_regiment(const Range& all, std::size_t to) {
  bool number = false;
  for (std::size_t at = 0; at < to; ++at) {
    number = number || all.tokens[at].figure();
    if (all.mark(at, ",") || all.mark(at, ";") || all.mark(at, ":")) return false;
    if (all.find(Sense::command, at) || all.find(Sense::rank, at)) return false;
  }
  return number && (all.words.any(Sense::unit, all.tokens, 0, to) || all.words.any(Sense::kind, all.tokens, 0, to));
}

}  // namespace

std::string with_battalions_by_sort(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    const bool apart = all.mark(at, ",") || all.mark(at, ":") || all.mark(at, "-") || all.mark(at, "(");
    const std::size_t begin = apart ? at + 1 : at;
    if (!names_regiment(all, at)) {
      if (all.mark(at, ",") || all.mark(at, ":")) break;
      continue;
    }
    const SortedBattalions told = battalions_from(line, all, begin);
    if (told.count == 0 || told.count > kMostOfARegiment) continue;
    std::size_t rest = told.end;
    if (all.mark(at, "(")) {
      if (!all.mark(rest, ")")) continue;
      ++rest;
    }
    const bool ends = rest == tokens.size() || all.mark(rest, ",") || all.mark(rest, ":") || all.mark(rest, "-") ||
                      all.mark(rest, "(") || all.number(rest);
    const bool entries = std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(rest), tokens.end(),
                                     [](const Token& token) { return token.is == Token::Is::ordinal; });
    if (!ends || entries) continue;
    return fmt::format("{} ({} battalions){} [Note: {}]", trim(line.substr(0, tokens[at].begin)), told.count,
                       line.substr(tokens[rest - 1].end), told.sorts);
  }
  return std::string(line);
}

}  // namespace estafette::readers
