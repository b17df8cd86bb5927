#include "converter/readers/spreadsheet/rank_columns.hpp"

#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {

bool is_rank(const std::string& cell, const PhraseBook& words) {
  const Tokens tokens = tokens_of(cell);
  for (std::size_t at = 0; at < tokens.size();) {
    const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, at);
    if (!rank && !tokens[at].mark(".")) return false;
    at += rank ? rank->length : 1;
  }
  return !tokens.empty();
}

void put_ranks_before_commanders(const std::vector<SampledColumn>& samples, Mapping& mapping, const PhraseBook& words) {
  const auto names = std::count_if(mapping.columns.begin(), mapping.columns.end(),
                                   [](const MappedColumn& column) { return column.holds == Holds::name; });
  for (std::size_t at = 0; at + 1 < samples.size(); ++at) {
    if (!samples[at].most(samples[at].ranks)) continue;
    MappedColumn& next = mapping.columns[at + 1];
    if (next.holds == Holds::name && names > 1 && may_be_persons(samples[at + 1], words)) {
      next.holds = Holds::commander;
      next.guess = "commanders, since ranks stand before them";
    }
    if (next.holds != Holds::commander) continue;
    mapping.columns[at].holds = Holds::commander;
    mapping.columns[at].guess = "ranks of the commanders beside them";
  }
}

}  // namespace estafette::readers
