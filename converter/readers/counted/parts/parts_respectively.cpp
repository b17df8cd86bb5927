#include "converter/readers/counted/parts/parts_respectively.hpp"

#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// What the bracket tells: a figure for each, and what all of them count.
struct InOrder {
  std::vector<std::string_view> figures;
  std::string_view count;
};

/// The bracket whose first word is at `from`, up to the one that closes it at `to`.
std::optional<InOrder> in_order(std::string_view line, const Tokens& tokens, std::size_t from, std::size_t to,
                                const PhraseBook& words) {
  InOrder told;
  bool respectively = false;
  std::string of;  // what they count
  for (std::size_t at = from; at < to; ++at) {
    const std::optional<PhraseFound> each = words.find(Sense::each, tokens, at);
    if (each && each->is.empty()) {
      respectively = true;
      at += each->length - 1;
    } else if (is_joint(tokens, at, words)) {
      continue;
    } else if (tokens[at].is == Token::Is::number || words.has(Sense::number, tokens, at)) {
      const std::optional<PhraseFound> spelt = words.find(Sense::number, tokens, at);
      const std::size_t length = spelt ? spelt->length : 1;
      told.figures.push_back(text_between(line, tokens[at], tokens[at + length - 1]));
      at += length - 1;
    } else if (const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at)) {
      if (!of.empty() && of != count->is) return std::nullopt;  // "(2 bns, 1100 men each)"
      of = count->is;
      told.count = text_between(line, tokens[at], tokens[at + count->length - 1]);
      at += count->length - 1;
    } else {
      return std::nullopt;
    }
  }
  return respectively && !told.count.empty() && told.figures.size() > 1 ? std::optional(told) : std::nullopt;
}

/// The numbered regiments right before `end`, as far as nothing but commas and words for "and" parts them: where each
/// begins and ends.
std::vector<std::pair<std::size_t, std::size_t>> numbered_before(const Tokens& tokens, std::size_t end,
                                                                 const PhraseBook& words) {
  std::size_t from = end;
  while (from > 0 && !tokens[from - 1].mark(":") && !tokens[from - 1].mark(";") && !tokens[from - 1].mark("(")) --from;
  std::vector<std::pair<std::size_t, std::size_t>> all;
  for (std::size_t at = from; at < end; ++at) {
    if (is_joint(tokens, at, words)) continue;
    const std::size_t begin = at;
    while (at + 1 < end && !is_joint(tokens, at + 1, words)) ++at;
    if (tokens[begin].is != Token::Is::ordinal) return {};
    all.emplace_back(begin, at + 1);
  }
  return all;
}

}  // namespace

std::string with_parts_respectively(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t open = 2, close = 0;
  while (open < tokens.size() && !tokens[open].mark("(")) ++open;
  for (close = open; close < tokens.size() && !tokens[close].mark(")");) ++close;
  if (close >= tokens.size()) return std::string(line);
  const std::optional<InOrder> told = in_order(line, tokens, open + 1, close, words);
  if (!told) return std::string(line);
  std::size_t names = open;
  while (names > 0 && tokens[names - 1].mark(",")) --names;
  const std::vector<std::pair<std::size_t, std::size_t>> all = numbered_before(tokens, names, words);
  if (all.size() != told->figures.size()) return std::string(line);
  const auto [last, end] = all.back();
  std::string rewritten(line.substr(0, tokens[all.front().first].begin));
  for (std::size_t at = 0; at < all.size(); ++at) {
    const auto [begin, behind] = all[at];
    rewritten += fmt::format("{}{}", at > 0 ? ", " : "", text_between(line, tokens[begin], tokens[behind - 1]));
    if (behind == begin + 1 && end > last + 1)  // "92nd", whose sort stands behind the last
      rewritten += fmt::format(" {}", text_between(line, tokens[last + 1], tokens[end - 1]));
    rewritten += fmt::format(" ({} {})", told->figures[at], told->count);
  }
  return rewritten.append(line.substr(tokens[close].end));
}

}  // namespace estafette::readers
