// estafette carryover: what every unit lost, from the game's dump and the battle sheet (rule 5.4).
#include "cli/data_files.hpp"
#include "cli/output.hpp"
#include "cli/verb.hpp"
#include "cli/verbs/show_losses.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "sow_dumps/losses/documents.hpp"
#include "sow_dumps/losses/losses.hpp"
#include "sow_dumps/losses/summary.hpp"
#include "sow_dumps/reading/read_dump.hpp"
#include "sow_dumps/reading/together.hpp"
#include "sow_dumps/reconcile.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <vector>

namespace estafette::cli {
namespace {

struct CarryoverOptions {
  fs::path sheet, rules;
  std::vector<fs::path> dumps, locations;
  Output output;
};

void run(const CarryoverOptions& options, const Console& say) {
  const campaign::Rulebook rules = read_rules(options.rules);
  const sow::BattleSheet sheet = sow::read_battle_sheet(read_text(options.sheet), options.sheet.generic_string());
  std::vector<dumps::ResultsDump> of_the_battle;
  for (const fs::path& dump : options.dumps)
    of_the_battle.push_back(dumps::read_results(read_bytes(dump), dump.generic_string()));
  const dumps::ResultsDump results = dumps::together(of_the_battle);
  std::vector<dumps::LocationsDump> places;
  for (const fs::path& dump : options.locations)
    places.push_back(dumps::read_locations(read_bytes(dump), dump.generic_string()));
  std::optional<dumps::LocationsDump> locations;
  if (!places.empty()) locations = dumps::together(places);
  if (of_the_battle.size() > 1) say.line(fmt::format("Of these dumps {} is the latest, and counts.", results.file));
  const dumps::Reconciled reconciled =
      dumps::reconcile(sheet, results, locations ? &*locations : nullptr, rules.carryover);
  const dumps::Losses losses = dumps::carry_over(sheet, reconciled, rules.carryover);

  show_losses(sheet, losses, "losses.html", say);
  options.output.write(dumps::documents(sheet, losses), say);
}

}  // namespace

Verb carryover() {
  auto given = std::make_shared<CarryoverOptions>();
  return {
      .name = "carryover",
      .purpose = "Say what every unit lost, from the game's dump and the battle sheet",
      .example = "estafette carryover --sheet out/lutzen/battle.xml --dump out/gamedb.synthetic.csv --out out/losses",
      .declare =
          [given](CLI::App& command) {
            command.add_option("--sheet", given->sheet, "battle.xml, written beside the mod folder")
                ->required()
                ->type_name("FILE");
            command
                .add_option(
                    "--dump", given->dumps,
                    "the results dump that the game wrote (…gamedb….csv); if you have those of half-time and of "
                    "the end, give both")
                ->required()
                ->type_name("FILE");
            command
                .add_option("--locations", given->locations,
                            "the unit-location dump written at the same time, if there is one; or several")
                ->type_name("FILE");
            command.add_option("--rules", given->rules, "rules.xml (default: that of 1813)")->type_name("FILE");
            given->output.declare(
                command, "folder for losses.csv, summary.csv, returns.csv, losses.html and the next orders of battle");
            given->output.declare_excel(command);
          },
      .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
