#include "tabletop/table/cup.hpp"

#include "base/problem.hpp"

#include <fmt/format.h>

namespace estafette::tabletop {

std::vector<int> DiceCup::faces(int dice, int sides) {
  std::vector<int> all;
  for (int i = 0; i < dice; ++i) all.push_back(face(sides));
  return all;
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

bool EveryFace::advance() {
  while (!shown_.empty() && shown_.back().face == shown_.back().sides) shown_.pop_back();
  at_ = 0;
  if (shown_.empty()) return false;
  ++shown_.back().face;
  return true;
}

std::int64_t EveryFace::ways() const {
  std::int64_t product = 1;
  for (const Shown& die : shown_) product *= die.sides;
  return product;
}

}  // namespace estafette::tabletop
