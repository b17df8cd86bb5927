// Manners of Russian pages: colonels in short, men "in" so many battalions, words for sorts in short.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::written_in_russian_test {
namespace {

using text_test::asked;
using text_test::battalions;
using text_test::read;
using text_test::told;
using text_test::unit_of;

/// The page of a brigade with these troops.
std::string russian(const std::string& troops) {
  return "Россия\n1-я бригада: генерал-майор Баров\n" + troops + "\n";
}

}  // namespace

TEST(WrittenInRussian, MenInSoManyBattalionsAreTheStrength) {
  const Reading reading =
      read(russian("80-й егерский полк, 1.339 человек в 2 б.\nЧерниговский пехотный, 3.047 чел. в 4 бат."));
  EXPECT_EQ(told(reading), "1-я бригада[80-й егерский полк 1339; Черниговский пехотный 3047; ]");
  EXPECT_EQ(battalions(reading), "80-й егерский полк 2; Черниговский пехотный 4; ");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(WrittenInRussian, BehindARegimentAColonelInShortIsNoSecondRegiment) {
  for (const char* line :
       {"Томский гусарский полк, полк. Рогов (535 чел.)", "Томский гусарский – полк. Рогов: 535 чел.",
        "Томский гусарский полк - полк. граф Рогов - 3 эск., 535 чел."}) {
    const Reading reading = read(russian(line));
    EXPECT_NE(unit_of(reading).commander.find("Рогов"), std::string::npos) << line;
    EXPECT_EQ(unit_of(reading).men.value, 535) << line;
    EXPECT_TRUE(asked(reading).empty()) << line;
  }
}

TEST(WrittenInRussian, AColonelInShortWithATitleLeadsTheBrigadeThatHasNoName) {
  for (const char* head :
       {"Бригада: полк. князь Частин", "Бригада — полк. граф Частин", "2-я бриг.\nполк. барон Частин"}) {
    const Reading reading = read("Россия\n" + std::string(head) + "\nБрестский кирасирский: 5 э., 513 чел.\n");
    EXPECT_NE(reading.orbat.formations.at(0).commander.find("Частин"), std::string::npos) << head;
    EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 1U) << head;
  }
}

TEST(WrittenInRussian, TwoLettersForARegimentOfFootAreEnough) {
  const Reading reading =
      read(russian("Минский п. п. (417 чел.)\nВолынский п. п.: подполковник Брунов (1 батальон): 520 чел."));
  EXPECT_EQ(told(reading), "1-я бригада[Минский п. п 417; Волынский п. п 520; ]");
}

TEST(WrittenInRussian, TwoRegimentsAtACommaAreTwo) {
  for (const char* line : {"78-й егерский полк, Елецкий пехотный полк", "Елецкий п. п., Ревельский п. п.",
                           "Московский гусарский полк, Софийский гусарский"}) {
    const Reading reading = read(russian(line));
    EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << line;
    EXPECT_TRUE(asked(reading).empty()) << line;
  }
}

TEST(WrittenInRussian, TheStopOfASortInShortPartsNoDivision) {
  const Reading reading = read(
      "Россия\n1-я пех. дивизия - ген.-майор Пажин\nКексгольмский полк 1024 чел.\n3-я кав. дивизия - г.-м. А. И. "
      "Саров\nТомский гусарский полк 535 чел.\n");
  EXPECT_EQ(told(reading), "1-я пех. дивизия[Кексгольмский полк 1024; ]3-я кав. дивизия[Томский гусарский полк 535; ]");
}

}  // namespace estafette::readers::written_in_russian_test
