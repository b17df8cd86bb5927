// The source of wiki pages, as people copy it from the box in which it is edited.
#include "converter/readers/page/templates.hpp"

#include "converter/readers/spreadsheet/told_table.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace estafette::readers::templates_test {
namespace {

using table_test::read;
using table_test::told;

std::string shown(const std::string& page) {
  return with_templates_shown(page, test::reader_data().wiki);
}

}  // namespace

TEST(Templates, FrenchOrdinalsAndFiguresAreShown) {
  EXPECT_EQ(shown("* {{12e}} régiment de ligne : {{unité|1200|hommes}}"), "* 12e régiment de ligne : 1200 hommes");
  EXPECT_EQ(shown("{{IIe}} corps, {{1re|division}}, {{nombre|450}} hommes"), "IIe corps, 1re division, 450 hommes");
  EXPECT_EQ(shown("{{formatnum:3350}} men, {{nts|700}} men"), "3350 men, 700 men");
}

TEST(Templates, WhatOnlyKeepsWordsTogetherShowsThem) {
  EXPECT_EQ(shown("{{nowrap|1st Division}}: {{small|BG [[Adam Roe|Roe]]}} {{WIA}}"),
            "1st Division: BG [[Adam Roe|Roe]] (w)");
  EXPECT_EQ(shown("{{lang|de|von Kern}}, {{sortname|Paul|Dale}}, {{abbr|BG|Brigadier General}} Toro"),
            "von Kern, Paul Dale, BG Toro");
  EXPECT_EQ(shown("{{s|1200 чел.}} {{нп5|Пермский пехотный полк|Пермский полк}}"), "1200 чел. Пермский полк");
}

TEST(Templates, WhatShowsNothingOfAnOrderOfBattleStaysAsItIs) {
  for (const std::string kept : {"{{flagicon|France}} 12th Line", "{{Main|Battle of Dale}}", "{{de}} Roe", "12 {{"})
    EXPECT_EQ(shown(kept), kept);
  EXPECT_EQ(shown("9th Line{{efn|See {{harvnb|Roe|p=9}}.}}"), "9th Line{{efn|See .}}");
}

TEST(Templates, FiguresInOneThatNobodyKnowsAreShownUnlessTheyAreNoTroops) {
  EXPECT_EQ(shown("** {{regiment|4th Line|1200 men}} {{mil|15}} Line"), "** 4th Line 1200 men 15 Line");
  for (const std::string kept : {"9th Line{{sfn|Roe|1999|p=3}}", "9th Line{{ref|12}}", "{{coord|50|40|N}}", "{{r|12}}",
                                 "{{Infobox battle\n|strength1=12\n}}", "{{convert|12|mi}}"})
    EXPECT_EQ(shown(kept), kept);
}

TEST(Templates, WhatTheyShowStandsInTheData) {
  const WikiWords words = WikiWords::read(
      "<wiki><template shows=\"last\">Regiment, unit</template><sign is=\"; \">stop</sign></wiki>", "wiki.xml");
  EXPECT_EQ(with_templates_shown("{{regiment|de|4th Line}}{{stop}}{{Unit|9th Line}}", words), "4th Line; 9th Line");
  EXPECT_THROW((void)WikiWords::read("<wiki><template shows=\"third\">unit</template></wiki>", "wiki.xml"), Refusal);
}

TEST(Templates, ThePageKeepsItsLines) {
  const std::string page = "{{plainlist|\n* Col [[Roe]]\n* Maj Kern\n}}\n{{ubl\n| Col Dale\n| Maj Till\n}}\n9th Line\n";
  const std::string read = shown(page);
  EXPECT_EQ(std::count(read.begin(), read.end(), '\n'), std::count(page.begin(), page.end(), '\n')) << read;
}

TEST(Templates, AListOfLeadersInACellLeadsItsCommand) {
  const Reading reading = read(
      "=== II Corps ===\n'''MG [[Adam Roe]]'''\n{| class=\"wikitable\"\n! Division\n! Brigade\n! Regiments and Others\n"
      "|-\n| rowspan=3 | <br>'''First Division'''<br>\n{{plainlist|\n* BG [[John Kern]] (k)\n* BG [[Paul "
      "Till]]\n}}\n|\n"
      "'''1st Brigade'''<br>\n{{plainlist|\n* Col [[Hugo Dale]]\n}}\n|\n* [[12th Ohio|12th Ohio]]: Ltc Bell\n"
      "* 14th Maine: Maj Lund\n|-\n|\n'''2nd Brigade'''{{ubl|Col Peter Toro {{WIA}}|Ltc Rees}}\n|\n* 15th Ohio: Col "
      "Holm\n|-\n|\n'''Artillery'''\n|\n* 2nd Battery (B), Maine Light: Cpt Rey\n|}\n",
      "page.wiki");
  EXPECT_EQ(told(reading),
            "II Corps, MG Adam Roe[First Division, BG John Kern[Union 2nd Battery (B), Maine Light 120; "
            "1st Brigade, Col Hugo Dale[Union 12th Ohio 570; Union 14th Maine 570; ]"
            "2nd Brigade, Col Peter Toro[Union 15th Ohio 570; ]]]");
}

TEST(Templates, HardBlanksOfAWikisTableAreNoPartOfANameThere) {
  const Reading reading = read(
      "=== II Corps ===\n{| class=\"wikitable\"\n! Division !! Brigade !! Regiments and Others\n|-\n"
      "| '''First Division'''<br>&nbsp;&nbsp;&nbsp;<br>BG [[John Roe]]\n| '''1st Brigade'''<br>&nbsp;&nbsp;<br>Col "
      "Dale\n"
      "|\n*12th Maine: Ltc Kern\n|}\n",
      "page.wiki");
  EXPECT_EQ(told(reading), "II Corps[First Division, BG John Roe[1st Brigade, Col Dale[Union 12th Maine 570; ]]]");
}

}  // namespace estafette::readers::templates_test
