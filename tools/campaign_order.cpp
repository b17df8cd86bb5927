#include "tools/campaign_order.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <string>
#include <utility>

namespace estafette::tools {
namespace {

using sow::RowKind;
using sow::SheetRow;

/// Places by campaign id: a command before its people.
class Places {
 public:
  explicit Places(const sow::BattleSheet& sheet) {
    std::vector<const sow::SheetSide*> sides;
    for (const sow::SheetSide& side : sheet.sides) sides.push_back(&side);
    std::sort(sides.begin(), sides.end(), [](const auto* a, const auto* b) { return a->number < b->number; });
    for (const sow::SheetSide* side : sides) number(side->army);
  }

  [[nodiscard]] std::size_t of(const std::string& id) const {
    const auto known = places_.find(id);
    return known == places_.end() ? std::numeric_limits<std::size_t>::max() : known->second;
  }

 private:
  void number(const Formation& command) {
    add(command.id);
    for (const Formation& child : command.formations) number(child);
    for (const bool guns : {false, true}) {
      for (const Unit& unit : command.units) {
        if ((arm_of(unit.kind) == Arm::artillery) == guns) add(unit.id);
      }
    }
  }

  void add(const std::string& id) { places_.emplace(id, places_.size()); }

  std::map<std::string, std::size_t> places_;
};

bool is_under(const SheetRow& row, const SheetRow& leader) {
  if (&row == &leader || row.side != leader.side || row.army != leader.army) return false;
  const auto either = [](int above, int own) { return above == 0 || above == own; };
  return either(leader.corps, row.corps) && either(leader.division, row.division) &&
         either(leader.brigade, row.brigade) && leader.regiment == 0;
}

/// He leads only because the game could not seat his people: the campaign has no such command.
bool leads_a_part(const SheetRow& row) {
  return row.row_kind == RowKind::commander && row.id.empty() && row.division > 0 &&
         !row.name.starts_with("Commander of ");
}

}  // namespace

std::vector<std::size_t> in_campaign_order(const sow::BattleSheet& sheet) {
  const Places places(sheet);
  const auto place_of = [&](const SheetRow& row) {
    if (!row.id.empty()) return places.of(row.id);
    std::size_t first = std::numeric_limits<std::size_t>::max();
    for (const SheetRow& other : sheet.rows) {
      if (is_under(other, row) && !other.id.empty()) first = std::min(first, places.of(other.id));
    }
    return first;
  };
  std::vector<std::pair<bool, std::size_t>> keys;
  for (const SheetRow& row : sheet.rows) keys.emplace_back(leads_a_part(row), place_of(row));
  std::vector<std::size_t> order(sheet.rows.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
  return order;
}

}  // namespace estafette::tools
