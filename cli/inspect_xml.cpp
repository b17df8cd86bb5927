#include "cli/inspect_xml.hpp"

#include "base/text.hpp"
#include "campaign/map/check_map.hpp"
#include "campaign/map/chronicle.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/map/summary.hpp"
#include "campaign/rules/figures/check_places.hpp"
#include "campaign/umpire/begin.hpp"
#include "cli/data_files.hpp"
#include "cli/inspect_campaign.hpp"
#include "cli/inspect_orbat.hpp"
#include "cli/templates.hpp"
#include "converter/batch/patience.hpp"
#include "converter/readers/sow/words.hpp"
#include "converter/readers/spreadsheet/column_words.hpp"
#include "converter/readers/spreadsheet/mapping.hpp"
#include "converter/readers/text/read_words.hpp"
#include "converter/sow/battle_sheet.hpp"
#include "converter/sow/read_battle_sheet.hpp"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <map>

namespace estafette::cli {
namespace {

/// How many elements of each name there are below the root, in the order in which they first come.
Table elements(const std::string& caption, const std::string& text) {
  pugi::xml_document document;
  (void)document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
  std::vector<std::string> names;
  std::map<std::string, std::size_t> count;
  const auto add = [&](const auto& self, const pugi::xml_node& node) -> void {
    for (const pugi::xml_node& child : node.children()) {
      if (child.type() != pugi::node_element) continue;
      if (count[child.name()]++ == 0) names.emplace_back(child.name());
      self(self, child);
    }
  };
  add(add, document.document_element());
  Table table{caption, {{"what"}, {"how many", true}}, {}, {}};
  for (const std::string& name : names) table.rows.push_back({name, figure(static_cast<long long>(count[name]))});
  return table;
}

void show_sheet(const Inspected& in, const Console& say) {
  const sow::BattleSheet sheet = sow::read_battle_sheet(in.text, in.file);
  say.line(fmt::format("Battle sheet of {} ({}), map {}, {} to {}, fingerprint {}", sheet.name, sheet.game, sheet.map,
                       sheet.start, sheet.end, sheet.fingerprint));
  for (const sow::SheetSide& side : sheet.sides) {
    say.table(
        strengths(fmt::format("Side {}, {}", side.number, side.attacker ? "attacker" : "defender"), {&side.army}));
  }
  say.line(fmt::format("{} rows sent to the game, {} formations in reserve", sheet.rows.size(), sheet.reserves.size()));
  say_takers(say, "carryover --sheet");
}

/// The file of that name beside the one that is inspected, if there is one.
std::optional<fs::path> beside(const Inspected& in, const char* name) {
  const fs::path path = fs::absolute(in.path).parent_path() / name;
  FileError none;
  return fs::exists(path, none) ? std::optional(path) : std::nullopt;
}

map::Map map_beside(const Inspected& in) {
  const std::optional<fs::path> path = beside(in, campaign::kMapFile);
  if (!path) {
    throw Refusal(Problem{in.file, 0, "", "no map.xml in its folder", "the map whose places it names",
                          "Put it into the campaign's folder"});
  }
  return map::read_map(read_text(*path), path->generic_string()).map;
}

void show_map(const Inspected& in, const Console& say) {
  const map::MapFile read = map::read_map(in.text, in.file);
  say.table(map::settlements(read.map));
  say.table(map::roads(read.map));
  const campaign::Rulebook rules = read_rules(beside(in, campaign::kRulesFile).value_or(fs::path()));
  say_doubts(say, map::located(map::check(read.map, rules.map_check), read.lines, in.file));
  say_takers(say, "map check, map draw; new --from, with the folder that it is in");
}

void show_rules(const Inspected& in, const Console& say) {
  const campaign::Rulebook rules = campaign::parse_rulebook(in.text, in.file);
  say.table(elements("A campaign's rules: " + in.file, in.text));
  if (beside(in, campaign::kMapFile)) say_doubts(say, campaign::unknown_places(map_beside(in), rules.play, in.file));
  say_takers(say, "convert, carryover, scenario and map with --rules; new --from, with the folder that it is in");
}

void show_chronicle(const Inspected& in, const Console& say) {
  const std::vector<map::HistoricalEvent> events = map::read_chronicle(in.text, in.file, map_beside(in));
  say.line(fmt::format(
      "A chronicle: {}{}.", counted(events.size(), "event", "events"),
      events.empty() ? ""
                     : fmt::format(", from {} to {}", in_words(events.front().from), in_words(events.back().until))));
  say_takers(say, "new --from, with the folder that it is in");
}

void show_mapping(const Inspected& in, const Console& say) {
  const readers::Mapping mapping = readers::read_mapping(in.text, in.file);
  Table table{"What the columns of a table hold: " + in.file, {{"column"}, {"holds"}, {"guessed from"}}, {}, {}};
  for (const readers::MappedColumn& column : mapping.columns) {
    table.rows.push_back({column.title.empty() ? fmt::format("column {}", column.number) : column.title,
                          to_string(column.holds), column.guess});
  }
  say.table(table);
  say_takers(say, "convert --mapping");
}

void show_profile(const Inspected& in, const Console& say) {
  const sow::Profile profile = read_profile(in.path);
  say.table(elements("A game profile: " + profile.name, in.text));
  say_takers(say, "convert, scenario and battle generate with --profile");
}

/// Data of the readers: read whole, and counted.
void show_words(const Inspected& in, const std::string& root, const Console& say) {
  const fs::path folder = template_file("readers/words.xml").parent_path();
  if (root == "words") (void)readers::read_words(folder, {in.path});
  if (root == "sow") (void)readers::SowWords::read(in.path);
  if (root == "spreadsheet") (void)readers::ColumnWords::read(in.text, in.file);
  if (root == "batch") (void)batch::read_patience(in.text, in.file);
  say.table(elements(root == "names" ? "Words in names, built into the program: " + in.file
                                     : "Words and figures of the readers: " + in.file,
                     in.text));
  say_takers(say, root == "words"   ? "convert --words; every verb reads those that come with the program"
                  : root == "names" ? "no verb; it is part of the program"
                                    : "convert and inspect, from templates/readers");
}

}  // namespace

bool inspect_xml(const Inspected& in, const std::string& root, const Console& say) {
  if (root == "battle") {
    show_sheet(in, say);
  } else if (root == "orbat") {
    inspect_orbat(in, say);
  } else if (root == "map") {
    show_map(in, say);
  } else if (root == "rules") {
    show_rules(in, say);
  } else if (root == "campaign" || root == "reinforcements") {
    inspect_founding(in, say);
  } else if (root == "chronicle") {
    show_chronicle(in, say);
  } else if (root == "game") {
    show_profile(in, say);
  } else if (root == "mapping") {
    show_mapping(in, say);
  } else if (root == "words" || root == "names" || root == "sow" || root == "spreadsheet" || root == "batch") {
    show_words(in, root, say);
  } else if (root == "MyGUI") {
    say.table(elements("Names that the game shows: " + in.file, in.text));
    say_takers(say, "no verb; scenario writes it and the game reads it");
  } else {
    return false;
  }
  return true;
}

}  // namespace estafette::cli
