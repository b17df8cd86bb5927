// estafette battle import: the losses of a battle, from the game's dump into the campaign (rule 5.4).
#include "campaign/umpire/import_losses.hpp"
#include "campaign/umpire/past.hpp"
#include "cli/battle_steps.hpp"
#include "cli/carry_out.hpp"
#include "cli/output.hpp"
#include "cli/show_losses.hpp"
#include "sow_dumps/documents.hpp"

#include <fmt/format.h>

#include <memory>

namespace estafette::cli {
namespace {

struct Options {
  fs::path file, report;
  campaign::DumpChoice choice;
  int number = 0;
  bool yes = false, overwrite = false;
};

Output report_of(const Options& options) {
  Output report;
  report.folder = options.report;
  report.overwrite = options.overwrite;
  return report;
}

/// The tables of losses that are in the campaign already, from the dump and the battle sheet of then.
void write_report_again(const Options& options, const campaign::CampaignFile& file, const Console& say) {
  const auto past = campaign::last_about_battle(file, "battle import", options.number);
  if (!past) return;
  const campaign::ImportedLosses again = campaign::import_losses(past->before, options.number, options.choice);
  if (!again.read || again.deed.after != past->deed.after)
    throw Refusal(Problem{options.choice.dump.empty() ? "DUMP" : again.read->dump.generic_string(), 0, "",
                          "other losses than those in the campaign", "the dumps that were imported",
                          "Name the dump, and --locations if they were given"});
  report_of(options).write(dumps::documents(again.read->sheet, again.read->losses), say);
}

void run(const Options& options, const Console& say) {
  campaign::CampaignFile file(options.file);
  const campaign::ImportedLosses imported = campaign::import_losses(file.standing(), options.number, options.choice);
  if (!imported.read) {
    say.line(fmt::format("The losses of battle {} have been carried over already{}; nothing is counted twice.",
                         options.number, imported.same_dump ? " from this very dump" : ""));
    if (options.yes && !options.report.empty()) write_report_again(options, file, say);
    return;
  }
  const campaign::ImportedLosses::Read& read = *imported.read;
  if (options.choice.dump.empty()) say.line(fmt::format("Dump: {}, the newest that fits.", read.dump.generic_string()));
  show_losses(read.sheet, read.losses, "losses.html, with --report", say);
  tell(imported.deed, say);
  if (!options.yes) {
    say.line("Nothing has been applied yet. If these losses are right, give the command again with --yes.");
    return;
  }
  const Output report = report_of(options);
  Following files;
  if (!options.report.empty())
    files = {report.folder, report.ready(dumps::documents(read.sheet, read.losses), say), report.existing()};
  commit_then_write(file, imported.deed, "", files, say);
  if (!files.folder.empty()) report.tell(files.documents, say);
  say.line(fmt::format("Applied. Now judge who won: estafette battle adjudicate {} {} --winner SIDE --level LEVEL",
                       options.file.generic_string(), options.number));
}

}  // namespace

Subcommand battle_import() {
  auto given = std::make_shared<Options>();
  return {"import", "Carry the losses of the game's dump into the campaign, once",
          "estafette battle import spring.campaign 2 out/gamedb.synthetic.csv --yes",
          [given](CLI::App& step) {
            step.add_option("FILE", given->file, kTheCampaign)->required();
            step.add_option("NUMBER", given->number, "which battle")->required()->check(CLI::Range(1, kMostNumber));
            step.add_option("DUMP", given->choice.dump,
                            "the results dump (…gamedb….csv; default: the newest in the game's folders that fits)");
            step.add_option("--locations", given->choice.locations,
                            "the unit-location dump written at the same time, if there is one")
                ->type_name("FILE");
            step.add_option("--game-dir", given->choice.game_dir,
                            "where to look for the dump (default: your documents)")
                ->type_name("DIR");
            step.add_option("--report", given->report, "folder for losses.html, losses.csv and the other tables")
                ->type_name("DIR");
            step.add_flag("--overwrite", given->overwrite, "replace a report that is already there");
            step.add_flag("--yes", given->yes, "apply the losses; otherwise they are only shown");
          },
          [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
