// Companies, troops and batteries that are called by a letter: the letters that mean "and" in another language are
// letters as the others are.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::letters_of_companies_test {
namespace {

using text_test::asked;
using text_test::read;

}  // namespace

TEST(LettersOfCompanies, EveryLetterIsReadAlike) {
  for (const std::string& letter : std::vector<std::string>{"A", "C", "E", "I", "O", "U", "Y"})
    for (const std::string& unit : std::vector<std::string>{
             "Company " + letter + ", 4th U.S. Cavalry: Lt Alba", "Troop " + letter + ", 4th U.S. Cavalry",
             "Company " + letter + ", 4th Ohio Infantry", "Battery " + letter + ", 2d Illinois Light Artillery"})
      EXPECT_EQ(asked(read("Union Army\nFirst Division\n" + unit + "\n")), std::vector<int>{}) << unit;
}

TEST(LettersOfCompanies, ThePolishWordForAndStillJoinsTwoRegiments) {
  EXPECT_EQ(asked(read("Polska\n1. Dywizja\nbatalion 7. i 12. pu\u0142ku\n")), std::vector<int>{3});
}

}  // namespace estafette::readers::letters_of_companies_test
