// The endings of numbers in English: "1st", "22nd", "113th".
#pragma once

#include <string_view>

namespace estafette::readers {

/// "st", "nd", "rd" or "th", as it is spoken; of a number not below zero.
[[nodiscard]] constexpr std::string_view english_ending(int number) {
  const int tens = number % 100;
  if (tens >= 11 && tens <= 13) return "th";
  return number % 10 == 1 ? "st" : number % 10 == 2 ? "nd" : number % 10 == 3 ? "rd" : "th";
}

}  // namespace estafette::readers
