// The endings of numbers: "1st", "22nd", "113th", and as another number has them.
#pragma once

#include "base/letters.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::readers {

/// "st", "nd", "rd" or "th", as it is spoken; of a number not below zero.
[[nodiscard]] constexpr std::string_view english_ending(int number) {
  const int tens = number % 100;
  if (tens >= 11 && tens <= 13) return "th";
  return number % 10 == 1 ? "st" : number % 10 == 2 ? "nd" : number % 10 == 3 ? "rd" : "th";
}

/// The number with the ending of another, which begins with its digits: of 2 and "3e" it is "2e". English endings are
/// spoken: of 2 and "3rd" it is "2nd". Of a number not below zero.
[[nodiscard]] inline std::string number_as(int number, std::string_view other) {
  std::size_t digits = 0;
  while (digits < other.size() && is_digit(other[digits])) ++digits;
  const std::string_view ending = other.substr(digits);
  const bool english = ending == "st" || ending == "nd" || ending == "rd" || ending == "th";
  return std::to_string(number).append(english ? english_ending(number) : ending);
}

}  // namespace estafette::readers
