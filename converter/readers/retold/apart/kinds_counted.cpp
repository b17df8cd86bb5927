#include "converter/readers/retold/apart/kinds_counted.hpp"

#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kMostOfAKind = 30;

/// "3 hussar", by its tokens, and how many they are.
struct KindCounted {
  int count = 0;
  std::size_t begin = 0, end = 0;
};

bool counts_parts(const std::optional<PhraseFound>& count) {
  return count && !count->part &&
         (count->is == "regiments" || count->is == "battalions" || count->is == "squadrons" ||
          count->is == "companies");
}

/// The kind that is counted at a token; nothing if anything but words of kinds stands before the next joint or count.
std::optional<KindCounted> counted_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<std::pair<int, std::size_t>> number = Range{tokens, tokens.size(), words}.figure_at(at);
  if (!number || number->first < 1 || number->first > kMostOfAKind) return std::nullopt;
  KindCounted counted{number->first, at, number->second};
  while (const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, counted.end)) {
    if (counts_parts(words.find(Sense::count, tokens, counted.end)) || arm_of(*kind_from(kind->is)) == Arm::artillery)
      break;
    counted.end += kind->length;
  }
  return counted.end > number->second ? std::optional(counted) : std::nullopt;
}

/// The end of "(12 squadrons)" that begins at a token: those of all kinds; 0 if anything else stands there.
std::size_t parts_of_all(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at + 3 >= tokens.size() || !tokens[at].mark("(") || tokens[at + 1].is != Token::Is::number) return 0;
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at + 2);
  const std::size_t close = at + 2 + (count ? count->length : 0);
  const bool parts = count && (count->is == "battalions" || count->is == "squadrons");
  return parts && close < tokens.size() && tokens[close].mark(")") ? close : 0;
}

}  // namespace

std::string with_word_behind_each_kind(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t at = tokens.size();
  while (at > 0 && !tokens[at - 1].mark(":")) --at;
  const std::size_t first = at;
  std::vector<KindCounted> all;
  while (const std::optional<KindCounted> counted = counted_at(tokens, at, words)) {
    all.push_back(*counted);
    at = counted->end;
    while (is_joint(tokens, at, words)) ++at;
    if (at == counted->end) break;
  }
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  if (all.size() < 2 || at != all.back().end || !counts_parts(count)) return std::string(line);
  const std::string_view word = text_between(line, tokens[at], tokens[at + count->length - 1]);
  std::string told(line.substr(0, tokens[first].begin));
  for (const KindCounted& counted : all)
    told += fmt::format("{}{} {}", &counted == &all.front() ? "" : ", ",
                        text_between(line, tokens[counted.begin], tokens[counted.end - 1]),
                        counted.count == 1 && &counted != &all.back() ? singular(word, words) : std::string(word));
  const std::size_t behind = at + count->length, close = parts_of_all(tokens, behind, words);
  if (close > 0) told += fmt::format(" {} total)", text_between(line, tokens[behind], tokens[close - 1]));
  return told.append(line.substr(tokens[std::max(close, behind - 1)].end));
}

}  // namespace estafette::readers
