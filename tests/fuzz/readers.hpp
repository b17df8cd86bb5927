// What the readers of orders of battle must know, read once for all inputs; and what every reading promises.
#pragma once

#include "converter/readers/any/reader_data.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/reading.hpp"
#include "converter/readers/words/lines_kept.hpp"
#include "fuzz/hostile.hpp"
#include "fuzz/shipped.hpp"

namespace estafette::fuzz {

/// Lines are kept from one input to the next, as they are within a file: most were in an input before it, and how a
/// line is cut depends on nothing else.
[[nodiscard]] inline const readers::ReaderData& reader_data() {
  static const readers::LinesKept kKept;
  static const readers::ReaderData kData = readers::read_reader_data(shipped("readers"));
  return kData;
}

/// Every line is understood or named, and what was read is an outline: it comes back the same from the CSV that we
/// write.
inline void keeps_its_promises(const readers::Reading& reading) {
  promise(reading.understood >= 0 && reading.understood <= reading.lines);
  promise((reading.understood == reading.lines) == reading.looks.empty());
  promise(readers::read_outline_csv(readers::to_csv(reading.orbat), "again.csv") == reading.orbat);
}

}  // namespace estafette::fuzz
