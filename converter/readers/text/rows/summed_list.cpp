#include "converter/readers/text/rows/summed_list.hpp"

#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestSisters = 4;

/// What a line ends in: "about 3,500 men", "12,000"; nothing if that is no strength.
std::optional<long long> strength_at_end(const TextNode& row) {
  const Facts& facts = row.item.parts.facts;
  if (facts.men && !facts.each) return *facts.men;
  if (facts.bare && !facts.each) return *facts.bare;
  const Tokens tokens = tokens_of(row.line.text);
  for (std::size_t at = tokens.size(); at-- > 0 && at + 3 > tokens.size();)
    if (tokens[at].is == Token::Is::number)
      return tokens[at].thousands ? std::optional(tokens[at].value) : std::nullopt;
  return std::nullopt;
}

bool is_grand_total(const TextNode& row) {
  return row.item.is == Item::Is::total && !row.item.level && row.item.nation.empty() && strength_at_end(row);
}

/// Whether the lines from `first` to the total add up to it, and a command among them has troops of another line below.
bool adds_up(const std::vector<TextNode>& rows, std::size_t first, std::size_t total) {
  long long sum = 0;
  std::size_t told = 0;
  bool command = false, below = false;
  for (std::size_t at = first; at < total; ++at) {
    const std::optional<long long> strength = strength_at_end(rows[at]);
    if (!strength && troops_or_command(rows[at].item)) return false;
    if (!strength) continue;
    ++told;
    sum += *strength;
    below = below || (command && rows[at].item.is == Item::Is::unit);
    command = command || rows[at].formation();
  }
  return told >= kFewestSisters && below && sum == *strength_at_end(rows[total]);
}

}  // namespace

void part_summed_list(std::vector<TextNode>& rows) {
  for (std::size_t total = 0; total < rows.size(); ++total) {
    if (!is_grand_total(rows[total])) continue;
    std::size_t first = 0;
    while (first < total && !strength_at_end(rows[first])) {
      if (rows[first].formation()) return;
      ++first;
    }
    if (!adds_up(rows, first, total)) return;
    for (std::size_t at = first + 1; at < total; ++at)
      if (troops_or_command(rows[at].item)) rows[at].line.beside = true;
    rows[total].item.is = Item::Is::furniture;  // it agrees
    return;
  }
}

}  // namespace estafette::readers
