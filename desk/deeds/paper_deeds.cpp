#include "desk/deeds/paper_deeds.hpp"

#include <utility>

namespace estafette::desk {
namespace {

using Fields = std::vector<FormField>;

FormField files(const std::string& name, const std::string& label, const std::string& option, bool needed,
                const std::string& hint) {
  return {.name = name, .label = label, .by = Filled::file, .option = option, .needed = needed, .hint = hint};
}

FormField one_file(const std::string& name, const std::string& label, const std::string& option, bool needed,
                   const std::string& hint) {
  FormField field = files(name, label, option, needed, hint);
  field.single = true;
  return field;
}

FormField side() {
  return {.name = "side",
          .label = "For whom",
          .by = Filled::choice,
          .option = "--side",
          .choices = {"", "france", "coalition"},
          .hint = "a side's has only what it may know",
          .says = {{"", "for you, with everything"}}};
}

FormField until_turn(const std::string& hint) {
  return {.name = "turn", .label = "Half-week, by its number", .by = Filled::number, .option = "--turn", .hint = hint};
}

FormField set() {
  return {.name = "rules", .label = "By which rules", .option = "--rules", .needed = true, .list = kSets};
}

FormField seldom(const std::string& name, const std::string& label, const std::string& option,
                 const std::string& hint) {
  return {.name = name, .label = label, .option = option, .hint = hint, .seldom = true};
}

/// A paper: written or shown at once, for it changes nothing.
DeedForm paper(const std::string& name, const std::string& title, const std::string& button,
               std::vector<std::string> verb, Fields fields, const std::string& folder = "") {
  return {.name = name,
          .title = title,
          .button = button,
          .verb = std::move(verb),
          .fields = std::move(fields),
          .rehearsal = "",
          .folder = folder,
          .of_campaign = false,
          .beside = true,
          .at_once = true};
}

DeedForm of_campaign(DeedForm deed) {
  deed.of_campaign = true;
  return deed;
}

std::vector<DeedForm> files_and_maps() {
  const std::string map = "map.xml (docs/formats/map.md)";
  return {
      paper("inspect", "What is in a file?", "Look into it", {"inspect"},
            {one_file("file", "The file", "", true, "anything that a command reads: what it is, and who takes it")}),
      of_campaign(
          paper("draw", "The map, to be printed or shown", "Draw it", {"map", "draw"},
                {side(),
                 until_turn("as it was when orders for it were due; empty: as it is"),
                 {.name = "sheet",
                  .label = "Paper",
                  .by = Filled::choice,
                  .option = "--sheet",
                  .choices = {"a3", "a2", "a4"},
                  .says = {{"a3", "A3"}, {"a2", "A2"}, {"a4", "A4, in four parts"}}},
                 {.name = "supply", .label = "With the lines of supply", .by = Filled::tick, .option = "--supply"}},
                "--out=maps-{side}/map.html")),
      paper("check-map", "Is a map in order?", "Check it", {"map", "check"},
            {one_file("map", "The map", "", false, map + "; empty: that of 1813"),
             one_file("rules", "Its rules", "--rules", false, "rules.xml: are all places of it on the map?")}),
      paper("draw-land", "A map without forces", "Draw it", {"map", "draw"},
            {one_file("map", "The map", "", true, map),
             {.name = "sheet",
              .label = "Paper",
              .by = Filled::choice,
              .option = "--sheet",
              .choices = {"a3", "a2", "a4"},
              .says = {{"a3", "A3"}, {"a2", "A2"}, {"a4", "A4, in four parts"}}}},
            "--out=maps-land/map.html"),
      paper("join-maps", "Neighbouring maps as one", "Join them", {"map", "join"},
            {files("maps", "The maps", "", true, "two or more that share their border places")},
            "--out=maps-joined/map.xml")};
}

std::vector<DeedForm> papers_of_the_campaign() {
  return {
      of_campaign(paper("returns", "Morning states", "Write them", {"report", "--returns"},
                        {side(), until_turn("as things stood after it; empty: as they stand")},
                        "--out=returns-{side}")),
      of_campaign(paper("battle-report", "The report of a battle", "Write it", {"report"},
                        {{.name = "number",
                          .label = "Battle, by its number",
                          .by = Filled::number,
                          .option = "--battle",
                          .needed = true},
                         side()},
                        "--out=battle-reports-{side}")),
      of_campaign(paper("charts", "Charts", "Draw them", {"report", "--charts"},
                        {side(), until_turn("as things stood after it; empty: as they stand")}, "--out=charts-{side}")),
      of_campaign(paper("of-the-day", "What happened in history in the half-week to come", "Tell it",
                        {"history", "--of-the-day"}, {until_turn("empty: the one to come")})),
      of_campaign(paper("rules-in-force", "The rules in force", "Write them down", {"rules"}, {},
                        "--out=rules-in-force/rules.xml")),
      {.name = "other-rules",
       .title = "Play by other rules from now on",
       .button = "Play by them",
       .verb = {"rules"},
       .fields = {one_file("rules", "The rules", "", true,
                           "rules.xml: write down those in force, change what you want, and give it back here"),
                  {.name = "because",
                   .label = "Reason",
                   .option = "--because",
                   .needed = true,
                   .hint = "for the history of the campaign"}}},
      paper("vouch", "Is a campaign's file as estafette wrote it?", "Look through it", {"vouch"},
            {{.name = "campaign", .label = "Campaign", .by = Filled::name, .needed = true, .list = kCampaigns}}),
      {.name = "vouch-for",
       .title = "Take a campaign's file that was changed",
       .button = "Take it as it is",
       .verb = {"vouch"},
       .fields =
           {{.name = "campaign", .label = "Campaign", .by = Filled::name, .needed = true, .list = kCampaigns},
            {.name = "because", .label = "Reason", .option = "--because", .needed = true, .hint = "kept with it"}},
       .of_campaign = false}};
}

std::vector<DeedForm> battles_by_themselves() {
  return {
      {.name = "scenario",
       .title = "A battle of no campaign, for the game",
       .button = "Write the mod folder",
       .verb = {"scenario", "--preview"},
       .fields = {files("attacker", "Who attacks", "--attacker", true, "orders of battle that have been scaled"),
                  files("defender", "Who defends", "--defender", true, "the same for the other side"),
                  {.name = "name", .label = "Its name", .option = "--name", .needed = true},
                  {.name = "map", .label = "The game's map", .option = "--map", .needed = true, .hint = "as Waterloo"},
                  {.name = "start", .label = "Begins at", .option = "--start", .needed = true, .hint = "as 11:00"},
                  {.name = "end", .label = "Ends at", .option = "--end", .needed = true, .hint = "as 19:00"},
                  {.name = "weather", .label = "Weather", .option = "--weather", .needed = true, .hint = "as clear"},
                  {.name = "forces",
                   .label = "Who fights",
                   .by = Filled::lines,
                   .option = "--forces",
                   .hint = "a corps a line; empty: all, as far as the field has room"},
                  {.name = "install",
                   .label = "Copy it into the game's Mods folder",
                   .by = Filled::tick,
                   .option = "--install"},
                  seldom("game-dir", "Where the game is", "--game-dir", "its folder; or: find, and it is looked for"),
                  seldom("attacker-from", "The attacker comes from", "--attacker-from", "north, east, south or west")},
       .folder = "--out=single-battle",
       .of_campaign = false},
      paper("carryover", "What such a battle cost", "Work it out", {"carryover"},
            {one_file("sheet", "Its battle sheet", "--sheet", true, "battle.xml, beside the mod folder"),
             files("dump", "The game's dump", "--dump", true, "gamedb….csv; both if there is one of half-time"),
             files("locations", "Where units stood", "--locations", false, "the dump of locations, if there is one")},
            "--out=single-battle/losses")};
}

std::vector<DeedForm> at_a_table() {
  return {paper("table", "A question of the rules", "Answer it", {"table"},
                {{.name = "procedure", .label = "What is asked", .needed = true},
                 {.name = "figures", .label = "The case", .by = Filled::lines, .hint = "range=4; a figure a line"},
                 set(),
                 {.name = "dice", .label = "The dice as they fell", .option = "--dice", .hint = "in order: 5,3"},
                 {.name = "seed",
                  .label = "Or let the program throw them, from this number",
                  .by = Filled::number,
                  .option = "--seed"},
                 {.name = "odds", .label = "The exact odds of every result", .by = Filled::tick, .option = "--odds"}}),
          paper("rosters", "Rosters and cards of orders of battle", "Write them", {"roster"},
                {files("orbats", "Orders of battle", "", false, "each gets a roster of its own"),
                 one_file("sheet", "Or both armies of a battle", "--sheet", false, "its battle.xml"),
                 set(),
                 one_file("return", "What came back", "--return", false,
                          "a return.csv that was filled in: then what every unit lost is written"),
                 {.name = "men-for",
                  .label = "Men of history for a man of the order of battle",
                  .by = Filled::number,
                  .option = "--men-for",
                  .seldom = true},
                 {.name = "year", .label = "Year", .by = Filled::number, .option = "--year", .seldom = true},
                 {.name = "morale",
                  .label = "The army's morale",
                  .by = Filled::choice,
                  .option = "--morale",
                  .choices = {"", "good", "average", "poor"},
                  .seldom = true,
                  .says = {{"", "as each order of battle has it"}}}},
                "--out=rosters"),
          paper("table-dump", "A return as a dump of the game", "Write it", {"table", "return"},
                {files("returns", "The return", "", true, "return.csv of both armies, in one file or in two"),
                 one_file("sheet", "The battle sheet", "--sheet", true, "battle.xml, by which the rosters were made"),
                 {.name = "rules",
                  .label = "Rules",
                  .option = "--rules",
                  .hint = "empty: those that the return names",
                  .list = kSets}},
                "--out=table-return/gamedb.table.csv")};
}

}  // namespace

std::vector<DeedForm> paper_deeds() {
  std::vector<DeedForm> all;
  for (auto&& some : {files_and_maps(), papers_of_the_campaign(), battles_by_themselves(), at_a_table()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

}  // namespace estafette::desk
