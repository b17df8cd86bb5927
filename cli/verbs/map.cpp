// estafette map: is the nodal map in order (rules 1.2, 2.0 to 2.3.1), how does it look, and how do several become one?
#include "base/files/delivery.hpp"
#include "base/files/files.hpp"
#include "campaign/map/check_map.hpp"
#include "campaign/map/join_map.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/map/summary.hpp"
#include "campaign/map/write_map.hpp"
#include "campaign/rules/figures/check_places.hpp"
#include "cli/data_files.hpp"
#include "cli/templates.hpp"
#include "cli/verb.hpp"
#include "cli/verbs/map_draw.hpp"

#include <fmt/format.h>

#include <memory>
#include <utility>
#include <vector>

namespace estafette::cli {
namespace {

struct MapJoining {
  std::vector<fs::path> files;
  fs::path out;
  bool overwrite = false;
  bool dry_run = false;

  void declare(CLI::App& command);
  /// The maps of neighbouring theatres as one map.xml. Throws Refusal.
  void join(const Console& say) const;
};

void MapJoining::declare(CLI::App& command) {
  command.add_option("FILE", files, "two maps or more that share their border places (docs/formats/map.md)")
      ->required()
      ->expected(2, 99);
  command.add_option("--out", out, "the map that holds all of them, for a campaign's folder")
      ->required()
      ->type_name("FILE");
  command.add_flag("--overwrite", overwrite, "replace a file that exists already");
  command.add_flag("--dry-run", dry_run, "check everything, write nothing");
}

void MapJoining::join(const Console& say) const {
  if (out.extension() != ".xml")
    throw Refusal(Problem{"--out", 0, "", out.generic_string(), "a name that ends in .xml", ""});
  map::Map all = map::read_map(read_text(files.front()), files.front().generic_string()).map;
  for (std::size_t i = 1; i < files.size(); ++i) {
    const std::string name = files[i].generic_string();
    all = map::joined(std::move(all), map::read_map(read_text(files[i]), name), name);
  }
  const std::string text = map::to_xml(all);
  (void)map::read_map(text, out.generic_string());  // so many nodes and roads as a map may hold
  if (!dry_run)
    write_all_or_none(folder_holding(out), {{out.filename(), text}}, overwrite ? Existing::overwrite : Existing::keep);
  say.line(fmt::format("{} places, {} roads", all.nodes.size(), all.roads.size()));
  say.line((dry_run ? "Would write " : "Wrote ") + out.generic_string());
}

struct MapOptions {
  CLI::App* drawing = nullptr;  ///< the subcommands; which one was given is known when the verb runs
  CLI::App* joining = nullptr;
  MapDrawing draw;
  MapJoining join;
  fs::path map, rules;
};

void check(const MapOptions& options, const Console& say) {
  const campaign::Rulebook rules = read_rules(options.rules);
  const fs::path path = options.map.empty() ? template_file("campaigns/1813/map.xml") : options.map;
  const std::string& file = path.generic_string();
  const std::string bytes = read_bytes(path);
  if (const std::string odd = told_of_odd_lines(bytes, path); !odd.empty()) say.remark(odd);
  const map::MapFile read = map::read_map(text_of(bytes, path), file);
  say.table(map::settlements(read.map));
  say.table(map::roads(read.map));
  ProblemList doubts;
  for (Problem& doubt : map::located(map::check(read.map, rules.map_check), read.lines, file)) doubts.add(doubt);
  // The places in the rules of 1813 are not on another campaign's map. So look for them only if the umpire named the
  // rules, or if this is the map of 1813.
  if (!options.rules.empty() || options.map.empty())
    for (const Problem& unknown : campaign::unknown_places(
             read.map, rules.play, options.rules.empty() ? "rules.xml" : options.rules.generic_string(),
             options.rules.empty() ? "" : read_text(options.rules)))
      doubts.add(unknown);
  doubts.refuse_if_any();
  say.line(file + ": no problems");
}

}  // namespace

Verb map() {
  auto given = std::make_shared<MapOptions>();
  return {
      .name = "map",
      .purpose = "Check the nodal map for mistakes, draw it with or without the forces of a campaign, or join maps",
      .example = "estafette map check templates/campaigns/1813/map.xml",
      .declare =
          [given](CLI::App& command) {
            command.require_subcommand(1);
            CLI::App* checking = command.add_subcommand(
                "check", "Check a map.xml for mistakes, and count its places, roads and crossings");
            checking->add_option("FILE", given->map, "the map (docs/formats/map.md; default: that of 1813)");
            checking
                ->add_option("--rules", given->rules,
                             "also check that the map has every place in this rules.xml (default: limits of 1813)")
                ->type_name("FILE");
            checking->footer("Example:\n  estafette map check templates/campaigns/1813/map.xml");
            given->drawing = command.add_subcommand("draw", "Draw a map: the umpire's, a side's, or the land alone");
            given->draw.declare(*given->drawing);
            given->drawing->footer("Example:\n  estafette map draw spring.campaign --side france --out france.html");
            given->joining = command.add_subcommand("join", "Join maps of neighbouring theatres into one");
            given->join.declare(*given->joining);
            given->joining->footer(
                "Example:\n  estafette map join templates/campaigns/1813/map.xml "
                "templates/campaigns/1813/wider/upper-germany.xml --out map.xml");
          },
      .run =
          [given](const Console& say) {
            if (given->drawing->parsed())
              given->draw.draw(say);
            else if (given->joining->parsed())
              given->join.join(say);
            else
              check(*given, say);
          }};
}

}  // namespace estafette::cli
