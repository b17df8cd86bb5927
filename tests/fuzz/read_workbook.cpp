// Any bytes at all as a workbook: an archive by itself, and the same bytes as the XML of a sheet in a good one.
// Whatever is read is a table that the readers take or refuse.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/workbook/workbook.hpp"
#include "fuzz/readers.hpp"
#include "support/workbooks.hpp"

using namespace estafette;

namespace {

void read(const std::string& bytes) {
  fuzz::refused_with_words([&] {
    for (const readers::Sheet& sheet : readers::read_workbook(bytes, "fuzz.xlsx")) {
      const std::string text = text_of(sheet);
      (void)remarks(sheet);
      const auto rows = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
      fuzz::promise(sheet.rows.empty() ? text.empty() : rows == sheet.rows.rbegin()->first + 1, text);
      if (text.size() < 4096) (void)readers::read_any(text, "fuzz.xlsx", std::nullopt, fuzz::reader_data());
    }
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(fuzz::bytes_of(data, size));
  (void)readers::looks_like_workbook(bytes);
  read(bytes);
  read(to_bytes(test::Xlsx{.sheets = {{"Fuzz", bytes}}, .strings = bytes, .styles = bytes}));
  read(test::ods(bytes, bytes));
  return 0;
}
