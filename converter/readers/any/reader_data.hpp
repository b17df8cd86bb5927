// What the readers must know: words, strengths, the game's classes. All of it is data in templates/readers.
#pragma once

#include "base/dates.hpp"
#include "base/files/files.hpp"
#include "converter/readers/page/wiki_words.hpp"
#include "converter/readers/sow/words.hpp"
#include "converter/readers/spreadsheet/columns/column_words.hpp"
#include "converter/readers/words/words.hpp"

#include <optional>
#include <vector>

namespace estafette::readers {

/// Read once; it never changes afterwards, so several threads may use it at the same time.
struct ReaderData {
  PhraseBook words;
  SowWords sow;
  ColumnWords titles;
  WikiWords wiki;
  std::vector<Mapping> mappings;  ///< the umpire's, for spreadsheets with the same titles; may be empty
  std::optional<Date> day{};      ///< of a table with men of several days: the one that the umpire wants
};

/// Reads the data files of the readers in `folder` (templates/readers). Throws Refusal with every problem in a file.
/// `own_words` are an umpire's own files of words.
[[nodiscard]] ReaderData read_reader_data(const fs::path& folder, const std::vector<fs::path>& own_words = {});

}  // namespace estafette::readers
