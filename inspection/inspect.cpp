#include "inspection/inspect.hpp"

#include "base/files/other_programs.hpp"
#include "base/files/pdf.hpp"
#include "base/text.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/documents/documents.hpp"
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

#include <algorithm>
#include <string_view>
#include <utility>

namespace estafette::inspection {
namespace {

/// The name of an XML file's first element, or nothing.
std::string root_of(const std::string& text) {
  pugi::xml_document document;
  (void)document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
  return document.document_element().name();
}

/// The form that one of our readers takes it for, if any does.
std::optional<readers::Format> format_of(const Inspected& in, const readers::ReaderData& words) {
  try {
    return readers::look_at(readers::as_read(in.text, std::nullopt, words), words, in.file);
  } catch (const Refusal&) {
    return std::nullopt;
  }
}

/// By titles or ids that nothing else has.
bool is_games(const std::optional<readers::Format>& format) {
  return format == readers::Format::sow_oob || format == readers::Format::sow_scenario;
}

/// Whether the first line that is not blank has three cells or more. A comma before a blank is one of a sentence.
bool is_table(const std::string& text) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  const std::string_view line = std::string_view(text).substr(begin, text.find('\n', begin) - begin);
  constexpr std::size_t kFewest = 2;  // separators
  for (const char separator : {',', ';', '\t'}) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < line.size(); ++i)
      count += line[i] == separator && line.substr(i + 1, 1) != " " ? 1U : 0U;
    if (count >= kFewest) return true;
  }
  return false;
}

[[noreturn]] void refuse_unknown(const Inspected& in) {
  const bool empty = in.text.find_first_not_of(" \t\r\n") == std::string::npos;
  throw Refusal(
      Problem{in.file, 0, "", empty ? "nothing to read" : in.text,
              "an order of battle, orders, a table, a dump, or another file of a campaign or of the game",
              "In an order of battle each unit has a line with its strength, as in \"1st Line: 1,200 men\"; in "
              "a letter each order has one, as in \"III Corps: march Erfurt\""});
}

void show(const Inspected& in, const DataPaths& data, Findings& say) {
  const std::string root = root_of(in.text);
  if (!root.empty() && inspect_xml(in, root, data, say)) return;
  readers::ReaderData words = readers::read_reader_data(data.readers);
  const std::optional<readers::Format> format = format_of(in, words);
  if (is_games(format) || format == readers::Format::outline_csv) return inspect_orbat(in, data, std::move(words), say);
  if (!format && has_outline_header(in.text)) return inspect_as_outline(in, data, say);  // to be told what it lacks
  if (inspect_other(in, say)) return;
  if (is_dump(in)) return inspect_dump(in, say);
  if (inspect_letter(in, say)) return;
  if (format && *format != readers::Format::outline_xml) return inspect_orbat(in, data, std::move(words), say);
  if (!is_table(in.text)) refuse_unknown(in);
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
