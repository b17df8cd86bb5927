// Any bytes at all as a mail: whatever is read is a page or a text that the readers take or refuse.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/documents/documents.hpp"
#include "converter/readers/documents/mail.hpp"
#include "fuzz/readers.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(fuzz::bytes_of(data, size));
  (void)readers::looks_like_document(bytes);
  fuzz::refused_with_words([&] {
    const std::string page = readers::page_of_mail(bytes, "fuzz.eml");
    if (page.size() < 4096) (void)readers::read_any(page, "fuzz.eml", std::nullopt, fuzz::reader_data());
  });
  return 0;
}
