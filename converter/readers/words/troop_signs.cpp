#include "converter/readers/words/troop_signs.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

bool goes_on(char after) {
  return (after >= 'a' && after <= 'z') || static_cast<unsigned char>(after) >= 0x80;
}

}  // namespace

void TroopSigns::add(const std::string& list, bool whole) {
  for (const std::string& sign : split(list, ',')) {
    std::string letters = fold(sign);
    if (letters.empty()) continue;
    const auto first = static_cast<unsigned char>(letters.front());
    by_first_.at(first).push_back({std::move(letters), whole});
  }
}

bool TroopSigns::any_in(std::string_view folded) const {
  for (std::size_t at = 0; at < folded.size(); ++at) {
    const std::vector<Sign>& signs = by_first_[static_cast<unsigned char>(folded[at])];
    if (signs.empty()) continue;
    const std::string_view rest = folded.substr(at);
    const bool begins = at == 0 || folded[at - 1] == ' ';
    const bool found = std::any_of(signs.begin(), signs.end(), [&](const Sign& sign) {
      if (!rest.starts_with(sign.letters)) return false;
      const std::size_t length = sign.letters.size();
      return !sign.whole || (begins && (length == rest.size() || !goes_on(rest[length])));
    });
    if (found) return true;
  }
  return false;
}

}  // namespace estafette::readers
