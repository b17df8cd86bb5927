// Any bytes at all as an outline XML. What is read comes back the same from the XML that we write, and the CSV from the
// CSV: there an army's own division goes before its first corps.
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/outline/xml.hpp"
#include "fuzz/hostile.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    const Orbat orbat = readers::read_outline_xml(text, "fuzz.xml");
    fuzz::promise(readers::read_outline_xml(readers::to_xml(orbat), "again.xml") == orbat);
    const std::string csv = readers::to_csv(orbat);
    fuzz::promise(readers::to_csv(readers::read_outline_csv(csv, "again.csv")) == csv);
  });
}
