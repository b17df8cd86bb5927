#include "converter/readers/retold/apart/regiments_of_owners.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/retold/apart/unknown_sorts.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// Where the owner begins whose "'s" stands at a token, "M. L. Kern's"; behind that token if it is none.
std::size_t first_of_owner(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  constexpr std::size_t kMostWords = 3;
  if (at == 0 || at >= tokens.size() || tokens[at].text != "s" || !tokens[at].joined) return at + 1;
  std::size_t begin = at;
  while (begin > 0 && at - begin < kMostWords && is_unknown_name(line, tokens[begin - 1], tokens, begin - 1, words))
    --begin;
  return begin < at ? begin : at + 1;
}

}  // namespace

std::string with_sort_behind_owners(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kLongestOfList = 400;  // bytes
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

}  // namespace estafette::readers
