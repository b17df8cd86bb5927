// estafette inspect: what is in this file, whatever it is.
#include "inspection/inspect.hpp"

#include "base/files/pasted.hpp"
#include "cli/day.hpp"
#include "cli/templates.hpp"
#include "cli/verb.hpp"

#include <memory>

namespace estafette::cli {
namespace {

struct InspectOptions {
  fs::path file;
  std::string day;
  bool line_by_line = false;
};

void run(const InspectOptions& options, const Console& say) {
  const inspection::DataPaths data{.readers = template_file("readers/words.xml").parent_path(),
                                   .rules = template_file("campaigns/1813/rules.xml"),
                                   .profile = template_file("sow/waterloo.xml")};
  inspection::Wanted wanted{.day = day_of(options.day), .line_by_line = options.line_by_line};
  const bool typed = options.file == "-";
  if (typed) wanted.pasted = pasted();
  const inspection::Findings found = inspection::inspect(typed ? "pasted text" : options.file, wanted, data);
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
  auto given = std::make_shared<InspectOptions>();
  return {.name = "inspect",
          .purpose = "Say what a file is, what is in it, what is doubtful, and which verbs take it",
          .example = "estafette inspect templates/campaigns/1813/orbats/coalition-main-army.csv",
          .declare =
              [given](CLI::App& command) {
                command
                    .add_option("FILE", given->file,
                                "any file that a verb reads: an order of battle in any form, a campaign, a map, rules, "
                                "a letter, a battle sheet, a dump of the game ...; - for text by standard input")
                    ->required();
                command.add_flag("--line-by-line", given->line_by_line,
                                 "of an order of battle: every line with what was read from it");
                declare_day(command, given->day);
              },
          .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
