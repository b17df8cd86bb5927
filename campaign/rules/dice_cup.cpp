#include "campaign/rules/dice_cup.hpp"

#include "base/dice.hpp"
#include "base/problem.hpp"
#include "campaign/telling/telling.hpp"

#include <fmt/format.h>

#include <utility>

namespace estafette::campaign {
namespace {

constexpr std::uint64_t kApart = 1'000'003;  ///< so that one campaign's turns are not the next seed's
constexpr int kAnyDie = 6;                   ///< each throw takes the next number, however many faces the die has

}  // namespace

DiceCup::DiceCup(std::uint64_t seed, Turn turn, std::vector<int> thrown, int already)
    : dice_(seed + kApart * static_cast<std::uint64_t>(turn.value)), thrown_(thrown.begin(), thrown.end()) {
  for (; so_far_ < already; ++so_far_) static_cast<void>(dice_.roll(1, kAnyDie));
}

int DiceCup::roll(const Saying& purpose, int low, int high) {
  int value = dice_.roll(low, high);
  ++so_far_;
  if (!thrown_.empty()) {
    value = thrown_.front();
    thrown_.pop_front();
    if (value < low || value > high) {
      throw Refusal({"--dice", 0, "", std::to_string(value), fmt::format("{} to {}: {}", low, high, tell(purpose)),
                     "Throw again, or leave the dice to the campaign"});
    }
  }
  taken_.push_back({purpose, low, high, value});
  return value;
}

std::vector<Roll> DiceCup::taken() {
  return std::exchange(taken_, {});
}

}  // namespace estafette::campaign
