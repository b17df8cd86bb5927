// Any text at all as a typed order of battle.
#include "converter/readers/text/read_text.hpp"

#include "converter/readers/text/glance.hpp"
#include "fuzz/readers.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const readers::PhraseBook& words = fuzz::reader_data().words;
  return fuzz::read_or_refused(data, size, [&](const std::string& text) {
    (void)readers::looks_like_text_orbat(text, words);
    fuzz::keeps_its_promises(readers::read_text_orbat(text, words, "fuzz.txt"));
  });
}
