// Several regiments on one line, each with its battalions or squadrons and its men, in three languages, and however
// their counts are written and whatever stands between them: each is a unit with its own figures, or the line is asked
// about.
#include "converter/readers/text/told.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace estafette::readers::lists_in_every_form_test {
namespace {

struct Language {
  std::string commands;
  std::vector<std::string> units;   ///< the number as {}
  std::vector<std::string> counts;  ///< how many battalions as {}
  std::vector<std::string> men;     ///< as {}
  std::string joined;               ///< before the last one
};

const std::array<Language, 3>& languages() {
  static const std::array<Language, 3> all = {{
      {"French Army\n1st Division: Roe\n",
       {"{}th Line", "{}th Foot", "{}th Light Infantry", "IR {}"},
       {" ({} bns)", ", {} bns", " {} battalions", ": {} bns"},
       {" {}", ", {} men", " ({} men)", " = {}"},
       " and "},
      {"Arm\u00E9e fran\u00E7aise\n1re division : Roe\n",
       {"{}e de ligne", "{}e l\u00E9ger", "{}e r\u00E9giment de ligne"},
       {" ({} bat.)", ", {} bataillons", " {} bataillons"},
       {" {}", ", {} hommes", " ({} hommes)"},
       " et "},
      {"Preu\u00DFische Armee\n1. Division: Roe\n",
       {"IR Nr. {}", "{}. Infanterie-Regiment", "Inf.-Rgt. Nr. {}"},
       {" ({} Btl.)", ", {} Bataillone", " {} Btl."},
       {" {}", ", {} Mann", " ({} Mann)"},
       " und "},
  }};
  return all;
}

const std::array<std::string, 5> kBetween = {", ", "; ", " / ", " + ", "and"};

std::string filled(const std::string& form, int value) {
  return fmt::format(fmt::runtime(form), value);
}

/// What was lost of the line without a question; empty: nothing.
std::string fault_of(const Language& language, const std::string& unit, const std::string& count,
                     const std::string& men, const std::string& between) {
  constexpr std::array kNumbers = {14, 37, 58}, kParts = {2, 4, 3}, kMen = {612, 1180, 843};
  std::string line;
  for (std::size_t at = 0; at < kNumbers.size(); ++at) {
    if (at > 0) line += between != "and" ? between : at + 1 == kNumbers.size() ? language.joined : ", ";
    line += filled(unit, kNumbers.at(at)) + filled(count, kParts.at(at)) + filled(men, kMen.at(at));
  }
  const Reading reading = text_test::read(language.commands + line + "\n");
  if (!text_test::asked(reading).empty()) return "";
  const Formation* command = &reading.orbat.formations.at(0);
  while (!command->formations.empty()) command = command->formations.data();
  const std::string told = line + " -> " + text_test::told(reading);
  if (command->units.size() != kNumbers.size()) return told;
  for (std::size_t at = 0; at < kNumbers.size(); ++at) {
    const Unit& read = command->units[at];
    if (read.name.find(std::to_string(kNumbers.at(at))) == std::string::npos || read.men.value != kMen.at(at) ||
        read.subunits != kParts.at(at))
      return told;
  }
  return "";
}

TEST(ListsInEveryForm, EachRegimentOnALineKeepsItsOwnFigures) {
  for (const Language& language : languages())
    for (const std::string& unit : language.units)
      for (const std::string& count : language.counts)
        for (const std::string& men : language.men)
          for (const std::string& between : kBetween) EXPECT_EQ(fault_of(language, unit, count, men, between), "");
}

TEST(ListsInEveryForm, RegimentsToldAlikeAreReadWithoutAQuestion) {
  for (const std::string line :
       {"9th Lancers, 4 sqns, 843 men, 21st Lancers, 2 sqns, 1,312 men",
        "9th Lancers (4 sqns): 843 men; 21st Lancers (2 sqns): 1,312 men", "9th Lancers = 843 / 21st Lancers = 1,312",
        "9th Lancers 843 men + 21st Lancers 1,312 men"}) {
    const Reading reading = text_test::read("French Army\n1st Division: Roe\n" + line + "\n");
    EXPECT_EQ(text_test::asked(reading), std::vector<int>{}) << line;
    EXPECT_NE(text_test::told(reading).find("9th Lancers 843; 21st Lancers 1312; "), std::string::npos)
        << text_test::told(reading);
  }
}

TEST(ListsInEveryForm, BatteriesThatAreOnlyCountedAreNotPutApart) {
  EXPECT_EQ(text_test::asked(text_test::read("France\n1st Division: Roe\n9th Line 900\n1 batterie 12, 1 batterie 6\n")),
            std::vector<int>{4});
}

}  // namespace
}  // namespace estafette::readers::lists_in_every_form_test
