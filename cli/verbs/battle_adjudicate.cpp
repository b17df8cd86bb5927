// estafette battle adjudicate and exploit: the umpire's verdict and what follows from it (rules 4.1 to 5.5.2.1).
#include "base/text.hpp"
#include "campaign/battle/settle.hpp"
#include "campaign/names/meant.hpp"
#include "campaign/rules/thrown_dice.hpp"
#include "campaign/umpire/adjudicate.hpp"
#include "campaign/umpire/march_on.hpp"
#include "cli/carry_out.hpp"
#include "cli/side.hpp"
#include "cli/verbs/battle_steps.hpp"
#include "cli/verbs/battle_words.hpp"

#include <fmt/format.h>

#include <memory>

namespace estafette::cli {
namespace {

using campaign::VictoryLevel;

struct SpokenVerdict {
  fs::path file;
  int number = 0;
  std::string winner, level;
  std::vector<std::string> losses, reserves;
  std::string dice;
  const CLI::Option* dice_option = nullptr;
  bool easy = false, napoleon = false, no_losses = false, dry_run = false;
};

constexpr const char* kNobody = "nobody";

campaign::Judgement judgement_from(const SpokenVerdict& given, const campaign::CampaignFile& file,
                                   const campaign::Contact& contact) {
  const campaign::State& state = file.state();
  campaign::Judgement judgement;
  judgement.number = given.number;
  judgement.nobody = given.winner == kNobody;
  if (!given.winner.empty() && !judgement.nobody)
    judgement.winner = campaign::side_meant(file.theatre().rules.sides, given.winner, "--winner", {kNobody});
  for (const VictoryLevel level : {VictoryLevel::minor, VictoryLevel::major})
    if (given.level == to_string(level)) judgement.level = level;
  judgement.easy = given.easy;
  judgement.chief = given.napoleon;
  judgement.losses = losses_from(state, contact, given.losses);
  judgement.no_losses = given.no_losses;
  judgement.dice = campaign::thrown_dice(given.dice);
  if (!given.reserves.empty()) {
    judgement.reserves.emplace();
    for (const std::string& name : given.reserves)
      judgement.reserves->push_back(force_of_battle(state, contact, "--reserve", name));
  }
  return judgement;
}

void adjudicate(const SpokenVerdict& given, const Console& say) {
  campaign::CampaignFile file(given.file);
  const campaign::Contact& contact = campaign::open_contact(file.theatre(), file.state(), given.number);
  const campaign::Judgement judgement = judgement_from(given, file, contact);
  const campaign::Deed deed = campaign::adjudicate(file.standing(), judgement);
  if (asks_for_dice(given.dice_option, given.dice))
    show_dice(deed, say);
  else
    carry_out(file, deed, given.dry_run, say);
}

struct Exploit {
  fs::path file;
  int number = 0;
  std::string force, to;
  bool dry_run = false;
};

/// The battle's contact. Throws Refusal if there is no such battle of this half-week.
const campaign::Contact& contact_of(const campaign::State& state, int number) {
  const campaign::Contact* contact = find_contact(state, number);
  if (contact == nullptr)
    throw Refusal(Problem{"battle", 0, "", std::to_string(number), "a battle of this half-week that has been judged",
                          "An exploit march comes after the verdict and before the next turn (5.5.2.1)"});
  return *contact;
}

void exploit(const Exploit& given, const Console& say) {
  campaign::CampaignFile file(given.file);
  const campaign::Contact& contact = contact_of(file.state(), given.number);
  const campaign::ForceId force = force_of_battle(file.state(), contact, "--force", given.force);
  const campaign::NodeId to =
      campaign::place_meant(file.theatre().map, given.to, {.file = "--to", .expected = "a place on the map"});
  carry_out(file, campaign::march_on(file.standing(), given.number, force, to), given.dry_run, say);
}

}  // namespace

Subcommand battle_adjudicate() {
  auto given = std::make_shared<SpokenVerdict>();
  return {
      "adjudicate", "Judge a battle and work out what follows: pursuit, exhaustion, retreat, prestige, truce",
      "estafette battle adjudicate spring.campaign 2 --winner france --level minor",
      [given](CLI::App& step) {
        step.add_option("FILE", given->file, kTheCampaign)->required();
        step.add_option("NUMBER", given->number, "which battle")->required()->check(CLI::Range(1, kMostNumber));
        names_a_side(
            *step.add_option("--winner", given->winner, "the side that won, by its name in the campaign, or nobody"),
            {kNobody});
        step.add_option("--level", given->level,
                        "minor, major or draw; judge by the objectives, never by the losses (5.4)")
            ->required()
            ->check(CLI::IsMember(campaign::victory_level_words()));
        step.add_flag("--easy", given->easy, "an easy victory: the victor may march on (5.5.2.1)");
        step.add_flag("--napoleon-present", given->napoleon,
                      "Napoleon was there (4.5); if left out, he was there if he is in the node");
        CLI::Option* losses =
            step.add_option("--losses", given->losses,
                            "instead of a dump: \"III Corps=1200\" men, or \"III Corps=10%\"; repeat for each force")
                ->allow_extra_args(false);
        step.add_flag("--no-losses", given->no_losses, "instead of a dump: nobody was lost")->excludes(losses);
        step.add_option("--reserve", given->reserves, "forces held in reserve (5.5.2; default: as in the battle sheet)")
            ->delimiter(',');
        given->dice_option = add_dice(step, given->dice);
        step.add_flag("--dry-run", given->dry_run, "show what would happen, write nothing");
      },
      [given](const Console& say) { adjudicate(*given, say); }};
}

Subcommand battle_exploit() {
  auto given = std::make_shared<Exploit>();
  return {"exploit", "March on after an easy victory, one node more (5.5.2.1)",
          "estafette battle exploit spring.campaign 1 --force \"V Corps\" --to Wurzen",
          [given](CLI::App& step) {
            step.add_option("FILE", given->file, kTheCampaign)->required();
            step.add_option("NUMBER", given->number, "which battle")->required()->check(CLI::Range(1, kMostNumber));
            step.add_option("--force", given->force, "the force that marches on")->required();
            step.add_option("--to", given->to, "the next node")->required();
            step.add_flag("--dry-run", given->dry_run, "show what would happen, write nothing");
          },
          [given](const Console& say) { exploit(*given, say); }};
}

}  // namespace estafette::cli
