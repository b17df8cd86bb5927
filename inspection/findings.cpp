#include "inspection/findings.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::inspection {
namespace {

constexpr std::size_t kMostDoubts = 20;

}  // namespace

void Findings::doubt(const std::vector<Problem>& problems) {
  for (std::size_t i = 0; i < std::min(problems.size(), kMostDoubts); ++i) doubt(to_string(problems[i]));
  if (problems.size() <= kMostDoubts) return;
  doubt(fmt::format("and {} more to look at", figure(static_cast<long long>(problems.size() - kMostDoubts))));
}

std::string counted(std::size_t number, const std::string& one, const std::string& many) {
  return fmt::format("{} {}", figure(static_cast<long long>(number)), number == 1 ? one : many);
}

}  // namespace estafette::inspection
