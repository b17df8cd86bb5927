// Any text as a mapping, and below a line of dashes any table for it: what is read of the mapping comes back the same
// from the XML that we write, and the table is read by it or refused.
#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/readers/spreadsheet/read_spreadsheet.hpp"
#include "fuzz/readers.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const readers::ReaderData& known = fuzz::reader_data();
  return fuzz::read_or_refused(data, size, [&](const std::string& text) {
    const auto [xml, table] = fuzz::parted(text);
    const readers::Mapping mapping = readers::read_mapping(xml, "fuzz.xml");
    fuzz::promise(readers::read_mapping(readers::to_xml(mapping), "again.xml") == mapping);
    const readers::Mapping used = readers::mapping_for(table, {mapping}, known.titles, known.words, "fuzz.csv");
    fuzz::keeps_its_promises(readers::read_spreadsheet(table, used, known.titles, known.words, "fuzz.csv"));
    fuzz::keeps_its_promises(readers::read_spreadsheet(table, mapping, known.titles, known.words, "fuzz.csv"));
  });
}
