#include "campaign/map/read_map.hpp"

#include "base/markup/xml.hpp"
#include "base/table.hpp"
#include "base/text.hpp"
#include "campaign/map/distance.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace estafette::map {
namespace {

/// A value that is spelt by one of `words`, in their order.
template <typename Word>
Word read_word(XmlElement& element, const std::string& attribute, const std::vector<std::string>& words) {
  const std::string word = element.word(attribute, words);
  return static_cast<Word>(std::find(words.begin(), words.end(), word) - words.begin());
}

bool read_yes(XmlElement& element, const std::string& attribute) {
  return element.word(attribute, {"no", "yes"}) == "yes";
}

std::string read_name(XmlElement& element, const std::string& attribute) {
  const std::string name = element.on_one_line(attribute);
  if (element.has(attribute) && trim(name).empty()) element.complain(attribute, name, "a name");
  return name;
}

/// Texts that must not come twice, with the line where each stood first.
class Once {
 public:
  Once(std::string attribute, std::string what) : attribute_(std::move(attribute)), what_(std::move(what)) {}

  void note(XmlElement& element, const std::string& text) {
    const auto [first, fresh] = lines_.emplace(text, element.line());
    if (text.empty() || fresh) return;
    element.complain(attribute_, text, fmt::format("each {} once; line {} has it already", what_, first->second),
                     "Remove one of the two");
  }

 private:
  std::string attribute_, what_;
  std::map<std::string, int> lines_;
};

/// A line of points; `expected` and `least` say what is wanted of it.
std::vector<Coordinates> read_line(XmlElement& element, const std::string& attribute, std::size_t least,
                                   const std::string& expected) {
  const std::string text = element.text(attribute);
  if (!element.has(attribute)) return {};
  std::vector<Coordinates> line;
  bool readable = true;
  for (const std::string& point : split(text, ',')) {
    const std::vector<std::string> words = split(point, ' ');
    const std::optional<double> lon = decimal_number(words.empty() ? "" : words.front());
    const std::optional<double> lat = decimal_number(words.empty() ? "" : words.back());
    readable = readable && words.size() == 2 && lon && lat && std::abs(*lon) <= 180 && std::abs(*lat) <= 90;
    if (!readable) break;
    line.push_back({*lon, *lat});
  }
  if (readable && line.size() > kMostPoints) {
    element.complain(attribute, figure(static_cast<long long>(line.size())) + " points",
                     "at most " + figure(kMostPoints), "Leave out those that nobody can see on the map");
    return {};
  }
  if (readable && line.size() >= least) return line;
  element.complain(attribute, text, expected + ", longitude and latitude separated by a space, points by commas",
                   "Write 14.21 50.85, 14.07 50.92" + std::string(least > 2 ? ", 14.12 51.03" : ""));
  return {};
}

River read_river(XmlElement& element) {
  River river{read_name(element, "name"), read_line(element, "course", 2, "two points or more from source to mouth")};
  element.no_others();
  return river;
}

Sea read_sea(XmlElement& element) {
  Sea sea{read_name(element, "name"), read_line(element, "shore", 3, "three points or more round the sea")};
  element.no_others();
  return sea;
}

LandRange read_range(XmlElement& element) {
  LandRange range;
  range.name = read_name(element, "name");
  range.kind = read_word<RangeKind>(element, "kind", range_words());
  range.crest = read_line(element, "crest", 2, "two points or more along the middle");
  range.km_broad = element.decimal("broad", 1, kBroadestRange);
  range.note = read_name(element, "note");
  element.no_others();
  return range;
}

/// A misspelt id is read as what it should be, so that the node's roads are not problems as well.
NodeId read_id(XmlElement& element) {
  const std::string id = element.text("id");
  const std::string better = slug(id);
  if (element.has("id") && (id.empty() || better != id)) {
    element.complain("id", id, "small ASCII letters, digits and single hyphens",
                     better.empty() ? "" : fmt::format("Write {}", better));
  }
  return {better};
}

/// The name of a river of the map.
std::string read_river_of(XmlElement& element, const std::string& attribute, const std::string& name,
                          const std::vector<std::string>& rivers, const std::string& expected) {
  if (element.has(attribute) && std::find(rivers.begin(), rivers.end(), name) == rivers.end()) {
    const std::string near = nearest(name, rivers);
    element.complain(attribute, name, expected, near.empty() ? "" : fmt::format("Did you mean \"{}\"?", near));
  }
  return name;
}

/// "Germany, Lower Elbe": names with commas between them, each once.
std::vector<std::string> read_regions(XmlElement& element) {
  std::vector<std::string> regions;
  const std::string text = element.text_or("regions", "");
  if (!element.has("regions")) return regions;
  const std::vector<std::string> parts = split(text, ',');
  for (const std::string& region : parts.empty() ? std::vector<std::string>{""} : parts) {
    if (region.empty() || std::find(regions.begin(), regions.end(), region) != regions.end()) {
      element.complain("regions", text, "names of regions, each once, with commas between them",
                       region.empty() ? "Leave the attribute out if there is none" : "");
      break;
    }
    regions.push_back(region);
  }
  return regions;
}

std::vector<NodeBank> read_banks(XmlElement& node, const std::vector<std::string>& rivers) {
  std::vector<NodeBank> banks;
  Once once("river", "river of a node");
  for (XmlElement& element : node.children("bank")) {
    NodeBank bank;
    bank.river = read_river_of(element, "river", element.text("river"), rivers, "the name of a <river> of this map");
    bank.side = read_word<Bank>(element, "side", bank_words());
    element.no_others();
    once.note(element, bank.river);
    banks.push_back(bank);
  }
  return banks;
}

Node read_node(XmlElement& element, const std::vector<std::string>& rivers) {
  Node node;
  node.id = read_id(element);
  node.name = read_name(element, "name");
  node.today = read_name(element, "today");
  node.at = {element.decimal("lon", -180, 180), element.decimal("lat", -90, 90)};
  node.settlement = read_word<Settlement>(element, "class", settlement_words());
  node.port = read_yes(element, "port");
  node.terrain = read_word<Terrain>(element, "terrain", terrain_words());
  node.country = read_name(element, "country");
  node.regions = read_regions(element);
  node.note = element.text_or("note", "");
  node.banks = read_banks(element, rivers);
  element.no_others();
  return node;
}

std::vector<std::string> names_of(const std::vector<River>& rivers) {
  std::vector<std::string> names;
  for (const River& river : rivers) names.push_back(river.name);
  return names;
}

/// Reads roads against the nodes and rivers that are known by then.
class RoadReader {
 public:
  explicit RoadReader(const Map& map) {
    for (const Node& node : map.nodes) {
      settlements_.emplace(node.id.slug, node.settlement);
      ids_.push_back(node.id.slug);
    }
    rivers_ = names_of(map.rivers);
  }

  Road read(XmlElement& element) {
    Road road{read_end(element, "from"), read_end(element, "to"), {}, {}, {}, {}, {}};
    road.road_class = read_word<RoadClass>(element, "class", road_class_words());
    road.river = read_river_name(element, "river");
    road.watershed = read_river_name(element, "watershed");
    road.controlled_by = read_control(element, road);
    road.note = element.text_or("note", "");
    element.no_others();
    refuse_loops_and_doubles(element, road);
    return road;
  }

  /// <detour from="calbe" to="zerbst" because="..."/>
  Detour read_detour(XmlElement& element) {
    Detour detour{read_end(element, "from"), read_end(element, "to"), read_name(element, "because")};
    element.no_others();
    if (!detours_.insert(std::minmax(detour.from.slug, detour.to.slug)).second)
      element.complain("", fmt::format("{} to {}", detour.from.slug, detour.to.slug), "each detour once",
                       "Remove one of the two");
    return detour;
  }

 private:
  static void complain_unknown(XmlElement& element, const std::string& attribute, const std::string& word,
                               const std::string& expected, const std::vector<std::string>& known) {
    const std::string near = nearest(word, known);
    element.complain(attribute, word, expected, near.empty() ? "" : fmt::format("Did you mean \"{}\"?", near));
  }

  NodeId read_end(XmlElement& element, const std::string& attribute) const {
    const std::string id = element.text(attribute);
    if (element.has(attribute) && !settlements_.contains(id)) {
      complain_unknown(element, attribute, id, "the id of a <node> of this map", ids_);
    }
    return {id};
  }

  std::string read_river_name(XmlElement& element, const std::string& attribute) const {
    return read_river_of(element, attribute, element.text_or(attribute, ""), rivers_,
                         "the name of a <river> of this map, or no such attribute");
  }

  std::optional<NodeId> read_control(XmlElement& element, const Road& road) const {
    const NodeId id{element.text_or("controlled_by", "")};
    if (!element.has("controlled_by")) return std::nullopt;
    const auto found = settlements_.find(id.slug);
    if (found == settlements_.end() || (id != road.from && id != road.to)) {
      complain_unknown(element, "controlled_by", id.slug, "one end of this road", {road.from.slug, road.to.slug});
    } else if (found->second != Settlement::fortress) {
      element.complain("controlled_by", id.slug, "a node of class fortress: only fortresses control crossings (2.3.1)");
    } else if (road.river.empty()) {
      element.complain("controlled_by", id.slug, "a road that crosses a river: nothing else is controlled (2.3.1)",
                       "Name the river, or remove this");
    }
    return id;
  }

  void refuse_loops_and_doubles(XmlElement& element, const Road& road) {
    if (!settlements_.contains(road.from.slug) || !settlements_.contains(road.to.slug)) return;
    if (road.from == road.to) {
      element.complain("to", road.to.slug, "a node other than the one it starts from");
      return;
    }
    const auto [first, fresh] = pairs_.emplace(std::minmax(road.from.slug, road.to.slug), element.line());
    if (fresh) return;
    element.complain(
        "", fmt::format("{} to {}", road.from.slug, road.to.slug),
        fmt::format("each pair of nodes once, since every road leads both ways; line {} has it already", first->second),
        "Remove one of the two");
  }

  std::map<std::string, Settlement> settlements_;
  std::vector<std::string> ids_, rivers_;
  std::map<std::pair<std::string, std::string>, int> pairs_;
  std::set<std::pair<std::string, std::string>> detours_;
};

/// The children of that name; none, and a problem, if there are more than anybody draws.
std::vector<XmlElement> read_parts(XmlElement& root, const std::string& name, std::size_t most) {
  std::vector<XmlElement> parts = root.children(name);
  if (parts.size() <= most) return parts;
  throw Refusal(Problem{root.file(), parts[most].line(), "",
                        fmt::format("{} <{}>", figure(static_cast<long long>(parts.size())), name),
                        fmt::format("a map with at most {}", figure(static_cast<long long>(most))),
                        "Leave out those at which nothing can happen"});
}

/// All lines together, which are drawn one over the other.
void refuse_too_many_points(const XmlElement& root, const Map& map) {
  std::size_t points = 0;
  for (const River& river : map.rivers) points += river.course.size();
  for (const Sea& sea : map.seas) points += sea.shore.size();
  for (const LandRange& range : map.ranges) points += range.crest.size();
  if (points <= kMostPointsInAll) return;
  throw Refusal(Problem{root.file(), root.line(), "",
                        fmt::format("{} points of rivers, seas and ranges", figure(static_cast<long long>(points))),
                        fmt::format("a map with at most {}", figure(static_cast<long long>(kMostPointsInAll))),
                        "Leave out those that nobody can see on the map"});
}

/// Lines that run to and fro over the whole map would take hours to draw.
void refuse_endless_lines(const XmlElement& root, const Map& map) {
  double km = 0;
  const auto follow = [&](const std::vector<Coordinates>& line) {
    for (std::size_t i = 1; i < line.size(); ++i) km += km_between(line[i - 1], line[i]);
  };
  for (const River& river : map.rivers) follow(river.course);
  for (const Sea& sea : map.seas) follow(sea.shore);
  for (const LandRange& range : map.ranges) follow(range.crest);
  if (km <= kMostKmInAll) return;
  throw Refusal(Problem{root.file(), root.line(), "",
                        fmt::format("{} km of rivers, shores and crests", figure(static_cast<long long>(km))),
                        fmt::format("a map with at most {} km", figure(kMostKmInAll)),
                        "Look for points with a wrong degree, or in the wrong order"});
}

}  // namespace

MapFile read_map(const std::string& text, const std::string& file) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(text, file, "map", problems);
  MapFile read;
  read.map.campaign = read_name(root, "campaign");
  Once rivers("name", "river");
  for (XmlElement& element : read_parts(root, "river", kMostWaters)) {
    read.map.rivers.push_back(read_river(element));
    rivers.note(element, read.map.rivers.back().name);
  }
  Once seas("name", "sea");
  for (XmlElement& element : read_parts(root, "sea", kMostWaters)) {
    read.map.seas.push_back(read_sea(element));
    seas.note(element, read.map.seas.back().name);
  }
  Once ranges("name", "range");
  for (XmlElement& element : read_parts(root, "range", kMostWaters)) {
    read.map.ranges.push_back(read_range(element));
    read.lines.ranges.push_back(element.line());
    ranges.note(element, read.map.ranges.back().name);
  }
  const std::vector<std::string> river_names = names_of(read.map.rivers);
  refuse_too_many_points(root, read.map);
  refuse_endless_lines(root, read.map);
  Once nodes("id", "node");
  for (XmlElement& element : read_parts(root, "node", kMostNodes)) {
    read.map.nodes.push_back(read_node(element, river_names));
    read.lines.nodes.push_back(element.line());
    nodes.note(element, read.map.nodes.back().id.slug);
  }
  if (read.map.nodes.empty()) root.complain("", "", "a <node> in <map>");
  RoadReader roads(read.map);
  for (XmlElement& element : read_parts(root, "road", kMostRoads)) {
    read.map.roads.push_back(roads.read(element));
    read.lines.roads.push_back(element.line());
  }
  for (XmlElement& element : read_parts(root, "detour", kMostRoads)) {
    read.map.detours.push_back(roads.read_detour(element));
    read.lines.detours.push_back(element.line());
  }
  root.no_others();
  problems.refuse_if_any();
  return read;
}

}  // namespace estafette::map
