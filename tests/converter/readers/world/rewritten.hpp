// Other manners of writing a text, in which it says the same: for tests that no manner changes what is read unasked.
#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::test {

struct Manner {
  std::string_view name;  ///< as in manners.csv: "bullets"
  std::string (*rewritten)(const std::string& text);
};

/// For what a failed test says.
inline void PrintTo(const Manner& manner, std::ostream* out) {
  *out << manner.name;
}

/// Every manner that we try.
[[nodiscard]] const std::vector<Manner>& manners();

}  // namespace estafette::test
