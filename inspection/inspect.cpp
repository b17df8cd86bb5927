#include "inspection/inspect.hpp"

#include "base/other_programs.hpp"
#include "base/pdf.hpp"
#include "base/text.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/workbook/document.hpp"
#include "converter/readers/workbook/workbook.hpp"
#include "inspection/campaign.hpp"
#include "inspection/dump.hpp"
#include "inspection/letter.hpp"
#include "inspection/orbat.hpp"
#include "inspection/other.hpp"
#include "inspection/page_parts.hpp"
#include "inspection/workbook.hpp"
#include "inspection/xml.hpp"

#include <pugixml.hpp>

namespace estafette::inspection {
namespace {

/// The name of an XML file's first element, or nothing.
std::string root_of(const std::string& text) {
  pugi::xml_document document;
  (void)document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
  return document.document_element().name();
}

/// The form that one of our readers takes it for, if any does.
std::optional<readers::Format> format_of(const Inspected& in, const DataPaths& data) {
  try {
    const readers::ReaderData words = readers::read_reader_data(data.readers);
    return readers::look_at(readers::as_read(in.text, std::nullopt, words), words, in.file);
  } catch (const Refusal&) {
    return std::nullopt;
  }
}

/// By titles or ids that nothing else has.
bool is_games(const std::optional<readers::Format>& format) {
  return format == readers::Format::sow_oob || format == readers::Format::sow_scenario;
}

void show(const Inspected& in, const DataPaths& data, Findings& say) {
  const std::string root = root_of(in.text);
  if (!root.empty() && inspect_xml(in, root, data, say)) return;
  const std::optional<readers::Format> format = format_of(in, data);
  if (is_games(format) || format == readers::Format::outline_csv) return inspect_orbat(in, data, say);
  if (!format && has_outline_header(in.text)) return inspect_as_outline(in, data, say);  // to be told what it lacks
  if (inspect_other(in, say)) return;
  if (is_dump(in)) return inspect_dump(in, say);
  if (inspect_letter(in, say)) return;
  if (format && *format != readers::Format::outline_xml) return inspect_orbat(in, data, say);
  inspect_dump(in, say);  // refused, with what it looks like
}

}  // namespace

Findings inspect(const fs::path& file, const Wanted& wanted, const DataPaths& data) {
  Inspected in{.path = file,
               .file = file.generic_string(),
               .bytes = wanted.pasted ? *wanted.pasted : read_bytes(file),
               .text = "",
               .day = wanted.day,
               .line_by_line = wanted.line_by_line};
  Findings found;
  if (inspect_page_part(in, found)) return found;
  if (readers::looks_like_workbook(in.bytes)) {
    inspect_workbook(in, data, found);
    return found;
  }
  if (const std::optional<fs::path> pdftotext = looks_like_pdf(in.bytes) ? find_pdftotext() : std::nullopt)
    in.bytes = text_of_pdf(in.bytes, *pdftotext, in.file);
  if (readers::looks_like_document(in.bytes)) in.bytes = readers::page_of_document(in.bytes, in.file);
  refuse_other_programs_file(in.bytes, in.file);
  if (in.bytes.starts_with("SQLite format 3")) {
    inspect_campaign(in, found);
    return found;
  }
  in.text = text_of(in.bytes, in.path);
  if (std::string odd = told_of_odd_lines(in.bytes, in.path); !odd.empty()) found.doubt(std::move(odd));
  show(in, data, found);
  return found;
}

}  // namespace estafette::inspection
