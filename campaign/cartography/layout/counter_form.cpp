#include "campaign/cartography/layout/counter_form.hpp"

#include "base/table.hpp"
#include "base/text.hpp"
#include "campaign/cartography/paper/letters.hpp"
#include "campaign/cartography/paper/style.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::cartography {
namespace {

/// The width of things side by side, each with a gap before it if it is there.
double beside(double sum, double next) {
  return next <= 0 ? sum : sum > 0 ? sum + style::kCounterGap + next : next;
}

void add_signs(std::string& signs, const std::string& more) {
  for (const char sign : more)
    if (signs.find(sign) == std::string::npos) signs += sign;
}

/// "II Corps (1,600 men, 0 guns)": its row tells the rest.
std::string headline(const std::string& told) {
  const std::size_t end = told.find(" at ");
  return end == std::string::npos ? told : told.substr(0, end);
}

std::string strength_of(const std::vector<const Counter*>& members) {
  int men = 0;
  bool roughly = false;
  bool more = false;
  for (const Counter* member : members) {
    men += member->men;
    roughly = roughly || member->certainty != Certainty::own;
    more = more || (member->men == 0 && member->certainty != Certainty::own);
  }
  if (men == 0) return roughly ? "?" : "";
  return (roughly ? "~" : "") + figure(men) + (more ? "+" : "");
}

}  // namespace

double name_width(const Counter& counter) {
  return counter.garrison ? 0 : breadth(counter.name, Face::sans_bold, style::kCounterLetters);
}

double strength_width(const Counter& counter) {
  return breadth(counter.strength, Face::sans_bold, style::kCounterLetters);
}

namespace {

double head_width(const Counter& counter) {
  const double sign = counter.arm == CounterArm::none && !counter.garrison ? 0 : style::kArmSign;
  return beside(sign, name_width(counter));
}

double marks_width(const Counter& counter) {
  return static_cast<double>(counter.pieces.size() + counter.condition.size()) * style::kBadge;
}

}  // namespace

double width_of(const Counter& counter) {
  return beside(beside(head_width(counter), strength_width(counter)), marks_width(counter)) + 2 * style::kInset;
}

double folded_width_of(const Counter& counter) {
  return std::max(head_width(counter), beside(strength_width(counter), marks_width(counter))) + 2 * style::kInset;
}

Counter summary_of(const std::vector<const Counter*>& members) {
  constexpr std::size_t kNamed = 4, kShortName = 9;
  Counter summary = *members.front();
  summary.told = headline(summary.told);
  summary.garrison = false;
  summary.arm = CounterArm::none;
  summary.condition.clear();
  const std::string first = members.front()->name.empty() ? "garrison" : members.front()->name;
  if (members.size() > kNamed || width(first) > kShortName) {
    const bool corps = std::all_of(members.begin(), members.end(), [](const Counter* one) { return one->corps; });
    summary.name = fmt::format("{} {}", members.size(), corps ? "corps" : "forces");
  } else {
    summary.name = fmt::format("{} +{}", first, members.size() - 1);
  }
  summary.strength = strength_of(members);
  for (std::size_t i = 1; i < members.size(); ++i) {
    add_signs(summary.pieces, members[i]->pieces);
    summary.told += "\n" + headline(members[i]->told);
    summary.men += members[i]->men;
    summary.certainty = std::max(summary.certainty, members[i]->certainty);
  }
  return summary;
}

}  // namespace estafette::cartography
