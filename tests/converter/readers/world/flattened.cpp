#include "converter/readers/world/flattened.hpp"

namespace estafette::test {
namespace {

bool made_by_the_reader(const Formation& formation) {
  return formation.note.find("guessed: a division for troops") != std::string::npos;
}

void flatten(const Formation& formation, std::optional<std::size_t> parent, std::vector<FlatRow>& rows) {
  if (!made_by_the_reader(formation)) {
    rows.push_back({&formation, nullptr, parent});
    parent = rows.size() - 1;
  }
  for (const Unit& unit : formation.units) rows.push_back({nullptr, &unit, parent});
  for (const Formation& inner : formation.formations) flatten(inner, parent, rows);
}

}  // namespace

std::vector<FlatRow> flattened(const Orbat& orbat) {
  std::vector<FlatRow> rows;
  for (const Formation& formation : orbat.formations) flatten(formation, std::nullopt, rows);
  return rows;
}

}  // namespace estafette::test
