// estafette turn: plays the half-week (rule 1.1).
#include "base/problem.hpp"
#include "campaign/reports/choices_table.hpp"
#include "campaign/reports/history.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/rules/thrown_dice.hpp"
#include "campaign/umpire/past.hpp"
#include "campaign/umpire/play.hpp"
#include "campaign/umpire/reader_folder.hpp"
#include "cli/as_typed.hpp"
#include "cli/carry_out.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>

namespace estafette::cli {
namespace {

struct TurnOptions {
  fs::path file, letters;
  std::string dice, by, beyond;
  const CLI::Option* dice_option = nullptr;
  int turn = 0;  ///< the half-week that is meant; 0: the next
  bool at_once = false, finish = false, brief = false, dry_run = false, overwrite = false;
};

/// Tells the umpire what to do next. `name`: of the campaign, as he types it.
void say_what_waits(const campaign::CampaignFile& file, const std::string& name, const Console& say) {
  for (const campaign::Contact& contact : file.state().contacts) {
    if (contact.settled) continue;
    say.line(fmt::format("Battle {} at {}: estafette battle generate {} {} --out DIR", contact.number,
                         file.theatre().name(contact.node), name, contact.number));
  }
  for (const campaign::Proposal& proposal : file.state().proposals) {
    say.line(fmt::format("Proposal {}, {}: estafette proposal {} {} --confirm --because \"...\", or --reject",
                         proposal.number, proposal.text, name, proposal.number));
  }
  if (file.state().ending) return;
  if (file.state().pause) {
    say.line(fmt::format("Lodge the answers: estafette orders {} LETTERS --side SIDE --lodge", name));
    say.line(fmt::format("Then go on: estafette turn {} --finish", name));
    return;
  }
  say.line(fmt::format("Waiting for the orders for {}.", campaign::turn_in_words(file.theatre(), file.state().turn)));
}

/// REQUIRES that they are wanted. `journal`: gives all events before the turn's.
Following letters_of(const TurnOptions& options, const campaign::Standing& before, const campaign::Deed& turn,
                     const std::function<std::vector<campaign::Event>()>& journal) {
  campaign::require_no_readers_folder(options.letters);
  return {options.letters, campaign::letters_after(before, turn, journal),
          options.overwrite ? Existing::overwrite : Existing::keep};
}

void say_what_happened(const TurnOptions& options, const campaign::CampaignFile& file, const campaign::Deed& turn,
                       const Console& say) {
  std::vector<campaign::Event> events = turn.events;
  if (options.brief) std::erase_if(events, [](const campaign::Event& event) { return !campaign::is_news(event); });
  say.line(campaign::history(file.theatre(), events));
  for (const Table& table :
       {campaign::battles_table(file.theatre(), turn.after), campaign::choices_table(file.theatre(), turn.after)})
    if (!table.rows.empty()) say.table(table);
  if (turn.after.pause) say.line(campaign::stands_still_in_words(*turn.after.pause));
}

/// What there is to do once the half-week is in the journal. Until it is all done, the same command does only this.
void finish(const TurnOptions& options, campaign::CampaignFile& file, const Following& letters, bool is_last,
            const Console& say) {
  for (const Document& letter : letters.documents) say.line("Wrote " + (letters.folder / letter.path).generic_string());
  say_what_waits(file, as_typed(options.file), say);
  say.flush();
  if (is_last) after_commit(say, [&] { file.finish(); });
}

/// The half-week has been played: what is missing is done, if it is the last command.
void go_on(const TurnOptions& options, campaign::CampaignFile& file, const campaign::PastDeed& played, bool is_last,
           const Console& say) {
  if (!options.dice.empty() && campaign::thrown_dice(options.dice) != campaign::thrown_dice(played.given.asked)) {
    throw Refusal(Problem{"--dice", 0, "", options.dice,
                          played.given.asked.empty() ? "no dice, as when this half-week was played"
                                                     : "those with which it was played: " + played.given.asked,
                          "It is played already. Give the command again as it was, or first: estafette undo"});
  }
  say_what_happened(options, file, played.deed, say);
  say.remark(played.given.finished
                 ? "this half-week had been played; it was not played again"
                 : "this half-week had been played when the command was cut off; it was not played again");
  if (options.dry_run) {
    say_dry_run(say);
    return;
  }
  Following letters;
  if (!options.letters.empty()) {
    letters =
        letters_of(options, played.before, played.deed, [&] { return campaign::events_before(file, played.given); });
    after_commit(say, [&] { write_all_or_none(letters.folder, letters.documents, letters.existing); });
  }
  finish(options, file, letters, is_last, say);
}

/// What has been played already of what the command asks for; nothing: it is to be played now. Whoever names the
/// half-week can give his command again at any time; for whoever names none, it was played if nobody has noted that all
/// of it is done.
std::optional<campaign::PastDeed> played_already(const TurnOptions& options, const campaign::CampaignFile& file) {
  if (options.turn == 0) return campaign::turn_cut_off(file);
  const campaign::State& state = file.state();
  if (options.turn > state.turn.value)
    throw Refusal(Problem{"--turn", 0, "", std::to_string(options.turn),
                          fmt::format("{}, the half-week that is to be played, or one before it", state.turn.value),
                          "It comes when those before it have been played"});
  if (campaign::Turn{options.turn} == state.turn && (!state.pause || options.finish)) return std::nullopt;
  std::optional<campaign::PastDeed> played = campaign::half_week_played(
      file, campaign::Turn{options.turn}, options.finish ? campaign::kFinish : campaign::kTurn);
  if (!played)
    throw Refusal(Problem{"--turn", 0, "", std::to_string(options.turn),
                          "a half-week that this command has played, or is to play",
                          "estafette undo --list shows them"});
  return played;
}

campaign::Deed play(const TurnOptions& options, const campaign::Standing& standing) {
  const campaign::ThrownDice dice = campaign::thrown_dice(options.dice);
  if (options.finish) return campaign::finish_half_week(standing, dice);
  if (options.at_once) return campaign::play_half_week(standing, dice, options.beyond);
  return campaign::begin_half_week(standing, options.by, dice, options.beyond);
}

void run(const TurnOptions& options, const Console& say) {
  campaign::CampaignFile file(options.file);
  if (const std::optional<campaign::PastDeed> played = played_already(options, file)) {
    go_on(options, file, *played, played->given.id == file.commands().back().id, say);
    return;
  }
  const campaign::Deed turn = play(options, file.standing());
  if (asks_for_dice(options.dice_option, options.dice)) {
    show_dice(turn, say);
    return;
  }
  if (options.dry_run) {
    say_what_happened(options, file, turn, say);
    say_dry_run(say);
    return;
  }
  Following letters;
  if (!options.letters.empty())
    letters = letters_of(options, file.standing(), turn, [&] { return file.events({.to_fold = true}); });
  commit_then_write(file, turn, options.dice, letters, say);
  say_what_happened(options, file, turn, say);
  finish(options, file, letters, true, say);
}

}  // namespace

Verb turn() {
  auto given = std::make_shared<TurnOptions>();
  return {.name = "turn",
          .purpose = "Play the half-week: carry out the lodged orders, stand still where forces meet, and go on",
          .example = "estafette turn spring.campaign --letters out/letters",
          .declare =
              [given](CLI::App& command) {
                command.add_option("FILE", given->file, kTheCampaign)->required();
                CLI::Option* finish = command.add_flag("--finish", given->finish,
                                                       "go on with a half-week that stands still (5.5, 5.5.1)");
                CLI::Option* at_once = command
                                           .add_flag("--at-once", given->at_once,
                                                     "do not stand still where forces meet: lodged orders decide")
                                           ->excludes(finish);
                command
                    .add_option("--turn", given->turn,
                                "the half-week that is meant, by its number: once it is played, the same command plays "
                                "no other, and only writes what is missing of it")
                    ->check(CLI::Range(1, kMostNumber))
                    ->type_name("NUMBER");
                command.add_option("--by", given->by, "by when you want the players' answers where forces have met")
                    ->type_name("WHEN")
                    ->excludes(finish)
                    ->excludes(at_once);
                command.add_flag("--brief", given->brief, "leave out what happens in every half-week");
                command.add_flag("--dry-run", given->dry_run, "show what would happen, write nothing");
                given->dice_option = add_dice(command, given->dice);
                command
                    .add_option("--beyond", given->beyond,
                                "play a turn after the campaign's last (1.1.1), and why: the umpire's word")
                    ->type_name("TEXT");
                command.add_option("--letters", given->letters, "folder for each side's dispatch")->type_name("DIR");
                command.add_flag("--overwrite", given->overwrite, "replace letters that exist already");
              },
          .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
