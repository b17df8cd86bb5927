#include "campaign/map/chronicle.hpp"

#include "base/files/files.hpp"
#include "campaign/map/read_map.hpp"
#include "maps.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::map::chronicle_test {
namespace {

Map with_thorn() {
  return {"", {}, {test::fortress("Thorn", 0, 0)}, {}};
}

std::vector<HistoricalEvent> read(const std::string& events) {
  return read_chronicle("<chronicle campaign='1813'>" + events + "</chronicle>", "chronicle.xml", with_thorn());
}

std::string refused(const std::string& event) {
  return test::refusal([&] { (void)read(event); });
}

Date day(const char* text) {
  return date_from(text).value();
}

}  // namespace

TEST(Chronicle, AnEventIsToldWithItsDaysPlaceAndSource) {
  const auto events = read(
      "<event from='1813-04-16' until='1813-04-18' at='thorn' source='high; Völderndorff III 468'>Thorn "
      "capitulates.</event>"
      "<event from='1813-04-28' source='recalled'>Kutuzov dies.</event>");
  ASSERT_EQ(events.size(), 2U);
  EXPECT_EQ(in_words(events[0], with_thorn()),
            "16 April 1813 to 18 April 1813, Thorn: Thorn capitulates. (high; Völderndorff III 468)");
  EXPECT_EQ(in_words(events[1], with_thorn()), "28 April 1813: Kutuzov dies. (recalled)");
}

TEST(Chronicle, EventsStandInTheOrderOfTheirDays) {
  const auto events = read(
      "<event from='1813-05-02' source='high'>Lützen.</event>"
      "<event from='1813-04-28' source='high'>Kutuzov dies.</event>");
  EXPECT_EQ(events.at(0).told, "Kutuzov dies.");
}

TEST(Chronicle, AHalfWeekHasTheEventsOfWhichADayBelongsToIt) {
  const auto events = read(
      "<event from='1813-04-16' until='1813-04-18' source='high'>Thorn.</event>"
      "<event from='1813-04-30' until='1813-05-02' source='high'>The Saale.</event>"
      "<event from='1813-05-02' source='high'>Lützen.</event>");
  const auto first = of_days(events, {day("1813-04-27"), day("1813-04-30")});
  ASSERT_EQ(first.size(), 1U);
  EXPECT_EQ(first[0].told, "The Saale.");
  EXPECT_EQ(of_days(events, {day("1813-05-01"), day("1813-05-04")}).size(), 2U);
}

TEST(Chronicle, WhatCannotBeReadIsRefusedWithItsLine) {
  EXPECT_EQ(refused("<event from='May' source='high'>x</event>"),
            "chronicle.xml:1: from: found \"May\"; expected a day as year-month-day. Write for example 1813-04-28");
  EXPECT_EQ(refused("<event from='1813-05-02' until='1813-05-01' source='high'>x</event>"),
            "chronicle.xml:1: until: found \"1813-05-01\"; expected no day before 1813-05-02. Exchange the two");
  EXPECT_EQ(refused("<event from='1813-05-02' at='torn' source='high'>x</event>"),
            "chronicle.xml:1: at: found \"torn\"; expected the id of a node of the map, or no such attribute. Is it "
            "thorn?");
  EXPECT_EQ(refused("<event from='1813-05-02' source='surely'>x</event>"),
            "chronicle.xml:1: source: found \"surely\"; expected a source that begins with high, medium, low, recalled "
            "or reconstructed. Write for example medium; a book and its page");
  EXPECT_EQ(refused("<event from='1813-05-02' source='high'/>"),
            "chronicle.xml:1: found \"an empty <event>\"; expected what happened, between the tags");
}

TEST(Chronicle1813, TellsOfTheFortressesAndBattlesOfTheSpring) {
  const fs::path folder = fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1813";
  const Map map = read_map(read_text(folder / "map.xml"), "map.xml").map;
  const auto events = read_chronicle(read_text(folder / "chronicle.xml"), "chronicle.xml", map);
  const auto tells = [&](const char* first, const char* last, const char* word) {
    for (const HistoricalEvent& event : of_days(events, {day(first), day(last)}))
      if (event.told.find(word) != std::string::npos) return true;
    return false;
  };
  EXPECT_TRUE(tells("1813-04-16", "1813-04-18", "Thorn"));
  EXPECT_TRUE(tells("1813-04-27", "1813-04-30", "Spandau"));
  EXPECT_TRUE(tells("1813-04-27", "1813-04-30", "Kutuzov"));
  EXPECT_TRUE(tells("1813-05-01", "1813-05-04", "Bessières"));
  EXPECT_TRUE(tells("1813-05-08", "1813-05-11", "Torgau"));
  EXPECT_TRUE(tells("1813-06-01", "1813-06-04", "Armistice"));
}

}  // namespace estafette::map::chronicle_test
