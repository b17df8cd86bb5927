// A command told in one sentence, with what is under it: into which lines it is cut.
#include "converter/readers/text/rows/sentence.hpp"

#include "support/words.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace estafette::readers::sentence_test {
namespace {

std::string told(const std::string& line) {
  return fmt::format("{}", fmt::join(lines_told(line, test::words()), " | "));
}

}  // namespace

TEST(Sentence, EachCommandInItIsALineAndItsTotalIsThatOfTheWhole) {
  EXPECT_EQ(told("Division Leval: Brigade Schramm: 16th Light (3 batts.), 8th Line; Brigade Clavel: 45th and 54th Line "
                 "(3 batts. each). Total 6,862 men"),
            "Division Leval: 6,862 men | Brigade Schramm: 16th Light (3 batts.), 8th Line | Brigade Clavel: 45th and "
            "54th Line (3 batts. each)");
}

TEST(Sentence, ABatteryBehindRegimentsIsALineOfItsOwn) {
  EXPECT_EQ(told("Division Leval: 16th Light (3 batts.), 8th, 45th and 54th Line (3 batts. each), one battery"),
            "Division Leval: | 16th Light (3 batts.), 8th, 45th and 54th Line (3 batts. each) | one battery");
}

TEST(Sentence, ATotalOfRegimentsThatAreNoPlainListIsTheirCommands) {
  EXPECT_EQ(
      told("1st Division, Ruffin: 9th Light (2 batts.), 24th Line (2 batts.), two grenadier battalions = 3,000 men"),
      "1st Division, Ruffin: 3,000 men | 9th Light (2 batts.) | 24th Line (2 batts.) | two grenadier battalions");
  EXPECT_EQ(told("3rd Division: 27th Light, 63rd, 94th and 95th Line (3 batts. each), total 6,135 of all ranks"),
            "3rd Division: 6,135 men | 27th Light, 63rd, 94th and 95th Line (3 batts. each)");
}

TEST(Sentence, BrigadesByTheirLettersAreLinesBelowTheirDivision) {
  EXPECT_EQ(
      told("Cavalry. 1st Division. G.O.C., Payne. A [Fane], 3rd Dragoon Guards, 4th Dragoons; B [no G.O.C., Cotton "
           "absent], 14th and 16th Light Dragoons; also Campbell's Portuguese."),
      "Cavalry 1st Division: Payne | Brigade A (Fane): 3rd Dragoon Guards, 4th Dragoons | Brigade B: 14th and 16th "
      "Light Dragoons | Note: no G.O.C., Cotton absent | also Campbell's Portuguese");
  EXPECT_EQ(told("6th Division. No G.O.C. A [Hulse], 1/11th, 2/53rd"),
            "6th Division: | Note: No G.O.C | Brigade A (Hulse): 1/11th, 2/53rd");
}

TEST(Sentence, WhatIsOneLineStaysOne) {
  for (const std::string line :
       {"8th Division: General de Division Souham (12 bns), 7,150 men and 16 guns in two batteries",
        "Infantry: 9,300 men of all ranks; Cavalry: 1,200 sabres; Artillery: 16 guns, 300 gunners",
        "Barnes's Brigade of the 2nd Division: 1/50th, 1/71st, 1/92nd Foot (1,880)", "Battery A [Bull], six guns"}) {
    EXPECT_EQ(told(line), line);
  }
}

}  // namespace estafette::readers::sentence_test
