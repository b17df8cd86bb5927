// Articles that tell of a command under labels, "Command:" and "Units:", in any language.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::section_labels_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

struct Article {
  std::string typed;
  std::string name, commander;  ///< of the only command
};

const std::vector<Article>& articles() {
  static const std::vector<Article> all = {
      {"2nd Division\nCommand:\n- commander: General Roe\n- chief of staff: Colonel Dale\nUnits:\n- 21st Line "
       "Regiment\n"
       "- 14th Hussars\n",
       "2nd Division", "General Roe"},
      {"2e division\nCommandement :\n- commandant : général Petit\n- chef d'état-major : colonel Kern\nUnités :\n"
       "- 21e régiment de ligne\n- 14e hussards\n",
       "2e division", "général Petit"},
      {"2. Division\nKommando:\n- Divisionskommandeur: Generalmajor Huber\n- Stabschef: Oberst Kern\nTruppen:\n"
       "- 21. Infanterie-Regiment\n- 14. Husaren-Regiment\n",
       "2. Division", "Generalmajor Huber"},
      {"2ª División\nMando:\n- Comandante: general Roe\n- Jefe de estado mayor: coronel Toro\nUnidades:\n"
       "- Regimiento de Lugo\n- Regimiento de Húsares de Toro\n",
       "2ª División", "general Roe"},
      {"2e divisie\nBevel:\n- divisiecommandant: generaal Dale\nEenheden:\n- 21e bataljon infanterie\n"
       "- 14e bataljon jagers\n",
       "2e divisie", "generaal Dale"},
      {"2 Dywizja\nDowództwo:\n- dowódca dywizji – gen. Jan Kern\n- szef sztabu – płk Adam Roe\nOddziały:\n"
       "- 21 pułk piechoty\n- 14 pułk ułanów\n",
       "2 Dywizja", "gen. Jan Kern"},
      {"2-я дивизия\nКомандование:\n- командир дивизии – генерал-майор Петров\n- начальник штаба – полковник Кернов\n"
       "Состав:\n- Тульский пехотный полк\n- 14-й егерский полк\n",
       "2-я дивизия", "генерал-майор Петров"},
      {"2nd Division\nTroops:\n- 21st Line Regiment\n- 14th Hussars\n", "2nd Division", ""},
  };
  return all;
}

}  // namespace

TEST(SectionLabels, CommandAndUnitsAreNoCommandsOfTheirOwn) {
  for (const Article& article : articles()) {
    const Reading reading = read(article.typed);
    ASSERT_EQ(reading.orbat.formations.size(), 1U) << article.typed;
    const Formation& command = reading.orbat.formations.front();
    EXPECT_EQ(command.name, article.name);
    EXPECT_EQ(command.commander, article.commander);
    EXPECT_EQ(command.units.size(), 2U) << article.typed;
    EXPECT_TRUE(command.formations.empty()) << article.typed;
  }
}

TEST(SectionLabels, TheStaffIsInTheNoteOfItsCommand) {
  const Reading reading =
      read("2nd Division\nCommand:\n- deputy: General Dale\n- commander: General Roe\nUnits:\n- 21st Line Regiment\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "General Roe");
  EXPECT_NE(reading.orbat.formations.at(0).note.find("deputy: General Dale"), std::string::npos);
}

TEST(SectionLabels, AnArticleOnARegimentHasThemToo) {
  const Reading reading = read("France\n1st Division\n4th Line\nCommand:\n- Colonel Kern\nTroops:\n");
  EXPECT_EQ(text_test::unit_of(reading).commander, "Colonel Kern");
  EXPECT_EQ(told(reading), "1st Division[4th Line 570; ]");
}

TEST(SectionLabels, ABrigadeUnderALabelStaysOne) {
  EXPECT_EQ(told(read("France\n2nd Division\nCommand:\n1st Brigade: General Roe\n21st Line Regiment 900\n"
                      "2nd Brigade: General Dale\n22nd Line Regiment 800\n")),
            "2nd Division[1st Brigade[21st Line Regiment 900; ]2nd Brigade[22nd Line Regiment 800; ]]");
}

TEST(SectionLabels, AHeadingInsideACorpsForWhichThereIsNoLevelIsAskedAbout) {
  const Reading reading = read(
      "France\nIII Corps\nRéserve (venue du 4e corps)\n  1re Division du général Kern\n    1re brigade : général "
      "Roe\n      3e régiment de ligne, 900 hommes\n");
  EXPECT_EQ(asked(reading), std::vector<int>{3});
}

TEST(SectionLabels, ASentenceAboveTheListIsNoCommand) {
  const Reading reading = read(
      "5 Dywizja\nStan dywizji w maju 1809 przedstawiał się następująco[2]:\n- 21 pułk piechoty 900\n"
      "- ↑ Zastępca generała dywizji.\n");
  EXPECT_EQ(told(reading), "5 Dywizja[21 pułk piechoty 900; ]");
}

}  // namespace estafette::readers::section_labels_test
