#include "campaign/map/map.hpp"

#include <algorithm>

namespace estafette::map {
namespace {

template <typename Word>
std::string spelt(Word word, const std::vector<std::string>& words) {
  return words.at(static_cast<std::size_t>(word));
}

}  // namespace

const Node* find_node(const Map& map, const NodeId& id) {
  const auto found = std::find_if(map.nodes.begin(), map.nodes.end(), [&](const Node& node) { return node.id == id; });
  return found == map.nodes.end() ? nullptr : &*found;
}

const River* find_river(const Map& map, std::string_view name) {
  const auto found =
      std::find_if(map.rivers.begin(), map.rivers.end(), [&](const River& river) { return river.name == name; });
  return found == map.rivers.end() ? nullptr : &*found;
}

std::optional<Bank> bank_of(const Node& node, std::string_view river) {
  for (const NodeBank& bank : node.banks)
    if (bank.river == river) return bank.side;
  return std::nullopt;
}

bool lies_in(const Node& node, std::string_view region) {
  return std::find(node.regions.begin(), node.regions.end(), region) != node.regions.end();
}

const std::vector<std::string>& settlement_words() {
  static const std::vector<std::string> kWords = {"town", "city", "fortress"};
  return kWords;
}

const std::vector<std::string>& terrain_words() {
  static const std::vector<std::string> kWords = {"farmland", "forested", "hilly", "river crossing", "marsh", "urban"};
  return kWords;
}

const std::vector<std::string>& road_class_words() {
  static const std::vector<std::string> kWords = {"good", "poor"};
  return kWords;
}

const std::vector<std::string>& bank_words() {
  static const std::vector<std::string> kWords = {"left", "right"};
  return kWords;
}

const std::vector<std::string>& range_words() {
  static const std::vector<std::string> kWords = {"mountains", "marsh"};
  return kWords;
}

std::string to_string(Settlement settlement) {
  return spelt(settlement, settlement_words());
}
std::string to_string(Terrain terrain) {
  return spelt(terrain, terrain_words());
}
std::string to_string(RoadClass road_class) {
  return spelt(road_class, road_class_words());
}
std::string to_string(Bank bank) {
  return spelt(bank, bank_words());
}
std::string to_string(RangeKind kind) {
  return spelt(kind, range_words());
}

}  // namespace estafette::map
