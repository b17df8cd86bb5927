#include "converter/readers/copied/ditto_signs.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace estafette::readers {

bool is_ditto(std::string_view word) {
  constexpr std::size_t kLongest = 6;  // bytes of "desgl."
  constexpr std::array<std::string_view, 16> kDittos = {"do.",    "id.",    "ditto",  "dito",  "idem", "desgl.",
                                                        "dergl.", "dgl.",   "dto.",   "\"",    "''",   "\u201D",
                                                        "\u3003", "\u2033", "\u00BB", "\u201E"};
  if (word == ",,") return true;  // two commas for the low marks that a typewriter has not
  while (word.ends_with(',') || word.ends_with(';')) word.remove_suffix(1);
  if (word.size() > kLongest) return false;
  const std::string small = fold(word);
  return std::any_of(kDittos.begin(), kDittos.end(), [&](std::string_view ditto) {
    return word == ditto || (ditto.size() > 2 && small == ditto) ||
           (ditto == "do." && (word == "Do." || word == "DO."));
  });
}

}  // namespace estafette::readers
