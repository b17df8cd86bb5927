// estafette rules: the rules that are in force, and other ones from now on.
#include "base/files/delivery.hpp"
#include "campaign/umpire/change_rules.hpp"
#include "campaign/umpire/reader_folder.hpp"
#include "cli/carry_out.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <memory>

namespace estafette::cli {
namespace {

struct RulesOptions {
  fs::path file, rules, out;
  std::string because;
  bool overwrite = false, dry_run = false;
};

void run(const RulesOptions& options, const Console& say) {
  campaign::CampaignFile file(options.file);
  if (!options.rules.empty()) {
    const campaign::Deed change = campaign::change_rules(file.standing(), file.rules(), read_text(options.rules),
                                                         options.rules.generic_string(), options.because);
    carry_out(file, change, options.dry_run, say);
    return;
  }
  if (options.out.empty())
    throw Refusal(Problem{"rules", 0, "", "no rules",
                          "a rules.xml to play by from now on, or --out to get those in force",
                          "Write estafette rules FILE --out rules.xml, change what you want, then give it back"});
  campaign::require_no_readers_folder(folder_holding(options.out));  // what the umpire alone knows is in them
  write_all_or_none(folder_holding(options.out), {{options.out.filename(), file.rules()}},
                    options.overwrite ? Existing::overwrite : Existing::keep);
  say.line("Wrote " + options.out.generic_string());
}

}  // namespace

Verb rules() {
  auto given = std::make_shared<RulesOptions>();
  return {.name = "rules",
          .purpose = "Write down the rules in force, or play by other figures and triggers from now on",
          .example = "estafette rules spring.campaign --out out/rules.xml",
          .declare =
              [given](CLI::App& command) {
                command.add_option("FILE", given->file, kTheCampaign)->required();
                CLI::Option* rules = command.add_option(
                    "RULES", given->rules, "a rules.xml: what it changes is told, and in force from now on");
                command.add_option("--because", given->because, "the reason, with RULES")->type_name("REASON");
                command.add_option("--out", given->out, "where to write the rules in force")
                    ->type_name("XML")
                    ->excludes(rules);
                command.add_flag("--overwrite", given->overwrite, "replace the file if it exists");
                command.add_flag("--dry-run", given->dry_run, "with RULES: show what would change, write nothing");
              },
          .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
