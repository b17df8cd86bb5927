#include "converter/sow/field_army.hpp"

namespace estafette::sow {

std::vector<const FieldRow*> rows_of(const FieldArmy& army) {
  std::vector<const FieldRow*> rows = {&army.leader, &army.staff};
  for (const FieldDivision& division : army.divisions) {
    rows.push_back(&division.leader);
    for (const FieldBrigade& brigade : division.brigades) {
      rows.push_back(&brigade.leader);
      for (const FieldRow& unit : brigade.units) rows.push_back(&unit);
    }
    rows.push_back(&division.wagon);
  }
  rows.push_back(&army.courier);
  return rows;
}

std::vector<const FieldRow*> rows_of(const Field& field) {
  std::vector<const FieldRow*> rows;
  for (const FieldArmy& army : field.armies) {
    for (const FieldRow* row : rows_of(army)) rows.push_back(row);
  }
  return rows;
}

}  // namespace estafette::sow
