#include "converter/sow/profile/read_battlefield.hpp"

#include "base/text.hpp"
#include "converter/sow/profile/profile_parts.hpp"

namespace estafette::sow {
namespace {

/// sure="inferred" marks what nobody has seen in the game.
bool is_inferred(XmlElement& element) {
  return element.word_or("sure", {"seen", "inferred"}, "seen") == "inferred";
}

void read_maps(Profile& profile, XmlElement& element) {
  for (XmlElement& row : element.children("map")) {
    GameMap map;
    map.name = game_id(profile, row, "name", GameTable::map);
    map.extent = row.number("extent", 1000, 10000000);
    map.inferred = is_inferred(row);
    map.attacker_from = edge_from(row.word("attacker_from", {"north", "east", "south", "west"})).value_or(Edge::south);
    for (const std::string& terrain : split(row.text_or("terrain", ""), ','))
      if (!terrain.empty()) map.terrains.push_back(terrain);
    for (XmlElement& place : row.children("place")) {
      map.places.push_back(
          {place.text("name"), place.number("x", 0, map.extent), place.number("z", 0, map.extent), is_inferred(place)});
      place.no_others();
    }
    if (map.places.empty()) row.complain("", map.name, "a <place> in <map>", "Give at least the middle of the map");
    row.no_others();
    profile.maps.push_back(map);
  }
  if (profile.maps.empty()) element.complain("", "", "a <map> in <maps>");
  element.no_others();
}

void read_weathers(Profile& profile, XmlElement& element) {
  for (XmlElement& row : element.children("weather")) {
    profile.weathers.push_back({row.text("word"), row.number("code", 0, 9)});
    row.no_others();
  }
  if (profile.weathers.empty()) element.complain("", "", "a <weather> in <weathers>");
  element.no_others();
}

void read_deployment(Profile& profile, XmlElement& element) {
  Spacing& spacing = profile.spacing;
  spacing.least = element.number("least", 20, 100);
  spacing.infantry = element.number("infantry", spacing.least, 500);
  spacing.cavalry = element.number("cavalry", spacing.least, 500);
  spacing.guns = element.number("guns", spacing.least, 500);
  spacing.rank = element.number("rank", spacing.least, 1000);
  spacing.line = element.number("line", spacing.least, 2000);
  spacing.gap = element.number("gap", spacing.least, 2000);
  spacing.ranks = element.number("ranks", 1, 9);
  spacing.abreast = element.number("abreast", 1, 20);
  spacing.lines = element.number("lines", 1, 9);
  spacing.enemy = element.number("enemy", 400, 5000);
  spacing.front = element.number("front", spacing.enemy, 5000);
  spacing.ahead = element.number("ahead", 0, 5000);
  spacing.margin = element.number("margin", 0, 2000);
  std::set<std::string> seen;
  for (XmlElement& row : element.children("covers")) {
    const std::string arm = row.word("arm", fighting_arms());
    seen.insert(arm);
    profile.ground.at(index_in(fighting_arms(), arm)) = {row.number("front", 1, 200), row.number("depth", 1, 500)};
    row.no_others();
  }
  missing_words(element, seen, fighting_arms());
  element.no_others();
}

Sprites read_sprites(Profile& profile, XmlElement& element) {
  Sprites sprites{game_id(profile, element, "neutral", GameTable::graphic),
                  game_id(profile, element, "side1", GameTable::graphic),
                  game_id(profile, element, "side2", GameTable::graphic)};
  element.no_others();
  return sprites;
}

void read_objectives(Profile& profile, XmlElement& element) {
  profile.points_doubled = element.word("doubled", {"no", "yes"}) == "yes";
  if (auto sprites = element.child("major_sprites")) profile.major_sprites = read_sprites(profile, *sprites);
  if (auto sprites = element.child("minor_sprites")) profile.minor_sprites = read_sprites(profile, *sprites);
  std::set<std::string> seen;
  for (XmlElement& row : element.children("objective")) {
    ObjectiveTemplate objective;
    const std::string settlement = row.word("settlement", {"town", "city", "fortress"});
    seen.insert(settlement);
    objective.settlement = *settlement_from(settlement);
    objective.name = row.text("name");
    objective.major = row.word("rank", {"major", "minor"}) == "major";
    objective.ahead = row.number("ahead", -5000, 5000);
    objective.right = row.number("right", -5000, 5000);
    objective.radius = row.number("radius", 1, 1000);
    objective.men = row.number("men", 0, 10000);
    int last = 0;
    for (XmlElement& span : row.children("window")) {
      Window window;
      window.from = span.number("from", last, 99);
      window.until = span.number("until", window.from + 1, 100);
      window.points = span.number("points", 0, 10000);
      window.interval = span.number("interval", 1, 599);
      last = window.until;
      span.no_others();
      objective.windows.push_back(window);
    }
    if (objective.windows.empty()) row.complain("", objective.name, "a <window> in <objective>");
    row.no_others();
    profile.objectives.push_back(objective);
  }
  missing_words(element, seen, {"town", "city", "fortress"});
  element.no_others();
}

}  // namespace

void read_battlefield(Profile& profile, XmlElement& root) {
  if (auto element = root.child("maps")) read_maps(profile, *element);
  if (auto element = root.child("weathers")) read_weathers(profile, *element);
  if (auto element = root.child("deployment")) read_deployment(profile, *element);
  if (auto element = root.child("objectives")) read_objectives(profile, *element);
}

}  // namespace estafette::sow
