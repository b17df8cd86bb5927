// A name that must mean exactly one thing, or else is a problem: what was found, what was expected, what to write.
#pragma once

#include "base/problem.hpp"
#include "converter/naming/catalogue.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// Where a name was written, and what it should be.
struct Asked {
  std::string file;  ///< "letter.txt", "--force"
  int line = 0;      ///< 0: the source has no lines
  std::string column{};
  std::string expected;     ///< "a place on the map"
  std::string otherwise{};  ///< what to do if nothing fits and nothing is near; may be empty
};

/// The one entry that the words mean. Throws Refusal if they mean none, with the nearest name, or if they mean several,
/// with the clear names of all of them.
[[nodiscard]] std::size_t the_one(const Catalogue& names, std::string_view words, const Asked& asked);

/// The problem with words that mean none or several.
[[nodiscard]] Problem not_the_one(const Catalogue& names, std::string_view words, const Meaning& meaning,
                                  const Asked& asked);

/// "III Corps, VI Corps or I Corps (i-corps)": the clear name of each.
[[nodiscard]] std::string clear_names(const Catalogue& names, const std::vector<std::size_t>& which);

}  // namespace estafette
