// estafette battle import: the losses of a battle, from the game's dump into the campaign (rule 5.4).
#include "base/problem.hpp"
#include "campaign/umpire/import_losses.hpp"
#include "campaign/umpire/past.hpp"
#include "cli/as_typed.hpp"
#include "cli/carry_out.hpp"
#include "cli/output.hpp"
#include "cli/verbs/battle_steps.hpp"
#include "cli/verbs/show_losses.hpp"
#include "cli/verbs/table_battle.hpp"
#include "sow_dumps/losses/documents.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <vector>

namespace estafette::cli {
namespace {

struct BattleImportOptions {
  fs::path file, report;
  std::vector<fs::path> dumps;
  campaign::DumpChoice choice;
  std::string rules;
  int number = 0;
  bool yes = false, overwrite = false;
};

Output report_of(const BattleImportOptions& options) {
  Output report;
  report.folder = options.report;
  report.overwrite = options.overwrite;
  return report;
}

/// The tables of losses; of a battle at a table with the dump to whose lines they refer.
std::vector<Document> report_documents(const campaign::ImportedLosses::Read& read) {
  std::vector<Document> documents = dumps::documents(read.sheet, read.losses);
  if (!read.made.empty()) documents.push_back({"gamedb.table.csv", read.made});
  return documents;
}

/// The tables of losses that are in the campaign already, from the dump and the battle sheet of then.
void write_report_again(const BattleImportOptions& options, const campaign::CampaignFile& file, const Console& say) {
  const auto past = campaign::last_about_battle(file, "battle import", options.number);
  if (!past) return;
  const campaign::ImportedLosses again = campaign::import_losses(past->before, options.number, options.choice);
  if (!again.read || again.deed.after != past->deed.after)
    throw Refusal(Problem{options.choice.dump.empty() ? "DUMP" : again.read->dump.generic_string(), 0, "",
                          "other losses than those in the campaign", "the dumps that were imported",
                          "Name the dump, and --locations if they were given"});
  report_of(options).write(report_documents(*again.read), say);
}

void run(const BattleImportOptions& options, const Console& say) {
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
  if (!options.report.empty()) files = {report.folder, report.ready(report_documents(read), say), report.existing()};
  commit_then_write(file, imported.deed, "", files, say);
  if (!files.folder.empty()) report.tell(files.documents, say);
  say.line(fmt::format("Applied. Now judge who won: estafette battle adjudicate {} {} --winner SIDE --level LEVEL",
                       as_typed(options.file), options.number));
}

/// A battle at a table has returns instead of dumps: known by their headers.
void take_returns(BattleImportOptions& options) {
  const auto returns = std::count_if(options.dumps.begin(), options.dumps.end(), is_return);
  if (returns == 0) return;
  if (static_cast<std::size_t>(returns) < options.dumps.size())
    throw Refusal(Problem{"DUMP", 0, "", "dumps and returns of a table", "the one or the other", ""});
  options.choice.makes = [files = options.dumps, rules = options.rules](const sow::BattleSheet& sheet) {
    return dump_of_returns(sheet, files, rules, {});
  };
}

}  // namespace

Subcommand battle_import() {
  auto given = std::make_shared<BattleImportOptions>();
  return {"import", "Carry the losses of the game's dump, or of a table's return, into the campaign, once",
          "estafette battle import spring.campaign 2 out/gamedb.synthetic.csv --yes",
          [given](CLI::App& step) {
            step.add_option("FILE", given->file, kTheCampaign)->required();
            step.add_option("NUMBER", given->number, "which battle")->required()->check(CLI::Range(1, kMostNumber));
            step.add_option("DUMP", given->dumps,
                            "the results dump (…gamedb….csv; default: the newest in the game's folders that fits); "
                            "or those of half-time and of the end together; or of a battle at a table its return.csv");
            step.add_option("--locations", given->choice.locations,
                            "the unit-location dump written at the same time, if there is one")
                ->type_name("FILE");
            step.add_option("--game-dir", given->choice.game_dir,
                            "where to look for the dump (default: your documents)")
                ->type_name("DIR");
            step.add_option("--rules", given->rules,
                            "of a battle at a table: your own folder of rules, if it was made with that")
                ->type_name("SET");
            step.add_option("--report", given->report, "folder for losses.html, losses.csv and the other tables")
                ->type_name("DIR");
            step.add_flag("--overwrite", given->overwrite, "replace a report that is already there");
            step.add_flag("--yes", given->yes, "apply the losses; otherwise they are only shown");
          },
          [given](const Console& say) {
            BattleImportOptions options = *given;
            if (!options.dumps.empty()) {
              options.choice.dump = options.dumps.front();
              options.choice.others.assign(options.dumps.begin() + 1, options.dumps.end());
            }
            take_returns(options);
            run(options, say);
          }};
}

}  // namespace estafette::cli
