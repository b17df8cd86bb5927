#include "converter/readers/any/reader_data.hpp"

#include "converter/readers/words/read_words.hpp"

#include <future>

namespace estafette::readers {

ReaderData read_reader_data(const fs::path& folder, const std::vector<fs::path>& own_words) {
  // The words are four times the work of the rest.
  auto words = std::async(std::launch::async, [&] { return read_words(folder, own_words); });
  const fs::path titles = folder / "spreadsheet.xml";
  const fs::path wiki = folder / "wiki.xml";
  ReaderData data{.words = {},
                  .sow = SowWords::read(folder / "sow.xml"),
                  .titles = ColumnWords::read(read_text(titles), titles.generic_string()),
                  .wiki = WikiWords::read(read_text(wiki), wiki.generic_string()),
                  .mappings = {}};
  data.words = words.get();
  return data;
}

}  // namespace estafette::readers
