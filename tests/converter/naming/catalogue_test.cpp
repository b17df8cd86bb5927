#include "converter/naming/catalogue.hpp"

#include <gtest/gtest.h>

namespace estafette::test::catalogue_test {
namespace {

const Catalogue& names() {
  static const Catalogue made({{"iii-corps", "III Corps", {"Ney"}},
                               {"viii-corps", "VIII Corps", {"Poniatowski"}},
                               {"bluchers-corps", "Blücher's Corps", {"Blücher"}},
                               {"9th-division", "9th Division", {}},
                               {"19th-division", "19th Division", {}},
                               {"frankfurt", "Frankfurt", {"Frankfurt am Main"}},
                               {"frankfurt-oder", "Frankfurt on the Oder", {"Frankfurt (Oder)"}},
                               {"weissenfels", "Weissenfels", {"Weißenfels"}},
                               {"gabel", "Gabel", {"Jablonn\u00e9 v Podje\u0161t\u011bd\u00ed"}},
                               {"harburg", "Harburg", {"Hamburg-Harburg"}},
                               {"danzig-two", "21st and 25th Divisions (Danzig)", {}}});
  return made;
}

/// The names that the words at the beginning may mean, and how many words they are.
std::string found(const std::string& words) {
  const Match match = names().find(cut(words), 0);
  std::string text;
  for (const std::size_t index : match.found) text += names()[index].id + " ";
  return text + std::to_string(match.words);
}

}  // namespace

TEST(Catalogue, AnyLetterCaseAndNoAccents) {
  EXPECT_EQ(found("iii corps"), "iii-corps 2");
  EXPECT_EQ(found("BLUCHER"), "bluchers-corps 1");
  EXPECT_EQ(found("Bluecher’s corps"), "bluchers-corps 2");
  EXPECT_EQ(found("weißenfels"), "weissenfels 1");
}

TEST(Catalogue, ANumberIsAWholeWordHoweverItIsSpelt) {
  EXPECT_EQ(found("iii"), "iii-corps 1");
  EXPECT_EQ(found("viii"), "viii-corps 1");
  EXPECT_EQ(found("ii"), "0");
  EXPECT_EQ(found("3rd Corps"), "iii-corps 2");
  EXPECT_EQ(found("8 corps"), "viii-corps 2");
  EXPECT_EQ(found("9 div."), "9th-division 2");
}

TEST(Catalogue, ASmallWordOfAPlacesLanguageIsNoNumberOfIt) {
  EXPECT_EQ(found("5"), "0") << "the v of Jablonne v Podjestedi";
  EXPECT_EQ(found("5th"), "0");
  EXPECT_EQ(found("Jablonne v Podjestedi"), "gabel 3");
  EXPECT_EQ(found("Podjestedi"), "gabel 1");
}

TEST(Catalogue, ACommandersNameAndTodaysNameServeAsWell) {
  EXPECT_EQ(found("ney"), "iii-corps 1");
  EXPECT_EQ(found("Poniatowski"), "viii-corps 1");
  EXPECT_EQ(found("Hamburg-Harburg"), "harburg 2");
  EXPECT_EQ(found("Frankfurt (Oder)"), "frankfurt-oder 2");
}

TEST(Catalogue, TheWholeNameComesBeforeAPartOfAnother) {
  EXPECT_EQ(found("Frankfurt"), "frankfurt 1");
  EXPECT_EQ(found("Frankfurt on the Oder"), "frankfurt-oder 3");
  EXPECT_EQ(found("Oder"), "frankfurt-oder 1");
}

TEST(Catalogue, APartThatFitsSeveralIsAmbiguous) {
  EXPECT_EQ(found("division"), "9th-division 19th-division danzig-two 1");
  EXPECT_EQ(found("corps"), "iii-corps viii-corps bluchers-corps 1");
}

TEST(Catalogue, TheBeginningOfAWordWillDoFromThreeLettersOn) {
  EXPECT_EQ(found("weiss"), "weissenfels 1");
  EXPECT_EQ(found("we"), "0");
  EXPECT_EQ(found("nfels"), "weissenfels 1");
  EXPECT_EQ(found("fels"), "0");
}

TEST(Catalogue, ACommaOrADashEndsANameUnlessItBelongsToIt) {
  EXPECT_EQ(found("9th, divi"), "9th-division 1");
  EXPECT_EQ(found("Frankfurt, Oder"), "frankfurt-oder 2");
  EXPECT_EQ(found("Blücher - Cor"), "bluchers-corps 1");
  EXPECT_EQ(found("21st and 25th Divisions (Danzig)"), "danzig-two 5");
}

TEST(Catalogue, TwoOfOneNameAreToldApartByTheirIds) {
  const Catalogue two({{"9th-division", "9th Division", {}}, {"9th-division-2", "9th Division", {}}});
  EXPECT_EQ(two.sure_name(std::string("9th-division-2")), "9th Division (9th-division-2)");
  for (const std::string id : {"9th-division", "9th-division-2"}) {
    const Match match = two.find(cut(two.sure_name(id)), 0);
    ASSERT_TRUE(match.one());
    EXPECT_EQ(two[match.found[0]].id, id);
  }
}

TEST(Catalogue, ANumberSpeltInAnotherWayMeansTheCorpsNotTheDivisionThatItBegins) {
  const Catalogue both({{"i-corps", "I Corps", {}}, {"1st-division", "1st Division", {}}});
  EXPECT_EQ(both.find(cut("1st Corps"), 0).found, std::vector<std::size_t>{0});
  EXPECT_EQ(both.find(cut("1st Div."), 0).found, std::vector<std::size_t>{1});
  EXPECT_EQ(both.find(cut("1st Division"), 0).found, std::vector<std::size_t>{1});
}

TEST(Catalogue, WhatBelongsToSomebodyMayBeCalledTheOtherWayRound) {
  const Catalogue own({{.id = "grawerts-division", .name = "Grawert's Division", .command = "corps"},
                       {.id = "zezschwitzs-saxon-corps", .name = "Zezschwitz's Saxon Corps", .command = "corps"},
                       {.id = "kalckreuths-reserve", .name = "Kalckreuth's Reserve", .command = "corps"}});
  const auto called = [&](const char* name) {
    const Meaning meaning = own.find(name);
    return meaning.one() ? own[meaning.fits.front()].id : std::string();
  };
  for (const char* name : {"Division Grawert", "la division de Grawert", "divisione Grawert", "division of Grawert"})
    EXPECT_EQ(called(name), "grawerts-division") << name;
  EXPECT_EQ(called("Korps Zezschwitz"), "zezschwitzs-saxon-corps");
  EXPECT_EQ(called("la riserva di Kalckreuth"), "kalckreuths-reserve");
}

TEST(Catalogue, TheDotOfAWordCutShortEndsNoName) {
  const Catalogue own({{.id = "reserve-cavalry", .name = "Reserve Cavalry", .command = "cavalry corps"},
                       {.id = "3rd-dragoon-division", .name = "3rd Dragoon Division", .command = "division"},
                       {.id = "v-corps", .name = "V Corps", .command = "corps"}});
  const auto words = [&](const char* said) {
    const Match match = own.find(cut(said), 0);
    return (match.one() ? own[match.found.front()].id : std::string()) + " " + std::to_string(match.words);
  };
  EXPECT_EQ(words("Res. Cav.: Jena"), "reserve-cavalry 2");
  EXPECT_EQ(words("3rd Drag. Div. to Jena"), "3rd-dragoon-division 3");
  EXPECT_EQ(words("V. AK nach Jena"), "v-corps 2");
  EXPECT_EQ(words("5 AC: Jena"), "v-corps 2");
}

}  // namespace estafette::test::catalogue_test
