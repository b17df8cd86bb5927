// Commands stay in the army that they stand behind, and what a general leads is a command whose troops are asked for,
// never a regiment of the division above it, a battery of a heading, or a note.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::commands_kept_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

}  // namespace

TEST(CommandsKept, ADivisionBehindAnArmyWhoseTroopsAreSetInStaysInTheArmy) {
  EXPECT_EQ(told(read("Order of battle at 1:15 figure scale\n\nAnglo-Portuguese Army\n\nBritish Cavalry Roe Class C 2 "
                      "figs\n\n    Heavy Dragoons (Cocked Hat) Class C 30 figs\n    Hussars Class B 60 figs\n\n"
                      "British 2nd Infantry Division Toro Class B 2 figs\n\n    1st British Infantry Brigade Class A "
                      "80 figs\n    2nd British Infantry Brigade Class B 80 figs\n")),
            "Anglo-Portuguese Army[British Cavalry: Roe[Heavy Dragoons (Cocked Hat) 450; Hussars 900; ]British 2nd "
            "Infantry Division[1st British Infantry Brigade[1st British Infantry Brigade 1200; ]2nd British Infantry "
            "Brigade[2nd British Infantry Brigade 1200; ]]]");
}

TEST(CommandsKept, ADivisionSetInLessThanTheCorpsOfItsArmyStaysThereAndIsMarked) {
  const Reading reading = read(
      "French Army\n  1st Corps\n    1st Division\n      24th Line 900\n2nd Division\n  25th "
      "Line 900\n");
  EXPECT_EQ(told(reading), "French Army[2nd Division[25th Line 900; ]1st Corps[1st Division[24th Line 900; ]]]");
  const std::string& note = reading.orbat.formations.at(0).formations.at(0).note;
  EXPECT_NE(note.find("guessed: under French Army"), std::string::npos) << note;
  EXPECT_EQ(told(read("French Army\n  1st Corps\n    1st Division\n      24th Line 900\nPrussian 2nd Division\n  25th "
                      "Line 900\n"))
                .find("French Army[Prussian"),
            std::string::npos)
      << "none of the enemy's";
}

TEST(CommandsKept, AFewFiguresOfALeaderBehindAnArmAreNoRegiment) {
  const std::string text =
      "1 figure = 15 men\nBritish Army\nBritish Cavalry Roe 2 figs\n  3rd Dragoons 30 figs\n"
      "  4th Dragoons 60 figs\n";
  EXPECT_EQ(told(read(text)), "British Army[British Cavalry: Roe[3rd Dragoons 450; 4th Dragoons 900; ]]");
}

TEST(CommandsKept, HorseThatAGeneralLeadsBehindADivisionIsACommandThatIsAsked) {
  const std::string corps =
      "Le IIe corps est commandé par le général Roe ;\n\nDivision Alba\n12e régiment de ligne\n"
      "21e régiment de ligne\n\n";
  const Reading reading = read(corps + "Cavalerie légère sous le commandement du général Lind\n");
  EXPECT_EQ(told(reading),
            "Le IIe corps[Division Alba[12e régiment de ligne 570; 21e régiment de ligne 570; ]"
            "Cavalerie légère[]]");
  EXPECT_EQ(asked(reading), std::vector<int>{7});
  EXPECT_EQ(told(read(corps + "Légion portugaise sous le commandement du général Lind\n")),
            "Le IIe corps[Division Alba[12e régiment de ligne 570; 21e régiment de ligne 570; ]Légion portugaise[]]");
}

TEST(CommandsKept, AHeadingOfGunsAboveALegionThatAGeneralLeadsMakesNoBatteryOfIt) {
  const Reading reading = read(
      "Le IIe corps est commandé par le général Roe ;\n\nDivision Alba\n12e régiment de "
      "ligne\n\nDivision Toro\nArtillerie\n\nLégion portugaise sous le commandement du "
      "général de brigade Vela\n");
  EXPECT_EQ(told(reading),
            "Le IIe corps[Division Alba[12e régiment de ligne 570; ]Division Toro[]Légion portugaise[]]");
  EXPECT_EQ(asked(reading), (std::vector<int>{7, 9}));
}

TEST(CommandsKept, AGuardOfWhichALeaderIsToldIsACorpsAndNoTitle) {
  const std::string rest =
      "\n\nLe IIe corps est commandé par le général Roe ;\n\nDivision Alba\n12e régiment de "
      "ligne\n";
  for (const std::string guard :
       {"La Garde impériale sous le commandement direct de Napoléon ;",
        "La Garde impériale sous le commandement de Kern", "La Garde impériale sous les ordres directs du général Kern",
        "Garde impériale\nmaréchal Kern"}) {
    const Reading reading = read(guard + rest);
    EXPECT_EQ(asked(reading), std::vector<int>{1}) << guard;
    EXPECT_EQ(reading.orbat.formations.size(), 2U) << guard;
  }
}

TEST(CommandsKept, ACorpsOfWhichOnlyItsStrengthIsToldIsAskedForItsTroopsOnce) {
  const Reading reading = read(
      "French Army\n\nI Corps\n\nMarshal Alba (21,163, 50 guns)\n\nIII Corps\n\nMarshal Toro "
      "(28,936, 46 guns)\n\nReserve Cavalry\n\nMarshal Vela (19,629, 26 guns)\n");
  EXPECT_EQ(asked(reading), (std::vector<int>{3, 7, 11}));
  const std::vector<Formation>& corps = reading.orbat.formations.at(0).formations;
  EXPECT_EQ(corps.size(), 3U) << told(reading);
  EXPECT_EQ(corps.at(2).name, "Reserve Cavalry") << "beside the corps, and in none of them";
  EXPECT_EQ(corps.at(2).commander, "Marshal Vela");
  EXPECT_NE(corps.at(2).note.find("guessed: a corps from its strength"), std::string::npos) << corps.at(2).note;
}

TEST(CommandsKept, ACorpsOneBlankFurtherInThanTheOneBeforeItStandsBesideIt) {
  EXPECT_EQ(
      told(read("France\n1st Corps\n 1st Division\n 9th Line 900\n 2nd Division\n 24th Line 850\n 3rd Corps\n 5th "
                "Division\n 45th Line 800\n")),
      "1st Corps[1st Division[9th Line 900; ]2nd Division[24th Line 850; ]]3rd Corps[5th Division[45th Line 800; "
      "]]");
}

TEST(CommandsKept, ASentenceThatSaysWhatAListIsNamesNoArmyOfAGeneral) {
  const std::string list = "\n\n1st Division: Kern\n9th Line 900\n";
  for (const std::string sentence :
       {"The following is an organizational table showing the composition of General Roe's "
        "Army of Dale at the time of the Battle of Alba.",
        "This is the order of battle of General Roe's Army of the Toro at Alba."})
    EXPECT_EQ(told(read("France\n" + sentence + list)), "1st Division[9th Line 900; ]") << sentence;
}

TEST(CommandsKept, TroopsOfTheSecondLineDoNotFallToTheLastCommandOfTheFirst) {
  EXPECT_EQ(told(read("Prussia\nFirst Line\nRight Wing: Kern\nRegiment Toro (2 bns)\nCavalry of the right wing: Till\n"
                      "Alba Hussars (10 sqns)\nSecond Line\nFreibataillon Roe\nRegiment Dale (1 bn)\n")),
            "Right Wing[Regiment Toro 1380; ]Cavalry of the right wing[Alba Hussars 1300; ]Second Line of "
            "battle[Freibataillon Roe 690; Regiment Dale 690; ]");
}

TEST(CommandsKept, AmongRegimentsOfTheLineTheFirstIsNoLineOfBattle) {
  EXPECT_EQ(told(read("France\n1st Brigade: Roe\n9th Line\n1st Line\n2nd Brigade: Dale\n2nd Line\n12th Line\n")),
            "1st Brigade[9th Line 570; 1st Line 570; ]2nd Brigade[2nd Line 570; 12th Line 570; ]");
}

}  // namespace estafette::readers::commands_kept_test
