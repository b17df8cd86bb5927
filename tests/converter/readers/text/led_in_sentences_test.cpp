// Items of a list that are told as sentences, each a unit and who led it, and words for "commanded by" in every
// language.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::led_in_sentences_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(LedInSentences, EachItemOfTheListIsAUnit) {
  const std::string soria = "- El Regimiento de Soria, al mando del coronel Luis Gil.\n";
  for (const std::string line :
       {"- El Escuadrón Llano, comandado por el coronel Blas Rey.\n",
        "- El Escuadrón Llano, al mando del coronel Blas Rey.\n",
        "- El Batallón de Jaca, antiguo Granaderos de Toro, al mando del mayor Juan Dale.\n"}) {
    const Reading reading =
        read("1ª División\n" + line + "- El Batallón Leales, al mando del mayor José Paz.\n" + soria);
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 3U) << line;
    EXPECT_EQ(unit_of(reading, 1).commander, "mayor José Paz") << line;
    EXPECT_NE(unit_of(reading).commander, "") << line;
  }
}

TEST(LedInSentences, TwoUnitsHaveEachTheLeaderWhoIsToldInTurn) {
  for (const std::string line :
       {"Los batallones Norte y Sur, comandados por los tenientes coroneles Juan Dale y Pedro "
        "Roe respectivamente.",
        "Los batallones Norte y Sur, al mando de los tenientes coroneles Juan Dale y Pedro Roe"}) {
    const Reading reading = read("1ª División\n- " + line + "\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << line;
    EXPECT_EQ(unit_of(reading, 0).commander, "teniente coronel Juan Dale") << line;
    EXPECT_EQ(unit_of(reading, 1).commander, "teniente coronel Pedro Roe") << line;
  }
}

TEST(LedInSentences, AUnitInALongSentenceIsAskedAboutAndNeverANote) {
  for (const std::string line :
       {"- El Batallón Fieles, antiguo Granaderos, partido en dos: Fieles 1 al mando del mayor Juan Roe y, "
        "Fieles 2 al mando del mayor Luis Gil.",
        "- Los batallones Norte y Sur que se formaron allí, comandados por los señores Juan Dale y otros muchos "
        "más."}) {
    const Reading reading = read("España\n1ª División\n" + line + "\n- Regimiento de Soria 600\n");
    EXPECT_EQ(asked(reading), std::vector<int>{3}) << line;
    EXPECT_EQ(reading.orbat.formations.at(0).note, "") << line;
  }
}

TEST(LedInSentences, WhatIsToldOfAUnitBeforeItsLeaderIsItsNote) {
  for (const std::string aside : {" que guardó su bandera,", " compuesto por voluntarios de Toro"}) {
    const Reading reading = read("1ª División\n- El Escuadrón Llano" + aside + " comandado por el coronel Juan Roe.\n");
    EXPECT_EQ(unit_of(reading).name, "El Escuadrón Llano");
    EXPECT_EQ(unit_of(reading).commander, "coronel Juan Roe");
    EXPECT_NE(unit_of(reading).note.find(aside.substr(1, 3)), std::string::npos);
  }
}

TEST(LedInSentences, WordsForCommandedByAreNoPartOfTheName) {
  struct Line {
    std::string typed, name, commander;
  };
  const std::vector<Line> lines = {
      {"3e Regiment Huzaren, gecommandeerd door kolonel Vos", "3e Regiment Huzaren", "kolonel Vos"},
      {"3 pułk huzarów, dowodzony przez płk. Kerna", "3 pułk huzarów", "płk. Kerna"},
      {"Regimento de Infantaria n.º 3, comandado pelo coronel Roe", "Regimento de Infantaria n.º 3", "coronel Roe"},
      {"Regimiento de Soria, comandado por el coronel Roe", "Regimiento de Soria", "coronel Roe"},
      {"Batallón Norte, encabezado por el coronel Roe", "Batallón Norte", "coronel Roe"},
      {"Die Schwadron Rot, kommandiert von Rittmeister Huber", "Die Schwadron Rot", "Rittmeister Huber"},
      {"Die Eskadron Rot unter Rittmeister Huber", "Die Eskadron Rot", "Rittmeister Huber"},
  };
  for (const Line& line : lines) {
    const Reading reading = read("1. Division\n" + line.typed + "\n");
    EXPECT_EQ(unit_of(reading).name, line.name);
    EXPECT_EQ(unit_of(reading).commander, line.commander) << line.typed;
  }
}

TEST(LedInSentences, ABatteryWithItsGunsHasThem) {
  for (const std::string line :
       {"Batterie Roe, mit sechs Geschützen", "Batterie Roe mit 6 Geschützen, unter Hauptmann Till",
        "Die Batterie Roe, mit sechs Geschützen, unter Hauptmann Till."}) {
    const Reading reading = read("1. Brigade\nIR 4\n" + line + "\n");
    EXPECT_EQ(unit_of(reading, 1).kind, Kind::foot_artillery) << line;
    EXPECT_EQ(unit_of(reading, 1).guns, Guns{6}) << line;
    EXPECT_NE(unit_of(reading, 1).name.find("Batterie Roe"), std::string::npos) << line;
    EXPECT_EQ(unit_of(reading, 1).name.find("mit"), std::string::npos) << line;
  }
}

TEST(LedInSentences, ANumberedOrCountedUnitInASentenceIsNeverOnlyANote) {
  for (const std::string line :
       {"Le 3e hussards, qui avait perdu beaucoup de chevaux, était derrière.",
        "Das 3. Husaren-Regiment, das viele Pferde verloren hatte, stand dahinter.",
        "Ferner war noch das 12. Dragoner-Regiment da.", "Los batallones 5.º y 7.º de Cazadores quedaron en Toro.",
        "The 3rd Hussars, who had lost many horses, were behind.", "5-й и 7-й егерские полки были оставлены в Торо.",
        "Une batterie à cheval était placée sur la hauteur.",
        "Deux escadrons furent envoyés à gauche, et y restèrent."})
    EXPECT_EQ(asked(read("France\n1st Division\n24e de ligne 700\n- " + line + "\n")), std::vector<int>{4}) << line;
}

TEST(LedInSentences, ASurnameThatIsATitleTakesNoneOfTheLineBelow) {
  EXPECT_EQ(told(read("1ª División\nRegimiento de Soria 600, coronel Blas Rey.\nLa Legión de Toro 500\n")),
            "1ª División[Regimiento de Soria 600; La Legión de Toro 500; ]");
}

}  // namespace estafette::readers::led_in_sentences_test
