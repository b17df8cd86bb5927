// estafette inspect: what is in this file, whatever it is.
#include "inspection/inspect.hpp"

#include "cli/day.hpp"
#include "cli/templates.hpp"
#include "cli/verb.hpp"

#include <memory>

namespace estafette::cli {
namespace {

struct Options {
  fs::path file;
  std::string day;
};

void run(const Options& options, const Console& say) {
  const inspection::DataPaths data{.readers = template_file("readers/words.xml").parent_path(),
                                   .rules = template_file("campaigns/1813/rules.xml"),
                                   .profile = template_file("sow/waterloo.xml")};
  const inspection::Findings found = inspection::inspect(options.file, day_of(options.day), data);
  for (const auto& shown : found.shown) {
    if (const auto* line = std::get_if<std::string>(&shown)) say.line(*line);
    if (const auto* table = std::get_if<Table>(&shown)) say.table(*table);
  }
  for (const std::string& doubt : found.doubts) say.remark(doubt);
  say.line("Taken by: " + found.takers);
  say.require_shown();
}

}  // namespace

Verb inspect() {
  auto given = std::make_shared<Options>();
  return {.name = "inspect",
          .purpose = "Say what a file is, what is in it, what is doubtful, and which verbs take it",
          .example = "estafette inspect templates/campaigns/1813/orbats/coalition-main-army.csv",
          .declare =
              [given](CLI::App& command) {
                command
                    .add_option("FILE", given->file,
                                "any file that a verb reads: an order of battle in any form, a campaign, a map, rules, "
                                "a letter, a battle sheet, a dump of the game ...")
                    ->required();
                declare_day(command, given->day);
              },
          .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
