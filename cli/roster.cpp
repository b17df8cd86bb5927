// estafette roster: orders of battle as rosters and cards of a set of tabletop rules.
#include "base/problem.hpp"
#include "base/text.hpp"
#include "cli/day.hpp"
#include "cli/output.hpp"
#include "cli/tabletop_set.hpp"
#include "cli/templates.hpp"
#include "cli/verb.hpp"
#include "converter/orbat/ids.hpp"
#include "converter/orbat/on_day.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/scaling/scale.hpp"
#include "converter/sow/read_battle_sheet.hpp"
#include "tabletop/muster/from_sheet.hpp"
#include "tabletop/returns/share_losses.hpp"
#include "tabletop/sets/roster_of.hpp"
#include "tabletop/table/cards.hpp"
#include "tabletop/table/charts.hpp"

#include <fmt/format.h>

#include <memory>
#include <vector>

namespace estafette::cli {
namespace {

constexpr int kFirstYear = 1792, kLastYear = 1815, kMostScale = 10;

struct Options {
  std::vector<fs::path> orbats;
  fs::path returned, sheet;
  std::string rules, morale = "average", day;
  int year = 1813, scale = 0;
  Output output;
};

Orbat read_orbat(const fs::path& file, const readers::ReaderData& data, const std::string& day) {
  Orbat orbat = as_of(readers::read_any(file, std::nullopt, data).orbat, day_of(day));
  assign_ids(orbat);
  return orbat;
}

/// An army that comes to the table, and the folder of its files.
struct Force {
  Orbat orbat;
  fs::path folder;
  std::vector<std::string> arrivals;
};

std::vector<Force> forces_of(const Options& options) {
  std::vector<Force> forces;
  if (!options.sheet.empty()) {
    const sow::BattleSheet sheet = sow::read_battle_sheet(read_text(options.sheet), options.sheet.generic_string());
    for (tabletop::SheetArmy& army : tabletop::armies_of(sheet)) {
      const fs::path folder = army.attacker ? "attacker" : "defender";
      forces.push_back({std::move(army.orbat), folder, std::move(army.arrivals)});
    }
    return forces;
  }
  const readers::ReaderData data = readers::read_reader_data(template_file("readers/words.xml").parent_path());
  for (const fs::path& file : options.orbats) {
    const fs::path folder = options.orbats.size() == 1 ? fs::path() : fs::path(slug(file.stem().string()));
    forces.push_back({read_orbat(file, data, options.day), folder, {}});
  }
  return forces;
}

tabletop::TableRoster make_roster(const Options& options, const Force& force, const TabletopFolder& set) {
  const tabletop::RosterMaker maker(set.rules, [&](const std::string& name) { return read_text(set.folder / name); });
  const int usual = scaling::is_scaled(force.orbat) ? set.rules.whole("scale") : 1;
  tabletop::TableRoster roster =
      maker.make(force.orbat, {options.scale > 0 ? options.scale : usual, options.year, options.morale});
  roster.notes.insert(roster.notes.end(), force.arrivals.begin(), force.arrivals.end());
  return roster;
}

void say_roster(const tabletop::TableRoster& roster, const Console& say) {
  std::size_t pieces = 0;
  for (const tabletop::RosterCommand& command : roster.commands) pieces += command.pieces.size();
  say.line(fmt::format("{}: {} commands, {} pieces, {} men and {} guns of the order of battle", roster.army,
                       roster.commands.size(), pieces, tabletop::men_of(roster), tabletop::guns_of(roster)));
  say.remarks(roster.remarks, "the first page of the cards");
}

/// What came back from the table, as losses to the man.
Document losses_of(const Options& options, const std::string& form, const tabletop::TableRoster& roster,
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

void take_return(const Options& options, const std::vector<Force>& forces, const TabletopFolder& set,
                 const Console& say) {
  const std::string form = read_text(options.returned);
  tabletop::TableRoster roster = make_roster(options, forces.front(), set);
  for (const Force& force : forces) {  // of several armies, the one whose form it is
    tabletop::TableRoster other = make_roster(options, force, set);
    if (form.find(tabletop::roster_fingerprint(other, set.rules)) != std::string::npos) roster = std::move(other);
  }
  options.output.write({losses_of(options, form, roster, set, say)}, say);
}

void run(const Options& options, const Console& say) {
  if (options.orbats.empty() == options.sheet.empty())
    throw Refusal(Problem{"roster", 0, "", options.sheet.empty() ? "no army" : "orders of battle and a sheet",
                          "orders of battle, or a battle sheet with --sheet", ""});
  const TabletopFolder set = read_tabletop_set(options.rules);
  const std::vector<Force> forces = forces_of(options);
  if (!options.returned.empty()) {
    take_return(options, forces, set, say);
    return;
  }
  std::vector<Document> documents;
  for (const Force& force : forces) {
    const tabletop::TableRoster roster = make_roster(options, force, set);
    say_roster(roster, say);
    documents.push_back({force.folder / "roster.csv", tabletop::roster_csv(roster)});
    documents.push_back({force.folder / "return.csv", tabletop::return_form(roster, set.rules)});
    documents.push_back({force.folder / "cards.html", tabletop::cards_page(roster, set.rules)});
  }
  documents.push_back({"charts.html", tabletop::charts_page(set.rules)});
  options.output.write(std::move(documents), say);
}

}  // namespace

Verb roster() {
  auto given = std::make_shared<Options>();
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
            command
                .add_option("--rules", given->rules,
                            "napoleons-wars, de-gre, squares, code-napoleon, or a folder with a rules.xml of yours")
                ->required()
                ->type_name("SET");
            command
                .add_option("--men-for", given->scale,
                            "men of history for a man of the order of battle (default: what the rules' data say if "
                            "it is scaled, otherwise 1)")
                ->check(CLI::Range(1, kMostScale))
                ->type_name("NUMBER");
            command.add_option("--year", given->year, "the year, for quality and skirmish lists (default: 1813)")
                ->check(CLI::Range(kFirstYear, kLastYear))
                ->type_name("YEAR");
            command.add_option("--morale", given->morale, "the army's morale")
                ->check(CLI::IsMember({"good", "average", "poor"}));
            command
                .add_option("--return", given->returned,
                            "a return.csv that the players filled in: what every unit lost; all else as when the "
                            "roster was made")
                ->type_name("FILE");
            declare_day(command, given->day);
            given->output.declare(command,
                                  "folder for roster.csv, return.csv, cards.html and the set's charts.html, or "
                                  "with --return for table-losses.csv");
          },
      .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
