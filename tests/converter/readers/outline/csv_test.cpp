#include "converter/readers/outline/csv.hpp"

#include "base/text.hpp"
#include "converter/readers/outline/outline.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::outline_csv_test {
namespace {

constexpr const char* kHeader =
    "level,name,commander,nation,kind,quality,men,guns,piece,subunits,ratings,note,source\n";

std::string refused(const std::string& rows) {
  return test::refusal([&] { return read_outline_csv(kHeader + rows, "ney.csv"); });
}

const Unit& first_unit(const Orbat& orbat) {
  return orbat.formations.at(0).formations.at(0).units.at(0);
}

}  // namespace

TEST(OutlineCsv, RowsInOrderOfCommandBecomeATree) {
  const Orbat orbat = read_outline_csv(std::string(kHeader) +
                                           "corps,III Corps,Ney,,,,,,,,ability=4 style=6,,high; x\n"
                                           "battery,10/2nd Foot,,France,foot artillery,line,110,8,12-pounder,,,,\n"
                                           "division,8th Division,Souham,,,,,,,,,,\n"
                                           "brigade,1st Brigade,Chasseraux,,,,,,,,,,\n"
                                           "regiment,6th Light,,France,light infantry,conscript,1250,,,2,,,\n"
                                           "division,9th Division,Brenier,,,,,,,,,,\n",
                                       "ney.csv");
  const Formation& corps = orbat.formations.at(0);
  EXPECT_EQ(corps.commander, "Ney");
  EXPECT_EQ(corps.ratings.style, 6);
  EXPECT_EQ(corps.units.at(0).guns, Guns{8});
  ASSERT_EQ(corps.formations.size(), 2U);
  EXPECT_EQ(corps.formations.at(0).formations.at(0).units.at(0).subunits, 2);
  EXPECT_EQ(corps.formations.at(1).name, "9th Division");
}

TEST(OutlineCsv, ColumnsAreFoundByNameInAnyOrderAndUnknownOnesAreKeptInTheNote) {
  const Orbat orbat = read_outline_csv(
      "Name;LEVEL;men;Uniform;nation;quality;kind;note\n"
      "8th;division;;;;;;\n"
      "22nd Line;regiment;1800;blue;France;line;line infantry;new\n",
      "");
  EXPECT_EQ(orbat.formations.at(0).units.at(0).men, Men{1800});
  EXPECT_EQ(orbat.formations.at(0).units.at(0).note, "new; Uniform: blue");
}

TEST(OutlineCsv, CommaSemicolonAndTabAreFoundByLooking) {
  for (const std::string separator : {",", ";", "\t"}) {
    std::string text =
        "level|name|nation|kind|quality|men\ncorps|A||||\ndivision|8th||||\nregiment|22nd|France|line "
        "infantry|line|9\n";
    for (std::size_t at = text.find('|'); at != std::string::npos; at = text.find('|')) text.replace(at, 1, separator);
    EXPECT_EQ(first_unit(read_outline_csv(text, "")).men, Men{9}) << separator;
  }
}

TEST(OutlineCsv, ExcelsOwnSeparatorLineIsObeyed) {
  EXPECT_EQ(first_unit(read_outline_csv("sep=;\nlevel;name;nation;kind;quality;men\ncorps;A;;;;\ndivision;8th;;;;\n"
                                        "regiment;22nd, 23rd;France;line infantry;line;9\n",
                                        ""))
                .name,
            "22nd, 23rd");
}

TEST(OutlineCsv, AnyLineEndingWillDo) {
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    const Orbat orbat = read_outline_csv("level,name,nation,kind,quality,men" + end + "division,8th,,,," + end +
                                             "regiment,22nd,France,line infantry,line,9" + end,
                                         "");
    EXPECT_EQ(orbat.formations.at(0).units.at(0).men, Men{9});
  }
}

TEST(OutlineCsv, Windows1252AndUtf8WithItsMarkAreBothUnderstood) {
  const std::string rows = "level,name,nation,kind,quality,men\ndivision,Franquemont,,,,\nregiment,Prinz Paul,";
  const std::string rest = ",line infantry,line,900\n";
  const auto nation = [](const std::string& bytes) {
    return read_outline_csv(decode(bytes).value(), "").formations.at(0).units.at(0).nation;
  };
  EXPECT_EQ(nation(rows + "W\xFCrttemberg" + rest), "Württemberg");
  EXPECT_EQ(nation("\xEF\xBB\xBF" + rows + "Württemberg" + rest), "Württemberg");
}

TEST(OutlineCsvProblems, AFigureItCannotReadIsRefusedWithItsPlaceAndNeverTakenAsZero) {
  EXPECT_EQ(
      refused("\ndivision,8th,,,,,,,,,,,\nregiment,1st Foot Guard,,Prussia,line infantry,guard,\"1,980\",,,,,,\n"),
      "ney.csv:4: men: found \"1,980\"; expected a whole number of men, 0 to 99999. Write 1980");
}

TEST(OutlineCsvProblems, AFigureIsOfferedOnlyWhereTheMarkSurelyStandsBetweenThousands) {
  const auto offered = [](const std::string& men) {
    const std::string said =
        refused("division,8th,,,,,,,,,,,\nregiment,22nd,,France,line infantry,line,\"" + men + "\",,,,,,\n");
    const std::size_t at = said.find("Write ");
    return at == std::string::npos ? "" : said.substr(at);
  };
  EXPECT_EQ(offered("1.980"), "Write 1980");
  EXPECT_EQ(offered("1 980"), "Write 1980");
  EXPECT_EQ(offered("12'500"), "Write 12500");
  for (const char* unclear : {"1980,0", "1980.00", "1.980,5", "2.5", "19,80", "1,9800", "about 900"}) {
    EXPECT_EQ(offered(unclear), "") << unclear;
  }
}

TEST(OutlineCsvProblems, AUnitWithoutMenIsRefused) {
  EXPECT_EQ(refused("division,8th,,,,,,,,,,,\nregiment,22nd,,France,line infantry,line,,,,,,,\n"),
            "ney.csv:3: men: expected a whole number of men, 0 to 99999");
}

TEST(OutlineCsvProblems, ABrigadeUnderNoDivisionIsRefused) {
  EXPECT_EQ(refused("corps,III Corps,,,,,,,,,,,\nbrigade,1st Brigade,,,,,,,,,,,\n"),
            "ney.csv:3: level: found \"brigade directly under corps\"; expected each command under a higher one, and a "
            "brigade "
            "under a division. Put a division row above it, or make it a division");
}

TEST(OutlineCsvProblems, ARegimentWithGunsIsRefused) {
  EXPECT_EQ(refused("division,8th,,,,,,,,,,,\nregiment,22nd,,France,line infantry,line,900,2,,,,,\n"),
            "ney.csv:3: guns: found \"2\"; expected no guns with line infantry. Give its guns a row of their own with "
            "level battery");
}

TEST(OutlineCsvProblems, AQualityThatDoesNotExistIsRefusedWithTheNearestOne) {
  EXPECT_EQ(refused("division,8th,,,,,,,,,,,\nregiment,22nd,,France,line infantry,veterans,900,,,,,,\n"),
            "ney.csv:3: quality: found \"veterans\"; expected militia, conscript, line, veteran, elite or guard. "
            "Did you mean \"veteran\"?");
}

TEST(OutlineCsvProblems, ADuplicateIsRefused) {
  EXPECT_EQ(refused("division,8th,,,,,,,,,,,\nregiment,22nd Line,,France,line infantry,line,900,,,,,,\n"
                    "regiment,22nd line,,France,line infantry,line,900,,,,,,\n"),
            "ney.csv:4: name: found \"22nd line\"; expected one regiment of that name in \"8th\". "
            "Remove the duplicate, or tell the two apart by name");
}

TEST(OutlineCsvProblems, InfantryDirectlyUnderACorpsIsRefused) {
  EXPECT_EQ(refused("corps,III Corps,,,,,,,,,,,\nregiment,22nd Line,,France,line infantry,line,900,,,,,,\n"),
            "ney.csv:3: level: found \"line infantry directly under corps\"; expected infantry and cavalry in a "
            "division or brigade. Put a division row above it");
}

TEST(OutlineCsvProblems, AQuotationMarkThatIsNeverClosedIsNamedWhereItsRowBegins) {
  EXPECT_EQ(refused("division,8th,,,,,,,,,,,\n\nregiment,\"22nd,,France\n\n"),
            "ney.csv:4: found \"\"\"; expected every quotation mark that opens a field to be closed. "
            "Close it, or remove it, in the row that begins on this line");
}

TEST(OutlineCsvProblems, AColumnThatIsMissingIsSaidOnceWithTheOneThatMayBeMeant) {
  EXPECT_EQ(test::refusal([] { return read_outline_csv("level,name,nation,kind,qualty,men\nx\n", "a.csv"); }),
            "a.csv:1: quality: expected a column of that name in the first row. Is it \"qualty\"?");
}

TEST(OutlineCsvProblems, WhatIsNoOutlineAtAllIsSaidOnce) {
  const std::string expected =
      "; expected the header of an outline: "
      "level,name,commander,nation,kind,quality,men,guns,piece,subunits,ratings,note,source. "
      "Of an order of battle in any other form estafette convert makes an outline";
  EXPECT_EQ(test::refusal([] { return read_outline_csv("III Corps - Marshal Kern\n22nd Line, 1800 men\n", "a.txt"); }),
            "a.txt:1: found \"III Corps - Marshal Kern\"" + expected);
  EXPECT_EQ(test::refusal([] { return read_outline_csv("Unit,Men,Corps\n22nd Line,1800,III\n", "a.csv"); }),
            "a.csv:1: found \"Unit Men Corps\"" + expected);
}

TEST(OutlineCsvProblems, EveryProblemOfTheFileIsReportedInOneRunInTheOrderOfItsLines) {
  const std::string all = refused(
      "brigade,1st,,,,,,,,,,,\nregimnt,22nd,,France,line infantry,line,900,,,,,,\n"
      "battery,1/2nd,,France,line infantry,line,90,8,,,,,\nregiment,23rd,,,line infantry,line,-5,,,0,ability=9,,\n");
  for (const char* start :
       {"ney.csv:2: level", "ney.csv:3: level: found \"regimnt\"", "ney.csv:4: level: found \"battery\"",
        "ney.csv:5: ratings", "ney.csv:5: men: found \"-5\"", "ney.csv:5: subunits", "ney.csv:5: nation"}) {
    EXPECT_NE(all.find(start), std::string::npos) << start << "\n" << all;
  }
}

TEST(OutlineCsvProblems, LinesAreCountedThroughBlankLinesAndQuotedLineBreaks) {
  const std::string all =
      refused("division,8th,,,,,,,,,,\"a note\nof two lines\",\n\n\nregiment,22nd,,France,foot,line,9,,,,,,\n");
  EXPECT_TRUE(all.starts_with("ney.csv:6: kind")) << all;
}

TEST(OutlineCsvProblems, AFormationHasNoMenOfItsOwn) {
  EXPECT_EQ(
      refused("division,8th,,,,,8000,,,,,,\n"),
      "ney.csv:2: men: found \"8000\"; expected an empty cell for a formation. Write it in the rows of its units");
}

TEST(OutlineCsvProblems, AnEmptyFileIsNoOrderOfBattle) {
  EXPECT_TRUE(
      test::refusal([] { return read_outline_csv(" \n\n", "a.csv"); }).starts_with("a.csv: found \"an empty file\""));
}

TEST(OutlineCsvProblems, NamesAreOnOneLineAndNotesNeedNotBe) {
  const std::string told = test::refusal([] {
    return read_outline_csv(std::string(kHeader) + "corps,\"III\nCorps\",\"Ney\rof the Moskva\",\"Fra\tnce\",,,,,,,,\n",
                            "ney.csv");
  });
  for (const char* column : {"name", "commander", "nation"})
    EXPECT_NE(told.find(std::string("ney.csv:2: ") + column + ": found"), std::string::npos) << told;
  EXPECT_NE(told.find("expected words on one line. Take out the line ends and tabs"), std::string::npos) << told;
  EXPECT_NO_THROW(
      (void)read_outline_csv(std::string(kHeader) + "corps,III Corps,,,,,,,,,,\"two\nlines\",\n", "ney.csv"));
}

TEST(OutlineCsv, ANameThatLooksLikeAFormulaIsWrittenHarmlessAndReadAsItWas) {
  const Orbat orbat = read_outline_csv(std::string(kHeader) + "corps,=1+1,-2+3+cmd|x,,,,,,,,,,\n", "ney.csv");
  const std::string written = to_csv(orbat);
  EXPECT_NE(written.find("corps,'=1+1,'-2+3+cmd|x,"), std::string::npos) << written;
  const Orbat again = read_outline_csv(written, "ney.csv");
  EXPECT_EQ(again.formations.at(0).name, "=1+1");
  EXPECT_EQ(again.formations.at(0).commander, "-2+3+cmd|x");
}

TEST(OutlineCsv, BlanksBehindTheApostropheOfASpreadsheetAreNoPartOfAName) {
  const Orbat orbat = read_outline_csv(std::string(kHeader) + "corps,'\tForth,,,,,,,,,,,\n", "ney.csv");
  EXPECT_EQ(orbat.formations.at(0).name, "Forth");
  EXPECT_EQ(read_outline_csv(to_csv(orbat), "again.csv"), orbat);
}

TEST(OutlineCsv, ControlCharactersInANameAreRefused) {
  EXPECT_EQ(refused("corps,III\x1B[31m,,,,,,,,,,,\n"),
            "ney.csv:2: found \"U+001B\"; expected letters that can be seen. Remove this one, or type the line again");
}

TEST(OutlineCsv, MoreRowsOrMenThanAnyArmyHadAreRefusedBeforeTheyTakeUpTheMachine) {
  std::string rows = "division,8th,,,,,,,,,,,\n";
  for (int i = 2; i <= kMostRows; ++i) {
    rows += "regiment," + std::to_string(i) + ",,France,line infantry,line,1,,,,,,\n";
  }
  EXPECT_EQ(refused(rows), "accepted");
  EXPECT_EQ(
      refused(rows + "regiment,x,,France,line infantry,line,1,,,,,,\n"),
      "ney.csv:20002: found \"row 20,001\"; expected at most 20,000 formations and units. Is this the right file? "
      "Give each army a file of its own");
  rows = "division,8th,,,,,,,,,,,\n";
  for (int i = 0; i < 51; ++i) {
    rows += "regiment," + std::to_string(i) + ",,France,line infantry,line,99999,,,,,,\n";
  }
  EXPECT_EQ(
      refused(rows),
      "ney.csv:53: men: found \"5,099,949 men up to here\"; expected at most 5,000,000 men in one order of battle. "
      "Check the men column above");
}

TEST(OutlineScale, AWishIsReadAndWrittenInAColumnOfItsOwn) {
  const std::string csv = usual_header() + ",scale\ndivision,1st,,,,,,,,,,,,merge with 2nd\n" +
                          "regiment,1st Foot,,France,line infantry,line,700,,,,,,,keep\n" +
                          "battery,1st Battery,,France,foot artillery,line,100,8,6-pounder,,,,,4 guns\n";
  const Orbat orbat = read_outline_csv(csv, "o.csv");
  EXPECT_EQ(orbat.formations.front().scale, "merge with 2nd");
  EXPECT_EQ(orbat.formations.front().units.back().scale, "4 guns");
  EXPECT_EQ(to_csv(orbat), csv);
}

TEST(OutlineScale, AWishThatNobodyKnowsIsRefused) {
  for (const char* wish : {"kep", "4 guns", "merge"}) {
    EXPECT_THROW((void)read_outline_csv("level,name,nation,kind,quality,men,scale\ndivision,1st,,,,,\nregiment,1st "
                                        "Foot,France,line infantry,line,700," +
                                            std::string(wish) + "\n",
                                        "o.csv"),
                 Refusal)
        << wish;
  }
}

}  // namespace estafette::readers::outline_csv_test
