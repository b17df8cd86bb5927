// Battalions put together of others' companies, detachments, and who held which post.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::parts_and_posts_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(PartsAndPosts, CompaniesBelowTheBattalionThatTheyMakeUpAreNoTroopsBesideIt) {
  const Reading reading = read(
      "Britain\nFirst Brigade: Colonel Kern\n2/87th Foot (664)\nConverged Battalion (518), comprising\nTwo "
      "companies 2/3rd Foot (204)\nThree companies 2/9th Foot (314)\nDetachment 2/95th Rifles (206)\n");
  EXPECT_EQ(told(reading), "First Brigade[2/87th Foot 664; Converged Battalion 518; 2/95th Rifles 206; ]");
  EXPECT_NE(unit_of(reading, 1).note.find("Two companies 2/3rd Foot (204)"), std::string::npos);
}

TEST(PartsAndPosts, CompaniesBesideWholeBattalionsAreCountedToo) {
  EXPECT_EQ(french("Division Kern\n24e de ligne (2 bataillons et 3 compagnies)\n9e de ligne, 2 battalions (12 "
                   "companies)\n"),
            "Division Kern[24e de ligne 1440; 9e de ligne 1200; ]");
}

TEST(PartsAndPosts, ABattalionInAListOfNumbersIsOneOfThem) {
  EXPECT_EQ(told(read("Britain\nSecond Brigade\u2014Colonel Kern: 8th, 9th, 1st Batt. 12th, and 16th Toro "
                      "Infantry.\nThird Brigade\u2014Colonel Roe: 2nd Battalion of the 24th Foot and 1st Battalion of "
                      "the 45th Foot\n")),
            "Second Brigade[8th 650; 9th 650; 1/12th 650; 16th Toro Infantry 650; ]Third Brigade[2/24th Foot 650; "
            "1/45th Foot 650; ]");
}

TEST(PartsAndPosts, RegimentsInTheBracketsBehindABrigadeNeedNoNumbers) {
  const Reading reading = read(
      "Austria\nI. Kavallerie-Division\nF.-M.-L. Prinz Kern\nBrigade Till (Moll-Dragoner, Dale-Husaren)\nRoe "
      "(Kern-K\u00FCrassiere, Ungar. Ulanen.).\n");
  EXPECT_EQ(
      told(reading),
      "I. Kavallerie-Division[Brigade Till[Moll-Dragoner 780; Dale-Husaren 780; ]Brigade Roe[Kern-K\u00FCrassiere "
      "780; Ungar. Ulanen 780; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "FML Prinz Kern");
  EXPECT_EQ(asked(read("Austria\nReserve Cavalry (hussars, dragoons)\nKern-Husaren 500\n")), std::vector<int>{});
}

TEST(PartsAndPosts, AnArticleBeforeARankBeginsNoCommand) {
  for (const char* line :
       {"Der General der Kavallerie v. Kern.", "Le g\u00E9n\u00E9ral Kern", "Il generale Kern", "El general Kern"}) {
    const Reading reading = read(std::string("France\n1st Division\n") + line + "\n24e de ligne, 1.200 hommes\n");
    EXPECT_EQ(told(reading), "1st Division[24e de ligne 1200; ]") << line;
    EXPECT_NE(reading.orbat.formations.at(0).commander.find("Kern"), std::string::npos) << line;
    EXPECT_EQ(asked(reading), std::vector<int>{}) << line;
  }
}

TEST(PartsAndPosts, APostIsNobodysName) {
  const Reading garde = read(
      "France\nGarde imp\u00E9riale\ncommandement : mar\u00E9chal Kern\nchef d'\u00E9tat-major : g\u00E9n\u00E9ral "
      "Roe\nmar\u00E9chal des logis : g\u00E9n\u00E9ral Dale\n1er r\u00E9giment de grenadiers, 1 519 hommes\n");
  EXPECT_EQ(garde.orbat.formations.size(), 1U);
  EXPECT_EQ(garde.orbat.formations.at(0).commander, "mar\u00E9chal Kern");
  const Reading posts = read(
      "Britain\nArmy of Morven: Lord Kern, Commander-in-Chief\n1st Division: General Roe, "
      "commanding\n24th Foot 1,200\n");
  EXPECT_EQ(posts.orbat.formations.at(0).commander, "Lord Kern");
  EXPECT_EQ(posts.orbat.formations.at(0).formations.at(0).commander, "General Roe");
  EXPECT_EQ(read("Italia\nEsercito di Spagna: Giuseppe Kern, re di Spagna, comandante in capo\n1\u00AA divisione: "
                 "generale Roe\n24\u00B0 reggimento 1.200 uomini\n")
                .orbat.formations.at(0)
                .commander,
            "Giuseppe Kern");
}

TEST(PartsAndPosts, ACommandInACommandersNameIsAskedAbout) {
  EXPECT_EQ(asked(read("France\n2nd Division: Captain Kern. THIRD DIVISION\n25th Line 500\n")), std::vector<int>{2});
  EXPECT_EQ(asked(read("France\n2e division : g\u00E9n\u00E9ral de division Kern\n25e de ligne 500\n")),
            std::vector<int>{});
}

TEST(PartsAndPosts, WhoStandsBelowALineThatNobodyUnderstoodLeadsNotTheLastBrigade) {
  const Reading reading = read(
      "Austria\nII. Division\nBrigade Till\nMoll-Dragoner 500\nSoltyk (B\u00F6hm. u. Illyr. K\u00FCr., Kroat.). III. "
      "Reserve\nGeneralmajor Graf Kern\nDale-Husaren 400\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "");
  EXPECT_EQ(asked(reading), (std::vector<int>{5, 6}));
}

TEST(PartsAndPosts, LossesWithoutAColonAreNoBattery) {
  EXPECT_EQ(french("1st Division (Kern)\n24th Line 900\nCasualties and losses 115 vs 1,400, 30 guns\n"),
            "1st Division[24th Line 900; ]");
}

TEST(PartsAndPosts, AMarshalsArmsBelowHisCorpsAreItsStrength) {
  const Reading reading = read(
      "France\nI Corps\nMarshal Kern - 8,000 infantry, 900 cavalry, 12 guns\n1st Division: Roe\n24th Line "
      "900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Marshal Kern");
}

TEST(PartsAndPosts, NumbersWithAStrokeThatRiseFromLineToLineAreNoBattalions) {
  EXPECT_EQ(french("1st Division (Kern)\n1/ Toro Hussars 400\n2/ Alba Dragoons 300\n3/ 24th Line 900\n4/ 9th Light "
                   "800\n"),
            "1st Division[Toro Hussars 400; Alba Dragoons 300; 24th Line 900; 9th Light 800; ]");
  EXPECT_EQ(french("1st Division (Kern)\n1/ 22nd Line 600\n2/ 22nd Line 580\n3/ 22nd Line 590\n4/ 22nd Line 400\n"),
            "1st Division[1/ 22nd Line 600; 2/ 22nd Line 580; 3/ 22nd Line 590; 4/ 22nd Line 400; ]");
}

TEST(PartsAndPosts, LinksToEditAPageAreNoPartOfItsHeadings) {
  const Reading reading = read(
      "Arm\u00E9e autrichienne modifier\nIIIe corps modifier\nDivision Kern modifier\n24e r\u00E9giment 1.200 "
      "hommes\nDivision Roe modifier\n25e r\u00E9giment 1.100 hommes\n");
  EXPECT_EQ(told(reading),
            "Arm\u00E9e autrichienne[IIIe corps[Division Kern[24e r\u00E9giment 1200; ]Division Roe[25e r\u00E9giment "
            "1100; ]]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).formations.at(0).units.at(0).nation, "Austria");
}

TEST(PartsAndPosts, BatteriesWithoutANameInABrigadeOfHorseAreNoHussars) {
  const Reading reading = read("France\nCavalry Brigade: Kern\n1e Hussards\n3 batteries (18 guns)\n");
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::horse_artillery);
  EXPECT_EQ(unit_of(reading, 1).guns.value, 6);
}

}  // namespace estafette::readers::parts_and_posts_test
