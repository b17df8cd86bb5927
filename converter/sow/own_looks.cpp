#include "converter/sow/own_looks.hpp"

#include "base/text.hpp"

#include <string>
#include <vector>

namespace estafette::sow {
namespace {

const GameLine* row_of_gun(const Unit& unit, std::size_t gun) {
  std::vector<const GameLine*> guns;
  for (const GameLine& line : unit.game) {
    if (line.use == GameLineUse::gun) guns.push_back(&line);
  }
  return guns.empty() ? own_line(unit.game) : guns[gun % guns.size()];
}

}  // namespace

std::optional<OwnLook> own_look(const Unit& unit, std::size_t gun) {
  const GameLine* row = row_of_gun(unit, gun);
  if (row == nullptr) return std::nullopt;
  const std::vector<std::string> cells = cells_of(row->text);
  const auto cell = [&](GameColumn column) { return std::string(cell_of(cells, column)); };
  OwnLook own;
  own.look = {cell(GameColumn::unit_class), cell(GameColumn::weapon),    cell(GameColumn::flag),
              cell(GameColumn::flag2),      cell(GameColumn::formation), cell(GameColumn::portrait)};
  if (own.look.unit_class.empty() || own.look.formation.empty()) return std::nullopt;
  Proficiency skills{};
  for (std::size_t i = 0; i < skills.size(); ++i) {
    const auto level = whole_number(cell(static_cast<GameColumn>(static_cast<std::size_t>(GameColumn::close) + i)));
    if (!level) return own;
    skills.at(i) = *level;
  }
  own.skills = skills;
  return own;
}

void keep_portrait(Look& look, const std::vector<GameLine>& lines) {
  const GameLine* own = own_line(lines);
  if (own == nullptr) return;
  const std::string portrait(cell_of(cells_of(own->text), GameColumn::portrait));
  if (!portrait.empty()) look.portrait = portrait;
}

}  // namespace estafette::sow
