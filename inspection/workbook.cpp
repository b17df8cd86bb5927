#include "inspection/workbook.hpp"

#include "base/problem.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/workbook/workbook.hpp"
#include "inspection/orbat.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace estafette::inspection {
namespace {

bool is_order_of_battle(const Inspected& sheet, const readers::ReaderData& words) {
  try {
    return readers::look_at(readers::as_read(sheet.text, std::nullopt, words), words, sheet.file) !=
           readers::Format::outline_xml;
  } catch (const Refusal&) {
    return false;
  }
}

}  // namespace

void inspect_workbook(const Inspected& in, const DataPaths& data, Findings& say) {
  const readers::ReaderData words = readers::read_reader_data(data.readers);
  std::size_t read = 0;
  const std::vector<readers::Sheet> sheets = readers::read_workbook(in.bytes, in.file);
  const bool shown = std::any_of(sheets.begin(), sheets.end(),
                                 [](const readers::Sheet& sheet) { return !sheet.hidden && !sheet.rows.empty(); });
  for (const readers::Sheet& sheet : sheets) {
    if (sheet.hidden && shown) {
      say.line(fmt::format("Sheet {} is hidden in the workbook, and is left out.", sheet.name));
      continue;
    }
    Inspected one = in;
    one.file = fmt::format("{} ({})", in.file, sheet.name);
    one.text = text_of(sheet);
    if (sheet.rows.empty() || !is_order_of_battle(one, words)) {
      const std::size_t rows = sheet.rows.size();
      say.line(fmt::format("Sheet {} is no order of battle{}.", sheet.name, rows == 0 ? ": it is empty" : ""));
      continue;
    }
    ++read;
    inspect_orbat(one, data, words, say);
    for (const std::string& remark : remarks(sheet)) say.doubt(fmt::format("{}: {}", one.file, remark));
  }
  if (read == 0) {
    throw Refusal(Problem{in.file, 0, "", "a workbook in which no sheet is an order of battle",
                          "a table under titles of columns, or lines with words of command and of troops",
                          "If it is one, convert --from spreadsheet or --from text takes it for one"});
  }
  say.takers = "convert, which scales it or writes it for the game";
}

}  // namespace estafette::inspection
