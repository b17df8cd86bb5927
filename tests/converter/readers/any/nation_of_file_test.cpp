// Whose troops they are, where the text does not say it: as the umpire states it, or by the name of the file.
#include "converter/readers/tree/assembly/nation_of_file.hpp"

#include "converter/orbat/orbat.hpp"
#include "converter/readers/any/read_any.hpp"
#include "support/readers.hpp"
#include "support/words.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::nation_of_file_test {
namespace {

const std::string kNoNation = "1st Division\n  1st Foot 900\n  Foot Battery, 8 guns\n  2nd Foot, 2 bns\n";

std::string told(const std::string& file) {
  return nation_of_file(file, test::words()).nation;
}

std::vector<Unit> units(const std::string& text, const std::string& file, const std::string& nation = "") {
  return read_any(text, file, std::nullopt, test::reader_data(), nation).orbat.formations.at(0).units;
}

}  // namespace

TEST(NationOfFile, ANameOfNothingButANationTellsIt) {
  EXPECT_EQ(told("French.txt"), "France");
  EXPECT_EQ(told("lists/Prussia 1813.csv"), "Prussia");
  EXPECT_EQ(told("armee_autrichienne-1809.html"), "Austria");
  EXPECT_EQ(told("russian-oob.txt"), "Russia");
}

TEST(NationOfFile, AnArmysAdjectiveMayHaveAPlaceBesideIt) {
  EXPECT_EQ(told("french_army_waterloo.txt"), "France");
  EXPECT_EQ(told("British Army Salamanca.csv"), "Britain");
}

TEST(NationOfFile, ACountryBesideAPersonOrAPlaceTellsNothing) {
  EXPECT_EQ(told("Napoleon in Russia.txt"), "");
  EXPECT_EQ(told("Kern's army in Spain.txt"), "");
}

TEST(NationOfFile, TwoNationsOrNoneTellNothing) {
  EXPECT_EQ(told("french-austrian-army.txt"), "");
  EXPECT_EQ(told("leipzig.txt"), "");
  EXPECT_EQ(told(""), "");
}

TEST(NationOfFile, ASheetsNameGoesBeforeThatOfItsWorkbook) {
  EXPECT_EQ(told("Leipzig.xlsx (Prussian Army)"), "Prussia");
  EXPECT_EQ(told("French.xlsx (Sheet1)"), "France");
}

TEST(NationOfFile, ItIsAGuessThatIsMarked) {
  const std::vector<Unit> read = units(kNoNation, "prussian_army_1813.txt");
  ASSERT_EQ(read.size(), 3U);
  EXPECT_EQ(read[0].nation, "Prussia");
  EXPECT_NE(read[0].note.find("guessed: nation Prussia from the name of the file"), std::string::npos) << read[0].note;
}

TEST(NationOfFile, WhatTheTextSaysGoesBeforeIt) {
  EXPECT_EQ(units("Austria\n" + kNoNation, "Prussia.txt").at(0).nation, "Austria");
}

TEST(StatedNation, GunsAndStrengthsAreThoseOfThatNation) {
  const std::vector<Unit> stated = units(kNoNation, "list.txt", "Prussia");
  EXPECT_EQ(stated, units("Prussia\n" + kNoNation, "list.txt"));
  EXPECT_EQ(stated.at(1).piece, "6-pounder");
}

TEST(StatedNation, NothingIsAskedThatFollowsFromAnother) {
  const std::string lines = "1st Brigade: Kern\n  1st Foot 900\n  9th Line 1,400\n";
  EXPECT_FALSE(read_any(lines, "a.txt", std::nullopt, test::reader_data()).looks.empty());
  EXPECT_TRUE(read_any(lines, "a.txt", std::nullopt, test::reader_data(), "Prussia").looks.empty());
}

}  // namespace estafette::readers::nation_of_file_test
