#include "campaign/map/map_bytes.hpp"

#include "base/bytes.hpp"
#include "base/hidden.hpp"
#include "campaign/map/read_map.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <unordered_map>

namespace estafette::map {
namespace {

constexpr std::size_t kMostTexts = 100;  // regions or banks of a node: far above what a map has

/// Nodes and rivers by their places in the map, so that the bytes can name no others.
class MapWriter {
 public:
  explicit MapWriter(const Map& map) : map_(map) {
    for (std::size_t i = 0; i < map.nodes.size(); ++i) nodes_.emplace(map.nodes[i].id.slug, i);
    for (std::size_t i = 0; i < map.rivers.size(); ++i) rivers_.emplace(map.rivers[i].name, i + 1);
  }

  std::string bytes() {
    out_.text(map_.campaign);
    all(map_.rivers, [&](const River& river) { named_line(river.name, river.course); });
    all(map_.seas, [&](const Sea& sea) { named_line(sea.name, sea.shore); });
    all(map_.ranges, [&](const LandRange& range) { put(range); });
    all(map_.nodes, [&](const Node& node) { put(node); });
    all(map_.roads, [&](const Road& road) { put(road); });
    all(map_.detours, [&](const Detour& detour) {
      put(detour.from);
      put(detour.to);
      out_.text(detour.because);
    });
    return out_.take();
  }

 private:
  template <typename Values, typename Put>
  void all(const Values& values, Put put_one) {
    out_.number(values.size());
    for (const auto& value : values) put_one(value);
  }

  template <typename Word>
  void word(Word value) {
    out_.number(static_cast<std::uint64_t>(value));
  }

  void put(const Coordinates& at) {
    out_.real(at.lon);
    out_.real(at.lat);
  }

  void put(const NodeId& id) { out_.number(nodes_.at(id.slug)); }

  /// 0: none.
  void put_river(const std::string& name) { out_.number(name.empty() ? 0 : rivers_.at(name)); }

  void named_line(const std::string& name, const std::vector<Coordinates>& line) {
    out_.text(name);
    all(line, [&](const Coordinates& at) { put(at); });
  }

  void put(const LandRange& range) {
    named_line(range.name, range.crest);
    word(range.kind);
    out_.real(range.km_broad);
    out_.text(range.note);
  }

  void put(const Node& node) {
    out_.text(node.id.slug);
    out_.text(node.name);
    out_.text(node.today);
    put(node.at);
    word(node.settlement);
    out_.number(node.port ? 1 : 0);
    word(node.terrain);
    out_.text(node.country);
    out_.text(node.note);
    all(node.regions, [&](const std::string& region) { out_.text(region); });
    all(node.banks, [&](const NodeBank& bank) {
      put_river(bank.river);
      word(bank.side);
    });
  }

  void put(const Road& road) {
    put(road.from);
    put(road.to);
    word(road.road_class);
    put_river(road.river);
    put_river(road.watershed);
    // 0: nobody controls it; 1 and 2: its ends
    out_.number(!road.controlled_by ? 0 : *road.controlled_by == road.from ? 1 : 2);
    out_.text(road.note);
  }

  const Map& map_;
  BytesOut out_;
  std::unordered_map<std::string, std::uint64_t> nodes_, rivers_;
};

class MapReader {
 public:
  explicit MapReader(const std::string& bytes) : in_(bytes, "a map") {}

  Map map() {
    text(map_.campaign);
    all(map_.rivers, kMostWaters, [&](River& river) {
      text(river.name);
      line(river.course, 2);
      in_.require(!river.name.empty());
    });
    all(map_.seas, kMostWaters, [&](Sea& sea) {
      text(sea.name);
      line(sea.shore, 3);
    });
    all(map_.ranges, kMostWaters, [&](LandRange& range) { read(range); });
    all(map_.nodes, kMostNodes, [&](Node& node) { read(node); });
    in_.require(!map_.nodes.empty());
    all(map_.roads, kMostRoads, [&](Road& road) { read(road); });
    all(map_.detours, kMostRoads, [&](Detour& detour) {
      id(detour.from);
      id(detour.to);
      text(detour.because);
    });
    in_.end();
    return std::move(map_);
  }

 private:
  template <typename Value, typename Read>
  void all(std::vector<Value>& values, std::size_t most, Read read_one) {
    const std::size_t count = in_.number(most);
    values.reserve(count);
    for (std::size_t i = 0; i < count; ++i) read_one(values.emplace_back());
  }

  void text(std::string& value) {
    value = in_.text();
    in_.require(!find_hidden(value));
  }

  template <typename Word>
  void word(Word& value, const std::vector<std::string>& words) {
    value = static_cast<Word>(in_.number(words.size() - 1));
  }

  void read(Coordinates& at) {
    at = {in_.real(), in_.real()};
    in_.require(std::abs(at.lon) <= 180 && std::abs(at.lat) <= 90);
  }

  void line(std::vector<Coordinates>& line, std::size_t least) {
    all(line, kMostPoints, [&](Coordinates& at) { read(at); });
    in_.require(line.size() >= least);
  }

  void id(NodeId& id) { id = map_.nodes[in_.number(map_.nodes.size() - 1)].id; }

  void river(std::string& name) {
    const std::size_t number = in_.number(map_.rivers.size());
    if (number > 0) name = map_.rivers[number - 1].name;
  }

  void read(LandRange& range) {
    text(range.name);
    line(range.crest, 2);
    word(range.kind, range_words());
    range.km_broad = in_.real();
    in_.require(range.km_broad >= 1 && range.km_broad <= kBroadestRange);
    text(range.note);
  }

  void read(Node& node) {
    text(node.id.slug);
    in_.require(!node.id.slug.empty());
    text(node.name);
    text(node.today);
    read(node.at);
    word(node.settlement, settlement_words());
    node.port = in_.number(1) == 1;
    word(node.terrain, terrain_words());
    text(node.country);
    text(node.note);
    all(node.regions, kMostTexts, [&](std::string& region) { text(region); });
    all(node.banks, kMostTexts, [&](NodeBank& bank) {
      river(bank.river);
      word(bank.side, bank_words());
    });
  }

  void read(Road& road) {
    id(road.from);
    id(road.to);
    in_.require(road.from != road.to);
    word(road.road_class, road_class_words());
    river(road.river);
    river(road.watershed);
    const std::uint64_t end = in_.number(2);
    if (end > 0) road.controlled_by = end == 1 ? road.from : road.to;
    text(road.note);
  }

  BytesIn in_;
  Map map_;
};

}  // namespace

std::string bytes_of(const Map& map) {
  return MapWriter(map).bytes();
}

Map map_from(const std::string& bytes) {
  return MapReader(bytes).map();
}

}  // namespace estafette::map
