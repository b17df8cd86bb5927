#include "inspection/xml.hpp"

#include "base/files/inside.hpp"
#include "base/text.hpp"
#include "campaign/map/check_map.hpp"
#include "campaign/map/chronicle.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/map/summary.hpp"
#include "campaign/rules/figures/check_places.hpp"
#include "campaign/umpire/begin.hpp"
#include "campaign/umpire/rulebook.hpp"
#include "converter/batch/patience.hpp"
#include "converter/readers/page/wiki_words.hpp"
#include "converter/readers/sow/words.hpp"
#include "converter/readers/spreadsheet/columns/column_words.hpp"
#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/readers/words/read_words.hpp"
#include "converter/review/answers.hpp"
#include "converter/sow/profile/read_profile.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "inspection/campaign.hpp"
#include "inspection/orbat.hpp"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <map>

namespace estafette::inspection {
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

void show_sheet(const Inspected& in, Findings& say) {
  const sow::BattleSheet sheet = sow::read_battle_sheet(in.text, in.file);
  say.line(fmt::format("Battle sheet of {} ({}), map {}, {} to {}, fingerprint {}", sheet.name, sheet.game, sheet.map,
                       sheet.start, sheet.end, sheet.fingerprint));
  for (const sow::SheetSide& side : sheet.sides) {
    say.table(
        strengths(fmt::format("Side {}, {}", side.number, side.attacker ? "attacker" : "defender"), {&side.army}));
  }
  say.line(fmt::format("{} rows sent to the game, {} formations in reserve", sheet.rows.size(), sheet.reserves.size()));
  say.takers = "carryover --sheet";
}

/// The file of that name beside the one that is inspected, if there is one.
std::optional<fs::path> beside(const Inspected& in, const char* name) {
  const fs::path path = inside(fs::absolute(in.path).parent_path(), name, "a file of the campaign");
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

void show_map(const Inspected& in, const DataPaths& data, Findings& say) {
  const map::MapFile read = map::read_map(in.text, in.file);
  say.table(map::settlements(read.map));
  say.table(map::roads(read.map));
  const campaign::Rulebook rules = campaign::read_rulebook(beside(in, campaign::kRulesFile).value_or(data.rules));
  say.doubt(map::located(map::check(read.map, rules.map_check), read.lines, in.file));
  say.takers = "map check, map draw, map join; new --from, with the folder that it is in";
}

void show_rules(const Inspected& in, Findings& say) {
  const campaign::Rulebook rules = campaign::parse_rulebook(in.text, in.file);
  say.table(elements("A campaign's rules: " + in.file, in.text));
  if (beside(in, campaign::kMapFile)) say.doubt(campaign::unknown_places(map_beside(in), rules.play, in.file, in.text));
  say.takers = "convert, carryover, scenario and map with --rules; new --from, with the folder that it is in";
}

void show_chronicle(const Inspected& in, Findings& say) {
  const std::vector<map::HistoricalEvent> events = map::read_chronicle(in.text, in.file, map_beside(in));
  say.line(fmt::format(
      "A chronicle: {}{}.", counted(events.size(), "event", "events"),
      events.empty() ? ""
                     : fmt::format(", from {} to {}", in_words(events.front().from), in_words(events.back().until))));
  say.takers = "new --from, with the folder that it is in";
}

void show_mapping(const Inspected& in, Findings& say) {
  const readers::Mapping mapping = readers::read_mapping(in.text, in.file);
  Table table{"What the columns of a table hold: " + in.file, {{"column"}, {"holds"}, {"guessed from"}}, {}, {}};
  for (const readers::MappedColumn& column : mapping.columns) {
    table.rows.push_back({column.title.empty() ? fmt::format("column {}", column.number) : column.title,
                          to_string(column.holds), column.guess});
  }
  say.table(table);
  say.takers = "convert --mapping";
}

void show_answers(const Inspected& in, Findings& say) {
  const review::Answers answers = review::read_answers(in.text, in.file);
  Table table{"Answers for " + answers.file + ": " + in.file, {{"line"}, {"is read as"}, {"why"}}, {}, {}};
  for (const review::Question& question : answers.questions) {
    for (const review::LineAnswer& line : question.lines)
      table.rows.push_back({line.is, line.as.empty() ? "(passed over)" : line.as, question.why});
  }
  say.table(table);
  say.takers = "convert --answers";
}

void show_profile(const Inspected& in, Findings& say) {
  const sow::Profile profile = sow::read_profile(in.text, in.file);
  say.table(elements("A game profile: " + profile.name, in.text));
  say.takers = "convert, scenario and battle generate with --profile";
}

/// Data of the readers: read whole, and counted.
void show_words(const Inspected& in, const std::string& root, const DataPaths& data, Findings& say) {
  if (root == "words") (void)readers::read_words(data.readers, {in.path});
  if (root == "sow") (void)readers::SowWords::read(in.path);
  if (root == "spreadsheet") (void)readers::ColumnWords::read(in.text, in.file);
  if (root == "wiki") (void)readers::WikiWords::read(in.text, in.file);
  if (root == "batch") (void)batch::read_patience(in.text, in.file);
  const std::map<std::string, std::string> built_in = {{"names", "Words in names, built into the program: "},
                                                       {"letters", "Words of letters, built into the program: "}};
  const auto found = built_in.find(root);
  const bool is_built_in = found != built_in.end();
  say.table(elements((is_built_in ? found->second : "Words and figures of the readers: ") + in.file, in.text));
  say.takers = root == "words" ? "convert --words; every verb reads those that come with the program"
               : is_built_in   ? "no verb; it is part of the program"
                               : "convert and inspect, from templates/readers";
}

}  // namespace

bool inspect_xml(const Inspected& in, const std::string& root, const DataPaths& data, Findings& say) {
  if (root == "battle") {
    show_sheet(in, say);
  } else if (root == "orbat") {
    inspect_orbat(in, data, readers::read_reader_data(data.readers), say);
  } else if (root == "map") {
    show_map(in, data, say);
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
  } else if (root == "answers") {
    show_answers(in, say);
  } else if (root == "words" || root == "names" || root == "letters" || root == "sow" || root == "spreadsheet" ||
             root == "wiki" || root == "batch") {
    show_words(in, root, data, say);
  } else if (root == "ruleset") {
    say.table(elements("A set of tabletop rules: " + in.file, in.text));
    say.takers = "roster and table with --rules, from the folder that it is in";
  } else if (root == "MyGUI") {
    say.table(elements("Names that the game shows: " + in.file, in.text));
    say.takers = "no verb; scenario writes it and the game reads it";
  } else {
    return false;
  }
  return true;
}

}  // namespace estafette::inspection
