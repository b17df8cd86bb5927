// estafette roster: orders of battle as rosters and cards of a set of tabletop rules.
#include "base/problem.hpp"
#include "base/text.hpp"
#include "cli/day.hpp"
#include "cli/output.hpp"
#include "cli/tabletop_set.hpp"
#include "cli/templates.hpp"
#include "cli/verb.hpp"
#include "cli/verbs/table_battle.hpp"
#include "converter/orbat/ids.hpp"
#include "converter/orbat/on_day.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "tabletop/returns/share_losses.hpp"
#include "tabletop/sets/battle_rosters.hpp"
#include "tabletop/sets/roster_of.hpp"

#include <fmt/format.h>

#include <memory>
#include <vector>

namespace estafette::cli {
namespace {

struct RosterOptions {
  std::vector<fs::path> orbats;
  fs::path returned, sheet;
  std::string rules, day;
  RosterWords words;
  Output output;
};

Orbat read_orbat(const fs::path& file, const readers::ReaderData& data, const std::string& day) {
  Orbat orbat = as_of(readers::read_any(file, std::nullopt, data).orbat, day_of(day));
  assign_ids(orbat);
  return orbat;
}

/// An army that comes to the table, and the folder of its files.
struct Force {
  tabletop::TableRoster roster;
  fs::path folder;
};

std::vector<Force> forces_of_sheet(const RosterOptions& options, const TabletopFolder& set) {
  std::vector<Force> forces;
  const sow::BattleSheet sheet = sow::read_battle_sheet(read_text(options.sheet), options.sheet.generic_string());
  for (tabletop::BattleRoster& army : rosters_of(sheet, set, options.words))
    forces.push_back({std::move(army.roster), army.attacker ? "attacker" : "defender"});
  return forces;
}

std::vector<Force> forces_of_orbats(const RosterOptions& options, const TabletopFolder& set) {
  std::vector<Force> forces;
  const tabletop::RosterMaker maker(set.rules, [&](const std::string& name) { return read_text(set.folder / name); });
  const readers::ReaderData data = readers::read_reader_data(template_file("readers/words.xml").parent_path());
  for (const fs::path& file : options.orbats) {
    const Orbat orbat = read_orbat(file, data, options.day);
    forces.push_back({maker.make(orbat, options.words.wishes(orbat, set.rules)),
                      options.orbats.size() == 1 ? fs::path() : fs::path(slug(file.stem().string()))});
  }
  return forces;
}

/// What came back from the table, as losses to the man.
Document losses_of(const RosterOptions& options, const std::string& form, const tabletop::TableRoster& roster,
                   const TabletopFolder& set, const Console& say) {
  const auto returned = tabletop::read_return(form, options.returned.generic_string(), roster, set.rules);
  const auto losses = tabletop::share_losses(roster, returned, set.rules);
  int men = 0, guns = 0;
  for (const tabletop::MemberLoss& loss : losses) {
    men += loss.lost();
    guns += loss.guns_lost;
  }
  say.line(fmt::format("{} lost {} of {} men and {} of {} guns", roster.army, men, tabletop::men_of(roster), guns,
                       tabletop::guns_of(roster)));
  for (const tabletop::PieceReturn& given : returned)
    if (!given.general.empty()) say.remark(fmt::format("{}: its general is {}", given.piece, given.general));
  return {"table-losses.csv", tabletop::losses_csv(losses)};
}

/// Of several armies, the one whose form it is; or else the first, which then says what is wrong.
const Force& force_of(const std::string& form, const std::vector<Force>& forces, const tabletop::TabletopRules& rules) {
  for (const Force& force : forces)
    if (form.find(tabletop::roster_fingerprint(force.roster, rules)) != std::string::npos) return force;
  return forces.front();
}

void take_return(const RosterOptions& options, const TabletopFolder& set, const Console& say) {
  const std::vector<Force> forces =
      options.sheet.empty() ? forces_of_orbats(options, set) : forces_of_sheet(options, set);
  const std::string given = read_text(options.returned);
  const std::vector<tabletop::ReturnPart> parts = tabletop::return_parts(given);
  if (parts.size() < 2) {
    options.output.write({losses_of(options, given, force_of(given, forces, set.rules).roster, set, say)}, say);
    return;
  }
  std::vector<Document> documents;
  for (const tabletop::ReturnPart& part : parts) {
    const Force& force = force_of(part.text, forces, set.rules);
    Document losses = losses_of(options, part.text, force.roster, set, say);
    documents.push_back({force.folder / losses.path, std::move(losses.bytes)});
  }
  options.output.write(std::move(documents), say);
}

void run(const RosterOptions& options, const Console& say) {
  if (options.orbats.empty() == options.sheet.empty())
    throw Refusal(Problem{"roster", 0, "", options.sheet.empty() ? "no army" : "orders of battle and a sheet",
                          "orders of battle, or a battle sheet with --sheet", ""});
  const TabletopFolder set = read_tabletop_set(options.rules);
  if (!options.returned.empty()) {
    take_return(options, set, say);
    return;
  }
  if (!options.sheet.empty()) {
    const sow::BattleSheet sheet = sow::read_battle_sheet(read_text(options.sheet), options.sheet.generic_string());
    options.output.write(table_documents(sheet, set, options.words, say), say);
    return;
  }
  std::vector<Document> documents;
  for (const Force& force : forces_of_orbats(options, set)) {
    say_roster(force.roster, say);
    add_roster_files(force.roster, set.rules, force.folder, documents);
  }
  documents.push_back({"charts.html", charts_of(set)});
  options.output.write(std::move(documents), say);
}

}  // namespace

Verb roster() {
  auto given = std::make_shared<RosterOptions>();
  return {
      .name = "roster",
      .purpose = "Turn orders of battle into the roster and the cards of a set of tabletop rules",
      .example =
          "estafette roster templates/campaigns/1813/orbats/coalition-main-army.csv --rules napoleons-wars "
          "--out out/table",
      .declare =
          [given](CLI::App& command) {
            command.add_option("ORBAT", given->orbats, "orders of battle in any form; each gets a roster of its own");
            command.add_option("--sheet", given->sheet, "or both armies of a battle: battle.xml")->type_name("FILE");
            command.add_option("--rules", given->rules, kRulesHelp)->required()->type_name("SET");
            given->words.declare(command);
            command
                .add_option("--return", given->returned,
                            "a return.csv that the players filled in: what every unit lost; all else as when the "
                            "roster was made")
                ->type_name("FILE");
            declare_day(command, given->day);
            given->output.declare(
                command,
                "folder for roster.csv, return.csv, return.html, cards.html and the set's charts.html, or "
                "with --return for table-losses.csv");
          },
      .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
