// A text as it is reviewed, for the tests of this room.
#pragma once

#include "converter/readers/any/read_any.hpp"
#include "converter/review/review.hpp"
#include "support/readers.hpp"

#include <string>

namespace estafette::test {

[[nodiscard]] inline review::Review reviewed(const std::string& text) {
  return review::review_of(readers::read_any(text, "page.txt", readers::Format::text, reader_data()), text, "page.txt");
}

inline const std::string kDivision =  // NOLINT(cert-err58-cpp): a test may end by it
    "Menu (12 pages)\n"
    "French 1st Division: General Picton\n"
    "\n"
    "  1st Line (2 bns) 1,200 men\n"
    "  2nd Line (2 bns)\n"
    "  Foot Battery, 6 guns\n"
    "Total: 1,500 men\n";

}  // namespace estafette::test
