#include "tabletop/table/cup.hpp"

#include "base/problem.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace estafette::tabletop {
namespace {

/// Throws Refusal if that is more than can be counted.
std::int64_t times(std::int64_t a, std::int64_t b) {
  if (b != 0 && a > std::numeric_limits<std::int64_t>::max() / 4 / b)
    throw Refusal(Problem{"--odds", 0, "", "more dice than can be counted", "fewer dice", ""});
  return a * b;
}

std::int64_t to_the_power(std::int64_t base, int power) {
  std::int64_t product = 1;
  for (int i = 0; i < power; ++i) product = times(product, base);
  return product;
}

/// In how many ways so many can be chosen of all.
std::int64_t choices_of(int all, int chosen) {
  std::int64_t ways = 1;
  for (int i = 1; i <= chosen; ++i) ways = times(ways, all - chosen + i) / i;
  return ways;
}

}  // namespace

std::vector<int> TableCup::faces(int dice, int sides) {
  std::vector<int> all;
  for (int i = 0; i < dice; ++i) all.push_back(face(sides));
  return all;
}

std::vector<int> TableCup::faces_against(int dice, int sides, int /*needed*/) {
  return faces(dice, sides);
}

int FallenCup::face(int sides) {
  if (used_ == fallen_.size())
    throw Refusal(Problem{"--dice", 0, "", fmt::format("{} dice", fallen_.size()), "more dice",
                          fmt::format("Add a die of {} sides", sides)});
  const int value = fallen_[used_++];
  if (value < 1 || value > sides)
    throw Refusal(Problem{"--dice", 0, "", std::to_string(value), fmt::format("a face from 1 to {}", sides), ""});
  return value;
}

void FallenCup::require_all_used() const {
  if (used_ < fallen_.size())
    throw Refusal(Problem{"--dice", 0, "", fmt::format("{} dice", fallen_.size()), fmt::format("{} dice", used_), ""});
}

int EveryFace::face(int sides) {
  if (at_ == shown_.size()) shown_.push_back({1, sides});
  return shown_[at_++].face;
}

std::vector<int> EveryFace::faces_against(int dice, int sides, int needed) {
  if (dice <= 0) return {};
  if (needed <= 1 || needed > sides)
    return std::vector<int>(static_cast<std::size_t>(dice), needed <= 1 ? sides : 1);  // there is nothing to throw for
  if (at_ == shown_.size()) shown_.push_back({1, sides, dice, needed});
  const auto hits = static_cast<std::size_t>(shown_[at_++].face - 1);
  std::vector<int> all(static_cast<std::size_t>(dice), 1);
  for (std::size_t i = 0; i < hits; ++i) all[i] = sides;
  return all;
}

bool EveryFace::advance() {
  const auto is_last = [](const Shown& die) { return die.face == (die.dice > 0 ? die.dice + 1 : die.sides); };
  while (!shown_.empty() && is_last(shown_.back())) shown_.pop_back();
  at_ = 0;
  if (shown_.empty()) return false;
  ++shown_.back().face;
  return true;
}

std::int64_t EveryFace::ways() const {
  std::int64_t product = 1;
  for (const Shown& die : shown_) product = times(product, to_the_power(die.sides, std::max(die.dice, 1)));
  return product;
}

std::int64_t EveryFace::like_this() const {
  std::int64_t product = 1;
  for (const Shown& die : shown_) {
    if (die.dice == 0) continue;
    const int hits = die.face - 1;
    product = times(product, choices_of(die.dice, hits));
    product = times(product, to_the_power(die.sides - die.needed + 1, hits));
    product = times(product, to_the_power(die.needed - 1, die.dice - hits));
  }
  return product;
}

}  // namespace estafette::tabletop
