// Any text at all as somebody's spreadsheet. The mapping proposed for it comes back the same from the XML that we
// write.
#include "converter/readers/spreadsheet/read_spreadsheet.hpp"

#include "converter/readers/spreadsheet/columns/header.hpp"
#include "converter/readers/spreadsheet/propose_mapping.hpp"
#include "fuzz/readers.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const readers::ReaderData& known = fuzz::reader_data();
  return fuzz::read_or_refused(data, size, [&](const std::string& text) {
    (void)readers::looks_like_spreadsheet(text, known.titles);
    const readers::Mapping mapping = readers::mapping_for(text, {}, known.titles, known.words, "fuzz.csv");
    if (!mapping.columns.empty()) fuzz::promise(readers::read_mapping(to_xml(mapping), "mapping.xml") == mapping);
    fuzz::keeps_its_promises(readers::read_spreadsheet(text, mapping, known.titles, known.words, "fuzz.csv"));
  });
}
