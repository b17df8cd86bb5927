// estafette scenario: a single battle for the game, without a campaign.
#include "base/problem.hpp"
#include "cli/data_files.hpp"
#include "cli/mod_documents.hpp"
#include "cli/output.hpp"
#include "cli/verb.hpp"
#include "cli/verbs/scenario_plan.hpp"
#include "converter/readers/outline/read_orbat.hpp"
#include "converter/sow/mod.hpp"
#include "converter/sow/one_army.hpp"
#include "converter/sow/profile/profile.hpp"
#include "converter/sow/profile/read_profile.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"

#include <fmt/format.h>

#include <memory>

namespace estafette::cli {
namespace {

struct ScenarioOptions {
  std::vector<fs::path> attacker, defender;
  ScenarioWords words;
  fs::path profile, rules, positions;
  GameOptions game;
  bool preview = false;
  Output output;
};

/// Several armies become one, and only one general can command it: a remark names the others.
void remark_on_commanders(const std::vector<Orbat>& orbats, const Formation& army, std::vector<std::string>& remarks) {
  for (const Orbat& orbat : orbats) {
    for (const Formation& top : orbat.formations) {
      if (top.level != Level::corps || top.name == army.name) continue;
      remarks.push_back(fmt::format(
          "{} joins {} under {}; {} is left without a command. The commander comes from the file named first", top.name,
          army.name, army.commander, top.commander.empty() ? "its commander" : top.commander));
    }
  }
}

Formation read_army(const std::vector<fs::path>& paths, ProblemList& problems, std::vector<std::string>& remarks) {
  std::vector<Orbat> orbats;
  std::vector<std::string> files;
  try {
    for (const fs::path& path : paths) {
      orbats.push_back(readers::read_orbat(path));
      files.push_back(path.generic_string());
    }
    Formation army = sow::one_army(orbats, files);
    remark_on_commanders(orbats, army, remarks);
    return army;
  } catch (const Refusal& refusal) {
    problems.add(refusal);
    return {};
  }
}

/// Each force and its strength, for the umpire to check before the players load the battle.
Table sent(const sow::BattleSheet& sheet) {
  Table table{"The battle", {{"side"}, {"force"}, {"men", true}, {"guns", true}, {"arrives"}}, {}, {}};
  for (const sow::SheetSide& side : sheet.sides) {
    const std::string role = side.attacker ? "attacker" : "defender";
    const auto add = [&](const std::string& id, const std::string& name) {
      Men men;
      Guns guns;
      std::string arrives = "at the start";
      bool found = false;
      for (const sow::SheetRow& row : sheet.rows) {
        if (row.formation != id || row.side != side.number) continue;
        found = true;
        men += row.men;
        guns += row.guns;
        if (!row.arrives.empty()) arrives = fmt::format("{} from the {}", row.arrives, row.edge);
      }
      if (found && men.value > 0)
        table.rows.push_back({role, name, figure(men.value), std::to_string(guns.value), arrives});
    };
    add(side.army.id, side.army.name + " (own troops)");
    for (const Formation& force : side.army.formations) add(force.id, force.name);
    for (const sow::SheetReserve& reserve : sheet.reserves) {
      if (reserve.side != side.number) continue;
      table.rows.push_back(
          {role, reserve.name, figure(reserve.men.value), std::to_string(reserve.guns.value), "in reserve (5.5.2)"});
    }
  }
  return table;
}

void run(const ScenarioOptions& options, const Console& say) {
  ProblemList problems;
  std::vector<std::string> remarks;
  const ChosenGame game = options.game.chosen();
  const sow::Profile profile = read_profile(options.profile, game.dir, remarks);
  Formation attacker = read_army(options.attacker, problems, remarks);
  Formation defender = read_army(options.defender, problems, remarks);
  problems.refuse_if_any();
  sow::BattlePlan plan = plan_from(options.words, std::move(attacker), std::move(defender), profile,
                                   read_rules(options.rules).play.battle.most_corps);
  plan.places = read_places(options.positions);

  sow::Mod mod = sow::make_mod(plan, profile);
  remarks.insert(remarks.end(), mod.remarks.begin(), mod.remarks.end());

  say.table(sent(mod.sheet));
  say.remarks(remarks, "remarks.txt");
  const std::vector<Document> documents = documents_of(mod, profile, remarks, options.preview);
  options.output.write(documents, say);
  if (options.output.dry_run) return;
  hand_over(game, documents, mod, profile, options.output.folder, say);
}

}  // namespace

Verb scenario() {
  auto given = std::make_shared<ScenarioOptions>();
  return {
      .name = "scenario",
      .purpose = "Write one battle as a mod folder for the game, with its battle sheet",
      .example =
          "estafette scenario --name Lutzen --attacker out/scaled/coalition-main-army.scaled.csv "
          "--defender out/scaled/french-army-of-the-main.scaled.csv --forces \"Blücher,III Corps\" "
          "--map Waterloo --start 11:00 --end 19:00 --weather clear --out out/lutzen",
      .declare =
          [given](CLI::App& command) {
            command.add_option("--attacker", given->attacker, "scaled order of battle; several files form one army")
                ->required()
                ->type_name("FILE");
            command.add_option("--defender", given->defender, "the same for the other side")
                ->required()
                ->type_name("FILE");
            declare_words(command, given->words);
            command
                .add_option("--rules", given->rules,
                            "rules.xml, which says how many corps may fight (default: that of 1813)")
                ->type_name("FILE");
            command.add_option("--profile", given->profile, "game profile (default: Waterloo's)")->type_name("FILE");
            command.add_option("--positions", given->positions, kPositionsHelp)->type_name("FILE");
            given->game.declare(command);
            given->output.declare(command, "folder for battle.xml and the mod folder");
            command.add_flag("--preview", given->preview, kPreviewHelp);
          },
      .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
