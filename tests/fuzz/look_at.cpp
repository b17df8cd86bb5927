// Any text at all: its format is found out, or it is refused as none that we know; and whatever was found is read by
// that format or refused.
#include "converter/readers/any/read_any.hpp"
#include "fuzz/readers.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::read_or_refused(data, size, [](const std::string& any) {
    const std::string shown = readers::as_read(any, std::nullopt, fuzz::reader_data());
    (void)fuzz::read_or_refused(shown, [](const std::string& text) {                  // refusals tell its lines
      if (readers::as_read(text, std::nullopt, fuzz::reader_data()) != text) return;  // a page in a page in a page ...
      const readers::Format format = readers::look_at(text, fuzz::reader_data(), "fuzz");
      fuzz::promise(readers::format_from(to_string(format)) == format);
      const readers::Reading reading = readers::read_any(text, "fuzz", std::nullopt, fuzz::reader_data());
      fuzz::promise(reading.format == format);
      fuzz::promise(!to_string(reading).empty());
    });
  });
}
