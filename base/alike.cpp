#include "base/alike.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"

#include <algorithm>

namespace estafette {

bool alike(std::string_view a, std::string_view b) {
  a = trim(a);
  b = trim(b);
  if (!all_ascii(a) || !all_ascii(b)) return fold(a) == fold(b);
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return ascii_small(x) == ascii_small(y); });
}

}  // namespace estafette
