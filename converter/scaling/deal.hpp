// Which division gets which battery, and which historical batteries each one stands for (rule 1.3: dealt to the corps
// as near as can be to the historical assets).
#pragma once

#include "converter/scaling/rules.hpp"
#include "converter/scaling/scaled.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::scaling {

/// A historical battery of the corps, or train that is folded into its gunners (with no guns).
struct HistoricalBattery {
  const Unit* unit = nullptr;
  std::optional<std::size_t> division;  ///< whose it was; nothing: the corps' own
};

/// A division (MD) that batteries can be dealt to.
struct Receiver {
  std::string name;
  Men infantry, cavalry;             ///< scaled
  std::vector<std::string> nations;  ///< of its troops, folded
};

/// A battery made and dealt.
struct DealtBattery {
  Unit unit;                           ///< named, with guns and gunners; without id
  std::size_t division = 0;            ///< who gets it
  std::vector<HistoricalShare> parts;  ///< without the scaled id; never empty
  std::string formed_because;
  std::string dealt_because;
};

struct Dealing {
  std::vector<DealtBattery> batteries;
  std::vector<LeftOut> left_out;  ///< all of them, if no battery could be made or there is nobody to have it
};

/// Makes and deals the batteries of one corps. The gunners come to `strength` of the corps' to the man, shared over the
/// new batteries as their historical ones had them; every historical battery stands behind exactly one new one.
/// A battery goes where a division falls furthest short of its share of such guns; the corps' own then go to the
/// division that has fewest guns for its men, of the battery's own nation if there is one, horse guns to the horse.
/// Throws Refusal if the corps has more guns than kMostGunsOfACorps.
[[nodiscard]] Dealing deal_batteries(const std::string& corps, const std::vector<HistoricalBattery>& batteries,
                                     const std::vector<Receiver>& divisions, const ScalingRules& rules);

}  // namespace estafette::scaling
