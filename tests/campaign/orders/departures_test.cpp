// From where a force sets out, said before where it goes.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::departures_test {
namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(LetterDepartures, WhoLeavesAPlaceAndGoesToAnotherMarchesThere) {
  for (const char* line :
       {"VIII Corps leaves Weimar and marches to Jena", "VIII Corps leaves for Jena", "VIII Corps departs for Jena",
        "VIII Corps: leave Weimar, march Jena", "VIII Corps will leave Weimar for Jena",
        "VIII. Korps verl\u00E4sst Weimar und marschiert nach Jena",
        "VIII. Korps r\u00E4umt Weimar und zieht nach Jena", "Le 8e corps quitte Weimar et se dirige sur Jena",
        "Le 8e corps quitte Weimar pour Jena", "VIII Corps (8) leaves Weimar & marches on Jena",
        "El VIII Cuerpo saldr\u00E1 de Weimar hacia Jena", "L'VIII Corpo lascia Weimar e marcia su Jena",
        "L'VIII Corpo lascia Weimar e raggiunge Jena"})
    EXPECT_EQ(answer(line), "VIII Corps: march Jena\n") << line;
}

TEST(LetterDepartures, WhoIsElsewhereIsToldSo) {
  EXPECT_TRUE(
      has(answer("VIII Corps leaves Naumburg and marches to Jena"), "VIII Corps is at Weimar, not at Naumburg"));
}

TEST(LetterDepartures, DivisionsThatACorpsLeavesAreDetached) {
  EXPECT_EQ(answer("III Corps: leave 9th Division and march to Weissenfels"),
            "III Corps: detach 9th Division\nIII Corps: march Weissenfels\n");
}

TEST(LetterDepartures, AGarrisonThatLeavesTakesTheField) {
  EXPECT_EQ(answer("Torgau garrison: leave Torgau"), "Torgau garrison: leave the garrison\n");
}

}  // namespace estafette::test::departures_test
