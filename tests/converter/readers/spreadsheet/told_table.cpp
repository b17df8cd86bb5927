#include "converter/readers/spreadsheet/told_table.hpp"

#include "converter/readers/any/read_any.hpp"
#include "support/readers.hpp"

#include <fmt/format.h>

#include <optional>
#include <vector>

namespace estafette::readers::table_test {
namespace {

void tell(const std::vector<Formation>& formations, std::string& told) {
  for (const Formation& formation : formations) {
    told += formation.name + (formation.commander.empty() ? "" : ", " + formation.commander) + "[";
    for (const Unit& unit : formation.units) told += fmt::format("{} {} {}; ", unit.nation, unit.name, unit.men.value);
    tell(formation.formations, told);
    told += "]";
  }
}

}  // namespace

Reading read(const std::string& table, const std::string& file) {
  return read_any(table, file, std::nullopt, test::reader_data());
}

std::string told(const Reading& reading) {
  std::string all;
  tell(reading.orbat.formations, all);
  return all;
}

std::string asked(const Reading& reading) {
  std::string all;
  for (const Problem& look : reading.looks) all += fmt::format("{}: {}; ", look.found, look.expected);
  return all;
}

}  // namespace estafette::readers::table_test
