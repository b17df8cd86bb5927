#include "converter/sow/plan/battle_plan.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::sow {
namespace {

constexpr std::array<std::string_view, 4> kEdges = {"north", "east", "south", "west"};
constexpr std::array<std::string_view, 3> kSettlements = {"town", "city", "fortress"};

template <typename Word, std::size_t Size>
std::optional<Word> word_from(std::string_view word, const std::array<std::string_view, Size>& words) {
  const auto found = std::find(words.begin(), words.end(), fold(word));
  if (found == words.end()) return std::nullopt;
  return static_cast<Word>(found - words.begin());
}

/// Exactly two digits: no sign, no blank.
std::optional<int> two_digits(std::string_view text, int below) {
  if (text.size() != 2 || text.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
  const int value = (text[0] - '0') * 10 + (text[1] - '0');
  return value < below ? std::optional(value) : std::nullopt;
}

}  // namespace

std::optional<Clock> clock_from(std::string_view text) {
  const std::string padded = (text.size() == 4 || text.size() == 7 ? "0" : "") + std::string(text);
  const std::string_view digits = padded;
  if (digits.size() != 5 && digits.size() != 8) return std::nullopt;
  if (digits[2] != ':' || (digits.size() == 8 && digits[5] != ':')) return std::nullopt;
  const std::optional<int> hours = two_digits(digits.substr(0, 2), 24);
  const std::optional<int> minutes = two_digits(digits.substr(3, 2), 60);
  const std::optional<int> seconds = digits.size() == 8 ? two_digits(digits.substr(6, 2), 60) : 0;
  if (!hours || !minutes || !seconds) return std::nullopt;
  return Clock{*hours * 3600 + *minutes * 60 + *seconds};
}

std::string to_string(Clock clock) {
  return fmt::format("{:02}:{:02}:{:02}", clock.seconds / 3600, clock.seconds / 60 % 60, clock.seconds % 60);
}

std::optional<Edge> edge_from(std::string_view word) {
  return word_from<Edge>(word, kEdges);
}
std::string to_string(Edge edge) {
  return std::string(kEdges.at(static_cast<std::size_t>(edge)));
}

std::optional<BattleSite> settlement_from(std::string_view word) {
  return word_from<BattleSite>(word, kSettlements);
}
std::string to_string(BattleSite settlement) {
  return std::string(kSettlements.at(static_cast<std::size_t>(settlement)));
}

}  // namespace estafette::sow
