// Shapes in which pages and posts hold a list: terms and what is told of them, letters set apart, what is quoted again,
// lists of tasks, an arm and whose it is.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/copied/markup.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::shapes_of_pages_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

}  // namespace

TEST(ShapesOfPages, EntriesOfAListOfTermsThatAreNeverClosedStandBesideEachOther) {
  const std::string page =
      "<HTML><BODY><B>Bavaria</B><DL><DT>1st Brigade: Gen. Kern<DD>1st Alba Regiment - 900 men<DD>2nd Toro Regiment - "
      "850 "
      "men<DT>2nd Brigade: Gen. Roe<DD>3rd Dale Regiment - 700 men<DT>3rd Brigade: Gen. Till<DD>4th Line - 600 men</DL>"
      "</BODY></HTML>";
  EXPECT_EQ(told(read_any(page, "page.html", std::nullopt, test::reader_data())),
            "1st Brigade[1st Alba Regiment 900; 2nd Toro Regiment 850; ]2nd Brigade[3rd Dale "
            "Regiment 700; ]3rd Brigade[4th Line 600; ]");
}

TEST(ShapesOfPages, LettersSetApartMayHaveSignsBetweenAndBehindThem) {
  EXPECT_EQ(letters_joined("K E R N ' S   D I V I S I O N."), "KERN'S DIVISION.");
  EXPECT_EQ(letters_joined("R O E \u2019 S   C O R P S :"), "ROE\u2019S CORPS:");
  EXPECT_EQ(letters_joined("T o t a l : 28,000 men"), "Total: 28,000 men");
  EXPECT_EQ(letters_joined("A - B - C of the plan"), "A - B - C of the plan");
}

TEST(ShapesOfPages, WhatALaterPostQuotesOfTheListIsNotReadTwice) {
  EXPECT_EQ(
      told(read("France\n1st Division\n9th Line 900\n22e Chasseurs \u00E0 cheval 510\n\nby Roe \u00BB Wed Mar 09, "
                "2011 7:02 am\n\n[quote=\"Kern\"]22e Chasseurs \u00E0 cheval 510[/quote]\nNote: fewer by then\n")),
      "1st Division[9th Line 900; 22e Chasseurs \u00E0 cheval 510; ]");
}

TEST(ShapesOfPages, ABoxOfAListOfTasksIsNoPartOfTheName) {
  EXPECT_EQ(
      told(read("France\n- [x] **Kern's Brigade**\n  - 9e L\u00E9g\u00E8re - 900\n- [ ] **Roe's Brigade**\n  - 24e "
                "Ligne - 850\n")),
      "Kern's Brigade[9e L\u00E9g\u00E8re 900; ]Roe's Brigade[24e Ligne 850; ]");
}

TEST(ShapesOfPages, AnArmBehindTheNameOfWhoeverItIsIsHisCommand) {
  EXPECT_EQ(told(read("France\nDivision Alba\n  10e Ligne 600\n  11e Ligne 650\nRoe's Dragoons\n  3e Dragons 400\n  4e "
                      "Dragons 410\nKern's cavalry\n  5e Chasseurs \u00E0 cheval 390\n")),
            "Division Alba[10e Ligne 600; 11e Ligne 650; ]Roe's Dragoons[3e Dragons 400; 4e Dragons 410; ]Kern's "
            "cavalry[5e Chasseurs \u00E0 cheval 390; ]");
}

TEST(ShapesOfPages, ABrigadierInShortLeadsTheBrigadeBeforeHim) {
  const Reading reading = read(
      "Britain\n1st Brigade (Brig. Kern)\n1/27th Foot 781\n2nd Brigade - Brig Roe\n2/78th Foot 738\n3rd Brigade, Brig. "
      "Dale\n1/50th Foot 700\n");
  EXPECT_EQ(told(reading),
            "1st Brigade[1/27th Foot 781; ]2nd Brigade[2/78th Foot 738; ]3rd Brigade[1/50th Foot 700; ]");
  for (const std::size_t at : {0U, 1U, 2U})
    EXPECT_TRUE(reading.orbat.formations.at(at).commander.starts_with("Brigadier ")) << at;
}

TEST(ShapesOfPages, ChasseursWithANumberRideInFranceAlsoBehindTheirArticle) {
  EXPECT_EQ(told(read("France\nDivision Alba\n4e de chasseurs 400\n8e r\u00E9giment de chasseurs 410\n")),
            "Division Alba[4e de chasseurs 400; 8e r\u00E9giment de chasseurs 410; ]");
  EXPECT_EQ(read("France\nDivision Alba\n4e de chasseurs 400\n").orbat.formations.at(0).units.at(0).kind,
            Kind::light_cavalry);
}

TEST(ShapesOfPages, WhatATermOfAWikiTellsIsSetInBelowIt) {
  EXPECT_EQ(
      told(read_any("== French army ==\n; I Corps : Kern\n;; 1st Division : Dale\n:: 9th Line \u2013 900\n:: 24th "
                    "Line \u2013 850\n;; 2nd Division : Toro\n:: 45th Line \u2013 700\n",
                    "page.txt", std::nullopt, test::reader_data())),
      "French army[I Corps[1st Division[9th Line 900; 24th Line 850; ]2nd Division[45th Line 700; ]]]");
}

TEST(ShapesOfPages, LettersAndNumbersOfAListMayBeGluedToItsWords) {
  EXPECT_EQ(
      told(read("France\n1.Dale's Div:-\n(a)9th Line(3bns)-1500\n(b)24th Line(2bns)-1000\n2.Toro's Div:-\n(a)45th "
                "Line(3bns)-1450\n(b)46th Line-990\n")),
      "1. Dale's Div[9th Line 1500; 24th Line 1000; ]2. Toro's Div[45th Line 1450; 46th Line 990; ]");
}

TEST(ShapesOfPages, ACountBeforeAStrengthIsNoThousandWhereOtherLinesShowIt) {
  EXPECT_EQ(told(read("France\n1st Division\n9th Line 3 1500\n24th Line 2 1000\n46th Line 2 990\n")),
            "1st Division[9th Line 1500; 24th Line 1000; 46th Line 990; ]");
  EXPECT_EQ(told(read("France\n1st Division\n9th Line 1 500\n24th Line 1 000\n46th Line 2 990\n")),
            "1st Division[9th Line 1500; 24th Line 1000; 46th Line 2990; ]");
}

}  // namespace estafette::readers::shapes_of_pages_test
