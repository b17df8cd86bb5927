#include "converter/readers/any/read_any.hpp"

#include "support/readers.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::read_any_test {
namespace {

const std::string kOutline =
    "level,name,commander,nation,kind,quality,men\ndivision,8th Division,Souham,,,,\n"
    "regiment,22nd Line,,France,line infantry,line,2650\n";

Format seen(const std::string& text) {
  return look_at(text, test::reader_data(), "ney");
}

}  // namespace

TEST(ReadAny, TellsTheFormatByTheContent) {
  EXPECT_EQ(seen(kOutline), Format::outline_csv);
  EXPECT_EQ(seen("sep=;\nlevel;name;commander;nation;kind;quality;men\n"), Format::outline_csv);
  EXPECT_EQ(seen("\n<orbat><division name='8th Division'/></orbat>"), Format::outline_xml);
  EXPECT_EQ(seen("8th Division: Souham\n22nd Line Regiment (4 bns)\n"), Format::text);
}

TEST(ReadAny, TellsTheGamesFilesAndSpreadsheetsFromOutlinesAndText) {
  const std::string game = "Name,ID,NAME1,NAME2,SIDE,ARMY,CORPS,DIV,BGDE,REG,CLASS,PORTRAIT,Weapon,Head Count\n";
  EXPECT_EQ(seen(game), Format::sow_oob);
  EXPECT_EQ(seen("Name,ID,SIDE,ARMY,CORPS,DIV,BGDE,REG,BTN,Head Count\nMASTER,OOB_SB_X.csv,,,,,,,,\n"),
            Format::sow_scenario);
  EXPECT_EQ(seen("SANDBOXOOB,ARMY,CORPS,DIV,BGDE,REG,CMP,ID,NAME1,NAME2,CLASS,Head Count\n"), Format::sow_scenario);
  EXPECT_EQ(seen("Korps;Regiment;Stärke\nIII;22. Linie;2.650\n"), Format::spreadsheet);
  EXPECT_EQ(seen("Level,Name,Nation,Men\nDivision,8th Division,France,\n"), Format::spreadsheet);
}

TEST(ReadAny, WhatLooksLikeNoneIsRefusedWithWhatWasLookedFor) {
  EXPECT_EQ(
      test::refusal([] { return seen("Dear Sir,\nI have the honour to report.\n"); }),
      "ney: found \"Dear Sir, I have the honour to report.\"; expected an outline (a header with level, name, nation, "
      "kind, quality and men; or <orbat>), the game's own file (classes such as UGLB_FR_Inf_1), a table under titles "
      "of columns, or typed lines with words of command and of troops. Name its format with --from");
}

TEST(ReadAny, AnEmptyFileIsCalledSo) {
  EXPECT_EQ(test::refusal([] { (void)seen(" \n\n"); }),
            "ney: found \"an empty file\"; expected an order of battle. Is this the right file?");
}

TEST(ReadAny, AMisspeltColumnOfAnOutlineIsStillAnOutlinesAndIsNamed) {
  EXPECT_EQ(test::refusal([] {
              return read_any("level,name,nation,kind,qualty,men\n", "ney.csv", std::nullopt, test::reader_data());
            }),
            "ney.csv:1: quality: expected a column of that name in the first row. Is it \"qualty\"?");
}

TEST(ReadAny, AnOutlineIsUnderstoodWholeWithoutAGuess) {
  const Reading reading = read_any(kOutline, "ney.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(to_string(reading), "understood 3 of 3 lines\n");
  EXPECT_EQ(reading.guesses, 0);
  EXPECT_EQ(reading.format, Format::outline_csv);
}

TEST(ReadAny, TheUmpiresWordForTheFormatGoesBeforeItsLook) {
  EXPECT_EQ(read_any("8th Division: Souham\n22nd Line (4 bns)\n", "", Format::text, test::reader_data()).format,
            Format::text);
  EXPECT_TRUE(test::refusal([] {
                return read_any(kOutline, "ney.csv", Format::outline_xml, test::reader_data());
              }).starts_with("ney.csv:"));
}

TEST(ReadAny, EveryFormatIsSpeltInOneWord) {
  for (const std::string& word : format_words()) EXPECT_EQ(to_string(*format_from(word)), word);
  EXPECT_EQ(format_from("nafziger"), std::nullopt);
}

TEST(ReadAny, AFileWithoutLineEndsIsRefusedBeforeItTakesAnHour) {
  const auto as_table = [](const std::string& text) {
    return test::refusal([&] { (void)read_any(text, "x.csv", Format::spreadsheet, test::reader_data()); });
  };
  std::string row = "III Corps: Ney";
  for (int i = 0; i < 8000; ++i) row += ", 22nd Line 3 bns 1980 men";
  EXPECT_EQ(as_table(row),
            "x.csv:1: found \"8,001 columns\"; expected a table of at most 500. Is this the right file? If it is, each "
            "row needs a line of its own");
  EXPECT_TRUE(as_table("Unit,Men\n" + std::string(1'000'000, 'x'))
                  .ends_with("...\"; expected cells of at most 10,000 letters. Is this the right file? If it is, each "
                             "row needs a line of its own"));
}

}  // namespace estafette::readers::read_any_test
