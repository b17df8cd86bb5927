#include "converter/sow/sheet/handicap.hpp"

#include "base/apportion.hpp"
#include "base/text.hpp"
#include "converter/sow/sheet/plan_problems.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::sow {

std::optional<std::pair<int, int>> handicap_from(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos) return std::nullopt;
  const std::string side = fold(text.substr(0, equals));
  const std::optional<int> percent = whole_number(trim(text.substr(equals + 1)));
  if (!percent || *percent < kLeastHandicap || *percent > kMostHandicap) return std::nullopt;
  if (side != "france" && side != "coalition") return std::nullopt;
  return std::pair(side == "france" ? 1 : 2, *percent);
}

std::string handicap_expected() {
  return fmt::format("france or coalition, = and a share of its men, {} to {} in 100", kLeastHandicap, kMostHandicap);
}

void set_handicap(FieldArmy& army, int percent, Men largest) {
  for (FieldDivision& division : army.divisions) {
    for (FieldBrigade& brigade : division.brigades) {
      for (FieldRow& row : brigade.units) {
        const int share = static_cast<int>(nearest_share(row.sheet.men.value, {percent, 100}));
        // A row that is above the largest size already stays as it is.
        const int most = std::max(largest.value, row.sheet.men.value);
        row.heads = std::clamp(share, std::min(kFewestMen.value, row.sheet.men.value), most);
        row.sheet.heads = row.heads == row.sheet.men.value ? Men{} : Men{row.heads};
      }
    }
  }
}

}  // namespace estafette::sow
