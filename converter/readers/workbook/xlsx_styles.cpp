#include "converter/readers/workbook/xlsx_styles.hpp"

#include "converter/readers/workbook/cell_values.hpp"
#include "converter/readers/workbook/foreign_xml.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostFormats = 100'000;
constexpr std::size_t kMostIndent = 20;

/// Formats that every program knows by their numbers: those of days and times, from the first to the last.
constexpr std::array<std::pair<std::size_t, std::size_t>, 4> kDayFormats = {{{14, 22}, {27, 36}, {45, 47}, {50, 58}}};

bool is_day(std::size_t format) {
  return std::any_of(kDayFormats.begin(), kDayFormats.end(),
                     [&](const auto& span) { return format >= span.first && format <= span.second; });
}

}  // namespace

std::vector<CellLook> read_looks(Archive& archive, const std::string& part) {
  const pugi::xml_document document = xml_part(archive, part);
  const pugi::xml_node sheet = document.document_element();
  std::map<std::size_t, bool> own;  // formats of this workbook's own
  for (const pugi::xml_node& format : children_named(child_named(sheet, "numFmts"), "numFmt"))
    own[count_in(format, "numFmtId", 0, kMostFormats)] = shows_a_day(attribute_named(format, "formatCode"));
  std::vector<CellLook> looks;
  for (const pugi::xml_node& look : children_named(child_named(sheet, "cellXfs"), "xf")) {
    const std::size_t format = count_in(look, "numFmtId", 0, kMostFormats);
    const auto known = own.find(format);
    looks.push_back({known == own.end() ? is_day(format) : known->second,
                     static_cast<int>(count_in(child_named(look, "alignment"), "indent", 0, kMostIndent))});
  }
  return looks;
}

}  // namespace estafette::readers
