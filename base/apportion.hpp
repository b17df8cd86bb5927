// Shares out whole men by the largest remainder method, exact to the man (docs/scaling.md, "Men").
#pragma once

#include <cstdint>
#include <vector>

namespace estafette {

/// A share of a strength, as a fraction: one third is {1, 3}. The divisor is above zero.
struct Fraction {
  std::int64_t part = 1;
  std::int64_t of = 1;
  bool operator==(const Fraction&) const = default;
};

/// `whole` times the fraction, to the nearest whole number; a half goes up. REQUIRES whole >= 0.
[[nodiscard]] std::int64_t nearest_share(std::int64_t whole, Fraction fraction);

/// Cuts `total` into as many parts as there are `weights`, in proportion to them: each part is its exact share rounded
/// down, and what is left over goes one by one to the largest remainders, the first of equals first.
/// The parts always sum to `total`. If all weights are zero, all count alike; no weights give no parts.
/// REQUIRES total >= 0 and no weight below zero.
[[nodiscard]] std::vector<std::int64_t> apportion(std::int64_t total, const std::vector<std::int64_t>& weights);

/// The parts of `wholes` times `fraction` that sum to `total`: each is its own exact share rounded down or up.
/// REQUIRES that the sum of shares rounded down <= total <= the sum of shares rounded up.
[[nodiscard]] std::vector<std::int64_t> apportion_shares(std::int64_t total, const std::vector<std::int64_t>& wholes,
                                                         Fraction fraction);

}  // namespace estafette
