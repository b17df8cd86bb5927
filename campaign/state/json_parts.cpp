#include "campaign/state/json_parts.hpp"

#include <algorithm>
#include <string_view>

namespace estafette {
namespace {

constexpr int kDeepest = 100;  // a state in an event has about 20 levels

/// How deep the brackets of a text are nested, those in quotes left out.
int depth_of(std::string_view text) {
  int depth = 0;
  int deepest = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char one = text[i];
    if (one == '"') quoted = !quoted;
    if (quoted && one == '\\') ++i;
    if (quoted) continue;
    if (one == '{' || one == '[') deepest = std::max(deepest, ++depth);
    if (one == '}' || one == ']') --depth;
  }
  return deepest;
}

}  // namespace

json by_name(const std::map<campaign::NodeId, campaign::Side>& owners) {
  json out = json::object();
  for (const auto& [node, side] : owners) out[node.slug] = side;
  return out;
}

json by_name(const std::map<campaign::Side, std::vector<campaign::Sighting>>& known) {
  json out = json::object();
  for (const auto& [side, sightings] : known) out[to_string(side)] = sightings;
  return out;
}

json by_name(const std::map<campaign::ForceId, campaign::RuledLine>& lines) {
  json out = json::object();
  for (const auto& [force, line] : lines) out[force.slug] = line;
  return out;
}

void by_name(const json& in, std::map<campaign::NodeId, campaign::Side>& owners) {
  owners.clear();
  for (const auto& [node, side] : in.items()) owners[{node}] = side.get<campaign::Side>();
}

void by_name(const json& in, std::map<campaign::Side, std::vector<campaign::Sighting>>& known) {
  known.clear();
  for (const auto& [side, sightings] : in.items())
    known[json(side).get<campaign::Side>()] = sightings.get<std::vector<campaign::Sighting>>();
}

void by_name(const json& in, std::map<campaign::ForceId, campaign::RuledLine>& lines) {
  lines.clear();
  for (const auto& [force, line] : in.items()) lines[{force}] = line.get<campaign::RuledLine>();
}

std::vector<GameLine> game_from(const json& in) {
  std::optional<std::vector<GameLine>> lines = game_lines_from(in.get<std::string>());
  if (!lines) throw std::runtime_error("a unit's lines of the game's own file cannot be read");
  return *std::move(lines);
}

json json_of(const std::string& text) {
  if (depth_of(text) > kDeepest) throw std::runtime_error("nested too deep");
  return json::parse(text);
}

}  // namespace estafette
