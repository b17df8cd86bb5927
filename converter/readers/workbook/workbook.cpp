#include "converter/readers/workbook/workbook.hpp"

#include "base/problem.hpp"
#include "converter/readers/workbook/archive.hpp"
#include "converter/readers/workbook/ods.hpp"
#include "converter/readers/workbook/open_document.hpp"
#include "converter/readers/workbook/xlsx.hpp"

namespace estafette::readers {

namespace {

constexpr std::string_view kSpreadsheet = "spreadsheet";

}  // namespace

bool looks_like_workbook(std::string_view bytes) {
  // The list of parts at the archive's end names each.
  return (looks_like_archive(bytes) && bytes.find("xl/workbook.xml") != std::string_view::npos) ||
         is_open_document(bytes, kSpreadsheet) || is_flat_open_document(bytes, kSpreadsheet);
}

std::vector<Sheet> read_workbook(std::string_view bytes, const std::string& file) {
  if (is_flat_open_document(bytes, kSpreadsheet)) return read_flat_ods(bytes, file);
  Archive archive(bytes, file);
  if (archive.has("xl/workbook.xml")) return read_xlsx(archive);
  if (archive.has("content.xml")) return read_ods(archive);
  throw Refusal(Problem{file, 0, "", "an archive", "a workbook (.xlsx or .ods)", "Save the sheet as CSV (UTF-8)"});
}

}  // namespace estafette::readers
