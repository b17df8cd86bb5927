#include "base/dice.hpp"

#include <limits>

namespace estafette {

int Dice::roll(int low, int high) {
  const auto faces = static_cast<std::uint64_t>(static_cast<std::int64_t>(high) - low) + 1;
  const std::uint64_t whole_rounds = std::numeric_limits<std::uint64_t>::max() / faces * faces;
  std::uint64_t drawn = engine_();
  while (drawn >= whole_rounds) drawn = engine_();
  return static_cast<int>(low + static_cast<std::int64_t>(drawn % faces));
}

}  // namespace estafette
