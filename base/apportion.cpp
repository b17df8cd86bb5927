#include "base/apportion.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace estafette {
namespace {

/// Gives one more to the `left` parts with the largest remainders, the first of equals first.
void hand_out(std::vector<std::int64_t>& parts, const std::vector<std::int64_t>& remainders, std::int64_t left) {
  std::vector<std::size_t> order(parts.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return remainders[a] > remainders[b]; });
  for (std::size_t i = 0; i < static_cast<std::size_t>(left); ++i) parts[order[i]] += 1;
}

}  // namespace

std::int64_t nearest_share(std::int64_t whole, Fraction fraction) {
  return (2 * whole * fraction.part + fraction.of) / (2 * fraction.of);
}

std::vector<std::int64_t> apportion(std::int64_t total, const std::vector<std::int64_t>& weights) {
  if (weights.empty()) return {};
  const std::int64_t sum = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
  if (sum == 0) return apportion(total, std::vector<std::int64_t>(weights.size(), 1));
  std::vector<std::int64_t> parts;
  std::vector<std::int64_t> remainders;
  for (const std::int64_t weight : weights) {
    parts.push_back(total * weight / sum);
    remainders.push_back(total * weight % sum);
  }
  hand_out(parts, remainders, total - std::accumulate(parts.begin(), parts.end(), std::int64_t{0}));
  return parts;
}

std::vector<std::int64_t> apportion_shares(std::int64_t total, const std::vector<std::int64_t>& wholes,
                                           Fraction fraction) {
  std::vector<std::int64_t> parts;
  std::vector<std::int64_t> remainders;
  std::int64_t can_grow = 0;
  for (const std::int64_t whole : wholes) {
    parts.push_back(whole * fraction.part / fraction.of);
    remainders.push_back(whole * fraction.part % fraction.of);
    can_grow += remainders.back() > 0 ? 1 : 0;
  }
  const std::int64_t left = total - std::accumulate(parts.begin(), parts.end(), std::int64_t{0});
  if (left < 0 || left > can_grow) throw std::logic_error("apportion_shares: the total does not fit its parts");
  hand_out(parts, remainders, left);
  return parts;
}

}  // namespace estafette
