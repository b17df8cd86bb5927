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
  fs::path returned;
  std::string rules, morale = "average", day;
  int year = 1813, scale = 0;
  Output output;
};

Orbat read_orbat(const fs::path& file, const readers::ReaderData& data, const std::string& day) {
  Orbat orbat = as_of(readers::read_any(file, std::nullopt, data).orbat, day_of(day));
  assign_ids(orbat);
  return orbat;
}

tabletop::TableRoster make_roster(const Options& options, const fs::path& file, const TabletopFolder& set,
                                  const readers::ReaderData& data) {
  const tabletop::RosterMaker maker(set.rules, [&](const std::string& name) { return read_text(set.folder / name); });
  const Orbat orbat = read_orbat(file, data, options.day);
  const int usual = scaling::is_scaled(orbat) ? set.rules.whole("scale") : 1;
  return maker.make(orbat, {options.scale > 0 ? options.scale : usual, options.year, options.morale});
}

void say_roster(const tabletop::TableRoster& roster, const Console& say) {
  std::size_t pieces = 0;
  for (const tabletop::RosterCommand& command : roster.commands) pieces += command.pieces.size();
  say.line(fmt::format("{}: {} commands, {} pieces, {} men and {} guns of the order of battle", roster.army,
                       roster.commands.size(), pieces, tabletop::men_of(roster), tabletop::guns_of(roster)));
  say.remarks(roster.remarks, "the first page of the cards");
}

/// What came back from the table, as losses to the man.
Document losses_of(const Options& options, const tabletop::TableRoster& roster, const TabletopFolder& set,
                   const Console& say) {
  const auto returned =
      tabletop::read_return(read_text(options.returned), options.returned.generic_string(), roster, set.rules);
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

void run(const Options& options, const Console& say) {
  if (!options.returned.empty() && options.orbats.size() != 1)
    throw Refusal(Problem{"--return", 0, "", fmt::format("{} orders of battle", options.orbats.size()),
                          "the one order of battle whose return it is", ""});
  const TabletopFolder set = read_tabletop_set(options.rules);
  const readers::ReaderData data = readers::read_reader_data(template_file("readers/words.xml").parent_path());
  std::vector<Document> documents;
  for (const fs::path& file : options.orbats) {
    const tabletop::TableRoster roster = make_roster(options, file, set, data);
    if (!options.returned.empty()) {
      documents.push_back(losses_of(options, roster, set, say));
      continue;
    }
    say_roster(roster, say);
    const fs::path folder = options.orbats.size() == 1 ? fs::path() : fs::path(slug(file.stem().string()));
    documents.push_back({folder / "roster.csv", tabletop::roster_csv(roster)});
    documents.push_back({folder / "return.csv", tabletop::return_form(roster, set.rules)});
    documents.push_back({folder / "cards.html", tabletop::cards_page(roster, set.rules)});
  }
  if (options.returned.empty()) documents.push_back({"charts.html", tabletop::charts_page(set.rules)});
  options.output.write(std::move(documents), say);
}

}  // namespace

Verb roster() {
  auto given = std::make_shared<Options>();
  return {.name = "roster",
          .purpose = "Turn orders of battle into the roster and the cards of a set of tabletop rules",
          .example =
              "estafette roster templates/campaigns/1813/orbats/coalition-main-army.csv --rules napoleons-wars "
              "--out out/table",
          .declare =
              [given](CLI::App& command) {
                command
                    .add_option("ORBAT", given->orbats, "orders of battle in any form; each gets a roster of its own")
                    ->required();
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
