#include "base/csv_for.hpp"

#include "base/csv.hpp"

#include <string_view>
#include <vector>

namespace estafette {
namespace {

constexpr const char* kMark = "\xEF\xBB\xBF";

std::string with_semicolons(const std::string& csv) {
  std::string text;
  for_each_row(csv, ',', "", [&](const CsvRow& row) {
    std::vector<std::string> fields;
    for (const std::string_view field : row.fields) fields.emplace_back(without_apostrophe(field));
    text += csv_line(fields, ';');
  });
  return text;
}

}  // namespace

std::string csv_for(CsvFor program, std::string csv) {
  switch (program) {
    case CsvFor::anybody:
      break;
    case CsvFor::excel:
      return kMark + csv;
    case CsvFor::excel_with_semicolons:
      return kMark + with_semicolons(csv);
  }
  return csv;
}

}  // namespace estafette
