// Ordinary pages, as wargamers type them: who leads a regiment, troops outside the brigades, totals of an arm.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <utility>

namespace estafette::readers::ordinary_pages_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(OrdinaryPages, AColonelInTheNameOfHisRegimentIsItsCommanderInEveryLanguage) {
  const std::array<std::array<std::string, 3>, 10> lines = {{
      {"23rd Line Colonel Kern 800 men", "23rd Line", "Colonel Kern"},
      {"23rd Line Col. Kern (2 bns) 800", "23rd Line", "Col. Kern"},
      {"27e de ligne chef de bataillon Roe 800 hommes", "27e de ligne", "chef de bataillon Roe"},
      {"28. Regiment Oberst von Till 800 Mann", "28. Regiment", "Oberst von Till"},
      {"Infantry Regiment 40 Major Dale 3 bns 800", "Infantry Regiment 40", "Major Dale"},
      {"32\u00BA di linea colonnello Roe 800", "32\u00BA di linea", "colonnello Roe"},
      {"33 de l\u00EDnea coronel Kern 800 hombres", "33 de l\u00EDnea", "coronel Kern"},
      {"Col. Kern's 23rd Line 800 men", "23rd Line", "Col. Kern"},
      {"Colonel Roe 29e de ligne 800", "29e de ligne", "Colonel Roe"},
      {"Oberst Kern, 35. Regiment, 800 Mann", "35. Regiment", "Oberst Kern"},
  }};
  for (const auto& [line, name, commander] : lines) {
    const Unit unit = unit_of(read("France\n1st Division: General Lake\n" + line + "\n"));
    EXPECT_EQ(unit.name, name) << line;
    EXPECT_EQ(unit.commander, commander) << line;
    EXPECT_EQ(unit.men.value, 800) << line;
  }
}

TEST(OrdinaryPages, ARegimentOrCompanyMayBeCalledAfterWhoLedIt) {
  for (const std::string line : {"Grenadier Bn Major Kern 600", "Captain Kern's Battery 6 guns"})
    EXPECT_EQ(unit_of(read("Prussia\n1st Brigade: Roe\n" + line + "\n")).commander, "") << line;
}

TEST(OrdinaryPages, TroopsOutsideTheBrigadesAreNotThoseOfTheLastBrigade) {
  for (const std::string heading :
       {"Unbrigaded", "Not brigaded:", "Unattached", "Divisional troops", "Non embrigad\u00E9s",
        "Troupes divisionnaires", "Nicht eingeteilt", "Divisionstruppen", "Sin brigada", "Truppe divisionali"}) {
    const std::string name = heading.ends_with(':') ? heading.substr(0, heading.size() - 1) : heading;
    const Reading reading = read("1st Division: Kern\n1st Brigade: Roe\n24th Line 600\n" + heading +
                                 "\n25th Line 700\n2nd Division: Till\n26th Line 500\n");
    EXPECT_EQ(told(reading),
              "1st Division[1st Brigade[24th Line 600; ]" + name + "[25th Line 700; ]]2nd Division[26th Line 500; ]");
  }
}

TEST(OrdinaryPages, TroopsOfTheCorpsAreBesideItsDivisionsAndNoCorps) {
  for (const std::string heading : {"Corps troops", "Troupes du corps", "Korpstruppen"})
    EXPECT_EQ(told(read("I Corps: Kern\n1st Division: Roe\n24th Line 600\n" + heading +
                        "\n5th Hussars 400\n2nd Division: Till\n25th Line 700\n")),
              "I Corps[1st Division[24th Line 600; ]" + heading + "[5th Hussars 400; ]2nd Division[25th Line 700; ]]");
}

TEST(OrdinaryPages, AllSquadronsOrGunsOfAnArmAreNoRegimentAndNoBattery) {
  const std::string army = "Prussia\n1st Division: Roe\n24th Line 600\n";
  for (const std::string line :
       {"Hussars: 55 squadrons under Kern", "Dragons : 20 escadrons", "K\u00FCrassiere: 45 Eskadronen",
        "Grenadiers: 12 battalions", "Artillery: 44 guns", "Artillerie : 36 bouches \u00E0 feu", "RA: 54 guns"})
    EXPECT_EQ(asked(read(army + line + "\n")), std::vector<int>{4}) << line;
  for (const std::string line : {"Artillery: 12 guns", "2 foot batteries, 16 guns", "Hussars: 8 squadrons"})
    EXPECT_EQ(asked(read(army + line + "\n")), std::vector<int>{}) << line;
}

TEST(OrdinaryPages, WhoLeadsTroopsThatAreCountedIsNoNameOfTheirs) {
  const std::array<std::array<std::string, 2>, 5> lines = {{
      {"Hussars: 8 squadrons under Kern", "Hussars"},
      {"Hussards : 8 escadrons sous le colonel Kern", "Hussards"},
      {"2nd Hussars 8 squadrons under Col. Kern", "2nd Hussars"},
      {"H\u00FAsares: 8 escuadrones al mando de Kern", "H\u00FAsares"},
      {"8 Schwadronen Husaren unter Kern", "Husaren"},
  }};
  for (const auto& [line, name] : lines) {
    const Unit unit = unit_of(read("Prussia\n1st Division: Roe\n" + line + "\n"));
    EXPECT_EQ(unit.name, name) << line;
    EXPECT_TRUE(unit.commander.ends_with("Kern")) << line;
    EXPECT_EQ(unit.subunits, 8) << line;
  }
}

TEST(OrdinaryPages, RegimentsOfASortBehindAColonAreEachOneInEveryLanguage) {
  const std::array<std::array<std::string, 3>, 10> lines = {{
      {"R\u00E9giments de dragons : Kern, Roe", "R\u00E9giment de dragons Kern", "R\u00E9giment de dragons Roe"},
      {"Regiments of Cossacks: Kern, Roe", "Regiment of Cossacks Kern", "Regiment of Cossacks Roe"},
      {"Regiments of the line: 24th, 25th", "24th Regiment of the line", "25th Regiment of the line"},
      {"R\u00E9giments de ligne : 24e, 25e", "24e R\u00E9giment de ligne", "25e R\u00E9giment de ligne"},
      {"Reggimenti di cosacchi: Kern, Roe", "Reggimento di cosacchi Kern", "Reggimento di cosacchi Roe"},
      {"Regimientos de infanter\u00EDa: Toro, Rey", "Regimiento de infanter\u00EDa Toro",
       "Regimiento de infanter\u00EDa Rey"},
      {"Kosakenregimenter: Kern, Roe", "Kern Kosakenregiment", "Roe Kosakenregiment"},
      {"Pu\u0142ki u\u0142an\u00F3w: 7, 11", "7. Pu\u0142k u\u0142an\u00F3w", "11. Pu\u0142k u\u0142an\u00F3w"},
      {"Bataillons de grenadiers : Kern, Roe", "Bataillon de grenadiers Kern", "Bataillon de grenadiers Roe"},
      {"Regiments: 24th Line, 25th Line", "24th Line", "25th Line"},
  }};
  for (const auto& [line, first, second] : lines) {
    const Reading reading = read("Russia\n1st Division: Lake\n" + line + "\n");
    EXPECT_EQ(unit_of(reading).name, first) << line;
    EXPECT_EQ(unit_of(reading, 1).name, second) << line;
    EXPECT_EQ(asked(reading), std::vector<int>{}) << line;
  }
}

TEST(OrdinaryPages, ALineThatEndsWithANumberIsNotJoinedToTheNextEntry) {
  const Reading reading = read(
      "\u0420\u043E\u0441\u0441\u0438\u044F\n1-\u044F \u0434\u0438\u0432\u0438\u0437\u0438\u044F\n"
      "\u041A\u0430\u0437\u0430\u0447\u044C\u0438 \u043F\u043E\u043B\u043A\u0438: "
      "\u041A\u0435\u0440\u043D\u0430 5-\u0433\u043E, \u0420\u043E\u0443 18-\u0433\u043E, "
      "\u0422\u0438\u043B\u043B\u044F 7-\u0433\u043E\n"
      "\u0411\u0430\u0448\u043A\u0438\u0440\u0441\u043A\u0438\u0435 \u043F\u043E\u043B\u043A\u0438: "
      "1-\u0439, 2-\u0439\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 5U);
  for (const Unit& unit : reading.orbat.formations.at(0).units) EXPECT_EQ(unit.kind, Kind::cossacks) << unit.name;
}

TEST(OrdinaryPages, LightAndHeavyBatteriesInAListOfGunsAreNoFoot) {
  const Reading reading = read("Russia\n1st Division: Lake\nBatteries: 3rd Position, 21st Light, 22nd Light\n");
  for (std::size_t at = 0; at < 3; ++at) EXPECT_EQ(unit_of(reading, at).kind, Kind::foot_artillery) << at;
}

TEST(OrdinaryPages, TwoNamesBehindASortOfTroopsAreAskedAboutAndNobodysName) {
  EXPECT_EQ(asked(read("Russia\n1st Division: Lake\n24th Line 600\nCuirassiers: Morven, Dale\n")), std::vector<int>{4});
}

TEST(OrdinaryPages, BattalionsJoinedBeforeAWordInTheSingularAreAsManyAsTheirNumbers) {
  const std::array<std::array<std::string, 2>, 6> lines = {{
      {"1. und 2. Bataillon IR 24", "IR 24"},
      {"I. und II. Btl. IR 24", "IR 24"},
      {"I. u. II./IR 12", "I/II/IR 12"},
      {"III. und IV. Bataillon, 3. Regiment 900", "3. Regiment"},
      {"I e II battaglione, 3\u00BA di linea", "3\u00BA di linea"},
      {"1. und 2. Bataillon, 1200 Mann", "1. und 2. Bataillon"},
  }};
  for (const auto& [line, name] : lines) {
    const Unit unit = unit_of(read("Prussia\n1st Brigade: Roe\n" + line + "\n"));
    EXPECT_EQ(unit.name, name) << line;
    EXPECT_EQ(unit.subunits, 2) << line;
  }
}

TEST(OrdinaryPages, BattalionsJoinedBelowTheirLegionAreTheLegion) {
  EXPECT_EQ(told(read("Russia\n1st Brigade: Roe\nLegion of Morven: Oberst Kern\n1. und 2. Bataillon, 1200 Mann\n3., 4. "
                      "und 5. Bataillon, 1800 Mann\nIR 12 600\n")),
            "1st Brigade[Legion of Morven 3000; IR 12 600; ]");
}

TEST(OrdinaryPages, PortugueseNumbersAmongHorseAreHorseAndAmongFootAreFoot) {
  for (const std::string line : {"Kern's Brigade: 1st Dragoons, 14th Light Dragoons, 1st Portuguese",
                                 "Kern's Brigade\n1st Dragoons 400\n14th Light Dragoons\n1st Portuguese 300"})
    EXPECT_EQ(unit_of(read("Britain\n" + line + "\n"), 2).kind, Kind::light_cavalry) << line;
  EXPECT_EQ(unit_of(read("Britain\nKern's Brigade: 24th Foot, 8th Portuguese\n"), 1).kind, Kind::line_infantry);
}

TEST(OrdinaryPages, NationAndKindBeforeAColonAreThoseOfTheList) {
  for (const std::string line :
       {"Portuguese Cavalry: 1st, 11th and 12th Regiments", "Cavalerie portugaise : 1er et 4e r\u00E9giments"}) {
    const Unit unit = unit_of(read("Britain\n1st Division: Kern\n" + line + "\n"));
    EXPECT_EQ(unit.kind, Kind::light_cavalry) << line;
    EXPECT_EQ(unit.nation, "Portugal") << line;
  }
}

TEST(OrdinaryPages, ABatteryForEachOfItsCaptainsIsReadAndGeneralsAreAskedAbout) {
  const std::string army = "Britain\n1st Division: Kern\n24th Foot 600\n";
  for (const std::string line : {"RA: Kern, Roe", "RHA: Kern's, Roe's", "Foot artillery: Kern & Roe"}) {
    const Reading reading = read(army + line + "\n");
    EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 3U) << line;
    EXPECT_EQ(asked(reading), std::vector<int>{}) << line;
  }
  for (const std::string line : {"Artillery: Kern, Roe", "RA (Kern, Roe)", "Foot artillery - Kern, Roe"})
    EXPECT_FALSE(asked(read(army + line + "\n")).empty()) << line;
}

TEST(OrdinaryPages, TheRifleBrigadeIsARegiment) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: Kern\n19th, 77th & 88th Foot; 2nd Bn Rifle Brigade\n1st Bn Rifle Brigade "
                      "700\n")),
            "1st Brigade[19th Foot 650; 77th Foot 650; 88th Foot 650; 2nd Bn Rifle Brigade 650; 1st Bn Rifle Brigade "
            "700; ]");
}

TEST(OrdinaryPages, DetachmentsOfSeveralRegimentsAreNoneOfThemWhole) {
  const std::string army = "Britain\n1st Division: Kern\n";
  for (const std::string line :
       {"Detachments from 2/31st Foot, 1/48th Foot, 2/66th Foot", "Detachment of the 24th and 25th Foot",
        "D\u00E9tachements des 24e et 25e r\u00E9giments", "Abteilungen vom 12. und 24. Regiment"})
    EXPECT_EQ(asked(read(army + line + "\n")), std::vector<int>{3}) << line;
  EXPECT_EQ(told(read(army + "D\u00E9tachement du 25e r\u00E9giment, 240 hommes\n")),
            "1st Division[25e r\u00E9giment 240; ]");
}

TEST(OrdinaryPages, TwoArmiesInColumnsAreParted) {
  const std::string page =
      "             FRENCH                                    ALLIES\n"
      "  II Corps: Kern                          1st Corps: Prince of Morven\n"
      "  5th Division: Roe                       1st Division: Till\n"
      "    2e L\u00E9g\u00E8re (4 bns) 2,290                 2nd Coldstream 1,003\n"
      "    61e Ligne (2) 860                       3rd Coldstream 900\n"
      "  9th Division: Lake                      3rd Division: Dale\n"
      "    92e Ligne (2) 1,070                     2/30th Foot 635\n";
  const std::string all = told(read(page));
  EXPECT_NE(all.find("9th Division[92e Ligne 1070; ]"), std::string::npos) << all;
  EXPECT_NE(all.find("3rd Division[2/30th Foot 635; ]"), std::string::npos) << all;
}

TEST(OrdinaryPages, ARegimentCalledAfterAKingIsNobody) {
  EXPECT_EQ(told(read("Spain\n1st Division: General Kern\nRey (2) 1.150\nReina (1) 500\n")),
            "1st Division[Rey 1150; Reina 500; ]");
}

TEST(OrdinaryPages, StatesWithoutCommasAreEachARegiment) {
  EXPECT_EQ(told(read("Union\n9th Bde Kern: 38 IN 2 OH 33 OH 10 WI\n")),
            "9th Bde[38th IN 570; 2nd OH 570; 33rd OH 570; 10th WI 570; ]");
}

TEST(OrdinaryPages, ASmallFigureBehindANameIsAskedAbout) {
  EXPECT_EQ(asked(read("Prussia\n1st Brigade: Roe\nCR 8 Kern 5\nIR 12 (2)\n")), std::vector<int>{3});
}

TEST(OrdinaryPages, GunnersOnHorseInAListOfGunsAreHorseArtillery) {
  EXPECT_EQ(unit_of(read("France\n1re division : Kern\nArtillerie : 2/6e \u00E0 pied (6 pi\u00E8ces), 3/5e \u00E0 "
                         "cheval (6 pi\u00E8ces)\n"),
                    1)
                .kind,
            Kind::horse_artillery);
}

TEST(OrdinaryPages, NumbersWithoutEndingsBeforeAKindAreRegimentsAndNotMen) {
  EXPECT_EQ(told(read("France\n5 Drag Div: Kern\n13, 22 Drag - 3 sqns each\n15, 25 Drag\n")),
            "5 Drag Div[13. Drag 450; 22. Drag 450; 15. Drag 450; 25. Drag 450; ]");
  EXPECT_EQ(told(read("Poland\n1st Brigade: Kern\n2 i 3 pu\u0142k u\u0142an\u00F3w\n")),
            "1st Brigade[2. pu\u0142k u\u0142an\u00F3w 600; 3. pu\u0142k u\u0142an\u00F3w 600; ]");
}

TEST(OrdinaryPages, AChatIsReadWithoutItsTimes) {
  EXPECT_EQ(told(read("France\n[20:14] Kern: 9th Division: General Roe\n[20:15] Kern: 59th Line (2 bns) 1100\n[20:16] "
                      "Kern: 69th Line (2 bns) 1200\n")),
            "9th Division[59th Line 1100; 69th Line 1200; ]");
}

TEST(OrdinaryPages, ACompanyAmongBattalionsHasTheShareOfACompany) {
  const Reading reading = read("Britain\n1st Division: Lake\nKern's Brigade: 2/7th, 1/11th, 1 coy. 5/60th (2,109)\n");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).formations.at(0).units;
  ASSERT_EQ(units.size(), 3U);
  EXPECT_LT(units[2].men.value, 200);
  EXPECT_EQ(units[0].men.value + units[1].men.value + units[2].men.value, 2109);
}

TEST(OrdinaryPages, BattalionsByNumeralsBehindTheirRegimentAreCounted) {
  for (const std::string line : {"Leib-Rgt. I, II", "2. Kronprinz I, II"})
    EXPECT_EQ(unit_of(read("Bavaria\n1st Brigade: Kern\n" + line + "\n")).subunits, 2) << line;
}

TEST(OrdinaryPages, BatteriesByLettersBeforeTheWordAreTwo) {
  EXPECT_EQ(told(read("Britain\n1st Division: Kern\n24th Foot 600\nE & C Batteries RA\n")),
            "1st Division[24th Foot 600; Battery E RA 120 6 guns; Battery C RA 120 6 guns; ]");
}

TEST(OrdinaryPages, GunsThatDoNotAddUpAreAskedAbout) {
  const std::string army = "Britain\n1st Division: Kern\n24th Foot 600\n";
  EXPECT_EQ(asked(read(army + "Artillery: 3 x 4pdr, 8 guns\n")), std::vector<int>{4});
  EXPECT_EQ(asked(read(army + "Kern's battery, 6 guns: 5 6-pdr, 1 howitzer\n")), std::vector<int>{});
}

TEST(OrdinaryPages, TroopsBehindTheirGeneralInThePossessiveAreHis) {
  EXPECT_EQ(told(read("Portugal\n1st Division: Lake\nKern's: 1st and 16th Line, 4th Cacadores - 2,700\nA. Roe's: 6th & "
                      "18th Line = 2,000\n")),
            "1st Division[Kern's[1st Line 900; 16th Line 900; 4th Cacadores 900; ]A. Roe's[6th Line 1000; 18th Line "
            "1000; ]]");
}

TEST(OrdinaryPages, ACorpsThatAMachineHasPutIntoThePluralIsACorps) {
  EXPECT_EQ(
      told(read("Ej\u00E9rcito de Morven\nXII cuerpos: Kern\n13.\u00AA Divisi\u00F3n: Roe\n1.er regimiento 900\nVII "
                "cuerpos: Till\n24.\u00AA Divisi\u00F3n: Lake\n2.\u00BA regimiento 800\n")),
      "Ej\u00E9rcito de Morven[XII cuerpos[13.\u00AA Divisi\u00F3n[1.er regimiento 900; ]]VII cuerpos[24.\u00AA "
      "Divisi\u00F3n[2.\u00BA regimiento 800; ]]]");
}

}  // namespace estafette::readers::ordinary_pages_test
