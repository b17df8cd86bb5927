#include "base/files/other_programs.hpp"

#include "base/problem.hpp"

#include <algorithm>
#include <array>

namespace estafette {
namespace {

constexpr std::size_t kLookedAt = 4096;

struct OtherProgram {
  std::string_view begins, holds;  ///< with what it begins, and what stands near its beginning
  std::string_view is, remedy;
  bool picture = false;
};

constexpr std::string_view kAsCsv =
    "Save the sheet as CSV (UTF-8), or copy its cells and give them by standard input, as -";
constexpr std::string_view kUnpacked = "Unpack it, and give the file that is in it, or the folder";
constexpr std::string_view kTyped =
    "Type what it says, or let a program for it (OCR) make text of it, and look that over";
constexpr std::string_view kAsText =
    "Save it as plain text (UTF-8), or copy its text and give it by standard input, as -";

/// The first that fits.
constexpr std::array<OtherProgram, 19> kPrograms = {{
    {"%PDF-", "", "a PDF",
     "Where pdftotext is installed, it is read as it is: on Debian install poppler-utils; on Windows put "
     "pdftotext.exe, of "
     "the Xpdf command line tools, beside estafette.exe. Or copy its text and give it by standard input, as -"},
    {"PK\x03\x04", "opendocument.text", "a document (.odt)", kAsText},
    {"PK\x03\x04", "word/", "a document (.docx)", kAsText},
    {"PK\x03\x04", "application/epub", "a book (.epub)",
     "Open it, copy the pages with the order of battle, and give them by standard input, as -"},
    {"PK\x03\x04", "Index/", "a file of Apple's Pages or Numbers", "Export it as .docx, .xlsx or CSV"},
    {"PK\x03\x04", "", "an archive, or a workbook of a rare kind",
     "Unpack an archive, and give the folder. Save a workbook's sheet as CSV (UTF-8), or copy its cells and give them "
     "by standard input, as -"},
    {"<?xml", "urn:schemas-microsoft-com:office:spreadsheet", "a spreadsheet of Excel 2003 (.xml)",
     "Save it as .xlsx or CSV (UTF-8)"},
    {"<?xml", "opendocument.text", "a document in one piece (.fodt)", "Save it as .odt, or as plain text (UTF-8)"},
    {"\x1F\x8B", "", "a packed file (.gz)", kUnpacked},
    {"7z\xBC\xAF\x27\x1C", "", "an archive (.7z)", kUnpacked},
    {"Rar!\x1A\x07", "", "an archive (.rar)", kUnpacked},
    {"bplist00", "WebMainResource", "a web page as Safari saves it (.webarchive)",
     "Save it as page source (.html), or copy its text and give it by standard input, as -"},
    {std::string_view("\0\1\0\0Standard ", 13), "", "a database (.mdb, .accdb)", "Export its table as CSV (UTF-8)"},
    {"\xD0\xCF\x11\xE0", "", "a file of an older office program (.xls, .doc), or one locked with a password", kAsCsv},
    {"\x89PNG", "", "a picture (.png)", kTyped, true},
    {"\xFF\xD8\xFF", "", "a picture (.jpg)", kTyped, true},
    {"GIF8", "", "a picture (.gif)", kTyped, true},
    {std::string_view("II*\0", 4), "", "a picture (.tif)", kTyped, true},
    {std::string_view("MM\0*", 4), "", "a picture (.tif)", kTyped, true},
}};

const OtherProgram* program_of(std::string_view bytes) {
  const auto fits = std::find_if(kPrograms.begin(), kPrograms.end(), [&](const OtherProgram& one) {
    return bytes.starts_with(one.begins) && bytes.substr(0, kLookedAt).find(one.holds) != std::string_view::npos;
  });
  return fits == kPrograms.end() ? nullptr : &*fits;
}

}  // namespace

std::string told_of_other_program(std::string_view bytes) {
  const OtherProgram* program = program_of(bytes);
  return program == nullptr ? "" : std::string(program->is) + ". " + std::string(program->remedy);
}

bool is_picture(std::string_view bytes) {
  const OtherProgram* program = program_of(bytes);
  return program != nullptr && program->picture;
}

void refuse_other_programs_file(std::string_view bytes, const std::string& file) {
  if (const OtherProgram* program = program_of(bytes)) {
    throw Refusal(Problem{file, 0, "", std::string(program->is), "text", std::string(program->remedy)});
  }
}

}  // namespace estafette
