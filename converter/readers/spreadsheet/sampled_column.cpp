#include "converter/readers/spreadsheet/sampled_column.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

constexpr double kNearlyAll = 0.7;  ///< of a column's cells

}  // namespace

bool SampledColumn::most(std::size_t count) const {
  return !cells.empty() && static_cast<double>(count) >= kNearlyAll * static_cast<double>(cells.size());
}

std::optional<Holds> SampledColumn::commands_named() const {
  std::size_t all = 0;
  for (std::size_t i = 0; i < kCommandPath.size(); ++i) {
    if (most(commands.at(i))) return kCommandPath.at(i);
    all += commands.at(i);
  }
  for (std::size_t i = kCommandPath.size(); i-- > 0 && most(all + arms);)
    if (commands.at(i) > 0) return kCommandPath.at(i);
  return std::nullopt;
}

bool SampledColumn::counts_guns() const {
  constexpr long long kMostGuns = 24;  // of a row in the mean
  return figures > 0 && most(figures) && sum > 0 && sum <= kMostGuns * static_cast<long long>(figures);
}

bool SampledColumn::names_several_levels() const {
  return std::count_if(commands.begin(), commands.end(), [](std::size_t named) { return named > 0; }) > 1;
}

bool may_be_persons(const SampledColumn& column, const PhraseBook& words) {
  return std::all_of(column.cells.begin(), column.cells.end(), [&](const std::string& cell) {
    const Tokens tokens = tokens_of(cell);
    if (tokens.empty() || !is_capital(cell.front()) || has_digit(cell)) return false;
    for (const Sense sense : {Sense::kind, Sense::unit, Sense::command, Sense::quality, Sense::count})
      if (words.any(sense, tokens, 0, tokens.size())) return false;
    return true;
  });
}

}  // namespace estafette::readers
