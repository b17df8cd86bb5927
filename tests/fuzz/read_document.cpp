// Any bytes at all as a document of a word processor: an archive by itself, and the same bytes as its text in good
// ones. Whatever is read is a page that the readers take or refuse.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/documents/documents.hpp"
#include "fuzz/readers.hpp"
#include "support/zipped.hpp"

using namespace estafette;

namespace {

void read(const std::string& bytes) {
  fuzz::refused_with_words([&] {
    const std::string page = readers::page_of_document(bytes, "fuzz.docx");
    if (page.size() < 4096) (void)readers::read_any(page, "fuzz.docx", std::nullopt, fuzz::reader_data());
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(fuzz::bytes_of(data, size));
  (void)readers::looks_like_document(bytes);
  read(bytes);
  read(test::zipped({{"[Content_Types].xml", "<Types/>"}, {"word/document.xml", bytes}}));
  read(test::zipped({{"mimetype", "application/vnd.oasis.opendocument.text", false}, {"content.xml", bytes}}));
  return 0;
}
