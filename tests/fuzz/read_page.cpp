// Any text at all as a web page, or with tables of a wiki: it is shown as text, and what is read from that balances in
// its review.
#include "converter/readers/any/read_any.hpp"
#include "converter/review/page.hpp"
#include "fuzz/readers.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::optional<std::string> page = decode(fuzz::bytes_of(data, size));
  if (!page) return 0;
  const readers::ReaderData& known = fuzz::reader_data();
  const std::string shown = readers::as_read("<html>" + *page, readers::Format::text, known);
  if (readers::as_read(shown, readers::Format::text, known) != shown) return 0;  // a page in a page in a page ...
  // What is refused names a line of the page as it is shown: that is what is read.
  return fuzz::read_or_refused(shown, [&](const std::string& text) {
    const readers::Reading reading = readers::read_any(text, "fuzz", readers::Format::text, known);
    const review::Review review = review::review_of(reading, text, "fuzz");
    fuzz::promise(review.balance.holds());
    fuzz::promise(review.certain >= 0 && review.certain <= 100);
    fuzz::promise(!to_html(review, {.remarks = {}, .answers = ""}).empty());
  });
}
