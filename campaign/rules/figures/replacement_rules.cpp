#include "campaign/rules/figures/replacement_rules.hpp"

#include "base/apportion.hpp"
#include "base/text.hpp"
#include "campaign/rules/figures/bounds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace estafette::campaign {
namespace {

constexpr int kWhole = 1000;
constexpr const char* kOther = "other";

/// The share, in a thousand of the establishment, that was due from the first turn to this one.
std::int64_t due_until(int turn, const DraftRates& drafts, int DraftRates::RateFrom::*per_thousand) {
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < drafts.rates.size(); ++i) {
    const int next = i + 1 < drafts.rates.size() ? drafts.rates[i + 1].from : turn + 1;
    const int turns = std::min(turn + 1, next) - drafts.rates[i].from;
    sum += static_cast<std::int64_t>(std::max(0, turns)) * (drafts.rates[i].*per_thousand);
  }
  return sum;
}

DraftRates::RateFrom read_rate(XmlElement& element, Arm arm) {
  DraftRates::RateFrom rate;
  rate.from = element.number("turn", 1, kLastTurn);
  rate.men = element.number("men", 0, kWhole);
  if (arm == Arm::artillery) rate.guns = element.number("guns", 0, kWhole);
  element.no_others();
  return rate;
}

DraftRates read_drafts(XmlElement& element) {
  static const std::vector<Arm> arms = {Arm::infantry, Arm::cavalry, Arm::artillery};
  static const std::vector<std::string> arm_words = {to_string(arms[0]), to_string(arms[1]), to_string(arms[2])};
  DraftRates drafts;
  drafts.nation = element.text("nation");
  const std::string arm = element.word("arm", arm_words);
  drafts.arm = *std::find_if(arms.begin(), arms.end(), [&](Arm one) { return to_string(one) == arm; });
  drafts.establishment = element.number("establishment", 1, kWhole);
  drafts.source = element.text("source");
  for (XmlElement& from : element.children("from")) {
    const DraftRates::RateFrom rate = read_rate(from, drafts.arm);
    if (!drafts.rates.empty() && rate.from <= drafts.rates.back().from)
      from.complain("turn", std::to_string(rate.from),
                    fmt::format("a turn after {}, that of the line before", drafts.rates.back().from));
    drafts.rates.push_back(rate);
  }
  element.no_others();
  return drafts;
}

bool same(const DraftRates& a, const DraftRates& b) {
  return a.arm == b.arm && fold(a.nation) == fold(b.nation);
}

}  // namespace

const DraftRates* ReplacementRules::of(const Unit& unit) const {
  const DraftRates* found = nullptr;
  for (const DraftRates& one : drafts) {
    if (one.arm != arm_of(unit.kind)) continue;
    if (fold(one.nation) == fold(unit.nation)) return &one;
    if (one.nation == kOther) found = &one;
  }
  return found;
}

int ReplacementRules::establishment_of(const Unit& founded, Men largest) const {
  const DraftRates* rates = of(founded);
  const int men = founded.men.value;
  if (rates == nullptr) return men;
  return std::min(static_cast<int>(nearest_share(men, {rates->establishment, 100})), std::max(men, largest.value));
}

int due_in(int turn, int establishment, const DraftRates& drafts, int DraftRates::RateFrom::*per_thousand) {
  const auto so_far = [&](int until) {
    return nearest_share(establishment, {due_until(until, drafts, per_thousand), kWhole});
  };
  return static_cast<int>(so_far(turn) - so_far(turn - 1));
}

ReplacementRules read_replacements(XmlElement& chapter) {
  ReplacementRules rules;
  for (XmlElement& element : chapter.children("drafts")) {
    DraftRates drafts = read_drafts(element);
    if (std::any_of(rules.drafts.begin(), rules.drafts.end(), [&](const auto& one) { return same(one, drafts); }))
      element.complain("nation", drafts.nation, fmt::format("the {} of each nation only once", to_string(drafts.arm)));
    rules.drafts.push_back(std::move(drafts));
  }
  return rules;
}

}  // namespace estafette::campaign
