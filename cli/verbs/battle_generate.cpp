// estafette battle generate: a contact on the map becomes a mod folder for the game, or rosters for a table.
#include "campaign/battle/settle.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "campaign/umpire/generate.hpp"
#include "campaign/umpire/past.hpp"
#include "cli/as_typed.hpp"
#include "cli/carry_out.hpp"
#include "cli/data_files.hpp"
#include "cli/mod_documents.hpp"
#include "cli/output.hpp"
#include "cli/verbs/battle_steps.hpp"
#include "cli/verbs/battle_words.hpp"
#include "cli/verbs/generate_table.hpp"
#include "converter/sow/mod.hpp"
#include "converter/sow/profile/read_profile.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>
#include <optional>

namespace estafette::cli {
namespace {

struct BattleGenerateOptions {
  fs::path file, profile, positions;
  GameOptions game;
  int number = 0;
  bool preview = false, again = false;
  BattleWords words;
  Output output;
};

std::string part_in_words(const campaign::Theatre& theatre, const campaign::PlannedBattle& planned,
                          const campaign::Taker& taker) {
  if (taker.part == campaign::BattleRole::in_reserve) return fmt::format("in reserve: {} (5.5.2)", taker.why);
  if (taker.part == campaign::BattleRole::on_the_field) return "on the field";
  for (const sow::BattleSide* side : {&planned.plan.attacker, &planned.plan.defender})
    for (const sow::ForceOrders& orders : side->orders)
      if (orders.arrival && planned.forces.at(orders.formation) == taker.force)
        return fmt::format("from the {} at {} (5.5.1)", to_string(orders.arrival->edge), to_string(orders.arrival->at));
  return fmt::format("from {} (5.5.1)", theatre.name(*taker.from));
}

std::string commander_in_words(const campaign::Theatre& theatre, const campaign::State& state,
                               const campaign::MusterSide& side) {
  const std::string& name = theatre.rules.sides[side.side].name;
  if (!side.chief.empty()) return fmt::format("{}: {} commands in person, experience +1 (5.5.3)", name, side.chief);
  const campaign::Army* army = find_army(state, side.army);
  if (army == nullptr) return fmt::format("{}: nobody commands above the corps", name);
  return fmt::format("{}: {} ({}) is {} (4.1.1)", name, army->commander, army->name,
                     side.commander_present ? "present" : "absent: the computer plays him, or he counts for nothing");
}

Table muster_table(const campaign::Theatre& theatre, const campaign::State& state,
                   const campaign::PlannedBattle& planned) {
  Table table{planned.plan.name, {{"side"}, {"force"}, {"part"}, {"fatigued by"}}, {}, {}};
  const auto add = [&](const campaign::MusterSide& side, const std::string& role) {
    for (const campaign::Taker& taker : side.forces)
      table.rows.push_back({fmt::format("{}, {}", theatre.rules.sides[side.side].name, role),
                            campaign::with_strength(*find_force(state, taker.force)),
                            part_in_words(theatre, planned, taker), fmt::format("{}", fmt::join(taker.fatigue, ", "))});
  };
  add(planned.muster.attacker, "attacks");
  add(planned.muster.defender, "defends");
  return table;
}

void say_who_fights(const campaign::Theatre& theatre, const campaign::State& state,
                    const campaign::PlannedBattle& planned, const sow::BattleSheet& sheet, const Console& say) {
  say.table(muster_table(theatre, state, planned));
  say.line(commander_in_words(theatre, state, planned.muster.attacker));
  say.line(commander_in_words(theatre, state, planned.muster.defender));
  const std::string where = sheet.map.empty() ? "At a table, by the rules " + sheet.game : "On the map " + sheet.map;
  say.line(fmt::format("{}, {} to {}, {}.", where, sheet.start, sheet.end, planned.plan.weather));
}

void require_same(const sow::BattleSheet& sheet, const campaign::PastDeed& sent, int number) {
  const campaign::Battle& then = *find_battle(sent.deed.after, number);
  if (sheet.fingerprint != then.fingerprint)
    throw Refusal(Problem{"--again", 0, "", "files with the fingerprint " + sheet.fingerprint,
                          "those that were sent: " + then.fingerprint,
                          "Name the --profile with which they were written, and use the same version of estafette"});
}

/// A battle that was sent to the game, worked out once more from what the journal knows of it.
campaign::GeneratedBattle sent_before(const BattleGenerateOptions& options, const campaign::PastDeed& sent,
                                      const sow::Profile& profile) {
  const campaign::State& state = sent.before.state;
  const campaign::Contact& contact = campaign::open_contact(sent.before.theatre, state, options.number);
  const BattleWords words = BattleWords::from_lines(sent.given.asked);
  campaign::GeneratedBattle battle =
      campaign::generate_battle(sent.before, options.number, choice_from(state, contact, words), profile);
  require_same(battle.mod.sheet, sent, options.number);
  return battle;
}

/// A battle at a table, from the campaign as it stands.
campaign::TableBattle at_the_table(const campaign::Standing& standing, int number, const BattleWords& words,
                                   const TabletopFolder& set, const sow::Profile& profile) {
  require_weather(set, words.weather);
  const campaign::Contact& contact = campaign::open_contact(standing.theatre, standing.state, number);
  return campaign::generate_for_table(standing, number, choice_from(standing.state, contact, words), profile,
                                      days_of(set, standing.book.battle_days), set.rules.id);
}

void write_table_again(const BattleGenerateOptions& options, const campaign::PastDeed& sent, const BattleWords& words,
                       const Console& say) {
  const TabletopFolder set = read_tabletop_set(words.rules);
  const campaign::TableBattle battle =
      at_the_table(sent.before, options.number, words, set, read_profile(options.profile));
  require_same(battle.sheet, sent, options.number);
  say_who_fights(sent.before.theatre, sent.before.state, battle.planned, battle.sheet, say);
  options.output.write(table_battle_documents(battle, set, say), say);
}

std::vector<std::string> joined(std::vector<std::string> remarks, const std::vector<std::string>& others) {
  remarks.insert(remarks.end(), others.begin(), others.end());
  return remarks;
}

void write_again(const BattleGenerateOptions& options, const Console& say) {
  const campaign::CampaignFile file(options.file);
  if (options.words != BattleWords{})
    throw Refusal(Problem{"--again", 0, "", "another choice", "the battle as it was sent",
                          "Leave the other options out; or leave out --again, to send another battle"});
  const std::optional<campaign::PastDeed> sent = campaign::last_about_battle(file, "battle generate", options.number);
  if (!sent)
    throw Refusal(Problem{"--again", 0, "", fmt::format("battle {}", options.number),
                          "a battle that was sent to the game", "Leave out --again"});
  if (const BattleWords words = BattleWords::from_lines(sent->given.asked); !words.rules.empty()) {
    write_table_again(options, *sent, words, say);
    return;
  }
  std::vector<std::string> installed;
  const ChosenGame game = options.game.chosen();
  const sow::Profile profile = read_profile(options.profile, game.dir, installed);
  campaign::GeneratedBattle battle = sent_before(options, *sent, profile);
  say_who_fights(sent->before.theatre, sent->before.state, battle.planned, battle.mod.sheet, say);
  const std::vector<Document> documents =
      documents_of(battle.mod, profile, joined(battle.remarks, installed), options.preview);
  options.output.write(documents, say);
  if (!options.output.dry_run && !game.mods.empty())
    hand_over(game, documents, battle.mod, profile, options.output.folder, say);
}

void send_to_a_table(const BattleGenerateOptions& options, const Console& say) {
  if (options.preview || !options.positions.empty() || !options.game.dir.empty())
    throw Refusal(Problem{"--rules", 0, "", "a preview, positions or a game", "a battle at a table, which has none",
                          "Leave --preview, --positions, --game-dir and --install out"});
  campaign::CampaignFile file(options.file);
  const TabletopFolder set = read_tabletop_set(options.words.rules);
  const campaign::TableBattle battle =
      at_the_table(file.standing(), options.number, options.words, set, read_profile(options.profile));
  say_who_fights(file.theatre(), file.state(), battle.planned, battle.sheet, say);
  say.remarks(battle.remarks, "remarks.txt");
  const Output& output = options.output;
  const std::vector<Document> documents = output.ready(table_battle_documents(battle, set, say), say);
  if (!output.dry_run)
    commit_then_write(file, battle.deed, options.words.as_lines(), {output.folder, documents, output.existing()}, say);
  output.tell(documents, say);
  if (output.dry_run) return;
  say.line(fmt::format("When it has been fought: estafette battle import {} {} return.csv", as_typed(options.file),
                       options.number));
}

void run(const BattleGenerateOptions& options, const Console& say) {
  if (options.again) {
    write_again(options, say);
    return;
  }
  if (!options.words.rules.empty()) {
    send_to_a_table(options, say);
    return;
  }
  campaign::CampaignFile file(options.file);
  const campaign::State& state = file.state();
  std::vector<std::string> installed;
  const ChosenGame game = options.game.chosen();
  const sow::Profile profile = read_profile(options.profile, game.dir, installed);
  const campaign::Contact& contact = campaign::open_contact(file.theatre(), state, options.number);
  campaign::GeneratedBattle battle =
      campaign::generate_battle(file.standing(), options.number, choice_from(state, contact, options.words), profile);
  const std::vector<std::string> remarks = joined(battle.remarks, installed);
  say_who_fights(file.theatre(), state, battle.planned, battle.mod.sheet, say);
  say.remarks(remarks, "remarks.txt");
  const Output& output = options.output;
  const std::vector<Document> documents =
      output.ready(documents_of(battle.mod, profile, remarks, options.preview), say);
  if (!output.dry_run)
    commit_then_write(file, battle.deed, options.words.as_lines(), {output.folder, documents, output.existing()}, say);
  output.tell(documents, say);
  if (output.dry_run) return;
  hand_over(game, documents, battle.mod, profile, output.folder, say);
  say.line(fmt::format("When it has been fought: estafette battle import {} {} DUMP", as_typed(options.file),
                       options.number));
}

}  // namespace

Subcommand battle_generate() {
  auto given = std::make_shared<BattleGenerateOptions>();
  return {"generate", "Write the battle as a mod folder for the game, or with --rules for a table, and keep its sheet",
          "estafette battle generate spring.campaign 2 --out out/battle-2 --preview",
          [given](CLI::App& step) {
            step.add_option("FILE", given->file, kTheCampaign)->required();
            step.add_option("NUMBER", given->number, "which battle")->required()->check(CLI::Range(1, kMostNumber));
            given->output.declare(step, "folder for battle.xml, remarks.txt, and the mod folder or the rosters");
            step.add_flag("--preview", given->preview, kPreviewHelp);
            given->words.declare(step);
            step.add_option("--positions", given->positions, kPositionsHelp)->type_name("FILE");
            step.add_flag("--again", given->again,
                          "write the files of a battle once more as it was sent to the game; nothing else is done");
            step.add_option("--profile", given->profile, "game profile (default: Waterloo's)")->type_name("FILE");
            given->game.declare(step);
          },
          [given](const Console& say) {
            for (sow::CorpsPlace& place : read_places(given->positions))
              given->words.places.push_back(std::move(place));
            run(*given, say);
          }};
}

}  // namespace estafette::cli
