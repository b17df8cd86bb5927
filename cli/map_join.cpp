#include "cli/map_join.hpp"

#include "base/problem.hpp"
#include "campaign/map/join_map.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/map/write_map.hpp"

#include <fmt/format.h>

namespace estafette::cli {

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
    write_all_or_none(out.has_parent_path() ? out.parent_path() : fs::path("."), {{out.filename(), text}},
                      overwrite ? Existing::overwrite : Existing::keep);
  say.line(fmt::format("{} places, {} roads", all.nodes.size(), all.roads.size()));
  say.line((dry_run ? "Would write " : "Wrote ") + out.generic_string());
}

}  // namespace estafette::cli
