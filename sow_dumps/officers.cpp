#include "sow_dumps/officers.hpp"

#include <fmt/format.h>

#include <array>
#include <optional>

namespace estafette::dumps {
namespace {

using Figures = std::array<int, 3>;  // killed, wounded, deserted

constexpr std::array kWords = {"killed", "wounded", "deserted"};
constexpr std::array kFates = {Fate::killed, Fate::wounded, Fate::missing};

Figures figures_of(const ResultsRow& row) {
  return {row.killed.value, row.wounded.value, row.deserted.value};
}

/// The sum of the rows directly under a commander, or nothing if one of them is not in the dump.
std::optional<Figures> command_total(const SheetRows& rows, const Matches<ResultsRow>& matches, RowNumber commander) {
  Figures sum{};
  for (const RowNumber below : rows.below(commander)) {
    const auto found = matches.find(below);
    if (found == matches.end()) return std::nullopt;
    const Figures figures = figures_of(*found->second);
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += figures[i];
  }
  return sum;
}

struct OfficerVerdict {
  Fate fate;
  std::string why;
};

/// Nothing if the dump says nothing of the commander himself.
std::optional<OfficerVerdict> verdict(const ResultsRow& row, const Figures& below) {
  const Figures own = figures_of(row);
  if (own == Figures{} || own == below) return std::nullopt;
  std::optional<std::size_t> one_more;
  bool fits = true;
  std::string doubt;
  for (std::size_t i = 0; i < own.size(); ++i) {
    const int more = own[i] - below[i];
    if (more == 0) continue;
    fits = fits && more == 1 && !one_more;
    one_more = i;
    doubt += fmt::format("{}{} {} in his row, {} in those under him", doubt.empty() ? "" : ", ", own[i], kWords[i],
                         below[i]);
  }
  if (!fits) return OfficerVerdict{Fate::not_known, fmt::format("line {}: {}", row.line, doubt)};
  return OfficerVerdict{kFates[*one_more], fmt::format("line {}: one {} more in his row than in those under him",
                                                       row.line, kWords[*one_more])};
}

}  // namespace

void judge_officers(const sow::BattleSheet& sheet, const SheetRows& rows, const Matches<ResultsRow>& matches,
                    Reconciled& reconciled) {
  for (RowNumber number = 0; number < sheet.rows.size(); ++number) {
    const sow::SheetRow& row = rows[number];
    if (row.row_kind != sow::RowKind::commander || row.id.empty()) continue;
    const auto found = matches.find(number);
    const std::optional<Figures> below = command_total(rows, matches, number);
    const std::optional<OfficerVerdict> judged =
        found == matches.end() || !below ? std::nullopt : verdict(*found->second, *below);
    if (!judged) {
      ++reconciled.silent_officers;
      continue;
    }
    reconciled.officers.push_back({row.side, row.id, row.name, row.formation, judged->fate, judged->why});
  }
}

}  // namespace estafette::dumps
