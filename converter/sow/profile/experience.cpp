#include "converter/sow/profile/experience.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::sow {

Experience experience_today(int before, const std::vector<std::string>& fatigue, const std::string& chief,
                            const ExperienceBounds& bounds) {
  Experience today{.before = before, .as_fought = before, .in_skills = 0, .reasons = {}};
  for (const std::string& reason : fatigue) {
    today.reasons.push_back(today.reasons.empty() ? fmt::format("-1: {}", reason)
                                                  : fmt::format("counted once (2.1.2): {}", reason));
  }
  if (!fatigue.empty()) --today.as_fought;
  if (!chief.empty()) {
    ++today.as_fought;
    today.reasons.push_back(fmt::format("+1: {} present and in command (5.5.3)", chief));
  }
  const int kept = std::clamp(today.as_fought, bounds.least, bounds.most);
  today.in_skills = today.as_fought - kept;
  if (today.in_skills != 0) {
    today.reasons.push_back(
        fmt::format("troops have experience {} to {}: the step is taken in its skills", bounds.least, bounds.most));
  }
  today.as_fought = kept;
  return today;
}

}  // namespace estafette::sow
