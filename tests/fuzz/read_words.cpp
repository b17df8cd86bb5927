// Any text as each of the data files of the readers: words.xml, spreadsheet.xml, wiki.xml, sow.xml, batch.xml. By
// whatever words are read, an order of battle is read or refused.
#include "converter/batch/patience.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/page/templates.hpp"
#include "fuzz/readers.hpp"

using namespace estafette;

namespace {

constexpr const char* kText =
    "III Corps: Marshal Ney [France]\n  8th Division: Souham\n    22nd Line (2 bns) 1,200 men\n";
constexpr const char* kTable = "Corps,Name,Men,Guns\nIII Corps,22nd Line,1200,\n,1/2nd Foot,,8\n";

/// sow.xml names the game profile beside it, and is opened by its reader.
readers::SowWords sow_words(const std::string& text) {
  static const fuzz::Scratch kFolder;
  static const bool kReady = [] {
    fs::create_directories(kFolder.path() / "sow");
    fs::create_directories(kFolder.path() / "readers");
    fuzz::put(kFolder.path() / "sow/waterloo.xml", read_bytes(fuzz::shipped("sow/waterloo.xml")));
    return true;
  }();
  fuzz::promise(kReady);
  const fs::path file = kFolder.path() / "readers/sow.xml";
  fuzz::put(file, text);
  return readers::SowWords::read(file);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const readers::ReaderData& known = fuzz::reader_data();
  fuzz::read_or_refused(data, size, [](const std::string& text) {
    const readers::PhraseBook words = readers::PhraseBook::read(text, "words.xml");
    fuzz::keeps_its_promises(readers::read_any(kText, "fuzz.txt", readers::Format::text,
                                               {.words = words,
                                                .sow = fuzz::reader_data().sow,
                                                .titles = fuzz::reader_data().titles,
                                                .wiki = fuzz::reader_data().wiki,
                                                .mappings = {}}));
  });
  fuzz::read_or_refused(data, size, [&](const std::string& text) {
    const readers::ColumnWords titles = readers::ColumnWords::read(text, "spreadsheet.xml");
    fuzz::keeps_its_promises(readers::read_any(
        kTable, "fuzz.csv", readers::Format::spreadsheet,
        {.words = known.words, .sow = known.sow, .titles = titles, .wiki = known.wiki, .mappings = {}}));
  });
  fuzz::read_or_refused(data, size, [](const std::string& text) {
    (void)readers::with_templates_shown("{{x|4th Line}}", readers::WikiWords::read(text, "wiki.xml"));
  });
  fuzz::read_or_refused(data, size, [](const std::string& text) { (void)batch::read_patience(text, "batch.xml"); });
  return fuzz::read_or_refused(data, size, [](const std::string& text) { (void)sow_words(text); });
}
