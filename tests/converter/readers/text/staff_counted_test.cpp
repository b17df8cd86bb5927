// Staff and hospitals that a list counts beside its troops are none of them.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::staff_counted_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

}  // namespace

TEST(StaffCounted, AidesOfficersAndAStandardBearerAreANoteInEveryLanguage) {
  for (const std::string staff :
       {"3 Aides, 4 Staff Officers, 4 Drummers, 1 Army Standard Bearer", "3 aides", "3 Adjutanten, 4 Stabsoffiziere",
        "3 aides de camp, 4 officiers d'\u00E9tat-major et 4 tambours",
        "3 ayudantes de campo, 4 oficiales de estado mayor", "3 aiutanti di campo, 4 ufficiali di stato maggiore"}) {
    const Reading reading = read("Prussia\nBrigade Kern\n" + staff + "\n1st Infantry Regiment 1800\n");
    EXPECT_EQ(told(reading), "Brigade Kern[1st Infantry Regiment 1800; ]") << staff;
    EXPECT_EQ(asked(reading), std::vector<int>{}) << staff;
  }
}

TEST(StaffCounted, AFieldHospitalBelowARegimentIsNoSickOfIts) {
  for (const std::string hospital :
       {"1 Prussian Field Hospital", "1 field hospital", "2 Feldlazarette", "1 h\u00F4pital de campagne"}) {
    const Reading reading = read("Prussia\nBrigade Kern\n1st Infantry Regiment 1800\n" + hospital + "\n");
    EXPECT_EQ(told(reading), "Brigade Kern[1st Infantry Regiment 1800; ]") << hospital;
    EXPECT_NE(text_test::unit_of(reading).note.find(hospital), std::string::npos) << text_test::unit_of(reading).note;
    EXPECT_EQ(asked(reading), std::vector<int>{}) << hospital;
  }
}

}  // namespace estafette::readers::staff_counted_test
