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

DiceCup::DiceCup(std::uint64_t seed, Turn turn, ThrownDice thrown, int already)
    : dice_(seed + kApart * static_cast<std::uint64_t>(turn.value)),
      thrown_(thrown.in_order.begin(), thrown.in_order.end()),
      by_name_(std::move(thrown.by_name)) {
  for (; so_far_ < already; ++so_far_) static_cast<void>(dice_.roll(1, kAnyDie));
}

std::string DiceCup::new_name(const std::string& name) {
  const int times = ++asked_[name];
  return times == 1 ? name : fmt::format("{}-{}", name, times);
}

std::optional<int> DiceCup::thrown_for(const std::string& name) {
  if (const auto whole = by_name_.find(name); whole != by_name_.end()) {
    const int value = whole->second;
    by_name_.erase(whole);
    return value;
  }
  for (const auto& [beginning, value] : by_name_) {
    if (!name.starts_with(beginning + "-")) continue;
    meant_[beginning].push_back(name);
    return value;
  }
  return std::nullopt;
}

int DiceCup::roll(const std::string& name, const Saying& purpose, int low, int high, DieSort sort) {
  int value = dice_.roll(low, high);
  ++so_far_;
  const std::string called = new_name(name);
  const std::optional<int> named = thrown_for(called);
  const bool next = !named && sort == DieSort::deciding && !thrown_.empty();
  const bool his_own = named || next;
  if (named) {
    value = *named;
  } else if (next) {
    value = thrown_.front();
    thrown_.pop_front();
  }
  if (his_own && (value < low || value > high)) {
    throw Refusal({"--dice", 0, "", std::to_string(value), fmt::format("{} to {}: {}", low, high, tell(purpose)),
                   "Throw again, or leave the dice to the campaign"});
  }
  taken_.push_back({purpose, low, high, value});
  all_.push_back({called, taken_.back(), sort, his_own});
  return value;
}

std::vector<Roll> DiceCup::taken() {
  return std::exchange(taken_, {});
}

void DiceCup::want_all_used() const {
  for (const auto& [beginning, dice] : meant_)
    if (dice.size() > 1)
      throw Refusal(
          Problem{"--dice", 0, "", beginning, "the name of one die: " + one_of(dice), "Write the whole name"});
  std::map<std::string, int> left = by_name_;
  std::erase_if(left, [&](const auto& one) { return meant_.contains(one.first); });
  if (!left.empty()) {
    std::vector<std::string> known;
    for (const DieThrown& one : all_)
      if (one.sort == DieSort::deciding) known.push_back(one.name);
    const std::string& name = left.begin()->first;
    const std::string near = nearest(name, known);
    throw Refusal(Problem{
        "--dice", 0, "", fmt::format("{}={}", name, left.begin()->second),
        known.empty() ? "no dice by name, for nothing is decided by dice here"
                      : "a die that is asked for here: " + one_of(known),
        near.empty() ? "Leave it out, or keep it for the command that asks for it" : fmt::format("Is it {}?", near)});
  }
  if (thrown_.empty()) return;
  throw Refusal(Problem{"--dice", 0, "", fmt::format("{} dice too many", thrown_.size()),
                        "as many dice as are asked for, without those of scouts", "Leave the last ones out"});
}

}  // namespace estafette::campaign
