// Commands that a page sets side by side, each with its troops below it.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>

namespace estafette::readers::commands_beside_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

/// The same as a table, with tabs for the gaps.
std::string with_tabs(std::string text) {
  for (std::size_t at = text.find("   "); at != std::string::npos; at = text.find("   ", at))
    text.replace(at, text.find_first_not_of(' ', at) - at, "\t");
  return text;
}

}  // namespace

TEST(CommandsBeside, EachHasTheTroopsBelowIt) {
  const std::string text =
      "The French.\n\n"
      "Kern's Brigade      Roe's Brigade      Dale's Brigade\n"
      "1st Line 600        4th Line 610       7th Line 620\n"
      "2nd Line 700        5th Line 710       8th Line 720\n";
  const std::string brigades =
      "Kern's Brigade[1st Line 600; 2nd Line 700; ]Roe's Brigade[4th Line 610; 5th Line 710; ]Dale's Brigade[7th Line "
      "620; 8th Line 720; ]";
  EXPECT_EQ(told(read(text)), brigades);
  EXPECT_EQ(told(read_any(with_tabs(text), "table.txt", std::nullopt, test::reader_data())), brigades);
}

TEST(CommandsBeside, TheyAreAllBelowTheDivisionAboveThem) {
  const Reading reading = read(
      "The French.\n1st Division: General Huber\n"
      "Kern's Brigade   Roe's Brigade\n"
      "1st Line 600     4th Line 610\n"
      "2nd Line 700     5th Line 710\n\n"
      "2nd Division: General Toro\n"
      "Alba's Brigade   Till's Brigade\n"
      "11th Line 600    14th Line 610\n"
      "12th Line 700    15th Line 710\n");
  EXPECT_EQ(told(reading),
            "1st Division[Kern's Brigade[1st Line 600; 2nd Line 700; ]Roe's Brigade[4th Line 610; 5th Line 710; ]]2nd "
            "Division[Alba's Brigade[11th Line 600; 12th Line 700; ]Till's Brigade[14th Line 610; 15th Line 710; ]]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(CommandsBeside, AGapInAColumnIsNoEntryAndTheNextKeepsItsPlace) {
  EXPECT_EQ(told(read("Die Preußen.\n\n"
                      "Brigade Huber         Brigade Röder         Brigade Kern\n"
                      "IR Nr. 1 600          IR Nr. 4 610          IR Nr. 7 620\n"
                      "IR Nr. 2 700                                IR Nr. 8 720\n"
                      "                                            Husaren Nr. 3 400\n")),
            "Brigade Huber[IR Nr. 1 600; IR Nr. 2 700; ]Brigade Röder[IR Nr. 4 610; ]Brigade Kern[IR Nr. 7 620; IR Nr. "
            "8 720; Husaren Nr. 3 400; ]");
}

TEST(CommandsBeside, TheirLeadersMayStandBelowThem) {
  const Reading reading = read(
      "The French.\n\n"
      "Right Column       Centre Column      Reserve\n"
      "General Kern       General Roe        General Dale\n"
      "1st Line 600       4th Line 610       1st Grenadiers 620\n"
      "2nd Line 700       5th Line 710       2nd Grenadiers 720\n");
  EXPECT_EQ(told(reading),
            "Right Column[1st Line 600; 2nd Line 700; ]Centre Column[4th Line 610; 5th Line 710; ]Reserve[1st "
            "Grenadiers 620; 2nd Grenadiers 720; ]");
  EXPECT_EQ(reading.orbat.formations.at(1).commander, "General Roe");
}

TEST(CommandsBeside, ACommandAndTheOneBelowItAreNotBesideEachOther) {
  const Reading reading = read(
      "The French.\n\n"
      "1st Division   1st Brigade   1st Line 600\n"
      "1st Division   2nd Brigade   2nd Line 700\n"
      "2nd Division   1st Brigade   3rd Line 800\n");
  EXPECT_EQ(told(reading).find("2nd Brigade[1st Line"), std::string::npos);
}

TEST(CommandsBeside, ABattalionOfJagersIsNoBattery) {
  EXPECT_EQ(told(read("Die Preußen.\nBrigade Kern\n1 Bat. Jäger 600 Mann\n")), "Brigade Kern[Jäger 600; ]");
}

}  // namespace estafette::readers::commands_beside_test
