// Any bytes at all as the record that a batch keeps in its folder: lines that are not ours are left out, and the record
// can be gone on with, closed and read again.
#include "converter/batch/record.hpp"
#include "fuzz/hostile.hpp"
#include "fuzz/shipped.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const fuzz::Scratch kFolder;
  const fs::path place = kFolder.path() / batch::kRecordFolder;
  fs::create_directories(place);
  fuzz::put(place / "record.csv", fuzz::bytes_of(data, size));
  batch::RecordEntry entry{
      .result = "1813/ney", .input = "../shelf/ney.txt", .key = "key", .finished = false, .figures = {}, .written = {}};
  entry.figures.format = "text";
  entry.written = {{"1813/ney.scaled.csv", "0123"}};
  {
    batch::Record record(kFolder.path());
    if (const batch::RecordEntry* found = record.find("1813/ney")) fuzz::promise(found->result == "1813/ney");
    record.begin(entry);
    entry.finished = true;
    record.finish(entry);
    record.close();
  }
  const batch::Record again(kFolder.path());
  const batch::RecordEntry* found = again.find("1813/ney");
  fuzz::promise(found != nullptr && *found == entry);
  fuzz::promise(again.wrote({"1813/ney.scaled.csv", "0123"}) && again.is_result("1813/ney.scaled.csv"));
  return 0;
}
