// Any text at all as somebody's spreadsheet. The mapping proposed for it comes back the same from the XML that we
// write; by it every row is understood or named, and what is read is an outline.
#include "converter/readers/spreadsheet/read_spreadsheet.hpp"

#include "base/files.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/spreadsheet/propose_mapping.hpp"
#include "converter/readers/text/read_words.hpp"
#include "fuzz/hostile.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const fs::path kFolder = ESTAFETTE_READERS;
  static const readers::PhraseBook kWords = readers::read_words(kFolder);
  static const readers::ColumnWords kTitles =
      readers::ColumnWords::read(read_text(kFolder / "spreadsheet.xml"), "spreadsheet.xml");
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    (void)readers::looks_like_spreadsheet(text, kTitles);
    const readers::Mapping mapping = readers::mapping_for(text, {}, kTitles, kWords, "fuzz.csv");
    if (!mapping.columns.empty()) fuzz::promise(readers::read_mapping(to_xml(mapping), "mapping.xml") == mapping);
    const readers::Reading reading = readers::read_spreadsheet(text, mapping, kTitles, kWords, "fuzz.csv");
    fuzz::promise(reading.understood >= 0 && reading.understood <= reading.lines);
    fuzz::promise((reading.understood == reading.lines) == reading.looks.empty());
    fuzz::promise(readers::read_outline_csv(readers::to_csv(reading.orbat), "again.csv") == reading.orbat);
  });
}
