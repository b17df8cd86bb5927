// Any text at all as the game's own order of battle, alone or as a scenario with itself for a master. Every row is
// understood or named, and what is read is an outline: it comes back the same from the CSV that we write.
#include "base/files.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/sow/read_sow.hpp"
#include "converter/readers/text/read_words.hpp"
#include "fuzz/hostile.hpp"

using namespace estafette;

namespace {

void keeps_its_promises(const readers::Reading& reading) {
  fuzz::promise(reading.understood >= 0 && reading.understood <= reading.lines);
  fuzz::promise((reading.understood == reading.lines) == reading.looks.empty());
  fuzz::promise(readers::read_outline_csv(readers::to_csv(reading.orbat), "again.csv") == reading.orbat);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const readers::PhraseBook kWords =
      readers::read_words(fs::path(ESTAFETTE_READERS));
  static const readers::SowWords kSow = readers::SowWords::read(fs::path(ESTAFETTE_READERS) / "sow.xml");
  fuzz::read_or_refused(data, size, [](const std::string& text) {
    (void)readers::looks_like_sow_scenario(text, kSow);
    keeps_its_promises(readers::read_sow_oob(text, kSow, kWords, "fuzz.csv"));
  });
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    const readers::FindMaster itself = [&](const std::string&) { return text; };
    keeps_its_promises(readers::read_sow_scenario(text, itself, kSow, kWords, "fuzz.csv"));
  });
}
