// Dice that give the same rolls on every computer. Those of the standard library differ from compiler to compiler.
#pragma once

#include <cstdint>
#include <random>

namespace estafette {

/// A seeded generator (mt19937_64, whose output the standard fixes) with an exact, portable die.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : engine_(seed) {}

  /// A whole number from `low` to `high`, each equally likely. REQUIRES low <= high.
  [[nodiscard]] int roll(int low, int high);

  /// True `chance` times in `of`. REQUIRES 0 <= chance and of > 0.
  [[nodiscard]] bool happens(int chance, int of) { return roll(1, of) <= chance; }

 private:
  std::mt19937_64 engine_;
};

}  // namespace estafette
