// estafette battle adjudicate and exploit: the umpire's verdict and what follows from it (rules 4.1 to 5.5.2.1).
#include "base/text.hpp"
#include "campaign/battle/losses.hpp"
#include "campaign/battle/settle.hpp"
#include "campaign/rules/battle/exploit.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rulings/subjects.hpp"
#include "campaign/telling/telling.hpp"
#include "cli/battle_steps.hpp"
#include "cli/battle_words.hpp"
#include "cli/campaign_file.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>

namespace estafette::cli {
namespace {

using campaign::Event;
using campaign::Side;
using campaign::VictoryLevel;

struct Verdict {
  fs::path file;
  int number = 0;
  std::string winner, level;
  std::vector<std::string> losses, reserves;
  bool easy = false, napoleon = false, no_losses = false, dry_run = false;
};

std::vector<std::string> winners() {
  return {to_string(Side::france), to_string(Side::coalition), "nobody"};
}

/// The words as a verdict. Throws Refusal where they contradict each other.
campaign::Verdict verdict_from(const Verdict& given, bool napoleon_there) {
  campaign::Verdict verdict;
  ProblemList problems;
  const bool drawn = given.level == to_string(VictoryLevel::draw);
  if (given.winner.empty() && !drawn)
    problems.add({"--winner", 0, "", "", fmt::format("{}", fmt::join(winners(), ", ")), "Or write --level draw"});
  if (!given.winner.empty() && given.winner != "nobody" && drawn)
    problems.add({"--level", 0, "", "draw", "minor or major, since there is a winner", "Or leave --winner out"});
  if (given.winner == "nobody" && !drawn)
    problems.add({"--level", 0, "", given.level, "draw, since nobody won", "Write --level draw"});
  if (given.easy && drawn) problems.add({"--easy", 0, "", "a draw", "a victory", "Leave --easy out"});
  problems.refuse_if_any();
  if (!drawn) verdict.winner = given.winner == to_string(Side::france) ? Side::france : Side::coalition;
  verdict.level = drawn                                           ? VictoryLevel::draw
                  : given.level == to_string(VictoryLevel::major) ? VictoryLevel::major
                                                                  : VictoryLevel::minor;
  verdict.easy = given.easy;
  verdict.napoleon = given.napoleon || napoleon_there;
  return verdict;
}

/// Losses by the umpire's word, where no dump gave any. Throws Refusal if neither is there, or both.
std::vector<Event> spoken_losses(const Verdict& given, const CampaignFile& file, const campaign::Contact& contact,
                                 campaign::Battle& battle) {
  if (battle.losses) {
    if (given.losses.empty()) return {};
    throw Refusal(Problem{"--losses", 0, "", given.losses.front(), "no losses: a dump has given them already",
                          "Leave --losses out, or take the dump back with estafette undo"});
  }
  if (given.losses.empty() && !given.no_losses) {
    throw Refusal(Problem{
        "battle", 0, "", fmt::format("battle {} without losses", given.number), "its losses, from a dump or by word",
        "estafette battle import first; or say --losses \"III Corps=10%\" for each force, or --no-losses"});
  }
  battle.losses = true;
  battle.sheet.clear();
  const dumps::Losses losses = campaign::losses_by_word(
      file.theatre(), file.state(), contact, losses_from(file.state(), contact, given.losses), file.carryover());
  return campaign::carry_losses(file.theatre(), file.state(), contact, losses, {}, file.carryover());
}

void adjudicate(const Verdict& given, const Console& say) {
  CampaignFile file(given.file);
  const campaign::Contact& contact = campaign::open_contact(file.theatre(), file.state(), given.number);
  campaign::Battle battle = campaign::battle_so_far(file.theatre(), file.state(), contact);
  if (!given.reserves.empty()) {
    campaign::MusterChoice choice;
    for (const std::string& name : given.reserves)
      choice.reserves.push_back(force_of_battle(file.state(), contact, "--reserve", name));
    battle.reserves = reserves_of(muster(file.theatre(), file.state(), contact, choice));
  }
  const campaign::Muster mustered = muster(file.theatre(), file.state(), contact, {});
  battle.verdict = verdict_from(given, mustered.attacker.napoleon || mustered.defender.napoleon);
  std::vector<Event> events = spoken_losses(given, file, contact, battle);
  campaign::State after = file.state();
  for (const Event& event : events) apply(after, event);
  campaign::DiceCup dice = campaign::dice_of_battle(file.state(), -given.number);  // others than the weather's
  const std::vector<Event> verdict = campaign::judged(file.theatre(), after, contact, battle, dice);
  events.insert(events.end(), verdict.begin(), verdict.end());
  for (const Event& event : events)
    say.line(event.rule.empty() ? tell(event.said) : fmt::format("{} ({})", tell(event.said), event.rule));
  if (given.dry_run) {
    say.line("A dry run: nothing was written.");
    return;
  }
  file.append("battle adjudicate", events);
}

struct Exploit {
  fs::path file;
  int number = 0;
  std::string force, to;
  bool dry_run = false;
};

/// A battle that is judged. Throws Refusal.
const campaign::Battle& judged_battle(const CampaignFile& file, int number) {
  const campaign::Battle* battle = find_battle(file.state(), number);
  if (battle != nullptr && battle->verdict && find_contact(file.state(), number) != nullptr) return *battle;
  throw Refusal(Problem{"battle", 0, "", std::to_string(number), "a battle of this half-week that is judged",
                        "An exploit march follows the verdict, before the next turn (5.5.2.1)"});
}

void exploit(const Exploit& given, const Console& say) {
  CampaignFile file(given.file);
  const campaign::Battle& battle = judged_battle(file, given.number);
  const campaign::Contact& contact = *find_contact(file.state(), given.number);
  const campaign::Force& force =
      *find_force(file.state(), force_of_battle(file.state(), contact, "--force", given.force));
  const map::Node* to = campaign::find_place(file.theatre(), given.to);
  if (to == nullptr) {
    const std::string near = nearest(given.to, campaign::place_names(file.theatre()));
    throw Refusal(
        Problem{"--to", 0, "", given.to, "a place of the map", near.empty() ? "" : fmt::format("Is it {}?", near)});
  }
  ProblemList problems;
  for (const campaign::Objection& objection :
       exploit_objections(file.theatre(), file.state(), contact, battle, force, to->id))
    problems.add({"exploit", 0, "", tell(objection.reason), fmt::format("what rule {} allows", objection.rule), ""});
  problems.refuse_if_any();
  const std::vector<Event> events =
      file.with_new_lines(campaign::exploit(file.theatre(), file.state(), contact, battle, force, to->id));
  for (const Event& event : events) say.line(fmt::format("{} ({})", tell(event.said), event.rule));
  if (given.dry_run) {
    say.line("A dry run: nothing was written.");
    return;
  }
  file.append("battle exploit", events);
}

}  // namespace

Step battle_adjudicate() {
  auto given = std::make_shared<Verdict>();
  return {"adjudicate", "Judge a battle, and let everything follow: pursuit, exhaustion, retreat, prestige, truce",
          "estafette battle adjudicate spring.campaign 2 --winner france --level minor",
          [given](CLI::App& step) {
            step.add_option("FILE", given->file, "the campaign")->required();
            step.add_option("NUMBER", given->number, "which battle")->required()->check(CLI::Range(1, kMostNumber));
            step.add_option("--winner", given->winner, "france, coalition, or nobody")->check(CLI::IsMember(winners()));
            step.add_option("--level", given->level,
                            "by the objectives, never by the losses (5.4): minor, major, or draw")
                ->required()
                ->check(CLI::IsMember(campaign::victory_level_words()));
            step.add_flag("--easy", given->easy, "an easy victory: the victor may march on (5.5.2.1)");
            step.add_flag("--napoleon-present", given->napoleon,
                          "Napoleon was there (4.5); without it, if he stands in the node");
            CLI::Option* losses =
                step.add_option("--losses", given->losses,
                                "without a dump: \"III Corps=1200\" men, or \"III Corps=10%\"; again for each force")
                    ->allow_extra_args(false);
            step.add_flag("--no-losses", given->no_losses, "without a dump: nobody was lost")->excludes(losses);
            step.add_option("--reserve", given->reserves, "forces that were kept back, if not as generated (5.5.2)")
                ->delimiter(',');
            step.add_flag("--dry-run", given->dry_run, "tell what would happen, write nothing");
          },
          [given](const Console& say) { adjudicate(*given, say); }};
}

Step battle_exploit() {
  auto given = std::make_shared<Exploit>();
  return {"exploit", "March on after an easy victory, one node more (5.5.2.1)",
          "estafette battle exploit spring.campaign 1 --force \"V Corps\" --to Wurzen",
          [given](CLI::App& step) {
            step.add_option("FILE", given->file, "the campaign")->required();
            step.add_option("NUMBER", given->number, "which battle")->required()->check(CLI::Range(1, kMostNumber));
            step.add_option("--force", given->force, "the victor who marches on")->required();
            step.add_option("--to", given->to, "the next node")->required();
            step.add_flag("--dry-run", given->dry_run, "tell what would happen, write nothing");
          },
          [given](const Console& say) { exploit(*given, say); }};
}

}  // namespace estafette::cli
