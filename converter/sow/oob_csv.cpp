#include "converter/sow/oob_csv.hpp"

#include "base/markup/xml.hpp"
#include "converter/sow/sheet/names.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <initializer_list>
#include <string_view>

namespace estafette::sow {
namespace {

/// "1,2,0"
template <typename Figures>
std::string listed(const Figures& figures) {
  std::string text;
  for (const int figure : figures) text.append(text.empty() ? "" : ",").append(std::to_string(figure));
  return text;
}

std::string ranks(const SheetRow& row) {
  return listed(std::array{row.side, row.army, row.corps, row.division, row.brigade, row.regiment});
}

/// Columns 18 to 33: a commander fills the first six, everybody else the last eleven.
std::string levels(const FieldRow& row, int fresh) {
  if (row.command) return listed(*row.command) + "," + std::to_string(row.experience) + ",,,,,,,,,,";
  return ",,,,," + listed(std::array{row.experience, fresh, row.morale}) + "," + listed(row.proficiency);
}

/// Each with a comma behind it.
void add_cells(std::string& text, std::initializer_list<std::string_view> cells) {
  for (const std::string_view cell : cells) text.append(cell).append(",");
}

/// One side of an arrow: 1, 0, -0.7071.
std::string arrow(double side) {
  constexpr double kDigits = 10'000;
  return fmt::format("{:.{}g}", std::round(side * kDigits) / kDigits + 0.0, 4);
}

/// A commander carries no ammunition: blank in the master, 0 in the scenario.
std::string master_ammo(const FieldRow& row) {
  return row.command ? "" : std::to_string(row.ammo);
}

void add_tag(pugi::xml_node& root, const std::string& name, const std::string& text) {
  pugi::xml_node tag = root.append_child("Tag");
  tag.append_attribute("name").set_value(name.c_str());
  tag.text().set(text.c_str());
}

std::string second_name(const FieldRow& row) {
  return row.formation_name.empty() ? "" : game_name(row.formation_name);
}

}  // namespace

std::string master_csv(const Field& field, int fresh) {
  std::string text =
      "Name,ID,NAME1,NAME2,SIDE,ARMY,CORPS,DIV,BGDE,REG,CLASS,PORTRAIT,Weapon,AMMO,FLAGS,FLAG2,Formation,Head Count,"
      "Ability,Command,Control,Leadership,Style,Experience,Fatigue,Morale,Close,Open,Edged,Firearm,Marksmanship,"
      "Horsemanship,Surgeon,Calisthenics\n";
  for (const FieldRow* row : rows_of(field)) {
    const std::string name = game_name(row->sheet.name);
    const Look& look = row->look;
    add_cells(text, {name, row->sheet.game_id, name, second_name(*row), ranks(row->sheet), look.unit_class,
                     look.portrait, look.weapon, master_ammo(*row), look.flag, look.flag2, look.formation,
                     std::to_string(row->heads), levels(*row, fresh)});
    text.back() = '\n';
  }
  return text;
}

std::string scenario_csv(const Field& field, const std::string& master, int fresh) {
  std::string text =
      "Name,ID,SIDE,ARMY,CORPS,DIV,BGDE,REG,BTN,AMMO,dir x,dir z,loc x,loc z,Formation,Head Count,Fatigue,Morale\n";
  text += fmt::format("MASTER,{},,,,,,,,,,,,,,,,\n", master);
  for (const FieldRow* row : rows_of(field)) {
    const Position& position = row->position;
    text += fmt::format("{},{},{},0,{},{},{},{},{},{},{},{},{}\n", game_name(row->sheet.name), row->sheet.game_id,
                        ranks(row->sheet), row->ammo, arrow(position.dir_x), arrow(position.dir_z), position.x,
                        position.z, row->look.formation, row->heads, fresh, row->morale);
  }
  return text;
}

std::string names_xml(const Field& field) {
  pugi::xml_document document;
  pugi::xml_node declaration = document.append_child(pugi::node_declaration);
  declaration.append_attribute("version").set_value("1.0");
  declaration.append_attribute("encoding").set_value("utf-8");
  pugi::xml_node root = document.append_child("MyGUI");
  for (const FieldRow* row : rows_of(field)) {
    const std::string& id = row->sheet.game_id;
    add_tag(root, id, game_name(row->sheet.name));
    const std::string second = second_name(*row);
    if (second.empty()) continue;
    add_tag(root, id + "_NAME2", second);
    add_tag(root, id + "_NAME_2", second);
  }
  return to_text(document);
}

}  // namespace estafette::sow
