// Lists for the table that count figures or bases, with the ratings that their rules know.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::models_rated_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

const std::string kHead = "Prussia\n1 figure = 20 men\nBrigade Kern\n";

}  // namespace

TEST(ModelsRated, FiguresOfEachBattalionAreThoseOfAll) {
  EXPECT_EQ(told(read(kHead + "9th Line, 3 bns, 24 figs each\n2nd Musketeers 4 x 12 figs\n")),
            "Brigade Kern[9th Line 1440; 2nd Musketeers 960; ]");
  EXPECT_EQ(told(read("France\n1 figure = 20 men\nBrigade Petit\nRégiment d'Alba: 2 bataillons de 24 figurines, "
                      "vétéran\n")),
            "Brigade Petit[Régiment d'Alba 960; ]");
  EXPECT_EQ(told(read(kHead + "IR 1: 2 Bataillone zu 24 Figuren, Veteranen\n")), "Brigade Kern[IR 1 960; ]");
}

TEST(ModelsRated, ARatingBehindFiguresIsNoPartOfTheName) {
  const Reading reading = read(kHead + "2nd Line 2 bns 48 figs Veteran\n3rd Hussars 12 figs Elite\n");
  EXPECT_EQ(told(reading), "Brigade Kern[2nd Line 960; 3rd Hussars 240; ]");
  EXPECT_EQ(unit_of(reading).quality, Quality::veteran);
  EXPECT_EQ(told(read(kHead + "4th Line 24 figs, Regular B\n5th Line: 24 figs (Conscript)\n")),
            "Brigade Kern[4th Line 480; 5th Line 480; ]");
}

TEST(ModelsRated, DiceAndThrowsAreNoBattalions) {
  const Reading reading = read(kHead + "Fusiliers 24 figs, D6\n3rd Line - 24 figs - 4+\n");
  EXPECT_EQ(told(reading), "Brigade Kern[Fusiliers 480; 3rd Line 480; ]");
  EXPECT_EQ(told(read("Prussia\nBrigade Kern\nFusiliers 600 men, D6\n")), "Brigade Kern[Fusiliers 600; ]");
  EXPECT_NE(unit_of(read("Prussia\nBrigade Kern\nFusiliers 600 men, D6\n")).note.find("D6"), std::string::npos);
}

TEST(ModelsRated, FewModelsOfGunsAreBatteriesAndNoFoot) {
  EXPECT_EQ(
      told(read("Prussia\nBrigade Kern\n1 x Light Gun\n1 x Horse Gun (Veteran)\n1 x Battalion Gun\n")),
      "Brigade Kern[Foot artillery 128 8 guns; Veteran horse artillery 144 8 guns; Foot artillery (2) 128 8 guns; ]");
  EXPECT_EQ(told(read("Prussia\nBrigade Kern\n9th Line\n1 light gun\n")),
            "Brigade Kern[9th Line 690; light artillery 16 1 guns; ]");
}

TEST(ModelsRated, TheLevelOfACommandIsNoPartOfItsNameAndNoLeader) {
  for (const std::string heading :
       {"3rd Brigade (level 8): Kern", "3rd Brigade: Kern (level 8)", "3rd Brigade - Kern (Level 8)"}) {
    const Reading reading = read("Prussia\n" + heading + "\n9th Line 600 men\n");
    EXPECT_EQ(told(reading), "3rd Brigade[9th Line 600; ]") << heading;
    EXPECT_EQ(reading.orbat.formations.at(0).commander, "Kern") << heading;
  }
}

}  // namespace estafette::readers::models_rated_test
