// Orders of battle in Spanish, Italian and Portuguese, and ways of writing that came with them.
#include "converter/orbat/totals.hpp"
#include "converter/readers/text/glance.hpp"
#include "converter/readers/text/read_text.hpp"
#include "support/words.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::languages_test {
namespace {

Reading read(const std::string& text) {
  return read_text_orbat(text, test::words(), "ney.txt");
}

/// "1ª División, brigadier Lacy; 22nd Line: line infantry, 3 parts, 1534 men": every command and unit.
std::string told(const Formation& command) {
  std::string all = command.name + (command.commander.empty() ? "" : ", " + command.commander);
  for (const Unit& unit : command.units) {
    all += fmt::format("; {}: {}, {} parts, {} men", unit.name, to_string(unit.kind), unit.subunits, unit.men.value);
    if (unit.guns.value > 0) all += fmt::format(", {} guns", unit.guns.value);
  }
  for (const Formation& below : command.formations) all += " / " + told(below);
  return all;
}

std::string told(const std::string& text) {
  std::string all;
  for (const Formation& command : read(text).orbat.formations) all += (all.empty() ? "" : " // ") + told(command);
  return all;
}

}  // namespace

TEST(Languages, SpanishDivisionsWithBattalionsHorseAndPieces) {
  EXPECT_EQ(told("España\n"
                 "1ª División (brigadier Lacy)\n"
                 " Regimiento de Burgos, 3 bons., 1.534 h.\n"
                 " Dragones de Granada, 240 jinetes\n"
                 " Batería a caballo: 4 piezas de a 8, 2 obuses, 130 artilleros\n"),
            "1ª División, brigadier Lacy; Regimiento de Burgos: line infantry, 3 parts, 1534 men; Dragones de Granada: "
            "medium cavalry, 1 parts, 240 men; Batería a caballo: horse artillery, 1 parts, 130 men, 6 guns");
}

TEST(Languages, ItalianBrigadesAreNamedByTheirGenerals) {
  EXPECT_EQ(
      told("Italia\n"
           "1ª Divisione del generale Fontana\n"
           "  Brigata del generale Nioli\n"
           "    1° leggero, 2 battaglioni, 1.305 uomini\n"),
      "1ª Divisione, generale Fontana / Brigata Nioli, generale Nioli; 1° leggero: light infantry, 2 parts, 1305 men");
}

TEST(Languages, PortugueseRegimentsAreNumberedBehindTheirArm) {
  EXPECT_EQ(
      told("Divisão Portuguesa: major-general Hamilton\n"
           "Batalhão de Caçadores n.º 3, 656 homens\n"
           "Regimento de Cavalaria n.º 1, 4 esquadrões, 422 cavalos\n"),
      "Divisão Portuguesa, major-general Hamilton; Batalhão de Caçadores n.º 3: light infantry, 1 parts, 656 men; "
      "Regimento de Cavalaria n.º 1: light cavalry, 4 parts, 422 men");
}

TEST(Languages, ANationMayStandBeforeItsFirstCommandOrItsGeneral) {
  const Reading reading = read(
      "Autrichiens : FML Auersthal\nIR 10 (3 bat.) 1.800 h.\n"
      "Français : Vème Corps : Maréchal Lannes\nDivision Oudin\n13e de ligne 600 h.\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U);
  std::string all;
  for (const Formation& command : reading.orbat.formations) {
    all += fmt::format("{} {}, {}:", to_string(command.level), command.name, command.commander);
    for_each_unit(command, [&](const CommandPath&, const Unit& unit) { all += ' ' + unit.nation + ' ' + unit.name; });
    all += '\n';
  }
  EXPECT_NE(all.find("army Autrichiens, FML Auersthal: Austria IR 10\n"), std::string::npos) << all;
  EXPECT_NE(all.find("corps Vème Corps, Maréchal Lannes: France 13e de ligne\n"), std::string::npos) << all;
}

TEST(Languages, MenByArmAreASumAndNoTroops) {
  for (const std::string sum : {"1,100 infantry, 400 cavalry", "Infantry 1,100 Cavalry 400", "1,100 foot and 400 horse",
                                "1.100 fantassins, 400 cavaliers", "1.100 infantes, 400 caballos"}) {
    const Reading reading =
        read("8th Division: Souham [France]\n" + sum + "\n 22nd Line (2 bns) 1,000 men\n 10th Hussars, 400 sabres\n");
    EXPECT_EQ(totals(reading.orbat.formations.at(0)).men(), Men{1400}) << sum;
    ASSERT_EQ(reading.looks.size(), 1U) << sum;
    EXPECT_EQ(reading.looks[0].found, sum);
    EXPECT_TRUE(reading.looks[0].expected.starts_with("1,000 infantry")) << reading.looks[0].expected;
  }
}

TEST(Languages, MenByArmThatAgreeAreNotAskedAbout) {
  EXPECT_TRUE(read("8th Division: Souham [France]\n1,000 infantry, 400 cavalry, 6 guns\n22nd Line (2 bns) 1,000 men\n"
                   "10th Hussars, 400 sabres\n1st Foot Battery, 6 guns, 90 men\n")
                  .looks.empty());
}

TEST(Languages, AFigureInSquareBracketsBehindABlankIsAStrengthAndAnyOtherANote) {
  EXPECT_EQ(
      told("8th Division: Souham [France]\n34e RIdLi [953]\n40e RIdLi 800[12]\n"),
      "8th Division, Souham; 34e RIdLi: line infantry, 1 parts, 953 men; 40e RIdLi: line infantry, 1 parts, 800 men");
}

TEST(Languages, BattalionsNamedBelowTheirRegimentAreCounted) {
  EXPECT_EQ(told("8th Division: Souham [France]\n  34e Ligne [953]\n    2e & 3e Btns; Detachment from 1e Btn\n"),
            "8th Division, Souham; 34e Ligne: line infantry, 2 parts, 953 men");
}

TEST(Languages, ACompanyOfARegimentOfArtilleryIsOneBattery) {
  EXPECT_EQ(read("8th Division: Souham [France]\n19th Company, 6th Foot Artillery Regiment (6 x 6£)\n")
                .orbat.formations.at(0)
                .units.size(),
            1U);
}

TEST(Languages, ADivisionMayBeSetInFurtherThanItsBrigades) {
  EXPECT_EQ(told("France\nV Corps: Lannes\n Division Oudin\n1st Brigade: Treille\n9e de ligne 600 h.\n"),
            "V Corps, Lannes / Division Oudin / 1st Brigade, Treille; 9e de ligne: line infantry, 1 parts, 600 men");
}

TEST(Languages, RussianRegimentsByTheirNamesAreOneEach) {
  EXPECT_EQ(
      told("1st Division [Russia]\nХарьковский и Черниговский драгунские полки\n"),
      "1st Division; Харьковский драгунский полк: medium cavalry, 4 parts, 360 men; Черниговский драгунский полк: "
      "medium cavalry, 4 parts, 360 men");
}

TEST(Languages, SwedishDivisionsAndBrigadesWithTheirNumbers) {
  EXPECT_EQ(told("Svenska armén\n"
                 "1. fördelningen, generalmajor Stål\n"
                 "2:a brigaden, överste Lind\n"
                 "Smålands regemente 2 bat. 950 man\n"
                 "Skånska husarerna 8 skv. 780 man\n"
                 "Ridande batteri Ek, 8 kanoner, 120 man\n"),
            "Svenska armén / 1. fördelningen, generalmajor Stål / 2:a brigaden, överste Lind; Smålands regemente: line "
            "infantry, 2 parts, 950 men; Skånska husarerna: light cavalry, 8 parts, 780 men; Ridande batteri Ek: horse "
            "artillery, 1 parts, 120 men, 8 guns");
}

TEST(Languages, DanishBrigadesWithBattalionsCompaniesAndGuns) {
  EXPECT_EQ(
      told("Dansk Auxiliærkorps\n"
           "1. Brigade: generalmajor Holst\n"
           "Jyske Infanteriregiment, 3 bataljoner, 1.800 mand\n"
           "Sjællandske Skarpskytter, 1 bataljon, 600 mand\n"
           "Fodbatteri Krog, 10 kanoner, 160 mand\n"),
      "Dansk Auxiliærkorps / 1. Brigade, generalmajor Holst; Jyske Infanteriregiment: line infantry, 3 parts, 1800 "
      "men; Sjællandske Skarpskytter: light infantry, 1 parts, 600 men; Fodbatteri Krog: foot artillery, 1 parts, "
      "160 men, 10 guns");
}

TEST(Languages, InSpanishACompanyOnHorsebackIsABatteryAndAnAbbreviatedNumberIsNoCount) {
  EXPECT_EQ(
      told("España\n1.ª División: general Reina\n"
           "Suizos de Alba n.º 3 1.100\n"
           "Artillería: una cía a caballo (6 piezas)\n"),
      "1.ª División, general Reina; Suizos de Alba n.º 3: line infantry, 1 parts, 1100 men; horse artillery: horse "
      "artillery, 1 parts, 96 men, 6 guns");
}

TEST(Languages, AnItalianListOfFootLooksLikeAnOrderOfBattle) {
  EXPECT_TRUE(looks_like_text_orbat(
      "Italia\n1\u00AA Divisione: Kern\n11\u00B0 e 12\u00B0 leggero, 4\u00B0 e 82\u00B0 di linea\n", test::words()));
}

TEST(Languages, SwedishBattalionsOfJagersAreLight) {
  EXPECT_EQ(told("Sverige\n1. Brigaden: Kern\n1. och 2. j\u00E4garbataljonen, 600 man each\n"),
            "1. Brigaden, Kern; 1. j\u00E4garbataljon: light infantry, 1 parts, 600 men; 2. j\u00E4garbataljon: light "
            "infantry, 1 parts, 600 men");
}

}  // namespace estafette::readers::languages_test
