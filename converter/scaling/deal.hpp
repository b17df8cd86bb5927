// Which division gets which battery, and which historical batteries each one stands for (rule 1.3: dealt to the corps
// as near as possible to the historical assets).
#pragma once

#include "converter/scaling/rules.hpp"
#include "converter/scaling/scaled.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::scaling {

/// A historical battery of the corps, or train (without guns) that joins its gunners.
struct HistoricalBattery {
  const Unit* unit = nullptr;
  std::optional<std::size_t> division;  ///< the one that had it; nothing: the corps itself
};

/// A division (MD) that batteries can be dealt to.
struct Receiver {
  std::string name;
  Men infantry, cavalry;             ///< scaled
  std::vector<std::string> nations;  ///< of its troops, folded
};

/// A battery that was made and dealt.
struct DealtBattery {
  Unit unit;                           ///< with name, guns and gunners, but no id
  std::size_t division = 0;            ///< the one that gets it
  std::vector<HistoricalShare> parts;  ///< without the scaled id; never empty
  std::string formed_because;
  std::string dealt_because;
};

struct Dealing {
  std::vector<DealtBattery> batteries;
  std::vector<LeftOut> left_out;  ///< all of them, if no battery could be made or nobody can have it
};

/// Makes and deals the batteries of one corps. The gunners are `strength` of the corps', to the man, shared over the
/// new batteries as among the historical ones; every historical battery is part of exactly one new one.
/// Each battery goes to the division that falls furthest short of its share of such guns. The corps' own then go to the
/// division with the fewest guns for its men, of the battery's nation if there is one, horse guns to the cavalry.
/// Throws Refusal if the corps has more guns than kMostGunsOfACorps.
[[nodiscard]] Dealing deal_batteries(const std::string& corps, const std::vector<HistoricalBattery>& batteries,
                                     const std::vector<Receiver>& divisions, const ScalingRules& rules);

}  // namespace estafette::scaling
