#include "base/files/pdf.hpp"

#include "base/files/run_program.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"

namespace estafette {
namespace {

[[noreturn]] void refuse_pdf(const std::string& file, const std::string& found, const std::string& remedy) {
  throw Refusal(Problem{file, 0, "", found, "a PDF with text in it", remedy});
}

}  // namespace

bool looks_like_pdf(std::string_view bytes) {
  return bytes.starts_with("%PDF-");
}

std::optional<fs::path> find_pdftotext() {
  return find_program("pdftotext");
}

std::string text_of_pdf(const std::string& bytes, const fs::path& pdftotext, const std::string& file) {
  const ProgramRun run = run_program(pdftotext, {"-q", "-layout", "-nopgbrk", "-enc", "UTF-8", "-", "-"}, bytes);
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
