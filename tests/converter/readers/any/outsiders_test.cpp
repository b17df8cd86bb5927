// What outsiders bring: returns with men who are away, tables for several days, figures on a table, JSON.
#include "converter/readers/any/read_any.hpp"
#include "support/readers.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::outsiders_test {
namespace {

constexpr const char* kDays =
    "Nation,Division,Regiment,1 March 1813,15 April 1813,1 May 1813\n"
    "France,8th Division,22nd Line,2100,2300,2650\nFrance,8th Division,28th Line,1100,1300,1650\n";

Reading read(const std::string& text, std::optional<Date> day = std::nullopt) {
  ReaderData data = test::reader_data();
  data.day = day;
  return read_any(text, "orbat", std::nullopt, data);
}

const Unit* first_in(const std::vector<Formation>& formations) {
  for (const Formation& formation : formations) {
    if (!formation.units.empty()) return &formation.units.front();
    if (const Unit* unit = first_in(formation.formations)) return unit;
  }
  return nullptr;
}

/// "1200 men; 100 detached, 80 sick"
std::string first_unit(const Reading& reading) {
  const Unit& unit = *first_in(reading.orbat.formations);
  std::string text = std::to_string(unit.men.value) + " men";
  if (unit.returned.detached) text += ", " + std::to_string(unit.returned.detached->value) + " detached";
  if (unit.returned.sick) text += ", " + std::to_string(unit.returned.sick->value) + " sick";
  return text;
}

std::string typed(const std::string& unit) {
  return first_unit(
      read("III Corps: Marshal Ney\n8th Division: General Souham\n" + unit + "\n40th Line (2 bns) 900 men\n"));
}

}  // namespace

TEST(Returns, ThosePresentFightWhoeverElseIsCounted) {
  const std::string meant = "1200 men, 100 detached, 80 sick";
  EXPECT_EQ(typed("22nd Line: 1,200 present, 100 detached, 80 sick, 1,380 in all"), meant);
  EXPECT_EQ(typed("22e de ligne : présents sous les armes 1200, détachés 100, aux hôpitaux 80, effectif 1380"), meant);
  EXPECT_EQ(typed("Infanterieregiment Nr. 6: ausrückend 1200, detachiert 100, krank 80, Summe 1380"), meant);
  EXPECT_EQ(typed("22nd Line (2 bns): detached 100, sick 80, total 1380"), meant) << "a total less those who are away";
}

TEST(Returns, AColumnOfThosePresentGoesBeforeTheTotal) {
  EXPECT_EQ(
      first_unit(read("Nation;Division;Regiment;Summe;ausrückend;detachiert;krank\n"
                      "Austria;Bianchi;IR Hiller;1380;1200;100;80\nAustria;Bianchi;IR Colloredo;950;900;20;30\n")),
      "1200 men, 100 detached, 80 sick");
}

TEST(Days, OfSeveralColumnsTheDayThatIsAskedForCounts) {
  EXPECT_EQ(first_unit(read(kDays, date_from("1813-04-20"))), "2300 men");
  EXPECT_TRUE(read(kDays, date_from("1813-04-20")).looks.empty());
}

TEST(Days, WithoutADayItIsAQuestion) {
  const Reading reading = read(kDays);
  ASSERT_EQ(reading.looks.size(), 1U);
  EXPECT_EQ(reading.looks.front().found, "columns for 3 days: 1 March 1813, 15 April 1813, 1 May 1813");
}

TEST(Figures, OfATableAreMenByARatioAndAskedAboutWithoutOne) {
  const std::string rows = "France,8th Division,22nd Line,48\nFrance,8th Division,28th Line,36\n";
  EXPECT_EQ(first_unit(read("Nation,Division,Unit,Figs (1:20)\n" + rows)), "960 men");
  const Reading asked = read("Nation,Division,Unit,Figs\n" + rows);
  ASSERT_EQ(asked.looks.size(), 1U);
  EXPECT_EQ(asked.looks.front().expected, "how many men a figure, stand or point is");
}

TEST(Json, ListsWithinCommandsAreATable) {
  const Reading reading = read(R"({"corps":[{"name":"II Corps","divisions":[{"name":"5th Division","units":[)"
                               R"({"name":"2nd Line","nation":"France","type":"line infantry","men":1400},)"
                               R"({"name":"61st Line","nation":"France","type":"line infantry","men":858}]}]}]})");
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  EXPECT_EQ(reading.orbat.formations.front().name, "II Corps");
  EXPECT_EQ(first_unit(reading), "1400 men");
}

TEST(Json, AListMayHoldNamesAloneAndFiguresMayStandInBraces) {
  const Reading names =
      read(R"({"division":[{"name":"5th Division","nation":"France","infantry":["2nd Line","61st Line"]}]})");
  ASSERT_EQ(names.orbat.formations.size(), 1U);
  ASSERT_EQ(names.orbat.formations.front().units.size(), 2U);
  EXPECT_EQ(names.orbat.formations.front().units.back().name, "61st Line");
  const Reading braces =
      read(R"({"divisions":[{"name":"5th Division","units":[)"
           R"({"name":"2nd Line","nation":"France","type":"line infantry","strength":{"men":1400}}]}]})");
  EXPECT_EQ(first_unit(braces), "1400 men");
}

TEST(Json, WhatIsSaidOfACommandStandsInANoteAndIsNotSaidOfEachUnit) {
  const Reading reading = read(R"({"divisions":[{"name":"5th Division","men":2258,"units":[)"
                               R"({"name":"2nd Line","nation":"France","type":"line infantry","men":1400},)"
                               R"({"name":"61st Line","nation":"France","type":"line infantry","men":858}]}]})");
  EXPECT_EQ(first_unit(reading), "1400 men");
  const std::vector<Unit>& units = reading.orbat.formations.front().units;
  ASSERT_EQ(units.size(), 2U);
  EXPECT_NE(units.front().note.find("5th Division, men: 2258"), std::string::npos) << units.front().note;
  EXPECT_EQ(units.back().note.find("2258"), std::string::npos) << units.back().note;
}

TEST(Json, ThousandsOfNamesOfColumnsAreNoTable) {
  std::string text = "[";
  for (int i = 0; i < 2000; ++i) text += (i == 0 ? "" : ",") + std::string("{\"c") + std::to_string(i) + "\":1}";
  const std::string refused = test::refusal([&] { (void)read(text + "]"); });
  EXPECT_NE(refused.find("expected an outline"), std::string::npos) << refused;
}

TEST(OtherGames, TheirFilesAreRefusedAndNotGuessedAt) {
  EXPECT_NE(
      test::refusal([] { return read("3\nBegin\nA F Army\nBegin\nU 0 774 I 1/2nd Line\nEnd\nEnd\n"); }).find(".oob"),
      std::string::npos);
}

TEST(Json, ValuesInEachOtherWithoutEndAreNoOrderOfBattle) {
  std::string text;
  for (int i = 0; i < 200'000; ++i) text += R"({"a":)";
  text += "1" + std::string(200'000, '}');
  EXPECT_NE(test::refusal([&] { (void)read(text); }), "accepted");
}

TEST(Histories, SentencesWithCommasAreNoTitlesOfATable) {
  const Reading reading = read(
      "Second Brigade\u2014Major-General Kern: The 19th (Toro), 77th (Alba), and the 88th (Dale Rangers).\n\n"
      "Acting in concert with us was a strong Alban army, under Marshal Roe, a division of which was led by one of "
      "the Princes, and a Toran force of 8,000 men, under Omar.\n\n"
      "In the spring a division of the Daler army also came, and was sharply engaged at the Battle of Toro.\n");
  EXPECT_EQ(reading.format, Format::text);
  EXPECT_EQ(first_in(reading.orbat.formations)->name, "19th (Toro)");
}

}  // namespace estafette::readers::outsiders_test
