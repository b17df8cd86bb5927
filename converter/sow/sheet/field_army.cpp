#include "converter/sow/sheet/field_army.hpp"

#include "converter/orbat/game_look.hpp"

#include <string>
#include <utility>

namespace estafette::sow {

void keep_portrait(FieldRow& leader, const std::vector<GameLine>& lines) {
  std::string portrait = game_portrait(lines);
  if (!portrait.empty()) leader.look.portrait = std::move(portrait);
}

std::vector<const FieldRow*> rows_of(const FieldArmy& army) {
  std::vector<const FieldRow*> rows = {&army.leader};
  auto division = army.divisions.begin();
  for (std::size_t i = 0; i < army.corps.size(); ++i) {
    rows.push_back(&army.corps[i]);
    for (; division != army.divisions.end() && division->corps == i; ++division) {
      rows.push_back(&division->leader);
      for (const FieldBrigade& brigade : division->brigades) {
        rows.push_back(&brigade.leader);
        for (const FieldRow& unit : brigade.units) rows.push_back(&unit);
      }
      rows.push_back(&division->wagon);
    }
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
