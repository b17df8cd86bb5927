// Both sides on one page become two orders of battle; what is passed over although it names troops is looked at.
#include "converter/batch/sides.hpp"

#include "converter/batch/convert.hpp"
#include "support.hpp"

#include <gtest/gtest.h>

namespace estafette::test::sides_test {
namespace {

const std::string kPage =
    "French\n8th Division: Souham\n  22nd Line - 1,650 men\n  24th Line - 1,700 men\n"
    "British\n3rd Division: Picton\n  1/45th Foot - 1,590 men\n  74th Foot - 1,480 men\n";

}  // namespace

TEST(BothSides, OnOnePageAreTwoOrdersOfBattle) {
  const Shelf shelf;
  shelf.put("page.txt", kPage);
  EXPECT_EQ(told(convert({shelf / "page.txt"}, shelf / "out").outcomes), "page.txt done");
  const auto files = shelf.files("out");
  EXPECT_TRUE(files.contains("page (France).scaled.csv"));
  EXPECT_TRUE(files.contains("page (Britain).scaled.csv"));
  EXPECT_FALSE(files.contains("page.scaled.csv"));
  EXPECT_NE(files.at("page.look.txt").find("2 sides are in it"), std::string::npos);
}

TEST(BothSides, WhatIsSaidOfOneIsSaidWithItsName) {
  const Shelf shelf;
  const std::string page = kPage + "  Foot battery - 6 guns, 100 men\n";
  shelf.put("page.txt", page);
  (void)convert({shelf / "page.txt"}, shelf / "out");
  const std::string said = shelf.files("out").at("page.look.txt");
  EXPECT_NE(said.find("note: Britain: nothing is left of its guns (6)"), std::string::npos) << said;
  batch::Input input;
  input.file = input.result = "page.txt";
  const batch::Converted converted = batch::convert(page, input, recipe());
  std::string rows;
  for (const std::vector<std::string>& row : converted.table.value().rows) rows += row.front() + "; ";
  EXPECT_EQ(rows, "8th Division; all of France; 3rd Division; all of Britain; ");
}

TEST(BothSides, ASideIsCalledAfterMostOfItsMen) {
  const Shelf shelf;
  shelf.put("page.txt", "Portuguese\n1st Brigade: Pack\n  1st Portuguese Line - 500 men\n" +
                            kPage.substr(kPage.find("British")) + kPage.substr(0, kPage.find("British")));
  (void)convert({shelf / "page.txt"}, shelf / "out");
  EXPECT_TRUE(shelf.files("out").contains("page (Britain).scaled.csv"));
  EXPECT_FALSE(shelf.files("out").contains("page (Portugal).scaled.csv"));
}

TEST(BothSides, ACommandWithoutTroopsAboveThemIsNoSideOfItsOwn) {
  const Shelf shelf;
  shelf.put("page.txt", "Britain\n1st Division\n2nd Division\n  1/45th Foot - 1,590 men\n  74th Foot - 1,480 men\n");
  EXPECT_EQ(told(convert({shelf / "page.txt"}, shelf / "out").outcomes), "page.txt done");
  EXPECT_TRUE(shelf.files("out").contains("page.scaled.csv"));
  EXPECT_NE(shelf.files("out").at("page.look.txt").find("1st Division"), std::string::npos) << "but it is asked about";
}

TEST(BothSides, AStatedArmyKeepsThemTogether) {
  const Shelf shelf;
  shelf.put("page.txt", kPage);
  batch::Recipe together = recipe();
  together.stated.army = "Army of the Page";
  (void)convert({shelf / "page.txt"}, run_into(shelf / "out"), together);
  EXPECT_TRUE(shelf.files("out").contains("page.scaled.csv"));
}

TEST(BothSides, AStatedArmyThatLeavesThemApartIsNotAskedForAgain) {
  const Shelf shelf;
  shelf.put("page.txt", "French Army: Roe\n I Corps: Dale\n" + kPage.substr(kPage.find("8th")));
  batch::Recipe together = recipe();
  together.stated.army = "Army of the Page";
  (void)convert({shelf / "page.txt"}, run_into(shelf / "out"), together);
  const std::string said = shelf.files("out").at("page.look.txt");
  EXPECT_NE(said.find("2 sides are in it"), std::string::npos) << said;
  EXPECT_EQ(said.find("--army"), std::string::npos) << said;
}

TEST(BothSides, SpainAndPortugalAreOnTheBritishSideWhereTheBritishAre) {
  const Shelf shelf;
  const std::string allies =
      "Portuguese\n1st Brigade: Pack\n  1st Portuguese Line - 1,100 men\nSpanish\nDivision Morillo\n  Leon - 800 men\n";
  shelf.put("allied.txt", kPage + allies);
  const batch::Finished finished = convert({shelf / "allied.txt"}, shelf / "out");
  EXPECT_TRUE(shelf.files("out").contains("allied (France).scaled.csv")) << first_fault(finished);
  EXPECT_NE(shelf.files("out").at("allied (Britain).scaled.csv").find("Morillo"), std::string::npos);
  shelf.put("joseph.txt", kPage.substr(0, kPage.find("British")) + allies);
  EXPECT_EQ(told(convert({shelf / "joseph.txt"}, shelf / "alone").outcomes), "joseph.txt done");
  EXPECT_TRUE(shelf.files("alone").contains("joseph.scaled.csv"));
}

TEST(BothSides, AHeadingOfAnEnemyEndsWhatIsAboveIt) {
  const Shelf shelf;
  shelf.put("page.txt",
            "French Army: Masséna\nII Corps - Reynier\n1st Division: Merle\n36e Ligne 1,800\n\n"
            "British 3rd Division - Picton\nMackinnon's Brigade\n1/45th Foot 560\n");
  (void)convert({shelf / "page.txt"}, shelf / "out");
  const auto files = shelf.files("out");
  ASSERT_TRUE(files.contains("page (France).scaled.csv"));
  EXPECT_EQ(files.at("page (France).scaled.csv").find("Picton"), std::string::npos);
  EXPECT_NE(files.at("page (Britain).scaled.csv").find("Picton"), std::string::npos);
}

TEST(BothSides, ACommandUnderOneOfTheOtherSideIsAskedAboutWhereTheyMayHaveFoughtTogether) {
  const Shelf shelf;
  shelf.put("page.txt",
            "Army of the Duchy of Warsaw: Poniatowski\n1st Division: Zayonchek\n1st Infantry 1,400\n"
            "Austrian VII Corps: Ferdinand\nDivision Mondet\nIR 24 1,800\n");
  (void)convert({shelf / "page.txt"}, shelf / "out");
  EXPECT_NE(
      shelf.files("out")
          .at("page.look.txt")
          .find(
              "page.txt:4: found \"Austrian VII Corps\"; expected troops of one side under Army of the Duchy of "
              "Warsaw: "
              "Austria may be on the other. Name its own army on a line above it. If they fought together, say so with "
              "--army"),
      std::string::npos)
      << shelf.files("out").at("page.look.txt");
  batch::Recipe together = recipe();
  together.stated.army = "Grand Army";
  (void)convert({shelf / "page.txt"}, run_into(shelf / "together"), together);
  EXPECT_EQ(shelf.files("together").at("page.look.txt").find("on the other"), std::string::npos);
}

TEST(BothSides, OfTwoNationsUnderOneArmyTheOneFurtherDownIsAskedAbout) {
  const Shelf shelf;
  shelf.put("page.txt",
            "FRENCH ARMY: Marshal Roe\n\nI Corps: Dale\n 1st Division: Pell\n  12e Ligne (3 bns) 1,980\n"
            " 2nd Division: Toro\n  40e Ligne (3 bns) 1,700\n\nPrussians\nBrigade Till\n IR 4 (3 bns) 2,100\n");
  (void)convert({shelf / "page.txt"}, shelf / "out");
  const std::string said = shelf.files("out").at("page.look.txt");
  EXPECT_NE(said.find("page.txt:10: found \"Brigade Till\"; expected troops of one side under FRENCH ARMY: Prussia may "
                      "be on the other"),
            std::string::npos)
      << said;
}

TEST(BothSides, ThoseWhoFoughtTogetherAreNotAskedAbout) {
  const Shelf shelf;
  shelf.put("page.txt",
            "Netherlands field army: Collaert\n2nd Division: Perponcher\n1st Brigade: Bylandt\n7th Line 700\n"
            "2nd Brigade: Saxe-Weimar\n1st Nassau 2,700\n");
  (void)convert({shelf / "page.txt"}, shelf / "out");
  EXPECT_EQ(shelf.files("out").at("page.look.txt").find("on the other"), std::string::npos)
      << shelf.files("out").at("page.look.txt");
}

TEST(BothSides, FoesOfOtherWarsAreTwoSidesOnAPageThatNamesTheirYear) {
  const std::string page =
      "Prussian Army\n1st Brigade: Kern\nIR Roe 1,200\nAustrian Army\n2nd Brigade: Dale\nIR Lake 1,300\n";
  for (const auto& [year, sides] : {std::pair("1757", true), std::pair("1866", true), std::pair("1813", false)}) {
    const Shelf shelf;
    shelf.put("page.txt", "The battle of " + std::string(year) + "\n\n" + page);
    (void)convert({shelf / "page.txt"}, shelf / "out");
    EXPECT_EQ(shelf.files("out").contains("page (Prussia).scaled.csv"), sides) << year;
  }
}

TEST(PassedOver, ATextThatNamesTroopsHereAndThereStandsInTheListOfWhatNeedsALook) {
  const Shelf shelf;
  std::string letter = "Dear Sir,\nthe 3rd Division has come.\n";
  for (int i = 0; i < 20; ++i) letter += "The weather is as it was.\n";
  shelf.put("shelf/letter.txt", letter);
  shelf.put("shelf/ney.csv", outline("22nd Line", 1500));
  const batch::Finished finished = convert({shelf / "shelf"}, shelf / "out");
  const std::string page = shelf.files("out").at("summary.html");
  const std::string to_check = page.substr(0, page.find("All inputs"));
  EXPECT_NE(to_check.find("letter.txt"), std::string::npos) << told(finished.outcomes);
}

}  // namespace estafette::test::sides_test
