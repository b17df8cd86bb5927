// estafette battle import: the losses of a battle, from the game's dump into the campaign (rule 5.4).
#include "base/fingerprint.hpp"
#include "base/text.hpp"
#include "campaign/battle/losses.hpp"
#include "campaign/battle/settle.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/telling/telling.hpp"
#include "cli/battle_steps.hpp"
#include "cli/campaign_file.hpp"
#include "cli/find_dump.hpp"
#include "cli/output.hpp"
#include "cli/show_losses.hpp"
#include "converter/sow/battle_sheet.hpp"
#include "sow_dumps/documents.hpp"
#include "sow_dumps/losses.hpp"
#include "sow_dumps/read_dump.hpp"
#include "sow_dumps/reconcile.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>

namespace estafette::cli {
namespace {

struct Options {
  fs::path file, dump, locations, game_dir, report;
  int number = 0;
  bool yes = false;
};

/// A dump that fits the battle, with where it was read from.
struct Fitting {
  fs::path path;
  std::string bytes;
  dumps::Reconciled reconciled;
};

class Import {
 public:
  Import(const Options& options, const CampaignFile& file, const sow::BattleSheet& sheet)
      : options_(options), file_(file), sheet_(sheet) {
    if (!options.locations.empty())
      locations_ = dumps::read_locations(read_bytes(options.locations), options.locations.generic_string());
  }

  [[nodiscard]] Fitting dump() const { return options_.dump.empty() ? newest() : fit(options_.dump); }

 private:
  [[nodiscard]] Fitting fit(const fs::path& path) const {
    std::string bytes = read_bytes(path);
    const dumps::ResultsDump results = dumps::read_results(bytes, path.generic_string());
    dumps::Reconciled reconciled =
        dumps::reconcile(sheet_, results, locations_ ? &*locations_ : nullptr, file_.carryover());
    return {path, std::move(bytes), std::move(reconciled)};
  }

  /// The newest dump of the game's folders that fits the battle.
  [[nodiscard]] Fitting newest() const {
    const std::vector<fs::path> folders = dump_folders(options_.game_dir);
    const std::vector<fs::path> found = results_dumps(folders);
    for (const fs::path& path : found) {
      try {
        return fit(path);
      } catch (const Refusal&) {
        continue;  // another battle's
      }
    }
    throw Refusal(Problem{folders.empty() ? "DUMP" : folders.front().generic_string(), 0, "",
                          found.empty() ? "" : fmt::format("{} dumps, none of this battle", found.size()),
                          "a results dump of this battle (*gamedb*.csv)",
                          "Name the file, or the folder of the game with --game-dir"});
  }

  const Options& options_;
  const CampaignFile& file_;
  const sow::BattleSheet& sheet_;
  std::optional<dumps::LocationsDump> locations_;
};

/// The battle, fit to take losses. Throws Refusal if it was never sent to the game.
campaign::Battle battle_sent(const CampaignFile& file, const Options& options) {
  const campaign::Battle* battle = find_battle(file.state(), options.number);
  if (battle == nullptr || (battle->sheet.empty() && !battle->losses)) {
    (void)campaign::open_contact(file.theatre(), file.state(), options.number);
    throw Refusal(
        Problem{"battle", 0, "", std::to_string(options.number), "a battle that was sent to the game",
                "estafette battle generate first; one fought elsewhere: estafette battle adjudicate --losses"});
  }
  return *battle;
}

/// What to do about a battle whose losses have come. Throws Refusal, unless it is the very same dump.
void recognise(const campaign::Battle& battle, const Options& options, const Console& say) {
  const bool same = !options.dump.empty() && fingerprint(read_bytes(options.dump)) == battle.dump;
  if (options.dump.empty() || same) {
    say.line(fmt::format("The losses of battle {} are carried over already{}; nothing is done twice.", battle.number,
                         same ? " from this very dump" : ""));
    return;
  }
  throw Refusal(Problem{options.dump.generic_string(), 0, "", "another dump than the one that was carried over",
                        fmt::format("no second dump for battle {}", battle.number),
                        "Take the first back with estafette undo, then import this one"});
}

void run(const Options& options, const Console& say) {
  CampaignFile file(options.file);
  campaign::Battle battle = battle_sent(file, options);
  if (battle.losses) {
    recognise(battle, options, say);
    return;
  }
  const campaign::Contact& contact = campaign::open_contact(file.theatre(), file.state(), options.number);
  const sow::BattleSheet sheet =
      sow::read_battle_sheet(battle.sheet, fmt::format("the battle sheet of battle {}", battle.number));
  const Fitting fitting = Import(options, file, sheet).dump();
  const dumps::Losses losses = dumps::carry_over(sheet, fitting.reconciled, file.carryover());

  if (options.dump.empty()) say.line(fmt::format("Taken: {}, the newest that fits.", fitting.path.generic_string()));
  show_losses(sheet, losses, "losses.html, with --report", say);

  battle.losses = true;
  battle.dump = fingerprint(fitting.bytes);
  battle.sheet.clear();
  std::vector<campaign::Event> events = {
      campaign::happens(file.state(), "5.4",
                        campaign::says("losses come from a dump", {{"battle", battle.number},
                                                                   {"at", file.theatre().node(contact.node)},
                                                                   {"synthetic", losses.synthetic},
                                                                   {"dump", campaign::ProperName{battle.dump}}}),
                        campaign::BattleSet{battle}, {}, {contact.node})};
  const std::vector<campaign::Event> cost =
      campaign::carry_losses(file.theatre(), file.state(), contact, losses, battle.ids, file.carryover());
  events.insert(events.end(), cost.begin(), cost.end());
  for (const campaign::Event& event : events) say.line(fmt::format("{} ({})", tell(event.said), event.rule));
  if (!options.yes) {
    say.line("Nothing is applied yet: say --yes when it is as it should be.");
    return;
  }
  if (!options.report.empty()) {
    Output output;
    output.folder = options.report;
    output.write(dumps::documents(sheet, losses), say);
  }
  file.append("battle import", events);
  say.line(
      fmt::format("Applied. Who won is yours to judge: estafette battle adjudicate {} {} --winner SIDE --level LEVEL",
                  options.file.generic_string(), options.number));
}

}  // namespace

Step battle_import() {
  auto given = std::make_shared<Options>();
  return {
      "import", "Carry the losses of the game's dump into the campaign, once",
      "estafette battle import spring.campaign 2 out/gamedb.synthetic.csv --yes",
      [given](CLI::App& step) {
        step.add_option("FILE", given->file, "the campaign")->required();
        step.add_option("NUMBER", given->number, "which battle")->required()->check(CLI::Range(1, kMostNumber));
        step.add_option("DUMP", given->dump,
                        "the results dump (…gamedb….csv); without it, the newest in the game's folders that fits");
        step.add_option("--locations", given->locations, "the unit-location dump of the same moment, if there is one")
            ->type_name("FILE");
        step.add_option("--game-dir", given->game_dir, "where to look for the dump; without it, the user's documents")
            ->type_name("DIR");
        step.add_option("--report", given->report, "folder for losses.html, losses.csv and the other tables")
            ->type_name("DIR");
        step.add_flag("--yes", given->yes, "apply it; without it the losses are only shown");
      },
      [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
