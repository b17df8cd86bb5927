// Orders of battle as books print them: where a command stood, who led it for a time or for somebody else, and troops
// that are counted or glued together in the manner of old prints.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::printed_orders_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

/// "General Roe | 1st Division | Note: near Mora": leader, name and note of the first command, without what is guessed.
std::string command_of(const std::string& line) {
  const Reading reading = read("France\n" + line + "\n24th Line 700\n");
  const Formation& command = reading.orbat.formations.at(0);
  std::string note = command.note.substr(0, command.note.find("guessed:"));
  if (note.ends_with("; ")) note.erase(note.size() - 2);
  return command.commander + " | " + command.name + " | " + note;
}

}  // namespace

TEST(PrintedOrders, WhereACommandStoodIsNotedAndLeadsNobody) {
  EXPECT_EQ(command_of("6th Corps. Kern. Head quarters, Mora:"), "Kern | 6th Corps | Note: Head quarters; Mora");
  EXPECT_EQ(command_of("6th Corps. Kern. At and about Mora:"), "Kern | 6th Corps | Note: At and about Mora");
  EXPECT_EQ(command_of("1st Division. Head-quarters, Alba. General Roe."),
            "General Roe | 1st Division | Note: Head-quarters; Alba");
  EXPECT_EQ(command_of("3rd Division, Roe, round Burgos."), "Roe | 3rd Division | Note: round Burgos");
  EXPECT_EQ(command_of("5th Division, Roe, garrison of Ciudad Toro"),
            "Roe | 5th Division | Note: garrison of Ciudad Toro");
  EXPECT_EQ(command_of("2nd Division, Roe (at Dover), 700 men"), "Roe | 2nd Division | Note: at Dover");
}

TEST(PrintedOrders, WhereACommandStoodIsNotedInOtherLanguages) {
  EXPECT_EQ(command_of("4e corps (quartier g\u00E9n\u00E9ral \u00E0 Alba), g\u00E9n\u00E9ral Kern"),
            "g\u00E9n\u00E9ral Kern | 4e corps | Note: quartier g\u00E9n\u00E9ral \u00E0 Alba");
  EXPECT_EQ(command_of("3e division. G\u00E9n\u00E9ral Kern. Quartier g\u00E9n\u00E9ral : Toro."),
            "G\u00E9n\u00E9ral Kern | 3e division | Note: Quartier g\u00E9n\u00E9ral : Toro");
  EXPECT_EQ(command_of("2e division, \u00E0 Mora : g\u00E9n\u00E9ral baron Roe"),
            "g\u00E9n\u00E9ral baron Roe | 2e division | Note: \u00E0 Mora");
  EXPECT_EQ(command_of("5. Korps. Hauptquartier in Alba. General Roe"),
            "General Roe | 5. Korps | Note: Hauptquartier in Alba");
  EXPECT_EQ(command_of("2. Division, Stabsquartier Toro, General Roe"),
            "General Roe | 2. Division | Note: Stabsquartier Toro");
  EXPECT_EQ(command_of("1.\u00AA divisi\u00F3n (cuartel general en Alba): general Roe"),
            "general Roe | 1.\u00AA divisi\u00F3n | Note: cuartel general en Alba");
  EXPECT_EQ(command_of("3.\u00AA divisi\u00F3n en Alba, al mando del general Roe"),
            "general Roe | 3.\u00AA divisi\u00F3n | Note: en Alba");
  EXPECT_EQ(command_of("2\u00AA divisione, quartier generale a Toro, generale Roe"),
            "generale Roe | 2\u00AA divisione | Note: quartier generale a Toro");
}

TEST(PrintedOrders, WhatOnlyLooksLikeAPlaceIsLeftAsItIs) {
  EXPECT_EQ(command_of("II Corps, Headquarters: Roe"), "Roe | II Corps | ");
  EXPECT_EQ(command_of("Armee am Rhein"), " | Armee am Rhein | ");
  EXPECT_EQ(command_of("1st Brigade: Gen. M. A. Roe"), "Gen. M. A. Roe | 1st Brigade | ");
}

TEST(PrintedOrders, WhoIsAwayLeadsNobodyAndWhoStandsInForHimDoes) {
  EXPECT_EQ(command_of("5th Brigade, Roe (for Kern)"), "Roe | 5th Brigade | Note: for Kern");
  EXPECT_EQ(command_of("3rd Division (Roe for Kern): 700 men"), "Roe | 3rd Division | Note: for Kern");
  EXPECT_EQ(command_of("Brigade Roe (stellvertretend f\u00FCr General Kern)"),
            " | Brigade Roe | Note: stellvertretend f\u00FCr General Kern");
  EXPECT_EQ(command_of("3rd Brigade (temporarily under Colonel Roe)"), "Colonel Roe | 3rd Brigade | Note: temporarily");
  EXPECT_EQ(command_of("3e brigade (provisoirement sous les ordres du colonel Roe)"),
            "colonel Roe | 3e brigade | Note: provisoirement");
}

}  // namespace estafette::readers::printed_orders_test
