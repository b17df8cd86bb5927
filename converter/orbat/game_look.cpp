#include "converter/orbat/game_look.hpp"

#include "base/text.hpp"

namespace estafette {
namespace {

/// Who commands a battery has the rank of a brigade's commander: his looks are no gun's.
bool is_battery_commander(const Unit& unit, const GameLine& own) {
  return arm_of(unit.kind) == Arm::artillery &&
         whole_number(cell_of(cells_of(own.text), GameColumn::regiment)).value_or(0) == 0;
}

const GameLine* row_of_gun(const Unit& unit, std::size_t gun) {
  std::vector<const GameLine*> guns;
  for (const GameLine& line : unit.game) {
    if (line.use == GameLineUse::gun) guns.push_back(&line);
  }
  if (!guns.empty()) return guns[gun % guns.size()];
  const GameLine* own = own_line(unit.game);
  return own != nullptr && is_battery_commander(unit, *own) ? nullptr : own;
}

}  // namespace

std::optional<GameLook> game_look(const Unit& unit, std::size_t gun) {
  const GameLine* row = row_of_gun(unit, gun);
  if (row == nullptr) return std::nullopt;
  const std::vector<std::string> cells = cells_of(row->text);
  const auto cell = [&](GameColumn column) { return std::string(cell_of(cells, column)); };
  GameLook look{cell(GameColumn::unit_class),
                cell(GameColumn::weapon),
                cell(GameColumn::flag),
                cell(GameColumn::flag2),
                cell(GameColumn::formation),
                cell(GameColumn::portrait),
                std::nullopt};
  if (look.unit_class.empty() || look.formation.empty()) return std::nullopt;
  std::array<int, 8> skills{};
  for (std::size_t i = 0; i < skills.size(); ++i) {
    const auto level = whole_number(cell(static_cast<GameColumn>(static_cast<std::size_t>(GameColumn::close) + i)));
    if (!level) return look;
    skills.at(i) = *level;
  }
  look.skills = skills;
  return look;
}

std::string game_portrait(const std::vector<GameLine>& lines) {
  const GameLine* own = own_line(lines);
  return own == nullptr ? "" : std::string(cell_of(cells_of(own->text), GameColumn::portrait));
}

}  // namespace estafette
