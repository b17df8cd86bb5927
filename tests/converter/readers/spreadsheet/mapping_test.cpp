#include "converter/readers/spreadsheet/columns/mapping.hpp"

#include "converter/readers/any/read_any.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/spreadsheet/columns/figures.hpp"
#include "converter/readers/spreadsheet/propose_mapping.hpp"
#include "converter/readers/spreadsheet/read_spreadsheet.hpp"
#include "support/readers.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::readers::mapping_test {
namespace {

const std::string kTable = "Korps;Truppe;Wert;Stk\nIII;Garde zu Fuß;A;1.210\n;2. Ulanen;B;400\n";

Reading read_by(const std::string& mapping, const std::string& table) {
  ReaderData data = test::reader_data();
  data.mappings = {read_mapping(mapping, "mapping.xml")};
  return read_any(table, "table.csv", Format::spreadsheet, data);
}

Mapping proposed(const std::string& table) {
  return propose_mapping(table, "", test::reader_data());
}

Holds held(const Mapping& mapping, const std::string& title) {
  const auto column = std::find_if(mapping.columns.begin(), mapping.columns.end(),
                                   [&](const MappedColumn& candidate) { return candidate.title == title; });
  return column == mapping.columns.end() ? Holds::other : column->holds;
}

std::optional<int> men_in(const std::string& cell) {
  const std::optional<Facts> facts = figures_of(Holds::men, cell, test::reader_data().words);
  return facts ? facts->men : std::nullopt;
}

}  // namespace

TEST(Mapping, WithoutAHierarchyTheColumnsShowIt) {
  const Reading columns = read_by(
      "<mapping><constant is='corps' value='III Corps'/><constant is='nation' value='Prussia'/>"
      "<column title='Korps' is='division' blank='above'/><column title='Truppe' is='name'/><column title='Stk' "
      "is='men'/>"
      "<column title='Wert' is='other'/></mapping>",
      kTable);
  ASSERT_EQ(columns.orbat.formations.size(), 1U);
  EXPECT_EQ(columns.orbat.formations[0].name, "III Corps");
  EXPECT_EQ(columns.orbat.formations[0].formations.at(0).units.size(), 2U);
  EXPECT_EQ(read_mapping("<mapping><column title='Truppe' is='name'/><column title='Stufe' is='level'/></mapping>", "")
                .hierarchy,
            Hierarchy::level);
  EXPECT_EQ(read_mapping("<mapping><column title='Truppe' is='name'/></mapping>", "").hierarchy, Hierarchy::words);
}

TEST(Mapping, TheUmpiresGoesBeforeWhatTheProgramWouldPropose) {
  const Reading reading = read_by(
      "<mapping hierarchy='columns'>"
      "<column title='korps' is='division' blank='above'/><column title='Truppe' is='name'/>"
      "<column title='Wert' is='quality'><value from='A' to='guard'/><value from='b' to='veteran'/></column>"
      "<column title='Stk' is='men'/><constant is='nation' value='Prussia'/></mapping>",
      kTable);
  EXPECT_EQ(to_csv(reading.orbat),
            "level,name,commander,nation,kind,quality,men,guns,piece,subunits,ratings,note,source\n"
            "division,Division III,,,,,,,,,,,\n"
            "regiment,Garde zu Fuß,,Prussia,line infantry,guard,1210,,,,,,\n"
            "regiment,2. Ulanen,,Prussia,light cavalry,veteran,400,,,,,,\n");
  EXPECT_EQ(to_string(reading), "understood 3 of 3 lines\n");
  EXPECT_EQ(reading.guesses, 0);
}

TEST(Mapping, AConstantCorpsIsAboveAllRowsWhateverTheHierarchy) {
  const Reading reading = read_by(
      "<mapping hierarchy='words'><column title='Truppe' is='name'/><column title='Stk' is='men'/>"
      "<constant is='corps' value='III Corps'/><constant is='nation' value='France'/></mapping>",
      "Truppe;Stk\n8th Division;\n22. Linie;650\n9th Division;\n24. Linie;700\n");
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  EXPECT_EQ(reading.orbat.formations[0].name, "III Corps");
  EXPECT_EQ(reading.orbat.formations[0].formations.size(), 2U);
}

TEST(Mapping, AColumnThatIsUnknownIsOneQuestion) {
  std::string table = "Truppe;Wert;Stk\n";
  for (int i = 1; i <= 12; ++i) table += std::to_string(i) + ". Linie;Q" + std::to_string(i) + ";600\n";
  const Reading reading = read_by(
      "<mapping hierarchy='words'><column title='Truppe' is='name'/><column title='Wert' is='quality'/>"
      "<column title='Stk' is='men'/><constant is='nation' value='France'/></mapping>",
      table);
  ASSERT_EQ(reading.looks.size(), 1U) << to_string(reading);
  EXPECT_NE(reading.looks[0].expected.find("in this and 11 more rows"), std::string::npos) << reading.looks[0].expected;
  EXPECT_EQ(reading.understood, 1);
}

TEST(Mapping, AColumnThatItDoesNotNameIsKeptInTheNote) {
  const Reading reading = read_by(
      "<mapping hierarchy='columns'><column title='Korps' is='division' blank='above'/>"
      "<column title='Truppe' is='name'/><column title='Stk' is='men'/></mapping>",
      kTable);
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).note, "Wert: A");
}

TEST(Mapping, OneThatDoesNotFitATableIsLeftAlone) {
  const std::string other = "<mapping hierarchy='level'><column title='Echelon' is='level'/></mapping>";
  EXPECT_EQ(read_by(other, "Division,Unit,Men\n8th Division,22nd Line,2650\n").orbat.formations.at(0).name,
            "8th Division");
}

TEST(Mapping, ATableThatItFitsIsKnownForASpreadsheetWhateverItsTitles) {
  ReaderData data = test::reader_data();
  const std::string table = "Aaa;Bbb\n22nd Line;2650\n";
  EXPECT_NE(test::refusal([&] { return look_at(table, data, ""); }), "accepted");
  data.mappings = {read_mapping(
      "<mapping hierarchy='words'><column title='Aaa' is='name'/><column title='Bbb' is='men'/></mapping>", "")};
  EXPECT_EQ(look_at(table, data, ""), Format::spreadsheet);
}

TEST(Mapping, ForcedUponATableThatItDoesNotFitTheMissingTitlesAreNamed) {
  const Mapping mapping = read_mapping(
      "<mapping hierarchy='level'><column title='Truppe' is='name'/><column title='Echelon' is='level'/></mapping>",
      "");
  EXPECT_EQ(test::refusal([&] {
              return read_spreadsheet(kTable, mapping, test::reader_data().titles, test::reader_data().words, "t.csv");
            }),
            "t.csv:1: found \"Korps, Truppe, Wert, Stk\"; expected a header with the titles of the mapping; Echelon "
            "missing. Correct the mapping, or leave it out and let the program propose one");
}

TEST(Mapping, EveryProblemOfItsFileIsNamedInOneRun) {
  EXPECT_EQ(
      test::refusal([] {
        return read_mapping(
            "<mapping hierarchy='tree'>\n<column is='men'/>\n<column title='A' is='men' blank='up'/>\n"
            "<column title='a' is='unit'><value from='Rgt' to='regimnt'/></column>\n<constant is='men' value='7'/>\n"
            "<constant is='quality' value='good'/>\n<colum/>\n</mapping>",
            "m.xml");
      }),
      "m.xml:1: hierarchy: found \"tree\"; expected columns, level, indentation or words\n"
      "m.xml:2: title: expected the column's title, or its number\n"
      "m.xml:3: blank: found \"up\"; expected above or none\n"
      "m.xml:4: to: found \"regimnt\"; expected regiment, battalion, squadron, battery or company. Did you mean "
      "\"regiment\"?\n"
      "m.xml:4: title: found \"a\"; expected each column once. If two have the same title, give the second its number\n"
      "m.xml:5: is: found \"men\"; expected nation, kind, quality, piece, note, source, army, corps, division or men "
      "per figure\n"
      "m.xml:6: value: found \"good\"; expected militia, conscript, line, veteran, elite or guard\n"
      "m.xml:7: found \"colum\"; expected column or constant. Did you mean \"column\"?");
}

TEST(Mapping, AConstantOfNothingButBlanksIsRefusedAndBlanksAroundOneAreTakenOff) {
  const std::string columns = "<mapping><column title='Name' is='name'/><column title='Stk' is='men'/>";
  EXPECT_EQ(
      test::refusal([&] { (void)read_mapping(columns + "<constant is='nation' value=' '/></mapping>", "m.xml"); }),
      "m.xml:1: value: found \" \"; expected a value for all rows. Write one, or leave the constant out");
  EXPECT_EQ(
      read_mapping(columns + "<constant is='nation' value=' Prussia '/></mapping>", "m.xml").constants.at(0).value,
      "Prussia");
}

TEST(Proposal, TitlesAreKnownInThreeLanguagesExactlyOrByTheirLongestWords) {
  const Mapping mapping = proposed(
      "Armeekorps,Nom du régiment,Total guns,Men present,Effectif total,Bemerkungen zur Lage\n"
      "III Corps,22e de ligne,,2650,2650,keine\n");
  EXPECT_EQ(held(mapping, "Armeekorps"), Holds::corps);
  EXPECT_EQ(held(mapping, "Nom du régiment"), Holds::name);
  EXPECT_EQ(held(mapping, "Total guns"), Holds::guns);
  EXPECT_EQ(held(mapping, "Men present"), Holds::present);
  EXPECT_EQ(held(mapping, "Effectif total"), Holds::other);  // there are men already
  EXPECT_EQ(held(mapping, "Bemerkungen zur Lage"), Holds::note);
}

TEST(Proposal, ATitleThatItsCellsContradictIsNotBelieved) {
  const Mapping mapping = proposed("Division,Unit,Guns,Type\n8th,22nd Line,very old,1200\n8th,59th Line,new,1100\n");
  EXPECT_EQ(held(mapping, "Guns"), Holds::other);
  EXPECT_EQ(held(mapping, "Type"), Holds::men);
}

TEST(Proposal, AFewCellsWithoutAFigureDoNotMakeAnotherColumnOfMen) {
  std::string table = "Corps,Unit,Men\n";
  for (const std::string men : {"1020", "1021", "1022", "1023", "see note 1", "unknown to me"}) {
    table += "III Corps,Regiment " + men + "," + men + "\n";
  }
  const Mapping mapping = propose_mapping(table, "", test::reader_data());
  EXPECT_EQ(mapping.columns.at(2).holds, Holds::men);
}

TEST(Proposal, ARowOfTroopsIsNeverTakenForTheHeader) {
  const std::string table =
      "8th Division,Infantry,22nd Line Regiment,2650\n8th Division,Infantry,59th Line Regiment,2400\n"
      "8th Division,Cavalry,10th Hussars,600\n9th Division,Infantry,29th Light,1800\n";
  const Reading reading = read_any(table, "t.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(reading.format, Format::spreadsheet);
  EXPECT_EQ(reading.lines, 4);
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 3U);
}

TEST(SheetFigures, AreReadAsPeopleTypeThem) {
  EXPECT_EQ(men_in("1,450"), 1450);
  EXPECT_EQ(men_in("1.450"), 1450);
  EXPECT_EQ(men_in("1 450"), 1450);
  EXPECT_EQ(men_in("1450.0"), 1450);
  EXPECT_EQ(men_in("ca. 800"), 800);
  EXPECT_EQ(men_in("0"), 0);
  EXPECT_EQ(men_in("-"), std::nullopt);
  EXPECT_FALSE(figures_of(Holds::men, "12o0", test::reader_data().words));
}

TEST(SheetFigures, HalfABattalionIsAskedAboutAndIsNoStrength) {
  EXPECT_EQ(figures_of(Holds::battalions, "1/2", test::reader_data().words), std::nullopt);
}

TEST(SheetFigures, GunsMayBeCountedByPiece) {
  const std::optional<Facts> guns = figures_of(Holds::guns, "6 x 6-pdr, 2 howitzers", test::reader_data().words);
  ASSERT_TRUE(guns);
  EXPECT_EQ(guns_of(*guns), 8);
  EXPECT_EQ(main_piece(*guns), "6-pounder");
  EXPECT_EQ(piece_of("12", test::reader_data().words), "12-pounder");
  EXPECT_EQ(piece_of("6 livres", test::reader_data().words), "6-pounder");
}

TEST(Mapping, WhatItGuessedFromTheTitleOfOneTableIsThatOfEachTablesOwnTitleAndIsAskedAbout) {
  const std::string rows = "\n\nDivision;Truppe;Stk\n1st;9th Line;900\n;24th Line;800\n2nd;45th Line;700\n";
  const std::string mapping = to_xml(proposed("French III Corps - General Kern" + rows));
  const Reading same = read_by(mapping, "French III Corps - General Kern" + rows);
  EXPECT_EQ(same.orbat.formations.at(0).commander, "General Kern");
  EXPECT_TRUE(same.looks.empty());
  const Reading other = read_by(mapping, "Prussian IV Corps - General Roe" + rows);
  EXPECT_EQ(other.orbat.formations.at(0).commander, "General Roe");
  EXPECT_EQ(other.orbat.formations.at(0).formations.at(0).units.at(0).nation, "Prussia");
  EXPECT_EQ(other.looks.size(), 2U);
}

TEST(Mapping, ACorpsThatTheUmpireWroteGoesBeforeTheTitle) {
  const Reading reading = read_by(
      "<mapping hierarchy='columns'><column title='Division' is='division' blank='above'/><column title='Truppe' "
      "is='name'/><column title='Stk' is='men'/><constant is='corps' value='V Corps'/><constant is='nation' "
      "value='France'/></mapping>",
      "III Corps - General Kern\n\nDivision;Truppe;Stk\n1st;9th Line;900\n;24th Line;800\n");
  EXPECT_EQ(reading.orbat.formations.at(0).name, "V Corps");
  EXPECT_TRUE(reading.looks.empty());
}

}  // namespace estafette::readers::mapping_test
