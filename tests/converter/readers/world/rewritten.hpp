// Other manners of writing a text, in which it says the same: for tests that no manner changes what is read unasked.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace estafette::test {

struct Manner {
  std::string_view name;  ///< as in manners.csv: "bullets"
  std::string (*rewritten)(const std::string& text);
};

/// Every manner that we try.
[[nodiscard]] const std::vector<Manner>& manners();

}  // namespace estafette::test
