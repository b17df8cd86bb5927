#include "base/files/files.hpp"
#include "cli/verbs/run.hpp"
#include "program.hpp"
#include "support/workbooks.hpp"

#include <boost/nowide/fstream.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

namespace estafette::inspect_test {

TEST(Inspect, AnOrderOfBattleIsShownFormationByFormation) {
  const test::Outcome done =
      test::run({"inspect", test::of_the_tree("templates/campaigns/1813/orbats/french-army-of-the-main.csv")});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_NE(done.out.find("III Corps"), std::string::npos);
  EXPECT_NE(done.out.find("47,609"), std::string::npos) << done.out;
}

TEST(Inspect, ADumpIsShownSideBySide) {
  const test::Folder folder;
  const std::string dump =
      folder.file("gamedb.csv",
                  "Side,Army,Corps,Division,Brigade,Regiment,Name,Ammo,Status,Deserted,Killed,Wounded\n"
                  "1,1,1,1,1,1,OOB_LF_Fr_R1,22,March,12,31,74\n2,1,1,1,1,1,OOB_LF_Br_R1,18,Stand,4,22,70\n");
  const test::Outcome done = test::run({"inspect", dump});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_NE(done.out.find("31"), std::string::npos) << done.out;
  EXPECT_NE(done.out.find("70"), std::string::npos) << done.out;
}

TEST(Inspect, ABattleSheetIsKnownByItsRoot) {
  const test::Folder folder;
  const test::Armies armies = test::scaled_armies_in(folder);
  ASSERT_EQ(test::run(test::luetzen(armies, folder / "l", {"--forces", "Yorck,III Corps"})).code, 0);
  const test::Outcome done = test::run({"inspect", folder / "l/battle.xml"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(done.out.starts_with("Battle sheet of Lützen (waterloo), map Waterloo, 11:30:00 to 19:00:00"))
      << done.out;
}

TEST(Inspect, AWorkbookIsShownSheetBySheet) {
  const test::Folder folder;
  const std::string army =
      test::sheet_of({{"Nation", "Corps", "Unit", "Men"}, {"France", "III Corps", "22nd Line", "1450"}});
  const std::string book = folder.file(
      "army.xlsx", to_bytes(test::Xlsx{.sheets = {{"French", army}, {"Notes", test::sheet_of({{"an old book"}})}}}));
  const test::Outcome done = test::run({"inspect", book});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_NE(done.out.find("army.xlsx (French)"), std::string::npos) << done.out;
  EXPECT_NE(done.out.find("1,450"), std::string::npos) << done.out;
  EXPECT_NE(done.out.find("Sheet Notes is no order of battle."), std::string::npos) << done.out;
}

TEST(Inspect, WhatIsNeitherIsRefused) {
  const test::Folder folder;
  EXPECT_EQ(test::run({"inspect", folder.file("list.csv", "bread,wine\n2,3\n")}).code, 1);
  EXPECT_EQ(test::run({"inspect", folder.file("noise.bin", std::string("\0\1\2", 3))}).code, 1);
  EXPECT_EQ(test::run({"inspect", folder / "."}).code, 1);
}

TEST(Inspect, ProseIsNotTakenForADumpWithFaults) {
  const test::Folder folder;
  const std::string prose = folder.file("evening.txt",
                                        "The rain had stopped, and the roads, the inns, the very churches were "
                                        "full.\nNobody knew who would come first.\n");
  const test::Outcome done = test::run({"inspect", prose});
  EXPECT_EQ(done.code, 1);
  EXPECT_NE(done.err.find("expected an order of battle, orders, a table"), std::string::npos) << done.err;
  EXPECT_EQ(done.err.find("dump that"), std::string::npos) << done.err;
}

TEST(Inspect, AnOutlineWithAProblemyHeaderIsToldWhatTheHeaderLacks) {
  const test::Folder folder;
  const test::Outcome refused =
      test::run({"inspect", folder.file("ney.csv", "level,name,nation,kind,quality\ncorps,III,,,\n")});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("ney.csv:1: men: expected a column of that name"), std::string::npos) << refused.err;
}

TEST(Inspect, AnUnclosedQuotationMarkInTheFirstLineIsToldWithTheFile) {
  const test::Folder folder;
  const std::string file = folder.file("ney.csv", "\"level,name\n");
  EXPECT_EQ(test::run({"inspect", file}).err,
            file +
                ":1: found \"\"\"; expected every quotation mark that opens a field to be closed. Close it, or "
                "remove it, in the row that begins on this line\n1 problem to mend; nothing was written.\n");
}

TEST(Inspect, AnOutlineIsKnownThoughATitleRunsOverTheEndOfItsLine) {
  const test::Folder folder;
  const test::Outcome done = test::run({"inspect", folder.file("ney.csv",
                                                               "level,name,nation,kind,quality,men,\"my\nnote\"\n"
                                                               "division,8th,,,,,\n")});
  EXPECT_EQ(done.code, 0) << done.err;
}

TEST(Inspect, DatedRowsAreShownAsOnOneDayAndItIsSaidWhich) {
  const test::Folder folder;
  const std::string file = folder.file("guard.csv",
                                       "level,name,commander,nation,kind,quality,men,from,until\n"
                                       "division,Guard,Roguet,,,,,,1813-05-01\n"
                                       "division,Guard,Walther,,,,,1813-05-02,\n"
                                       "regiment,Fusiliers,,France,line infantry,guard,900,,\n");
  const test::Outcome before = test::run({"inspect", file, "--on", "1813-04-27"});
  EXPECT_TRUE(before.out.starts_with("As on 27 April 1813; rows of this file are dated")) << before.out;
  EXPECT_NE(before.out.find("Roguet"), std::string::npos) << before.out;
  const test::Outcome last = test::run({"inspect", file});
  EXPECT_TRUE(last.out.starts_with("As on 2 May 1813; ")) << last.out;
  EXPECT_EQ(last.out.find("Roguet"), std::string::npos) << last.out;
  EXPECT_EQ(test::run({"inspect", file, "--on", "May"}).err,
            "--on: found \"May\"; expected a day as year-month-day. Write for example 1813-04-27\n"
            "1 problem to mend; nothing was written.\n");
}

TEST(Inspect, WhatCannotBeShownIsNotCalledDone) {
  const test::Folder folder;
  boost::nowide::ofstream full("/dev/full");
  std::ostringstream err;
  const std::string orbat = test::of_the_tree("templates/campaigns/1813/orbats/coalition-main-army.csv");
  const std::string sentence =
      "standard output: expected room for the output. Is the disk full, or has the output been closed?\n";
  EXPECT_EQ(cli::run({"inspect", orbat}, cli::Console(full, err)), cli::ExitCode::refused);
  EXPECT_EQ(err.str(), sentence + "1 problem to mend; nothing was written.\n");
  EXPECT_EQ(cli::run({"convert", orbat, "--out", folder / "out"}, cli::Console(full, err)), cli::ExitCode::refused);
  EXPECT_EQ(folder.files(), std::vector<std::string>{});
  EXPECT_EQ(cli::run({"completion"}, cli::Console(full, err)), cli::ExitCode::refused);
}

namespace {

/// All files below a folder of the tree that a verb could read: without those that tests expect of others.
std::vector<std::string> files_below(const std::string& folder) {
  std::vector<std::string> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(test::of_the_tree(folder))) {
    const std::string file = entry.path().generic_string();
    const bool expected = file.ends_with(".report.txt") || file.ends_with(".sql") || file.ends_with(".problems.txt");
    if (fs::is_regular_file(entry.status()) && !expected) files.push_back(file);
  }
  std::sort(files.begin(), files.end());
  return files;
}

/// Inspects a file that must be understood, and gives what is said.
std::string inspected(const std::string& file) {
  const test::Outcome done = test::run({"inspect", file});
  EXPECT_EQ(done.code, 0) << file << ": " << done.err;
  EXPECT_NE(done.out.find("Taken by: "), std::string::npos) << file << ": " << done.out;
  return done.out;
}

}  // namespace

TEST(InspectEverything, EveryFileThatComesWithTheProgramIsUnderstood) {
  int files = 0;
  for (const std::string& file : files_below("templates")) {
    if (file.ends_with("shelf/about.txt")) continue;  // no order of battle: it says so itself
    (void)inspected(file);
    ++files;
  }
  EXPECT_GE(files, 70);
  EXPECT_EQ(test::run({"inspect", test::of_the_tree("templates/shelf/about.txt")}).code, 1);
}

TEST(InspectEverything, TypeStyleSheetsScriptsAndLicencesAreCalledSo) {
  for (const auto& [file, is] : std::vector<std::pair<std::string, std::string>>{
           {"templates/look/fonts/text.woff2", " is a font of the program's pages."},
           {"templates/look/fonts/OFL-inter.txt", " is the licence of a font or a picture: "},
           {"campaign/order_writer/order-writer.css", " is a style sheet of the program's pages."},
           {"desk/pages/desk.js", " is a script of the program's pages."}}) {
    const std::string said = inspected(test::of_the_tree(file));
    EXPECT_NE(said.find(is), std::string::npos) << said;
  }
}

TEST(InspectEverything, SoIsEachFormInWhichOrdersOfBattleCome) {
  for (const char* folder :
       {"tests/fixtures/readers/text", "tests/fixtures/readers/spreadsheet", "tests/fixtures/dumps",
        "tests/fixtures/readers/sow/mod/Scenarios/Sambre", "tests/fixtures/sow/lind-ford"}) {
    for (const std::string& file : files_below(folder)) {
      if (!file.ends_with("dumps/carryover.xml")) (void)inspected(file);  // a part of a rules.xml
    }
  }
}

TEST(InspectEverything, TheGamesOwnFileIsCalledSoWithWhatWasUnderstoodAndWhatIsDoubtful) {
  const std::string said = inspected(test::of_the_tree("tests/fixtures/readers/sow/waterloo-slips.csv"));
  EXPECT_NE(said.find("It is the game's own order of battle: understood "), std::string::npos) << said;
  EXPECT_NE(said.find("note: "), std::string::npos) << said;
  EXPECT_NE(said.find("Taken by: convert"), std::string::npos) << said;
}

TEST(InspectEverything, ALetterIsCountedByItsOrdersAndALineWithoutOneIsDoubtful) {
  const test::Folder folder;
  const std::string said =
      inspected(folder.file("letter.txt",
                            "# to the umpire\nIII Corps: march Weissenfels - Leipzig\nVI Corps: stand\n"
                            "XI Corps: march Merseburg\nThe weather is fine.\n"));
  EXPECT_NE(said.find("march  "), std::string::npos) << said;
  EXPECT_NE(said.find("letter.txt:5: found \"The weather is fine.\""), std::string::npos) << said;
  EXPECT_NE(said.find("Taken by: orders CAMPAIGN FILE --side SIDE"), std::string::npos) << said;
}

TEST(InspectEverything, AListOfDragoonGuardsIsNoOrderToGuardAnything) {
  const test::Folder folder;
  const std::string said = inspected(folder.file(
      "orbat.txt",
      "1st Division. G.O.C., Payne. A [Fane], 3rd Dragoon Guards, 4th Dragoons, 1/50th; B [Long], 14th, 16th and 17th "
      "Light Dragoons\n2nd Division. G.O.C., Hill. A [Howard], 1/3rd Foot Guards, 1/50th, 1/71st, 1/92nd\n"));
  EXPECT_EQ(said.find("A player's letter"), std::string::npos) << said;
  EXPECT_NE(said.find("Taken by: convert"), std::string::npos) << said;
}

TEST(InspectEverything, DragoonGuardsInTheMidstOfABrigadeAreNoVerb) {
  const test::Folder folder;
  const std::string said = inspected(
      folder.file("orbat.txt",
                  "First Cavalry Brigade: 2nd and 6th Dragoon Guards.\nSecond Cavalry Brigade: The Blues, 3rd and 5th "
                  "Dragoon Guards.\nFourth Cavalry Brigade: 1st Dragoon Guards, 8th Light Dragoons.\n"));
  EXPECT_EQ(said.find("A player's letter"), std::string::npos) << said;
  EXPECT_NE(said.find("Taken by: convert"), std::string::npos) << said;
}

TEST(InspectEverything, AListOfRegimentsByTheirNumbersIsNoLetter) {
  const test::Folder folder;
  const std::string said =
      inspected(folder.file("orbat.txt", "IR 12 Manfredini\nIR 20 Kaunitz\nIR 33 Sztaray\nIR 58 Beaulieu\n"));
  EXPECT_EQ(said.find("A player's letter"), std::string::npos) << said;
  EXPECT_NE(said.find("Taken by: convert"), std::string::npos) << said;
}

TEST(InspectEverything, BrigadesThatRunOnInAParagraphAreNoLetter) {
  const test::Folder folder;
  const std::string said =
      inspected(folder.file("orbat.txt",
                            "Kern's brigade: 1/3rd, 1/57th, 1/66th Foot. Roe's brigade: 1/29th, 1/48th, 2/7th Foot. "
                            "Dale's brigade: 7th and 19th Portuguese Line. Moe's battery.\n"));
  EXPECT_EQ(said.find("A player's letter"), std::string::npos) << said;
  EXPECT_NE(said.find("Taken by: convert"), std::string::npos) << said;
}

TEST(InspectEverything, AMailIsALetterWithWhatIsSaidAroundItsOrders) {
  const test::Folder folder;
  const std::string said = inspected(folder.file("mail.txt",
                                                 "From: Ney <ney@example.org>\nTo: umpire@example.org\n"
                                                 "Date: Mon, 3 May 2026 10:00:00 +0200\nSubject: orders\n\n"
                                                 "Dear umpire,\n\nIII Corps: march Weissenfels\n"
                                                 "IV Corps: follow III Corps\n\nBest wishes\nNey\n"));
  EXPECT_NE(said.find("orders in 2 of them"), std::string::npos) << said;
  EXPECT_EQ(said.find("Put a #"), std::string::npos) << said;
}

TEST(InspectEverything, WhoCommandsWhatIsKnownWhateverPartsItsColumns) {
  const test::Folder folder;
  for (const char* text :
       {"player,commands,writes as\nNey,III Corps,\n", "player;commands;writes as\r\nNey;III Corps;\r\n"}) {
    const std::string said = inspected(folder.file("players.csv", text));
    EXPECT_NE(said.find("who commands what"), std::string::npos) << said;
    EXPECT_NE(said.find("Taken by: players"), std::string::npos) << said;
  }
}

TEST(InspectEverything, AnswersAreShownLineByLine) {
  const test::Folder folder;
  const std::string said = inspected(folder.file(
      "a.xml", "<answers file=\"ney.txt\"><question why=\"?\"><line is=\"zzz 17\" as=\"\"/></question></answers>"));
  EXPECT_NE(said.find("zzz 17"), std::string::npos) << said;
  EXPECT_NE(said.find("Taken by: convert --answers"), std::string::npos) << said;
}

TEST(InspectEverything, ATextIsReviewedLineByLineIfThatIsWanted) {
  const test::Folder folder;
  const std::string file =
      folder.file("d.txt", "French 1st Division: Picton\n  1st Line 1,500 men\n  2nd Line (2 bns)\n");
  const std::string brief = inspected(file);
  EXPECT_EQ(brief.find("1st Line 1,500 men"), std::string::npos) << brief;
  EXPECT_NE(brief.find("2nd Line (2 bns)"), std::string::npos) << brief;
  const test::Outcome whole = test::run({"inspect", file, "--line-by-line"});
  EXPECT_NE(whole.out.find("1st Line 1,500 men"), std::string::npos) << whole.out;
  EXPECT_NE(whole.out.find("lines with a figure"), std::string::npos) << whole.out;
}

TEST(InspectEverything, ACampaignFileTellsItsTurnAndItsStrengths) {
  const test::Folder folder;
  ASSERT_EQ(test::run({"new", folder / "a.campaign", "--from", test::of_the_tree("templates/campaigns/1809")}).code, 0);
  const std::string said = inspected(folder / "a.campaign");
  EXPECT_NE(said.find("Campaign of 1809"), std::string::npos) << said;
  EXPECT_NE(said.find("It stands at Turn 1"), std::string::npos) << said;
}

TEST(InspectEverything, ALossOfABattleIsKnownForWhatItIs) {
  const test::Folder folder;
  const std::string said = inspected(folder.file(
      "losses.csv",
      "unit_id,name,formation,kind,before,killed,wounded,missing,after,guns_before,guns_after,status,note\n"));
  EXPECT_NE(said.find("is a list of losses"), std::string::npos) << said;
}

}  // namespace estafette::inspect_test
