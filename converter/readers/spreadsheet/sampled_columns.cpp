#include "converter/readers/spreadsheet/sampled_columns.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/spreadsheet/columns/decimals.hpp"
#include "converter/readers/spreadsheet/columns/figures.hpp"
#include "converter/readers/spreadsheet/rank_columns.hpp"
#include "converter/readers/spreadsheet/rows/row_path.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <unordered_map>

namespace estafette::readers {
namespace {

constexpr double kNearlyAll = 0.7;  ///< of a column's cells

/// What a cell counts. The same words come in many rows, and are read once.
struct CellFigure {
  bool nothing = false;
  std::string folded{};
  bool any = false;
  int men = 0;
};

/// What a cell may say of troops.
struct CellMeaning {
  bool kind = false, quality = false, nation = false, level = false, arm = false, rank = false;
  std::optional<std::size_t> command{};  ///< of kCommandPath, if it names one: "Souvarine's Division"
};

class Sampler {
 public:
  Sampler(const ColumnWords& titles, const PhraseBook& words) : titles_(titles), words_(words) {}

  void count(SampledColumn& column, const std::string& cell) {
    const CellFigure& figure = figure_in(cell);
    if (figure.nothing) return;
    column.cells.push_back(cell);
    column.different.insert(figure.folded);
    column.figures += figure.any ? 1U : 0U;
    column.sum += figure.men;
    if (column.different.size() > kMostValues) return;
    const CellMeaning& meaning = meaning_of(cell);
    column.kinds += meaning.kind ? 1U : 0U;
    column.kinds_only += meaning.kind && !meaning.quality ? 1U : 0U;  // "Line" is a kind, and a quality beside "Elite"
    column.nations += meaning.nation ? 1U : 0U;
    column.qualities += meaning.quality ? 1U : 0U;
    column.arms += meaning.arm ? 1U : 0U;
    column.ranks += meaning.rank ? 1U : 0U;
    if (meaning.level) ++(meaning.command ? column.commands.at(*meaning.command) : column.levels);
  }

 private:
  const CellFigure& figure_in(const std::string& cell) {
    const auto [known, fresh] = figures_.try_emplace(cell);
    CellFigure& figure = known->second;
    if (!fresh) return figure;
    figure.nothing = says_nothing(cell);
    if (figure.nothing) return figure;
    figure.folded = fold(cell);
    const std::optional<Facts> facts = figures_of(Holds::men, cell, words_);
    figure.any = (facts && facts->figures()) || decimal_of(cell);
    figure.men = facts ? facts->men.value_or(0) : 0;
    return figure;
  }

  const CellMeaning& meaning_of(const std::string& cell) {
    const auto [known, fresh] = meanings_.try_emplace(cell);
    CellMeaning& meaning = known->second;
    if (!fresh) return meaning;
    meaning.kind = value_of(Holds::kind, cell, titles_, words_).has_value();
    meaning.quality = value_of(Holds::quality, cell, titles_, words_).has_value();
    meaning.nation = value_of(Holds::nation, cell, titles_, words_).has_value();
    const std::optional<CellValue> level = value_of(Holds::level, cell, titles_, words_);
    meaning.level = level.has_value();
    meaning.rank = is_rank(cell, words_);
    meaning.arm = !level && arm_called(cell, words_);
    if (!level) return meaning;
    const Tokens tokens = tokens_of(cell);
    const std::optional<PhraseFound> word = words_.find(Sense::command, tokens, 0);
    const auto place =
        std::find_if(kCommandPath.begin(), kCommandPath.end(), [&](Holds h) { return to_string(h) == level->is; });
    const bool named = place != kCommandPath.end() && !(word && word->length == tokens.size());
    if (named) meaning.command = static_cast<std::size_t>(place - kCommandPath.begin());
    return meaning;
  }

  const ColumnWords& titles_;
  const PhraseBook& words_;
  std::unordered_map<std::string, CellFigure> figures_;
  std::unordered_map<std::string, CellMeaning> meanings_;
};

}  // namespace

std::vector<SampledColumn> sampled_columns(const std::vector<SpreadsheetRow>& rows, std::size_t first,
                                           const ColumnWords& titles, const PhraseBook& words) {
  std::size_t width = 0;
  for (const SpreadsheetRow& row : rows) width = std::max(width, row.cells.size());
  std::vector<SampledColumn> columns(width);
  Sampler sampler(titles, words);
  for (std::size_t i = first; i < rows.size(); ++i)
    for (std::size_t at = 0; at < rows[i].cells.size(); ++at) sampler.count(columns[at], rows[i].cells[at]);
  return columns;
}
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

bool SampledColumn::with_digits() const {
  constexpr std::ptrdiff_t kMostLetters = 2;  // "1.2k"; "1st Division" is no figure
  return most(static_cast<std::size_t>(std::count_if(cells.begin(), cells.end(), [](const std::string& cell) {
    return is_digit(cell.front()) && std::count_if(cell.begin(), cell.end(), is_any_letter) <= kMostLetters;
  })));
}

bool SampledColumn::names_several_levels() const {
  return std::count_if(commands.begin(), commands.end(), [](std::size_t named) { return named > 0; }) > 1;
}

bool may_be_persons(const SampledColumn& column, const PhraseBook& words) {
  return std::all_of(column.cells.begin(), column.cells.end(), [&](const std::string& cell) {
    const Tokens tokens = tokens_of(cell);
    if (tokens.empty() || !begins_capital(cell) || has_digit(cell)) return false;
    for (const Sense sense : {Sense::kind, Sense::unit, Sense::command, Sense::quality, Sense::count})
      if (words.any(sense, tokens, 0, tokens.size())) return false;
    return true;
  });
}

}  // namespace estafette::readers
