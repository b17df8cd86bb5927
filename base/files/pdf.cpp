#include "base/files/pdf.hpp"

#include "base/files/disk.hpp"
#include "base/files/owner_file.hpp"
#include "base/files/run_program.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"

namespace estafette {
namespace {

[[noreturn]] void refuse_pdf(const std::string& file, const std::string& found, const std::string& remedy) {
  throw Refusal(Problem{file, 0, "", found, "a PDF with text in it", remedy});
}

/// A folder of our own with the PDF in it, which only its owner can read; both are gone afterwards. Not every pdftotext
/// reads standard input, and not every one a path with other letters than English ones.
class PdfInAFolder {
 public:
  static constexpr const char* kName = "book.pdf";

  PdfInAFolder(const std::string& bytes, const std::string& file) {
    FileError failed;
    const fs::path place = fs::temp_directory_path(failed);
    if (failed)
      throw Refusal(Problem{file, 0, "", "no temporary folder", "one for the PDF while it is read",
                            "Name one in TMPDIR, or in TEMP on Windows"});
    folder_ = place / fs::unique_path("estafette-%%%%-%%%%-%%%%");
    write_for_owner(folder_ / kName, bytes);
  }
  ~PdfInAFolder() {
    try {
      disk().remove(folder_ / kName);
      disk().remove(folder_);
    } catch (const fs::filesystem_error&) {  // it stays, and only its owner can read it
    }
  }
  PdfInAFolder(const PdfInAFolder&) = delete;
  PdfInAFolder& operator=(const PdfInAFolder&) = delete;

  [[nodiscard]] const fs::path& folder() const { return folder_; }

 private:
  fs::path folder_;
};

}  // namespace

bool looks_like_pdf(std::string_view bytes) {
  return bytes.starts_with("%PDF-");
}

std::optional<fs::path> find_pdftotext() {
  return find_program("pdftotext");
}

std::string text_of_pdf(const std::string& bytes, const fs::path& pdftotext, const std::string& file) {
  const PdfInAFolder pdf(bytes, file);
  const ProgramRun run =
      run_program(pdftotext, {"-q", "-layout", "-nopgbrk", "-enc", "UTF-8", PdfInAFolder::kName, "-"}, pdf.folder());
  if (run.ending == ProgramEnding::too_late)
    refuse_pdf(file, "a PDF with which pdftotext did not come to an end",
               "Save the pages of the order of battle alone");
  if (run.ending == ProgramEnding::badly)
    refuse_pdf(file, "a PDF that pdftotext cannot read: damaged, or locked with a password",
               "Open it, copy its text, and give it by standard input, as -");
  const std::string text = plain_lines(decode(run.output).value_or(""));
  if (trim(text).empty())
    refuse_pdf(file, "a PDF without text: its pages are pictures", "Have a program recognise the text on them first");
  return text;
}

}  // namespace estafette
