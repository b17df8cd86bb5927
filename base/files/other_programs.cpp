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
};

constexpr std::string_view kAsCsv =
    "Save the sheet as CSV (UTF-8), or copy its cells and give them by standard input, as -";
constexpr std::string_view kAsText =
    "Save it as plain text (UTF-8), or copy its text and give it by standard input, as -";

/// The first that fits.
constexpr std::array<OtherProgram, 5> kPrograms = {{
    {"%PDF-", "", "a PDF",
     "Where pdftotext is installed (on Debian: poppler-utils), it is read as it is; on Windows make text of it with "
     "pdftotext -layout FILE.pdf FILE.txt. Or copy its text and give it by standard input, as -"},
    {"PK\x03\x04", "opendocument.text", "a document (.odt)", kAsText},
    {"PK\x03\x04", "word/", "a document (.docx)", kAsText},
    {"PK\x03\x04", "", "an archive, or a workbook of a rare kind", kAsCsv},
    {"\xD0\xCF\x11\xE0", "", "a file of an older office program (.xls, .doc), or one locked with a password", kAsCsv},
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

void refuse_other_programs_file(std::string_view bytes, const std::string& file) {
  if (const OtherProgram* program = program_of(bytes)) {
    throw Refusal(Problem{file, 0, "", std::string(program->is), "text", std::string(program->remedy)});
  }
}

}  // namespace estafette
