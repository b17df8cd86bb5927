// How a page was read, held against what it tells: each unit is right, or asked about, or wrong without a word.
#pragma once

#include "converter/readers/any/reader_data.hpp"
#include "converter/readers/reading.hpp"
#include "converter/readers/tellings/page.hpp"

#include <string>
#include <vector>

namespace estafette::test {

struct Verdict {
  int right = 0;
  int asked = 0;     ///< its line is asked about, or that of one of its commands, or its place is marked as guessed
  int silent = 0;    ///< wrong or lost without a word
  int invented = 0;  ///< units that the page does not tell of, on lines that are not asked about
  std::vector<std::string> faults;      ///< what was silent or invented, with its line
  std::vector<std::string> asked_of{};  ///< what was asked about, with its line
  Verdict& operator+=(const Verdict& more);
};

[[nodiscard]] Verdict verdict_on(const Telling& telling, const readers::ReaderData& data);

}  // namespace estafette::test
