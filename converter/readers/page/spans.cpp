#include "converter/readers/page/spans.hpp"

#include "base/text.hpp"
#include "converter/readers/page/tags.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

constexpr int kMostSpan = 50;

int span_in(std::string_view attributes, std::string_view name) {
  return std::clamp(whole_number(trim(attribute(attributes, name))).value_or(1), 1, kMostSpan);
}

}  // namespace

void Spans::take_covered(TableRow& row, std::size_t& room) {
  while (row.size() < covered_.size() && covered_[row.size()] > 0 && room > 0) {
    --covered_[row.size()];
    --room;
    row.emplace_back();
  }
}

void Spans::end_row(TableRow& row, std::size_t& room) {
  if (row.empty()) return;
  take_covered(row, room);
  for (std::size_t at = row.size(); at < covered_.size(); ++at) covered_[at] = std::max(covered_[at] - 1, 0);
}

int Spans::begin_cell(TableRow& row, std::string_view attributes, std::size_t& room) {
  take_covered(row, room);
  const int columns = span_in(attributes, "colspan");
  const auto further = static_cast<std::size_t>(columns - 1);
  if (further > room) return 1;
  room -= further;
  const std::size_t end = row.size() + static_cast<std::size_t>(columns);
  if (covered_.size() < end) covered_.resize(end);
  std::fill(covered_.begin() + static_cast<std::ptrdiff_t>(row.size()),
            covered_.begin() + static_cast<std::ptrdiff_t>(end), span_in(attributes, "rowspan") - 1);
  return columns;
}

}  // namespace estafette::readers
