#include "campaign/founding/placing.hpp"

#include "base/text.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace estafette::campaign {
namespace {

constexpr int kMostMilitia = 9999;

/// The nation of most of the troops: whose exhaustion a force counts for (4.2).
std::string nation_of(const Formation& troops, const std::string& otherwise) {
  std::map<std::string, int> men;
  for_each_unit(troops, [&](const CommandPath&, const Unit& unit) { men[unit.nation] += unit.men.value; });
  const auto most =
      std::max_element(men.begin(), men.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  return most == men.end() || most->first.empty() ? otherwise : most->first;
}

}  // namespace

ForceId Placing::new_id(const std::string& name) {
  const std::string base = slug(name).empty() ? "force" : slug(name);
  std::string id = base;
  for (int next = 2; !ids_.insert(id).second; ++next) id = fmt::format("{}-{}", base, next);
  return {id};
}

std::optional<NodeId> Placing::node_of(XmlElement& element, const std::string& attribute) const {
  const std::string word = element.text(attribute);
  if (map::find_node(map_, {word}) != nullptr) return NodeId{word};
  std::vector<std::string> ids;
  for (const map::Node& node : map_.nodes) ids.push_back(node.id.slug);
  complain_of_unknown(element, attribute, word, "the id of a node of the map", ids);
  return std::nullopt;
}

std::vector<NodeId> Placing::nodes_of_country(XmlElement& element) const {
  const std::string country = element.text("country");
  std::vector<std::string> countries;
  std::vector<NodeId> nodes;
  for (const map::Node& node : map_.nodes) {
    countries.push_back(node.country);
    if (node.country == country) nodes.push_back(node.id);
  }
  if (nodes.empty()) complain_of_unknown(element, "country", country, "a country of the map", countries);
  return nodes;
}

void Placing::want_a_fortress(XmlElement& element, const NodeId& at) const {
  const map::Node* node = map::find_node(map_, at);
  if (node->settlement != map::Settlement::fortress)
    element.complain("", node->name, "a fortress (rule 2.3.1)", "Only fortresses have garrisons and sieges");
}

Force Placing::force(Formation troops, const Army& army, const NodeId& at, Duty duty) {
  Force force;
  force.name = troops.name;
  force.id = new_id(force.name);
  force.side = army.side;
  force.nation = nation_of(troops, army.nation);
  force.army = army.id;
  force.at = at;
  force.troops = std::move(troops);
  force.duty = duty;
  force.trodden = {at};
  return force;
}

void Placing::mark_brigade(XmlElement& element, const std::optional<Formation>& troops) {
  const std::string name = element.text_or("brigade", "");
  if (name.empty() || !troops) return;
  std::vector<std::string> names;
  for (const Formation& one : troops->formations) {
    names.push_back(one.name);
    if (fold(one.name) != fold(name)) continue;
    integral_.insert(one.id);
    return;
  }
  complain_of_unknown(element, "brigade", name, fmt::format("the cavalry brigade of {}", troops->name), names);
}

Formation Placing::militia(XmlElement& element, const std::optional<NodeId>& at) const {
  const std::string name = fmt::format("{} garrison", at ? map::find_node(map_, *at)->name : "");
  Unit unit;
  unit.id = fmt::format("{}.1", slug(name));
  unit.level = UnitLevel::battalion;
  unit.name = name + " battalion";
  unit.nation = element.text("nation");
  unit.kind = Kind::militia_infantry;
  unit.quality = Quality::militia;
  unit.men = {element.number("men", 1, kMostMilitia)};
  unit.source = element.text("source");
  Formation troops;
  troops.id = slug(name);
  troops.level = Level::brigade;
  troops.name = name;
  troops.nation = unit.nation;
  troops.units.push_back(std::move(unit));
  return troops;
}

void complain_of_unknown(XmlElement& element, const std::string& attribute, const std::string& found,
                         const std::string& expected, const std::vector<std::string>& known) {
  const std::string near = nearest(found, known);
  element.complain(attribute, found, expected, near.empty() ? "" : fmt::format("Is it {}?", near));
}

Piece piece_of(const Army& army, PieceKind kind) {
  Piece piece;
  piece.kind = kind;
  piece.name = fmt::format("{} {}", army.name, to_string(kind));
  piece.side = army.side;
  piece.army = kind == PieceKind::chief ? "" : army.id;
  return piece;
}

Side side_of(const std::string& word) {
  return word == to_string(Side::france) ? Side::france : Side::coalition;
}

}  // namespace estafette::campaign
