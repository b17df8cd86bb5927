#include "converter/readers/counted/sorts_summed.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

/// The entries behind the colon, each with its sign; empty if they are anything else, or come to another sum.
std::string sorts_summed(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kLongestOfSorts = 160;
  constexpr int kMostOfSort = 24;  // more would be men
  const std::size_t colon = line.find(": ");
  if (line.size() > kLongestOfSorts || colon == std::string_view::npos) return "";
  const Tokens all = tokens_of(line.substr(0, colon));
  const std::optional<PhraseFound> count = all.size() == 2 ? words.find(Sense::count, all, 1) : std::nullopt;
  const bool arm = all.size() == 2 && all[0].is == Token::Is::number &&
                   (count ? count->is == "horses" : words.has(Sense::arm, all, 1) || words.has(Sense::kind, all, 1));
  if (!arm) return "";
  std::string told;
  int sum = 0;
  std::string_view rest = line.substr(colon + 2);
  while (!trim(rest).empty()) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    const std::string_view entry = trim(rest.substr(0, comma));
    rest.remove_prefix(std::min(comma + 1, rest.size()));
    const Tokens tokens = tokens_of(entry);
    const bool counted = tokens.size() > 1 && tokens[0].is == Token::Is::number && tokens[0].value <= kMostOfSort &&
                         tokens[1].is == Token::Is::word && !words.has(Sense::count, tokens, 1);
    if (!counted) return "";
    sum += tokens[0].value;
    told += fmt::format("{}{} x {}", told.empty() ? "" : ", ", tokens[0].text, entry.substr(tokens[1].begin));
  }
  return sum == all[0].value ? told : "";
}

}  // namespace

void tell_sorts_summed(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (TextLine& line : lines)
    if (const std::string told = may_be_read(line) ? sorts_summed(line.text, words) : ""; !told.empty())
      line.text = told;
}

}  // namespace estafette::readers
