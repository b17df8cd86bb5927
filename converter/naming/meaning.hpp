// A name that has to mean one thing, or is sent back: what was found, what was expected, and what to write instead.
#pragma once

#include "base/problem.hpp"
#include "converter/naming/catalogue.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// Where a name stands, and what it was asked for.
struct Asked {
  std::string file;  ///< "letter.txt", "--force"
  int line = 0;      ///< 0: of something without lines
  std::string column{};
  std::string expected;     ///< "a place of the map"
  std::string otherwise{};  ///< what to do if nothing fits and nothing is near; may be empty
};

/// The one entry that the words mean. Throws Refusal if they mean none, with the nearest, or several, with all of them
/// named so that each is clear.
[[nodiscard]] std::size_t the_one(const Catalogue& names, std::string_view words, const Asked& asked);

/// What is wrong with words that mean none or several.
[[nodiscard]] Problem not_the_one(const Catalogue& names, std::string_view words, const Meaning& meaning,
                                  const Asked& asked);

/// "III Corps, VI Corps or I Corps (i-corps)": each so that it is clear.
[[nodiscard]] std::string clear_names(const Catalogue& names, const std::vector<std::size_t>& which);

}  // namespace estafette
