#include "sow_dumps/losses/guns.hpp"

#include "base/apportion.hpp"

namespace estafette::dumps {

GunsLost guns_lost(const UnitResult& battery, const CarryoverPolicy& policy) {
  GunsLost lost;
  Guns overrun;
  for (const RowResult& row : battery.rows) {
    if (!row.reported) continue;
    const Men left = row.men - row.killed - row.wounded - row.missing;
    if (left.value * 100 <= policy.gun_crew_least * row.men.value) {
      lost.with_crew += row.guns;
    } else if (row.missing.value * 100 >= policy.gun_overrun_from * row.men.value) {
      overrun += row.guns;
    }
  }
  lost.captured = Guns{static_cast<int>(nearest_share(overrun.value, {policy.gun_captured, 100}))};
  return lost;
}

}  // namespace estafette::dumps
