// The table of spellings: the same words mean the same in every verb that takes a name (docs/names.md).
#include "campaign/names/spring.hpp"

#include <gtest/gtest.h>

namespace estafette::test::spellings_test {
namespace {

struct Row {
  const char* id;
  std::vector<const char*> spellings;
};

constexpr Side kFrance = Side::france;
constexpr Side kCoalition = Side::coalition;

/// Forces: every verb takes them.
const std::vector<std::pair<Side, Row>>& forces() {
  static const std::vector<std::pair<Side, Row>> rows = {
      {kFrance,
       {"iii-corps",
        {"III Corps",
         "iii corps",
         "III",
         "iii-corps",
         "III. Corps",
         "3rd Corps",
         "3 Corps",
         "3. Corps",
         "3. Korps",
         "3e Corps",
         "3ème Corps",
         "3ème corps d'armée",
         "IIIe Corps",
         "IIIème corps d’armée",
         "III. Armeekorps",
         "III. Armee-Korps",
         "3. Armeekorps",
         "3rd Army Corps",
         "Third Corps",
         "troisième corps",
         "Drittes Korps",
         "das 3. Korps",
         "le 3e corps",
         "the 3rd corps",
         "Corps III",
         "3rd French Corps",
         "French III Corps",
         "Ney",
         "NEY",
         "Marshal Ney",
         "Maréchal Ney",
         "Marschall Ney",
         "Ney's Corps",
         "Neys Korps",
         "corps de Ney",
         "Corps Ney",
         "le corps du maréchal Ney",
         "III Corps (Ney)",
         "III Corps (Marshal Ney)",
         "Ney (III Corps)",
         "Ney's 3rd Corps"}}},
      {kFrance,
       {"xi-corps",
        {"XI Corps", "11th Corps", "11. Korps", "XIe corps", "XI", "11e corps d'armée", "Eleventh Corps", "Macdonald",
         "Marshal Macdonald", "Macdonald's Corps"}}},
      {kFrance, {"v-corps", {"V Corps", "5th Corps", "5 corps", "Lauriston", "Corps Lauriston", "General Lauriston"}}},
      {kFrance, {"ii-corps", {"II Corps", "2nd Corps", "2e corps", "2. Armeekorps", "Victor", "Marshal Victor"}}},
      {kFrance,
       {"i-cavalry-corps",
        {"I Cavalry Corps", "1st Cavalry Corps", "1st Cav. Corps", "1er corps de cavalerie", "I. Kavalleriekorps",
         "1. Kavallerie-Korps", "Latour-Maubourg", "Latour Maubourg", "General Latour-Maubourg",
         "Latour-Maubourg's cavalry corps"}}},
      {kFrance, {"imperial-guard", {"Imperial Guard", "the Imperial Guard", "Garde impériale", "Imperial Garde"}}},
      {kFrance, {"32nd-division", {"32nd Division", "32e division", "32. Division", "32nd Div.", "Division 32"}}},
      {kCoalition,
       {"bluchers-corps",
        {"Blücher's Corps", "Blücher", "Blucher", "Bluecher", "BLÜCHER", "bluchers-corps", "Blüchers Korps",
         "Korps Blücher", "General von Blücher", "Blücher’s corps", "Corps de Blücher", "Blücher's Prussian Corps"}}},
      {kCoalition,
       {"yorcks-corps",
        {"Yorck's Corps", "Yorck", "von Yorck", "Korps Yorck", "das Corps des Generals Yorck",
         "Generalleutnant von Yorck", "Gen. Yorck"}}},
      {kCoalition, {"corps-before-danzig", {"Corps before Danzig", "before Danzig"}}},
      {kCoalition,
       {"guard-and-grenadier-reserve",
        {"Guard and Grenadier Reserve", "Grenadier Reserve", "Garde and Grenadier Reserve"}}},
  };
  return rows;
}

/// Headquarters, trains and Napoleon: letters, rulings and history take them.
const std::vector<std::pair<Side, Row>>& pieces() {
  static const std::vector<std::pair<Side, Row>> rows = {
      {kFrance, {"napoleon", {"Napoleon", "Napoléon", "the Emperor", "l'Empereur", "Kaiser", "Emperor Napoleon"}}},
      {kFrance,
       {"army-of-the-main-headquarters",
        {"Army of the Main headquarters", "Army of the Main HQ", "Army of the Main", "HQ of the Army of the Main",
         "army of main", "Hauptquartier Army of the Main"}}},
  };
  return rows;
}

const std::vector<Row>& places() {
  static const std::vector<Row> rows = {
      {"gorlitz", {"Görlitz", "Goerlitz", "Gorlitz", "GÖRLITZ", "gorlitz"}},
      {"lutzen", {"Lützen", "Luetzen", "Lutzen", "lützen"}},
      {"weissenfels", {"Weissenfels", "Weißenfels", "weissenf"}},
      {"frankfurt", {"Frankfurt", "Frankfurt am Main", "Frankfurt on the Main", "Frankfurt Main"}},
      {"frankfurt-on-the-oder",
       {"Frankfurt on the Oder", "Frankfurt an der Oder", "Frankfurt (Oder)", "Frankfurt/Oder",
        "Frankfurt a. d. Oder"}},
      {"danzig", {"Danzig", "Gdańsk", "Gdansk"}},
      {"breslau", {"Breslau", "Wrocław", "Wroclaw"}},
      {"cassel", {"Cassel", "Kassel"}},
      {"prague", {"Prague", "Praha"}},
      {"haarburg", {"Haarburg", "Hamburg-Harburg"}},
      {"konigs-wusterhausen", {"Königs Wusterhausen", "Koenigs-Wusterhausen"}},
  };
  return rows;
}

}  // namespace

TEST(Spellings, AForceIsTheSameInEveryVerb) {
  std::size_t spellings = 0;
  for (const auto& [side, row] : forces()) {
    for (const char* words : row.spellings) {
      ++spellings;
      for (const NamingVerb& verb : verbs_that_name_troops())
        EXPECT_EQ(verb.means(words, side), row.id) << verb.name << ": " << words;
    }
  }
  EXPECT_GE(spellings, 60U);
}

TEST(Spellings, APieceIsTheSameInEveryVerbThatTakesPieces) {
  for (const auto& [side, row] : pieces())
    for (const char* words : row.spellings)
      for (const NamingVerb& verb : verbs_that_name_troops())
        if (verb.pieces) {
          EXPECT_EQ(verb.means(words, side), row.id) << verb.name << ": " << words;
        }
}

TEST(Spellings, AnArmyIsGivenToAPlayerByTheNameThatMeansItsHeadquartersElsewhere) {
  for (const NamingVerb& verb : verbs_that_name_troops()) {
    if (verb.name != "report --player") continue;
    for (const char* words : {"Army of the Main", "army-of-the-main", "Army of the Main HQ"})
      EXPECT_EQ(verb.means(words, kFrance), "army-of-the-main") << words;
  }
}

TEST(Spellings, APlaceIsTheSameInEveryVerb) {
  for (const Row& row : places())
    for (const char* words : row.spellings)
      for (const NamingVerb& verb : verbs_that_name_places())
        EXPECT_EQ(verb.means(words, kFrance), row.id) << verb.name << ": " << words;
}

}  // namespace estafette::test::spellings_test
