// What the readers know beforehand: words, strengths, the game's classes. All of it data below templates/readers.
#pragma once

#include "base/files.hpp"
#include "converter/readers/sow/words.hpp"
#include "converter/readers/spreadsheet/column_words.hpp"
#include "converter/readers/text/words.hpp"

#include <vector>

namespace estafette::readers {

/// Read once; never changes afterwards, so that several threads may read with it at the same time.
struct ReaderData {
  PhraseBook words;
  SowWords sow;
  ColumnWords titles;
  std::vector<Mapping> mappings;  ///< the umpire's, for spreadsheets whose titles they fit; may be empty
};

/// Reads the data files of the readers in `folder` (templates/readers). Throws Refusal with every fault of a file.
[[nodiscard]] ReaderData read_reader_data(const fs::path& folder);

}  // namespace estafette::readers
