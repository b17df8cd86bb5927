#include "campaign/map/write_map.hpp"

#include "base/markup/xml.hpp"

#include <fmt/format.h>

#include <utility>

namespace estafette::map {
namespace {

void append_texts(pugi::xml_node element, const std::vector<std::pair<const char*, std::string>>& attributes) {
  for (const auto& [name, text] : attributes) element.append_attribute(name) = text.c_str();
}

std::string yes_or_no(bool yes) {
  return yes ? "yes" : "no";
}

std::string line_text(const std::vector<Coordinates>& line) {
  std::string text;
  for (const Coordinates& point : line) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", point.lon, point.lat);
  return text;
}

void append(pugi::xml_node element, const Node& node) {
  append_texts(element, {{"id", node.id.slug},
                         {"name", node.name},
                         {"today", node.today},
                         {"lon", fmt::format("{}", node.at.lon)},
                         {"lat", fmt::format("{}", node.at.lat)},
                         {"class", to_string(node.settlement)},
                         {"port", yes_or_no(node.port)},
                         {"terrain", to_string(node.terrain)},
                         {"country", node.country}});
  if (!node.regions.empty()) append_texts(element, {{"regions", fmt::format("{}", fmt::join(node.regions, ", "))}});
  if (!node.note.empty()) append_texts(element, {{"note", node.note}});
  for (const NodeBank& bank : node.banks)
    append_texts(element.append_child("bank"), {{"river", bank.river}, {"side", to_string(bank.side)}});
}

void append(pugi::xml_node element, const Road& road) {
  append_texts(element, {{"from", road.from.slug}, {"to", road.to.slug}, {"class", to_string(road.road_class)}});
  if (!road.river.empty()) append_texts(element, {{"river", road.river}});
  if (road.controlled_by) append_texts(element, {{"controlled_by", road.controlled_by->slug}});
  if (!road.watershed.empty()) append_texts(element, {{"watershed", road.watershed}});
  if (!road.note.empty()) append_texts(element, {{"note", road.note}});
}

}  // namespace

std::string to_xml(const Map& map) {
  pugi::xml_document document;
  pugi::xml_node root = document.append_child("map");
  append_texts(root, {{"campaign", map.campaign}});
  for (const River& river : map.rivers) {
    append_texts(root.append_child("river"), {{"name", river.name}, {"course", line_text(river.course)}});
  }
  for (const Sea& sea : map.seas)
    append_texts(root.append_child("sea"), {{"name", sea.name}, {"shore", line_text(sea.shore)}});
  for (const LandRange& range : map.ranges)
    append_texts(root.append_child("range"), {{"name", range.name},
                                              {"kind", to_string(range.kind)},
                                              {"crest", line_text(range.crest)},
                                              {"broad", fmt::format("{}", range.km_broad)},
                                              {"note", range.note}});
  for (const Node& node : map.nodes) append(root.append_child("node"), node);
  for (const Road& road : map.roads) append(root.append_child("road"), road);
  for (const Detour& detour : map.detours)
    append_texts(root.append_child("detour"),
                 {{"from", detour.from.slug}, {"to", detour.to.slug}, {"because", detour.because}});
  return estafette::to_text(document);
}

}  // namespace estafette::map
