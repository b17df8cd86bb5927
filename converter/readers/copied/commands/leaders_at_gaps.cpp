#include "converter/readers/copied/commands/leaders_at_gaps.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr int kFewestLeaders = 2;
constexpr std::size_t kMostTokensOfLeader = 8;  ///< "FML. Br. v. Roe-Dale"

/// Where the unit begins behind "GM. Roe" and a gap; 0 for any other line.
std::size_t unit_behind_leader(std::string_view text, const PhraseBook& words) {
  const std::size_t gap = text.find("  ");
  if (gap == std::string_view::npos) return 0;
  const std::string_view person = text.substr(0, gap);
  const std::size_t unit = text.find_first_not_of(' ', gap);
  const Tokens said = tokens_of(person);
  if (unit == std::string_view::npos || said.size() < 2 || said.size() > kMostTokensOfLeader || has_digit(person) ||
      person.ends_with(':') || !words.has(Sense::rank, said, 0))
    return 0;
  for (const Sense other : {Sense::command, Sense::kind, Sense::unit, Sense::count})
    if (words.any(other, said, 1, said.size())) return 0;
  const std::string_view rest = text.substr(unit);
  const Tokens tokens = tokens_of(rest.substr(0, rest.find("  ")));
  if (tokens.empty() || words.has(Sense::rank, tokens, 0)) return 0;
  const bool troops =
      words.any(Sense::unit, tokens, 0, tokens.size()) || words.any(Sense::kind, tokens, 0, tokens.size());
  return troops && rest.find("  ") != std::string_view::npos ? unit : 0;
}

}  // namespace

void part_leaders_at_gaps(std::vector<TextLine>& lines, const PhraseBook& words) {
  int leaders = 0;
  for (const TextLine& line : lines)
    leaders += !line.footnote && !line.back_matter && unit_behind_leader(line.text, words) > 0 ? 1 : 0;
  if (leaders < kFewestLeaders) return;
  std::vector<TextLine> parted;
  for (TextLine& line : lines) {
    const std::size_t unit = line.footnote || line.back_matter ? 0 : unit_behind_leader(line.text, words);
    if (unit == 0) {
      parted.push_back(std::move(line));
      continue;
    }
    TextLine leader = line;
    leader.text = trim(std::string_view(line.text).substr(0, unit));
    parted.push_back(std::move(leader));
    line.text = line.text.substr(unit);
    line.depth += static_cast<int>(unit);
    line.indent += static_cast<int>(unit);
    line.after_blank = false;
    parted.push_back(std::move(line));
  }
  lines = std::move(parted);
}

}  // namespace estafette::readers
