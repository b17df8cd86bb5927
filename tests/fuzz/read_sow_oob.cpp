// Any text at all as the game's own order of battle, alone or as a scenario with itself for a master.
#include "converter/readers/sow/read_sow.hpp"
#include "fuzz/readers.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const readers::ReaderData& known = fuzz::reader_data();
  fuzz::read_or_refused(data, size, [&](const std::string& text) {
    (void)readers::looks_like_sow_scenario(text, known.sow);
    fuzz::keeps_its_promises(readers::read_sow_oob(text, known.sow, known.words, "fuzz.csv"));
  });
  return fuzz::read_or_refused(data, size, [&](const std::string& text) {
    const readers::FindMaster itself = [&](const std::string&) { return text; };
    fuzz::keeps_its_promises(readers::read_sow_scenario(text, itself, known.sow, known.words, "fuzz.csv"));
  });
}
