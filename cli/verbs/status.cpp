// estafette status: where every force is, in what condition, with which line.
#include "campaign/reports/status.hpp"

#include "campaign/reports/accounts.hpp"
#include "campaign/reports/choices_table.hpp"
#include "campaign/reports/status_for.hpp"
#include "campaign/reports/truce_told.hpp"
#include "campaign/telling/telling.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "campaign/umpire/roster.hpp"
#include "cli/as_typed.hpp"
#include "cli/side.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>

namespace estafette::cli {
namespace {

using campaign::Side;

struct StatusOptions {
  fs::path file, players;
  std::string side;
  bool expected = false, ledger = false, letters = false;
};

/// The umpire is shown the reinforcements that may come this turn or next, or all of them if he asks.
constexpr int kSoon = 1;

/// Who has not written yet.
void tell_of_letters(const StatusOptions& options, const campaign::CampaignFile& file, const Console& say) {
  const fs::path players = options.players.empty() ? campaign::players_beside(options.file) : options.players;
  if (!fs::exists(players))
    throw Refusal(Problem{"--letters", 0, "", "no " + players.generic_string(), "who commands what (docs/reports.md)",
                          "Write it, or name another: --players FILE"});
  std::vector<campaign::Chapter> chapters = file.unspoken_chapters();
  std::vector<campaign::Player> all = campaign::read_players(read_text(players), players.generic_string(), chapters);
  const Table table = campaign::Roster(std::move(all), std::move(chapters)).letters_table(file.theatre(), file.state());
  if (table.rows.empty())
    say.line("Nobody has anything to choose.");
  else
    say.table(table);
}

void run(const StatusOptions& options, const Console& say) {
  const campaign::CampaignFile file(options.file);
  const campaign::State& state = file.state();
  if (options.letters) {
    tell_of_letters(options, file, say);
    return;
  }
  if (const std::optional<Side> side = given_side(file.theatre().rules.sides, options.side)) {
    const campaign::SideStatus status = campaign::status_for(file.theatre(), state, *side);
    for (const std::string& line : status.lines) say.line(line);
    for (const Table& table : status.tables) say.table(table);
    return;
  }
  say.line(fmt::format("{} of the campaign of {}; prestige {}", campaign::turn_in_words(file.theatre(), state.turn),
                       state.campaign, state.prestige));
  if (state.ending)
    say.line(fmt::format("The campaign ended in turn {}: {}", state.ending->turn.value, state.ending->why));
  if (state.pause) say.line(campaign::stands_still_in_words(*state.pause));
  if (!state.proposals.empty())
    say.line(fmt::format("Proposals are waiting for the umpire: estafette proposal {}", as_typed(options.file)));
  if (state.truce) say.line(fmt::format("Truce until turn {}: {}", state.truce->until.value, state.truce->terms));
  for (const auto& [nation, truce] : state.truces)
    say.line(fmt::format("Truce of {} until turn {}: {}", nation, truce.until.value, truce.terms));
  for (const campaign::Truce& truce : campaign::truces_of(state))
    for (const campaign::Saying& term : campaign::terms_in_words(file.theatre(), truce))
      say.line("Agreed in the truce: " + tell(term));
  for (const std::string& told : {state.ending ? state.ending->told : "", state.truce ? state.truce->told : ""})
    if (!told.empty()) say.line("The players are told: " + told);
  const auto show = [&say](const Table& table) {
    if (!table.rows.empty()) say.table(table);
  };
  show(campaign::forces_table(file.theatre(), state, std::nullopt));
  show(campaign::pieces_table(file.theatre(), state, std::nullopt));
  show(campaign::orders_table(file.theatre(), state, std::nullopt));
  show(campaign::armies_table(file.theatre(), state));
  show(campaign::battles_table(file.theatre(), state));
  show(campaign::sieges_table(file.theatre(), state));
  show(campaign::choices_table(file.theatre(), state));
  const campaign::Turn soon{state.turn.value + kSoon};
  show(campaign::expected_table(file.theatre(), state, options.expected ? std::nullopt : std::optional(soon)));
  if (options.ledger)
    show(campaign::prestige_table(file.events({.kinds = campaign::kinds_in_prestige_table(), .to_fold = true})));
}

}  // namespace

Verb status() {
  auto given = std::make_shared<StatusOptions>();
  return {
      .name = "status",
      .purpose = "Show where every force is, in what condition, and with which line of supply",
      .example = "estafette status spring.campaign --side france",
      .declare =
          [given](CLI::App& command) {
            command.add_option("FILE", given->file, kTheCampaign)->required();
            CLI::Option* side =
                command.add_option("--side", given->side, "only what this side knows, by its name in the campaign")
                    ->type_name("SIDE");
            names_a_side(*side);
            CLI::Option* letters =
                command.add_flag("--letters", given->letters, "list who has written, and who has not")->excludes(side);
            command
                .add_option("--players", given->players,
                            "with --letters: who commands what; without it, players.csv beside the campaign")
                ->type_name("FILE")
                ->needs(letters);
            command.add_flag("--expected", given->expected, "list all reinforcements still to come")->excludes(side);
            command
                .add_flag("--ledger", given->ledger,
                          "list every point of prestige since the campaign began, with its cause (4.5)")
                ->excludes(side);
          },
      .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
