// Any text at all as a typed order of battle. Every line is understood or named, and what is read is an outline: it
// comes back the same from the CSV that we write.
#include "converter/readers/text/read_text.hpp"

#include "base/files.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/text/read_words.hpp"
#include "fuzz/hostile.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const readers::PhraseBook kWords = readers::read_words(fs::path(ESTAFETTE_WORDS));
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    const readers::Reading reading = readers::read_text_orbat(text, kWords, "fuzz.txt");
    fuzz::promise(reading.understood >= 0 && reading.understood <= reading.lines);
    fuzz::promise((reading.understood == reading.lines) == reading.looks.empty());
    fuzz::promise(readers::read_outline_csv(readers::to_csv(reading.orbat), "again.csv") == reading.orbat);
    (void)readers::looks_like_text_orbat(text, kWords);
  });
}
