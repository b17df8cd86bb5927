// Any two texts, parted by a line of dashes, as a scenario of the game and the master file that it names.
#include "converter/readers/sow/read_sow.hpp"
#include "fuzz/readers.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const readers::ReaderData& known = fuzz::reader_data();
  return fuzz::read_or_refused(data, size, [&](const std::string& text) {
    const auto [scenario, master] = fuzz::parted(text);
    const readers::FindMaster find = [&one = master](const std::string&) { return std::optional<std::string>(one); };
    fuzz::keeps_its_promises(readers::read_sow_scenario(scenario, find, known.sow, known.words, "fuzz.csv"));
  });
}
