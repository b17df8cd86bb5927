#include "converter/readers/any/reader_data.hpp"

namespace estafette::readers {

ReaderData read_reader_data(const fs::path& folder) {
  const fs::path words = folder / "words.xml";
  const fs::path titles = folder / "spreadsheet.xml";
  return {.words = PhraseBook::read(read_text(words), words.generic_string()),
          .sow = SowWords::read(folder / "sow.xml"),
          .titles = ColumnWords::read(read_text(titles), titles.generic_string()),
          .mappings = {}};
}

}  // namespace estafette::readers
