// estafette battle: from a contact on the map to the game and back. Each step has a file of its own.
#include "campaign/battle/settle.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "cli/verbs/battle_steps.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"

#include <fmt/format.h>

#include <memory>

namespace estafette::cli {
namespace {

std::string progress(const campaign::Battle* battle) {
  if (battle == nullptr) return "to be generated";
  if (battle->verdict) return "judged";
  if (battle->losses) return "losses carried over; to be judged";
  if (battle->sheet.empty()) return "to be generated";
  const bool at_table = sow::read_battle_sheet(battle->sheet, "battle.xml").map.empty();
  return fmt::format("sent to the {}, fingerprint {}", at_table ? "table" : "game", battle->fingerprint);
}

Subcommand battle_list() {
  auto file = std::make_shared<fs::path>();
  return {"list", "List the battles of this half-week, and how far each has got",
          "estafette battle list spring.campaign",
          [file](CLI::App& step) { step.add_option("FILE", *file, kTheCampaign)->required(); },
          [file](const Console& say) {
            const campaign::CampaignFile open(*file);
            const Table waiting = campaign::battles_table(open.theatre(), open.state());
            if (waiting.rows.empty()) {
              say.line("No battle is waiting.");
              return;
            }
            say.table(waiting);
            for (const campaign::Contact& contact : open.state().contacts)
              if (!contact.settled)
                say.line(
                    fmt::format("Battle {}: {}.", contact.number, progress(find_battle(open.state(), contact.number))));
          }};
}

}  // namespace

Verb battle() {
  const auto steps = std::make_shared<std::vector<Subcommand>>(std::vector<Subcommand>{
      battle_list(), battle_generate(), battle_import(), battle_adjudicate(), battle_exploit()});
  const auto chosen = std::make_shared<const Subcommand*>(nullptr);
  return {.name = "battle",
          .purpose = "Take a battle from the map to the game and back: list, generate, import, adjudicate, exploit",
          .example = "estafette battle list spring.campaign",
          .declare =
              [steps, chosen](CLI::App& command) {
                command.require_subcommand(1);
                for (const Subcommand& step : *steps) {
                  CLI::App* own = command.add_subcommand(step.name, step.purpose);
                  own->footer("Example:\n  " + step.example);
                  step.declare(*own);
                  own->callback([chosen, &step] { *chosen = &step; });
                }
              },
          .run = [steps, chosen](const Console& say) { (*chosen)->run(say); }};
}

}  // namespace estafette::cli
