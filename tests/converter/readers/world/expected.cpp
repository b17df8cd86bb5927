#include "converter/readers/world/expected.hpp"

#include "base/csv.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <stdexcept>

namespace estafette::test {
namespace {

std::optional<int> figure_or_nothing(std::string_view field) {
  if (field.empty()) return std::nullopt;
  return whole_number(field).value();
}

Arm arm_called(std::string_view word) {
  for (const Arm arm : {Arm::infantry, Arm::cavalry, Arm::artillery, Arm::support}) {
    if (to_string(arm) == word) return arm;
  }
  throw std::runtime_error(fmt::format("no arm {}", word));
}

/// The height that a command of no stated level counts for in its file: it holds troops, and divisions are beside it.
constexpr int kHeightOfAny = 2;

}  // namespace

std::vector<ExpectedRow> read_expected(const fs::path& path) {
  std::vector<ExpectedRow> rows;
  std::vector<std::size_t> open;
  const auto height_of = [&](std::size_t row) { return rows[row].level ? height(*rows[row].level) : kHeightOfAny; };
  for_each_row(read_text(path), ',', path.string(), [&](const CsvRow& csv) {
    if (csv.line == 1) return;
    if (csv.fields.size() != 8) throw std::runtime_error(fmt::format("{}:{}", path.string(), csv.line));
    ExpectedRow row;
    row.unit = csv.fields[0] == "unit";
    row.level = level_from(csv.fields[0]);
    row.name = csv.fields[1];
    row.commander = csv.fields[2];
    row.nation = csv.fields[3];
    if (row.unit) row.arm = arm_called(csv.fields[4]);
    row.men = figure_or_nothing(csv.fields[5]);
    row.guns = figure_or_nothing(csv.fields[6]);
    const std::optional<Level> under = level_from(csv.fields[7]);
    rows.push_back(row);
    const std::size_t index = rows.size() - 1;
    while (!row.unit && !open.empty() && height_of(open.back()) <= height_of(index)) open.pop_back();
    std::size_t above = open.size();
    while (under && above > 0 && height_of(open[above - 1]) < height(*under)) --above;
    if (above > 0) rows[index].parent = open[above - 1];
    if (!row.unit) open.push_back(index);
  });
  return rows;
}

}  // namespace estafette::test
