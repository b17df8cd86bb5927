#include "converter/sow/experience.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::sow {

Experience experience_today(int before, const std::vector<std::string>& fatigue, const std::string& chief,
                            int highest) {
  Experience today{.before = before, .as_fought = before, .reasons = {}};
  for (const std::string& reason : fatigue) {
    today.reasons.push_back(today.reasons.empty() ? fmt::format("-1: {}", reason)
                                                  : fmt::format("counted once (2.1.2): {}", reason));
  }
  if (!fatigue.empty()) --today.as_fought;
  if (!chief.empty()) {
    ++today.as_fought;
    today.reasons.push_back(fmt::format("+1: {} present and in command (5.5.3)", chief));
  }
  const int kept = std::clamp(today.as_fought, 0, highest);
  if (kept != today.as_fought) today.reasons.push_back(fmt::format("kept within the game's levels, 0 to {}", highest));
  today.as_fought = kept;
  return today;
}

}  // namespace estafette::sow
