#include "converter/scaling/names.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

namespace estafette::scaling {
namespace {

/// The game wants names of fewer than 64 letters (docs/formats/game-text.md, "Tables"), and ours may get a number.
constexpr std::size_t kLongest = 54;

std::string ordinal(int number) {
  const int tens = number % 100;
  const int ones = number % 10;
  const bool teen = tens >= 11 && tens <= 13;
  return fmt::format("{}{}", number, teen ? "th" : ones == 1 ? "st" : ones == 2 ? "nd" : ones == 3 ? "rd" : "th");
}

/// The first letters of the name; what was in brackets that are cut off is left out whole.
std::string cut(const std::string& name, std::size_t letters) {
  std::string text = shorten(name, letters);
  if (text == name) return text;
  const std::size_t opens = text.rfind('(');
  if (opens == std::string::npos || text.find(')', opens) != std::string::npos) return text;
  text.erase(opens);
  return text.empty() ? shorten(name, letters) : std::string(trim(text));
}

}  // namespace

std::string piece_name(const std::vector<std::string>& names, int number, UnitLevel level) {
  std::string name = names.front();
  if (names.size() == 2 && width(names[0]) + width(names[1]) + 3 <= kLongest) {
    name += " + " + names[1];
  } else if (names.size() > 1) {
    const std::string others = fmt::format(" and {} more", names.size() - 1);
    name = cut(name, kLongest - others.size()) + others;
  } else {
    name = cut(name, kLongest);
  }
  if (number > 0) name += fmt::format(", {} {}", ordinal(number), level == UnitLevel::squadron ? "Sqn" : "Bn");
  return name;
}

}  // namespace estafette::scaling
