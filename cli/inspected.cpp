#include "cli/inspected.hpp"

#include "base/table.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::cli {
namespace {

constexpr std::size_t kMostDoubts = 20;

}  // namespace

void say_takers(const Console& say, const std::string& verbs) {
  say.line("Taken by: " + verbs);
}

void say_doubts(const Console& say, const std::vector<Problem>& doubts) {
  for (std::size_t i = 0; i < std::min(doubts.size(), kMostDoubts); ++i) say.remark(to_string(doubts[i]));
  if (doubts.size() > kMostDoubts) {
    say.remark(fmt::format("and {} more to look at", figure(static_cast<long long>(doubts.size() - kMostDoubts))));
  }
}

std::string counted(std::size_t number, const std::string& one, const std::string& many) {
  return fmt::format("{} {}", figure(static_cast<long long>(number)), number == 1 ? one : many);
}

}  // namespace estafette::cli
