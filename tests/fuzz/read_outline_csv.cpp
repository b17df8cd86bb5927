// Any bytes at all as an outline CSV. What is read comes back the same from the CSV that we write, and from the XML.
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/outline/xml.hpp"
#include "fuzz/hostile.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    const Orbat orbat = readers::read_outline_csv(text, "fuzz.csv");
    fuzz::promise(readers::read_outline_csv(readers::to_csv(orbat), "again.csv") == orbat);
    fuzz::promise(readers::read_outline_xml(readers::to_xml(orbat), "again.xml") == orbat);
  });
}
