#include "converter/readers/text/placing/closed_by_total.hpp"

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

bool is_command(const TextNode& node) {
  return node.item.is == Item::Is::formation || node.item.is == Item::Is::group || node.item.is == Item::Is::nation;
}

bool is_unit(const TextNode& node) {
  return node.item.is == Item::Is::unit;
}

/// "Total Strength: 100 officers and 1,966 men", of no arm, nation or level.
bool is_bare_total(const TextNode& row) {
  const Facts& facts = row.item.parts.facts;
  return row.item.is == Item::Is::total && (facts.men || facts.bare) && !row.item.level && row.item.nation.empty() &&
         !facts.infantry && !facts.cavalry && !facts.artillery && !facts.subunits() && !facts.guns;
}

/// Division for "Divisional total: 10,834" and "Total 2nd Division".
std::optional<Level> level_named(const TextNode& total) {
  if (total.item.level) return total.item.level;
  for (const Token& token : tokens_of(total.line.text)) {
    if (token.text.starts_with("division")) return Level::division;
    if (token.text.starts_with("brigade")) return Level::brigade;
    if (token.text == "corps") return Level::corps;
  }
  return std::nullopt;
}

}  // namespace

ClosedByTotal::ClosedByTotal(const std::vector<TextNode>& rows) {
  constexpr std::size_t kFewestSummed = 3, kFewestWithBoth = 2;
  std::size_t summed = 0, others = 0;
  bool units = false, both = false;  // "Total: 900" of a brigade, and "Total: 900" of its division
  const TextNode* above = nullptr;
  for (const TextNode& row : rows) {
    if (is_unit(row)) units = true;
    const bool total = is_bare_total(row);
    const auto same = [&] { return above->item.parts.facts == row.item.parts.facts; };
    both = both || (total && above != nullptr && is_bare_total(*above) && same());
    above = &row;
    if (!total && !is_command(row)) continue;
    if (std::exchange(units, false)) ++(total ? summed : others);
  }
  manner_ = summed >= (both ? kFewestWithBoth : kFewestSummed) && summed >= 2 * others;
}

void ClosedByTotal::told_of_level(const TextNode& total) {
  const std::optional<Level> level = level_named(total);
  if (!level) return;
  ++levelled_;
  level_ = level;
  line_ = total.line.line + total.line.lines - 1;
}

void ClosedByTotal::before(const TextNode& row, const TextOutline& all, std::vector<std::size_t>& open) {
  if (is_unit(row) || is_command(row)) {
    const std::optional<Level> level = std::exchange(level_, std::nullopt);
    const bool troops = is_unit(row) || row.item.is == Item::Is::group;  // "Artillery"
    if (level && levelled_ > 1 && troops && row.line.line > line_ + 1) {
      const auto summed = std::find_if(open.begin(), open.end(), [&](std::size_t node) {
        return all.nodes[node].item.level && height(*all.nodes[node].item.level) == height(*level);
      });
      if (summed != open.end() && summed != open.begin()) open.erase(summed, open.end());
    }
  }
  if (!manner_ || !(is_unit(row) || is_command(row))) return;
  int closed = std::exchange(totals_, 0);
  if (closed > (is_unit(row) ? 0 : 1)) {
    run_ = 0;
    while (!open.empty() && is_unit(all.nodes[open.back()])) open.pop_back();
    const auto holds_commands = [&](std::size_t node) {
      const std::vector<std::size_t>& children = all.nodes[node].children;
      return std::any_of(children.begin(), children.end(),
                         [&](std::size_t child) { return is_command(all.nodes[child]); });
    };
    if (!open.empty() && holds_commands(open.back())) --closed;  // the first summed up the units beside them
    for (; closed > 0 && open.size() > 1; --closed) open.pop_back();
  }
  run_ = is_unit(row) ? run_ + 1 : 0;
}

bool ClosedByTotal::tells_strength(const TextNode& total, TextNode& above) {
  if (!manner_ || !is_bare_total(total)) return false;
  ++totals_;
  const bool lone = run_ == 1 && totals_ == 1 && is_unit(above) && above.item.units.empty();
  const Facts& told = above.item.parts.facts;
  return lone && !told.men && !told.bare && !told.few && merge(above.item.parts.facts, total.item.parts.facts);
}

}  // namespace estafette::readers
