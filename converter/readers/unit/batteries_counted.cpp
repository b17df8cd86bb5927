#include "converter/readers/unit/batteries_counted.hpp"

#include "converter/readers/parts/figures.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kMostGunsOfOne = 12;

}  // namespace

std::string count_as_batteries(Facts& facts) {
  const bool companies = facts.companies.value_or(1) > 1;
  std::optional<int>& counted = companies ? facts.companies : facts.battalions;
  const int count = counted.value_or(1);
  const int guns = guns_of(facts).value_or(0);
  if (count < 2 || (guns > 0 && (guns <= kMostGunsOfOne || guns % count != 0))) return "";
  facts.batteries = std::exchange(counted, std::nullopt);
  return fmt::format("{} {} read as batteries", count, companies ? "companies" : "battalions");
}

void take_guns_noted(Facts& facts, std::string_view note, const PhraseBook& words) {
  const std::size_t colon = note.find(": ");  // "Remarks: 35 guns"
  const Tokens tokens = tokens_of(colon == std::string_view::npos ? note : note.substr(colon + 2));
  if (guns_of(facts) || tokens.empty()) return;
  const std::optional<Facts> told = facts_of(tokens, 0, tokens.size(), words, false);
  if (!told || !told->guns) return;
  Facts rest = *told;
  rest.guns.reset();
  if (rest == Facts{}) facts.guns = told->guns;
}

}  // namespace estafette::readers
