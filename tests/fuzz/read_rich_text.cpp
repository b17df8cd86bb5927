// Any bytes at all as rich text: whatever is read is a page that the readers take or refuse.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/documents/documents.hpp"
#include "converter/readers/documents/rich_text.hpp"
#include "fuzz/readers.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(fuzz::bytes_of(data, size));
  (void)readers::looks_like_document(bytes);
  for (const std::string& document : {bytes, "{\\rtf1\\ansi " + bytes + "}"})
    fuzz::refused_with_words([&] {
      const std::string page = readers::lines_of_rich_text(document, "fuzz.rtf").page();
      if (page.size() < 4096) (void)readers::read_any(page, "fuzz.rtf", std::nullopt, fuzz::reader_data());
    });
  return 0;
}
