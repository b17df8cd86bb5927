#include "campaign/journal/version_1_documents.hpp"

#include <pugixml.hpp>

#include <array>
#include <set>
#include <sstream>
#include <string_view>

namespace estafette::campaign {
namespace {

using pugi::xml_node;

struct OldRiver {
  const char* name;
  const char* attribute;
};
constexpr std::array<OldRiver, 3> kRivers = {{{"Elbe", "elbe"}, {"Saale", "saale"}, {"Oder", "oder"}}};
constexpr const char* kGermany = "Germany";
constexpr const char* kNorth = "north of the Saale";

std::string text_of(const pugi::xml_document& document) {
  std::ostringstream text;
  document.save(text, "  ", pugi::format_default, pugi::encoding_utf8);
  return text.str();
}

void regions_of(xml_node node) {
  std::string regions = node.attribute("germany").as_bool() ? kGermany : "";
  if (node.attribute("north_of_saale").as_bool()) regions += (regions.empty() ? "" : ", ") + std::string(kNorth);
  if (!regions.empty()) node.append_attribute("regions") = regions.c_str();
  node.remove_attribute("germany");
  node.remove_attribute("north_of_saale");
}

/// `drawn`: the rivers of the map; of another one no bank can be told.
void banks_of(xml_node node, const std::set<std::string>& drawn) {
  for (const OldRiver& river : kRivers) {
    if (drawn.contains(river.name)) {
      xml_node bank = node.append_child("bank");
      bank.append_attribute("river") = river.name;
      bank.append_attribute("side") = node.attribute(river.attribute).value();
    }
    node.remove_attribute(river.attribute);
  }
}

std::string map_of_today(const std::string& text) {
  pugi::xml_document document;
  if (!document.load_string(text.c_str(), pugi::parse_full) || !document.child("map")) return text;
  std::set<std::string> drawn;
  for (const xml_node river : document.child("map").children("river")) drawn.insert(river.attribute("name").value());
  for (const xml_node node : document.child("map").children("node")) {
    if (!node.attribute("germany")) return text;
    regions_of(node);
    banks_of(node, drawn);
  }
  return text_of(document);
}

void side(xml_node sides, const char* id, const char* name, const char* said, const char* full, const char* people) {
  xml_node side = sides.append_child("side");
  side.append_attribute("id") = id;
  side.append_attribute("name") = name;
  side.append_attribute("said") = said;
  side.append_attribute("full") = full;
  side.append_attribute("people") = people;
}

/// What the program itself had in version 1.
void figures_of_the_program(xml_node play) {
  const xml_node sides = play.prepend_child("sides");
  side(sides, "france", "France", "France", "France and her Allies", "the French and their Allies");
  side(sides, "coalition", "Coalition", "the Coalition", "The Coalition", "the Coalition");
  if (xml_node scouting = play.child("scouting")) scouting.append_attribute("rounded_to") = "100";
  if (xml_node battle = play.child("battle")) battle.append_attribute("river_tires") = "coalition";
}

void truce_of_today(xml_node truce) {
  xml_node coalition = truce.append_child("sues");
  coalition.append_attribute("side") = "coalition";
  coalition.append_attribute("exhausted") = truce.attribute("coalition").value();
  xml_node france = truce.append_child("sues");
  france.append_attribute("side") = "france";
  france.append_attribute("nation") = "France";
  france.append_attribute("exhausted") = truce.attribute("france").value();
  france.append_attribute("allies") = truce.attribute("allies").value();
  france.append_attribute("who") = "Napoleon";
  for (const char* old : {"coalition", "france", "allies"}) truce.remove_attribute(old);
}

/// A table of version 1 while its rows are written.
class PrestigeTable {
 public:
  PrestigeTable(const xml_node& old, xml_node table, const xml_node& map) : old_(old), table_(table), map_(map) {}

  void write() {
    half_week();
    battles();
    losses();
    xml_node lost = table_.append_child("lost");
    lost.append_attribute("at") = old_.attribute("lost_at").value();
    lost.append_attribute("told") = "Napoleon withdraws his armies west of the Rhine";
    region(lost.append_child("surrender").append_child("where"), kGermany);
  }

 private:
  struct OldRow {
    const char* id;
    const char* counts;
    const char* side;
    pugi::xml_attribute points;
    std::string line, told, told_of_one;
  };

  /// Empty if it counts for nothing.
  xml_node row(const OldRow& wanted) {
    if (wanted.points.as_int() == 0) return {};
    xml_node row = table_.append_child("row");
    row.append_attribute("id") = wanted.id;
    row.append_attribute("counts") = wanted.counts;
    row.append_attribute("side") = wanted.side;
    row.append_attribute("points") = wanted.points.value();
    row.append_attribute("line") = wanted.line.c_str();
    row.append_attribute("told") = wanted.told.c_str();
    if (!wanted.told_of_one.empty()) row.append_attribute("told_of_one") = wanted.told_of_one.c_str();
    return row;
  }

  static void bank(xml_node where, const char* river, const char* side) {
    xml_node bank = where.append_child("bank");
    bank.append_attribute("river") = river;
    bank.append_attribute("side") = side;
  }

  static void region(xml_node where, const char* name) { where.append_child("in").append_attribute("region") = name; }

  xml_node corps(const char* id, const char* side, const std::string& line, const std::string& where) {
    return row({id, "corps", side, old_.child("half-week").attribute(id), line, "{forces} stand " + where,
                "{forces} stands " + where});
  }

  void half_week() {
    const xml_node figures = old_.child("half-week");
    region(row({"fortresses", "garrisoned", "france", figures.attribute("fortress"),
                "each fortress in Germany garrisoned by French or Allied troops, per half-week",
                "French and Allied garrisons hold {places}", ""})
               .append_child("where"),
           kGermany);
    const xml_node elbe =
        corps("elbe", "france", "each French or Allied Corps on the right bank of the Elbe, per half-week",
              "on the right bank of the Elbe")
            .append_child("where");
    bank(elbe, "Elbe", "right");
    if (!figures.attribute("oder_besides_elbe").as_bool()) bank(elbe, "Oder", "left");
    bank(corps("oder", "france", "each French or Allied Corps on the right bank of the Oder, per half-week",
               "on the right bank of the Oder")
             .append_child("where"),
         "Oder", "right");
    for (const xml_node city : old_.children("occupied")) occupied(city);
    xml_node saale = corps("saale", "coalition",
                           "each Coalition Corps on the left bank of the Saale or left bank of the Elbe north of its "
                           "confluence with the Saale, per half-week",
                           "west of the Saale, or of the Elbe below it");
    const xml_node left = saale.append_child("where");
    bank(left, "Elbe", "left");
    bank(left, "Saale", "left");
    const xml_node below = saale.append_child("where");
    bank(below, "Elbe", "left");
    region(below, kNorth);
  }

  void occupied(const xml_node& city) {
    const char* id = city.attribute("node").value();
    const std::string name = map_.find_child_by_attribute("node", "id", id).attribute("name").value();
    row({id, "occupied", "france", city.attribute("points"), "French occupation of " + name + ", per half-week",
         "{forces} occupy {place}", "{forces} occupies {place}"})
        .append_child("where")
        .append_child("at")
        .append_attribute("node") = id;
  }

  void victory(const char* id, const char* side, const char* points, const char* over, const char* chief,
               const std::string& line, const std::string& whom) {
    const std::string who = side == std::string_view("france") ? "France" : "the Coalition";
    xml_node made = row({id, "victory", side, old_.child("victory").attribute(points), line,
                         who + " has won battle {battle} at {place} over " + whom, ""});
    if (over != nullptr) made.append_attribute("over") = over;
    if (chief != nullptr) made.append_attribute("chief") = chief;
  }

  void battles() {
    const std::string corps = "a single corps or less", army = "an army of more than one corps";
    const std::string won = "each victory in battle ";
    victory("victory-over-corps", "france", "over_corps", "corps", nullptr,
            won + "over a single Coalition corps or lesser force", corps);
    victory("victory-over-army", "france", "over_army", "army", nullptr,
            won + "over an army of more than one Coalition corps", army);
    victory("defeat-of-corps", "coalition", "of_corps", "corps", "absent",
            won + "by the Coalition over a single French corps or lesser force where Napoleon is not present", corps);
    victory("defeat-of-army", "coalition", "of_army", "army", "absent",
            won + "by the Coalition over an army of more than one French corps where Napoleon is not present", army);
    victory("defeat-of-napoleon", "coalition", "of_napoleon", nullptr, "present",
            won + "by the Coalition over a French force where Napoleon is present", "a French force under Napoleon");
  }

  void losses() {
    const xml_node lost = old_.child("lost");
    region(row({"fortress-lost", "fortress lost", "france", lost.attribute("fortress"),
                "each French-held fortress in Germany that is lost to the Coalition or a neutral state",
                "{place} is lost to {to}", ""})
               .append_child("where"),
           kGermany);
    xml_node neutral = row({"german-ally-neutral", "ally lost", "france", lost.attribute("german_ally"),
                            "each German Ally of France that changes allegiance to become neutral",
                            "{nation} has become neutral", ""});
    neutral.append_attribute("to") = "neutrality";
    for (const xml_node nation : old_.children("german"))
      neutral.append_child("nation").append_attribute("name") = nation.attribute("nation").value();
    xml_node hostile = row({"ally-hostile", "ally lost", "france", lost.attribute("to_the_coalition"),
                            "each Ally of France that changes allegiance to fight alongside the Coalition",
                            "{nation} has joined the Coalition", ""});
    hostile.append_attribute("to") = "the enemy";
    const xml_node sues = old_.child("sues");
    row({"coalition-sues", "sues for peace", "coalition", sues.attribute("coalition"),
         "a member nation of the Coalition sues for peace through exhaustion", "{who} sues for peace", ""});
    row({"france-sues", "sues for peace", "france", sues.attribute("france"),
         "France sues for peace through exhaustion", "{who} sues for peace", ""});
  }

  const xml_node old_;
  xml_node table_;
  const xml_node map_;
};

std::string rules_of_today(const std::string& text, const std::string& map) {
  pugi::xml_document document, ground;
  if (!document.load_string(text.c_str(), pugi::parse_full) || !ground.load_string(map.c_str())) return text;
  xml_node play = document.child("rules").child("play");
  xml_node old = play.child("prestige");
  if (!old.attribute("lost_at")) return text;
  figures_of_the_program(play);
  if (xml_node truce = play.child("truce")) truce_of_today(truce);
  xml_node table = play.insert_child_after("prestige", old);
  table.append_attribute("rule") = old.attribute("rule").value();
  table.append_attribute("of") = "france";
  PrestigeTable(old, table, ground.child("map")).write();
  play.remove_child(old);
  return text_of(document);
}

}  // namespace

const char* const kChiefOfVersion1 = R"sql(
UPDATE events SET change = replace(change, '"kind":"Napoleon"', '"kind":"commander-in-chief","title":"Emperor"')
  WHERE kind IN ('Founded', 'Ruled');
UPDATE events SET change =
    replace(replace(change, '"napoleon":true', '"chief":"Napoleon"'), '"napoleon":false', '"chief":""')
  WHERE kind IN ('Founded', 'BattleSet', 'Ruled');
)sql";

void bring_documents_up_from_version_1(FoundingTexts& documents) {
  const auto map = documents.find("map.xml");
  const auto rules = documents.find("rules.xml");
  if (map == documents.end()) return;
  if (rules != documents.end()) rules->second = rules_of_today(rules->second, map->second);
  map->second = map_of_today(map->second);
}

}  // namespace estafette::campaign
