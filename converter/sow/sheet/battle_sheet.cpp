#include "converter/sow/sheet/battle_sheet.hpp"

#include "base/markup/xml.hpp"
#include "converter/readers/outline/xml.hpp"
#include "converter/sow/sheet/sheet_words.hpp"

namespace estafette::sow {
namespace {

template <typename Value>
void set(pugi::xml_node& node, const char* name, const Value& value) {
  node.append_attribute(name).set_value(value);
}

void set(pugi::xml_node& node, const char* name, const std::string& value) {
  set(node, name, value.c_str());
}

void append_row(pugi::xml_node& parent, const SheetRow& row) {
  pugi::xml_node node = parent.append_child("unit");
  set(node, "id", row.id);
  set(node, "game_id", row.game_id);
  set(node, "name", row.name);
  set(node, "formation", row.formation);
  for (const auto& [name, member] : kRankColumns) set(node, name, row.*member);
  set(node, "kind", kind_word(row));
  set(node, "men", row.men.value);
  if (row.heads.value > 0) set(node, "heads", row.heads.value);
  set(node, "guns", row.guns.value);
  set(node, "experience", row.experience);
  set(node, "as_fought", row.as_fought);
  if (!row.edge.empty()) set(node, "edge", row.edge);
  if (!row.arrives.empty()) set(node, "arrives", row.arrives);
  for (const std::string& reason : row.reasons) {
    pugi::xml_node child = node.append_child("reason");
    set(child, "text", reason);
  }
}

}  // namespace

std::string to_xml(const BattleSheet& sheet) {
  pugi::xml_document document;
  pugi::xml_node declaration = document.append_child(pugi::node_declaration);
  declaration.append_attribute("version").set_value("1.0");
  declaration.append_attribute("encoding").set_value("UTF-8");
  pugi::xml_node root = document.append_child("battle");
  set(root, "id", sheet.id);
  set(root, "name", sheet.name);
  set(root, "game", sheet.game);
  set(root, "map", sheet.map);
  set(root, "start", sheet.start);
  set(root, "end", sheet.end);
  set(root, "fingerprint", sheet.fingerprint);
  for (const auto& [name, member] : kConditions)
    if (!(sheet.*member).empty()) set(root, name, sheet.*member);
  for (const SheetRow& row : sheet.rows) append_row(root, row);
  for (const SheetReserve& reserve : sheet.reserves) {
    pugi::xml_node node = root.append_child("reserve");
    set(node, "formation", reserve.formation);
    set(node, "name", reserve.name);
    set(node, "side", reserve.side);
    set(node, "men", reserve.men.value);
    set(node, "guns", reserve.guns.value);
  }
  for (const SheetSide& side : sheet.sides) {
    pugi::xml_node node = root.append_child("side");
    set(node, "number", side.number);
    set(node, "attacker", side.attacker ? "yes" : "no");
    if (side.handicap != 100) set(node, "handicap", side.handicap);
    if (!side.commander.empty()) set(node, "commander", side.commander);
    if (!side.chief.empty()) set(node, "chief", side.chief);
    readers::append_formation(node, side.army);
  }
  return to_text(document);
}

}  // namespace estafette::sow
