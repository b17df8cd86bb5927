#include "converter/readers/any/reader_data.hpp"

#include "converter/readers/words/read_words.hpp"

namespace estafette::readers {

ReaderData read_reader_data(const fs::path& folder, const std::vector<fs::path>& own_words) {
  const fs::path titles = folder / "spreadsheet.xml";
  return {.words = read_words(folder, own_words),
          .sow = SowWords::read(folder / "sow.xml"),
          .titles = ColumnWords::read(read_text(titles), titles.generic_string()),
          .mappings = {}};
}

}  // namespace estafette::readers
