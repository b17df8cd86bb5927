#include "converter/scaling/scaled.hpp"

#include "base/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::scaling {

std::string to_string(DecisionKind kind) {
  switch (kind) {
    case DecisionKind::level:
      return "level";
    case DecisionKind::rounded:
      return "rounded";
    case DecisionKind::merged:
      return "merged";
    case DecisionKind::split:
      return "split";
    case DecisionKind::too_small:
      return "too small";
    case DecisionKind::folded:
      return "folded";
    case DecisionKind::kept:
      return "kept";
    case DecisionKind::battery_formed:
      return "battery formed";
    case DecisionKind::battery_dealt:
      return "battery dealt";
    case DecisionKind::left_out:
      return "left out";
    case DecisionKind::wished:
      return "as wished";
    case DecisionKind::asked:
      return "to look at";
  }
  return "";
}

void ask(const std::string& formation, ScalingQuestion question, Scaled& result) {
  Problem said = question.asks;
  said.line = 0;  // who reads the report knows the formation, and may not have the file
  result.decisions.push_back({DecisionKind::asked, formation, "", to_string(said)});
  result.questions.push_back(std::move(question));
}

std::string in_words(const std::vector<LeftOut>& left_out) {
  constexpr std::size_t kNamed = 4;
  if (left_out.empty()) return "";
  long long men = 0, guns = 0;
  for (const LeftOut& left : left_out) {
    men += left.men.value;
    guns += left.guns.value;
  }
  const std::size_t count = left_out.size();
  std::string said =
      fmt::format("{} {}, {} men", figure(static_cast<long long>(count)), count == 1 ? "unit" : "units", figure(men));
  if (guns > 0) said += fmt::format(" with {} {}", figure(guns), guns == 1 ? "gun" : "guns");
  for (std::size_t i = 0; i < std::min(count, kNamed); ++i) said += (i == 0 ? ": " : ", ") + left_out[i].name;
  if (count > kNamed) said += fmt::format(" and {} more", figure(static_cast<long long>(count - kNamed)));
  return said;
}

}  // namespace estafette::scaling
