#include "converter/orbat/totals.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/text/glance.hpp"
#include "converter/readers/text/read_text.hpp"
#include "support/nafziger.hpp"
#include "support/random_orbats.hpp"
#include "support/refusal.hpp"
#include "support/words.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace estafette::readers::text_reading_test {
namespace {

Reading read(const std::string& text) {
  return read_text_orbat(text, test::words(), "ney.txt");
}

/// The first unit of a division of one line of troops.
Unit unit(const std::string& line) {
  const Reading reading = read("France\n8th Division: Souham\n" + line + "\n");
  return reading.orbat.formations.at(0).units.at(0);
}

/// Names and commanders as people give them, so that a text can hold them; no two siblings share one.
void plain(Formation& formation, std::size_t number) {
  static const std::vector<std::string> kCommands = {"Avantgarde",          "Corps of the Elbe", "Jäger Brigade",
                                                     "Division (Saxon)",    "Guard Cavalry",     "Danzig",
                                                     "Horn's Reserve Corps"};
  static const std::vector<std::string> kTroops = {"Line",           "Hussars (detached)", "Foot Battery No. 5",
                                                   "Leib-Grenadier", "Artillery, Danzig",  "Isolated Men",
                                                   "Brigade Train"};
  formation.name = fmt::format("{}th {}", number + 4, kCommands[number % kCommands.size()]);
  formation.ratings = {};
  formation.note = formation.source = "";
  formation.when = {};
  for (std::size_t i = 0; i < formation.units.size(); ++i) {
    Unit& troops = formation.units[i];
    troops.name = fmt::format("{}th {}", i + 4, kTroops[(i + number) % kTroops.size()]);
    troops.note = troops.source = "";
    troops.when = {};
    troops.returned = {};
  }
  for (std::size_t i = 0; i < formation.formations.size(); ++i) plain(formation.formations[i], i);
}

int units_in(const Orbat& orbat) {
  int units = 0;
  for_each_unit(orbat, [&](const CommandPath&, const Unit&) { ++units; });
  return units;
}

/// Without what a text has no place for, and what the reader writes there; ids follow the names.
Orbat bare(Orbat orbat) {
  std::vector<Formation*> open;
  for (Formation& formation : orbat.formations) open.push_back(&formation);
  while (!open.empty()) {
    Formation& formation = *open.back();
    open.pop_back();
    formation.id = formation.note = formation.source = "";
    for (Unit& troops : formation.units) troops.id = troops.note = troops.source = "";
    for (Formation& child : formation.formations) open.push_back(&child);
  }
  return orbat;
}

}  // namespace

TEST(TextReader, TellsHowManyLinesItUnderstoodAndNamesEachOther) {
  const Reading reading = read("France\n\n8th Division: Souham\n22nd Line (4 bns)\nXyzzy\nTotal: 1 man\n");
  EXPECT_EQ(
      to_string(reading),
      "understood 3 of 5 lines; 2 questions:\n"
      "ney.txt:5: found \"Xyzzy\"; expected a command, troops, a total or a note. For troops add what they are, for "
      "example Regiment, or their strength; for a note begin with Note:\n"
      "ney.txt:6: found \"Total: 1 man\"; expected 2,280 men, the sum of the units of 8th Division (1 of them with "
      "guesses). Check the figures of its units\n");
  EXPECT_EQ(to_string(read("France\n8th Division: Souham\n22nd Line (4 bns)\n")), "understood 3 of 3 lines\n");
}

TEST(TextReader, StrengthFromBattalionsAloneIsEstimatedByNationMarkedAndCounted) {
  const Reading reading = read("Prussia\nHorn's Brigade: Oberst von Horn\n1st Reserve Infantry (3 bns)\n");
  const Unit& regiment = reading.orbat.formations.at(0).units.at(0);
  EXPECT_EQ(regiment.men, Men{3 * 690});
  EXPECT_EQ(regiment.note, "guessed: quality line, strength from 3 battalions");
  EXPECT_EQ(regiment.source, "medium; mean of the field armies of 1 May 1813");
  EXPECT_EQ(reading.guesses, 3) << "quality, strength, and the brigade's level";
}

TEST(TextReader, MenAfterWordsOfTheNameAreItsStrength) {
  EXPECT_EQ(unit("132nd Line III, IV bns 1,433 men").men, Men{1433});
  EXPECT_EQ(unit("8th Texas Cavalry Regiment, Terry's Texas Rangers 700 men").men, Men{700});
}

TEST(TextReader, ACountOfGunsIsHeldAgainstGunsAndNotAgainstMen) {
  EXPECT_EQ(to_string(read("France\n8th Division: Souham\n22nd Line, 900 men\nFoot Battery No. 5, 8 guns\nGuns: 8\n")),
            "understood 5 of 5 lines\n");
  const Reading other = read("France\n8th Division: Souham\n22nd Line, 60 men\nFoot Battery No. 5, 8 guns\nGuns: 60\n");
  ASSERT_EQ(other.looks.size(), 1U);
  EXPECT_EQ(other.looks.front().expected.substr(0, 7), "8 guns,");
}

TEST(TextReader, AnArmsTotalIsNoUnit) {
  const Reading reading = read("France\n8th Division: Souham\n22nd Line, 900 men\nLine total: 900\n");
  EXPECT_EQ(units_in(reading.orbat), 1);
}

TEST(TextReader, ACommanderOnALineOfHisOwnIsBelievedBeforeAPlaceBehindAComma) {
  const Reading reading = read(
      "III Corps, Vionville, 16 August 1870\nCommander: Lt. Gen. von Alvensleben\n5th Division: Stülpnagel\n8th Line, "
      "900 men\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Lt. Gen. von Alvensleben");
}

TEST(TextReader, ABatterysCalibreMayStandBehindItAsInFrench) {
  EXPECT_EQ(unit("10e batterie de 12, 6 pièces").piece, "12-pounder");
}

TEST(TextReader, FiguresBehindAUnitOnItsCommandsLineAreThatUnits) {
  const Reading reading =
      read("Austria\nBrigade Benedek: Oberst Benedek\nKavallerie: Ulanen-Regiment Nr. 9, 4 Esk., 560 Reiter\n");
  ASSERT_EQ(units_in(reading.orbat), 1);
  for_each_unit(reading.orbat, [](const CommandPath&, const Unit& one) { EXPECT_EQ(one.men, Men{560}); });
}

TEST(TextReader, OfASentenceAboutFiguresNobodyIsInvented) {
  for (const std::string line :
       {"The Emperor had 120,000 men in 12 divisions, of which Ney led 45,000 with 110 guns, losing 900 and 3,200 men.",
        "Ney led 45,000 men, Marmont 25,000 men and Bertrand 20,000 men"}) {
    const Reading reading = read("France\n8th Division: Souham\n22nd Line 900 men\n" + line + "\n");
    EXPECT_EQ(units_in(reading.orbat), 1) << line;
    EXPECT_EQ(totals(reading.orbat).men(), Men{900}) << line;
    EXPECT_EQ(reading.looks.size(), 1U) << line;
  }
}

TEST(TextReader, AWordBeforeTheGunsIsNoPartOfTheName) {
  EXPECT_EQ(unit("Lewis' Virginia Battery w/ 2 guns").name, "Lewis' Virginia Battery");
}

TEST(TextReader, BattalionsBelowADemiBrigadeAreItsOwnThoughTheyAreNotSetIn) {
  const Reading reading = read(
      "France\nDivision Masséna\n18e demi-brigade de ligne\n1er bataillon, 600 h.\n2e bataillon, 610 h.\n"
      "1st Demi-Brigade: Oberst X\n1st battalion (500)\n2nd battalion (480)\n32e demi-brigade, 1.500 h.\n");
  EXPECT_EQ(units_in(reading.orbat), 3);
  EXPECT_EQ(totals(reading.orbat).men(), Men{600 + 610 + 500 + 480 + 1500});
}

TEST(TextReader, AStarBeforeACommandIsABulletWhereTwoStarsStandBelowIt) {
  const Reading reading = read("=== I Corps ===\n* 3rd Division - GL Bose\n** 3rd Line (500)\n");
  ASSERT_EQ(reading.orbat.formations.at(0).formations.size(), 1U);
  EXPECT_EQ(reading.orbat.formations[0].formations[0].commander, "GL Bose");
}

TEST(TextReader, GunsThatWereTakenForTheNameAreAskedAbout) {
  EXPECT_EQ(unit("Art: 1st Saxon Foot Bty 6 x 6pdr, 2 x 8pdr how. (175)").guns, Guns{8});
  EXPECT_EQ(to_string(read("Saxony\n24th Division: Lecoq\nArt: 1st Foot Bty 6 x 6pdr, old, 2 x 8pdr how. (175)\n")),
            "understood 2 of 3 lines; 1 question:\n"
            "ney.txt:3: found \"Art: 1st Foot Bty 6 x 6pdr, old, 2 x 8pdr how. (175)\"; expected guns set apart "
            "from the name. Leave out what comes before the name, or put all guns after it\n");
  EXPECT_EQ(unit("36th Lt. Inf. (3 bns, 1200 men)").kind, Kind::light_infantry);
}

TEST(TextReader, AFigureThatMayBeTheStrengthIsAskedAboutWhereTheStrengthIsAGuess) {
  for (const std::string line :
       {"40th Line (2650 of all ranks)", "36th Line 650 + 37th Line", "12. Inf.Rgt. (3) 2437 Xyz"}) {
    const Reading reading = read("France\n8th Division: Souham\n22nd Line, 900 men\n" + line + "\n");
    EXPECT_EQ(reading.looks.size(), 1U) << line << "\n" << to_string(reading);
  }
  EXPECT_TRUE(read("France\n8th Division: Souham\n112th Line (2 bns), detached in 1812\n").looks.empty());
}

TEST(TextReader, ABattalionNamedByItsNumberFirstHasTheMenThatStandBehindIt) {
  for (const std::string line :
       {"3/26th Line 640 men", "I/34th Line 640", "2./35th Line 640 men", "3/1st Foot Guards, 640 men"}) {
    EXPECT_EQ(unit(line).men, Men{640}) << line;
  }
  EXPECT_EQ(unit("3/26th Line 640 men").name, "3/26th Line");
}

TEST(TextReader, AUnitMayHaveItsFiguresBeforeItsName) {
  const Reading reading =
      read("France\n8th Division: Souham\n6th Light Regiment\n2 bns, 39th Line\n1 coy, 5/60th Rifles\n");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).units;
  ASSERT_EQ(units.size(), 3U);
  EXPECT_EQ(units[1].name, "39th Line");
  EXPECT_EQ(units[1].subunits, 2);
  EXPECT_EQ(units[2].name, "5/60th Rifles");
}

TEST(TextReader, ANameInBracketsBehindACommandIsItsCommanderMarkedAsAGuess) {
  const Formation corps =
      read(
          "France\nIII Corps (Ney)\n 8th Division (Souham)\n  22nd Line, 900 men\n 11th Division (vacant)\n"
          "  23rd Line, 900 men\n 7th Division (Saxon)\n  24th Line, 900 men\n")
          .orbat.formations.at(0);
  EXPECT_EQ(corps.name, "III Corps");
  EXPECT_EQ(corps.commander, "Ney");
  EXPECT_NE(corps.note.find("guessed: commander Ney from the brackets"), std::string::npos) << corps.note;
  ASSERT_EQ(corps.formations.size(), 3U);
  EXPECT_EQ(corps.formations[0].commander, "Souham");
  EXPECT_EQ(corps.formations[1].name, "11th Division");
  EXPECT_EQ(corps.formations[1].commander, "");
  EXPECT_EQ(corps.formations[2].name, "7th Division (Saxon)");
}

TEST(TextReader, FrenchDivisionsOfLightHorseAndFootAreDivisions) {
  for (const std::string name :
       {"1re division de cavalerie légère", "2e division d'infanterie légère", "Division légère"}) {
    const Reading reading =
        read("France\nIIIe Corps: maréchal Ney\n " + name + ": général Bruyère\n  6e Hussards, 280 hommes\n");
    ASSERT_EQ(reading.orbat.formations.at(0).formations.size(), 1U) << name;
    EXPECT_EQ(reading.orbat.formations[0].formations[0].commander, "général Bruyère");
  }
}

TEST(TextReader, AVanguardIsNoGuard) {
  for (const std::string name : {"Avant-garde", "Arrière-garde", "Avantgarde", "Advance Guard"}) {
    const Reading reading =
        read("Prussia\nYorck's Corps\n " + name + ": General Katzler\n  2nd Leib Hussars, 400 sabres\n");
    Quality quality = Quality::guard;
    for_each_unit(reading.orbat, [&](const CommandPath&, const Unit& unit) { quality = unit.quality; });
    EXPECT_EQ(quality, Quality::line) << name;
  }
}

TEST(TextReader, LancersAreHorseInTheSingularToo) {
  EXPECT_EQ(unit("9e chevau-léger lancier (2 esc)").kind, Kind::light_cavalry);
  EXPECT_EQ(unit("9th Chevauléger-lancier Regiment (2)(21/281)").kind, Kind::light_cavalry);
}

TEST(TextReader, OfficersCountAsMenAndStandInTheNote) {
  const Unit battalion = unit("2nd Battalion/24th Line (10 officers, 814 men)");
  EXPECT_EQ(battalion.men, Men{824});
  EXPECT_EQ(battalion.level, UnitLevel::battalion);
  EXPECT_EQ(battalion.note, "10 officers, 814 men; guessed: quality line");
}

TEST(TextReader, ALoneFigureIsBattalionsGunsOrMenByItsSizeAndItsUnit) {
  EXPECT_EQ(unit("22nd Line (4)(2,650)").subunits, 4);
  EXPECT_EQ(unit("22nd Line (4)(2,650)").men, Men{2650});
  EXPECT_EQ(unit("6pdr Foot Battery No. 7 (8)").guns, Guns{8});
  EXPECT_EQ(unit("10th Hussars (6)").subunits, 6);
  EXPECT_EQ(unit("Detached company - 57").note, "guessed: kind line infantry, quality line, 57 read as men");
}

TEST(TextReader, WhatSquareBracketsSayGoesBeforeWhatTheNameTells) {
  const Unit troops = unit("4th Dragoons (2 bns) 700 men [Naples; line infantry; veteran; regiment; lately come]");
  EXPECT_EQ(troops.nation, "Naples");
  EXPECT_EQ(troops.kind, Kind::line_infantry);
  EXPECT_EQ(troops.quality, Quality::veteran);
  EXPECT_EQ(troops.note, "lately come");
}

TEST(TextReader, AustrianRegimentsBearTheNamesOfTheirProprietors) {
  const Reading reading = read("Austria\n1st Division: FML Bianchi\nHussars Hessen-Homburg (6)\nWürttemberg IR (2)\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(1).nation, "Austria");
}

TEST(TextReader, APrussianBrigadeUnderACorpsIsADivisionOfOurs) {
  const Reading reading = read("Prussia\nI Corps: Yorck\nHorn's Brigade: Oberst von Horn\nLeib Regiment (2 bns)\n");
  const Formation& brigade = reading.orbat.formations.at(0).formations.at(0);
  EXPECT_EQ(brigade.level, Level::division);
  EXPECT_EQ(brigade.note, "guessed: level division, from its place");
}

TEST(TextReader, HorseDirectlyUnderACorpsGetsADivisionAndTheUmpireIsTold) {
  const Reading reading = read("France\nIII Corps: Ney\n10th Hussars (6 sqns)\n");
  const Formation& made = reading.orbat.formations.at(0).formations.at(0);
  EXPECT_EQ(made.name, "III Corps troops");
  EXPECT_EQ(made.note, "guessed: a division for troops that have none");
  EXPECT_EQ(made.units.at(0).name, "10th Hussars");
}

TEST(TextReader, ABracketThatIsClosedOnALaterLineIsOneStatement) {
  const Reading reading = read("France\n8th Division: Souham\n22nd Line (4 bns,\n2,650 men)\n59th Line (2 bns)\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).men, Men{2650});
  EXPECT_EQ(reading.lines, 5);
  EXPECT_EQ(reading.understood, 5);
}

TEST(TextReader, LineEndingsPagesAndDrawnFramesDoNotMatter) {
  const std::string plain = "France\n8th Division: Souham\n  22nd Line (4 bns)\n  59th Line (2 bns)\n";
  const Orbat expected = read(plain).orbat;
  EXPECT_EQ(read("France\r\n8th Division: Souham\r\n  22nd Line (4 bns)\r\n  59th Line (2 bns)\r\n").orbat, expected);
  EXPECT_EQ(read("France\r8th Division: Souham\r  22nd Line (4 bns)\r  59th Line (2 bns)").orbat, expected);
  EXPECT_EQ(read("France\n8th Division: Souham\n\f  22nd Line (4 bns)\n- 2 -\n-----\n  59th Line (2 bns)\n").orbat,
            expected);
  EXPECT_EQ(read("France\n8th Division: Souham\n├── 22nd Line (4 bns)\n└── 59th Line (2 bns)\n").orbat, expected);
}

TEST(TextReader, ATextWithoutTroopsIsRefused) {
  EXPECT_EQ(
      test::refusal([] { return read("Dear Sir,\nI have the honour to report.\n"); }),
      "ney.txt: found \"a text without troops\"; expected an order of battle: commands, with regiments and batteries "
      "below them. Is this the right file?");
}

TEST(TextReader, AnArmyLargerThanAnyIsRefused) {
  std::string text = "France\n8th Division: Souham\n";
  for (int i = 1; i <= 60; ++i) text += fmt::format("{}th Line - 90,000 men\n", i);
  EXPECT_EQ(test::refusal([&] { return read(text); }),
            "ney.txt:58: found \"56th Line - 90,000 men\"; expected at most 20,000 formations and units, and 5,000,000 "
            "men, up "
            "to here. Is this the right file? Give each army a file of its own");
}

TEST(TextLooks, TablesXmlAndLettersAreNoTypedOrdersOfBattle) {
  EXPECT_FALSE(looks_like_text_orbat("<orbat><division name='8th Division'/></orbat>", test::words()));
  EXPECT_FALSE(
      looks_like_text_orbat("level,name,commander,nation,kind,quality,men\ndivision,8th Division,Souham,,,,\n"
                            "regiment,22nd Line Regiment,,France,line infantry,line,2650\n",
                            test::words()));
  EXPECT_FALSE(
      looks_like_text_orbat("Dear Sir,\nthe army is well.\nThe weather holds.\nYours\nN.\nParis\n", test::words()));
  EXPECT_FALSE(looks_like_text_orbat("", test::words()));
  EXPECT_TRUE(looks_like_text_orbat("8th Division: Souham\n22nd Line Regiment (4 bns)\n", test::words()));
}

TEST(TextReader, ALineOfVeryManyOpenBracketsIsNoLongWork) {
  for (const std::string_view figure : {"", "1"})  // otherwise each bracket was held against all that stood behind it
    EXPECT_FALSE(
        read("8th Division: Souham\n22nd Line, 1,450\n" + std::string(100'000, '(') + std::string(figure) + "\n")
            .looks.empty());
}

RC_GTEST_PROP(TextReader, AnyOrderOfBattleInNafzigersMannerComesBackTheSame, ()) {
  Orbat orbat = *test::historical_orbats();
  for (std::size_t i = 0; i < orbat.formations.size(); ++i) plain(orbat.formations[i], i);
  if (units_in(orbat) == 0) return;  // refused, as another test says
  const Reading reading = read(test::as_nafziger_text(orbat));
  RC_ASSERT(to_csv(bare(reading.orbat)) == to_csv(bare(orbat)));
  RC_ASSERT(bare(reading.orbat) == bare(orbat));
}

RC_GTEST_PROP(TextReader, EveryLineOfAnyJumbleIsUnderstoodOrNamedAndTheRestIsAnOutline, ()) {
  static const std::vector<std::string> kScraps = {
      "III Corps", ": ",          "Division",    "22nd Line", " (2 bns)",   " - ",
      "1,450 men", "\n",          "\n",          "\n    ",    "  ",         "(",
      ")",         "[France]",    "Total",       "16 guns",   "Artillery:", "Général de division Souham",
      "1/2, ",     "Brigade",     "\t",          "6/6pdrs",   "Prussians",  "\n\n",
      "Note",      "10 officers", "99999999999", "1.2 ",      "a) ",        "Battalion",
      "*",         "-",           "/",           "Saxon",     "Reserve"};
  std::string text = "22nd Line Regiment\n";
  const auto scraps = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(kScraps));
  for (const std::string& scrap : scraps) text += scrap;
  std::optional<Reading> reading;
  try {
    reading = read(text);
  } catch (const Refusal& refusal) {  // all of it ran on, on one line
    RC_ASSERT(refusal.problems().size() > 1U);
    return;
  }
  RC_ASSERT(reading->understood >= 0);
  RC_ASSERT(reading->understood <= reading->lines);
  RC_ASSERT((reading->understood == reading->lines) == reading->looks.empty());
  RC_ASSERT(read_outline_csv(to_csv(reading->orbat), "") == reading->orbat);
}

}  // namespace estafette::readers::text_reading_test
