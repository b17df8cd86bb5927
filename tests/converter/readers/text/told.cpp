#include "converter/readers/text/told.hpp"

#include "support/words.hpp"

#include <fmt/format.h>

namespace estafette::readers::text_test {
namespace {

void tell(const std::vector<Formation>& formations, std::string& told) {
  for (const Formation& formation : formations) {
    told += fmt::format("{}[", formation.name);
    for (const Unit& unit : formation.units)
      told += fmt::format("{} {}{}; ", unit.name, unit.men.value,
                          unit.guns.value > 0 ? fmt::format(" {} guns", unit.guns.value) : "");
    tell(formation.formations, told);
    told += "]";
  }
}

}  // namespace

Reading read(const std::string& text) {
  return read_text_orbat(text, test::words(), "page.txt");
}

std::string told(const Reading& reading) {
  std::string all;
  tell(reading.orbat.formations, all);
  return all;
}

std::string french(const std::string& text) {
  return told(read("France\n" + text + "\n"));
}

const Unit& unit_of(const Reading& reading, std::size_t at) {
  return reading.orbat.formations.at(0).units.at(at);
}

std::vector<int> asked(const Reading& reading) {
  std::vector<int> lines;
  lines.reserve(reading.looks.size());
  for (const Problem& look : reading.looks) lines.push_back(look.line);
  return lines;
}

std::string battalions(const Reading& reading) {
  const Formation* command = &reading.orbat.formations.at(0);
  while (command->units.empty()) command = &command->formations.at(0);
  std::string all;
  for (const Unit& unit : command->units) all += fmt::format("{} {}; ", unit.name, unit.subunits);
  return all;
}

std::string counted(const std::string& name, int battalions, int men) {
  std::string all;
  for (int i = 0; i < battalions; ++i)
    all += name + " " + std::to_string(i + 1) + " " +
           std::to_string(men / battalions + (i < men % battalions ? 1 : 0)) + "; ";
  return all;
}

std::string told_of(const std::string& nation, const std::string& sentence) {
  return told(read(nation + "\n\n" + sentence + "\n"));
}

}  // namespace estafette::readers::text_test
