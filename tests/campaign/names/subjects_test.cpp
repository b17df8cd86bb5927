// What only a ruling names: nations, countries and units.
#include "campaign/names/candidates.hpp"
#include "campaign/names/spring.hpp"
#include "campaign/rulings/ruling.hpp"
#include "campaign/support/theatres.hpp"
#include "converter/orbat/totals.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::test::subjects_test {
namespace {

std::vector<Event> ruled_so(const std::string& subject, const std::string& what, const std::string& value) {
  return ruled(Spring::campaign().theatre(), Spring::campaign().state(), {subject, what, value, "it was agreed"});
}

std::string nation(const std::string& words) {
  return std::get<NationChanged>(ruled_so(words, "side", "neutral").front().change).nation;
}

std::string unit(const std::string& words) {
  return std::get<StrengthChanged>(ruled_so(words, "men", "100").front().change).units.front().id;
}

}  // namespace

TEST(NamesOfSubjects, ANationIsFoundInAnySpelling) {
  for (const char* words : {"Saxony", "saxony", "nation Saxony", "Nation SAXONY"}) EXPECT_EQ(nation(words), "Saxony");
  for (const char* words : {"Württemberg", "Wuerttemberg", "wurttemberg", "nation Wuerttemberg"})
    EXPECT_EQ(nation(words), "Württemberg");
  for (const char* words : {"Hesse-Darmstadt", "Hesse Darmstadt", "Hesse"}) EXPECT_EQ(nation(words), "Hesse-Darmstadt");
}

TEST(NamesOfSubjects, ANationThatNobodyHasHeardOfIsNewButASlipIsNone) {
  EXPECT_EQ(nation("nation Portugal"), "Portugal");
  EXPECT_EQ(refusal([] { (void)nation("nation Saxny"); }),
            "ruling: subject: found \"Saxny\"; expected a nation by its whole name. Is it Saxony?");
  EXPECT_EQ(refusal([] { (void)nation("nation Hesse"); }),
            "ruling: subject: found \"Hesse\"; expected a nation by its whole name. Is it Hesse-Darmstadt?");
}

TEST(NamesOfSubjects, ACountryIsFoundWhereOnlyCountriesCanBeMeant) {
  const auto places = [](const std::string& words) {
    return std::get<NeutralityChanged>(ruled_so(words, "neutral", "yes").front().change).nodes.size();
  };
  EXPECT_EQ(places("Saxony"), places("SAXONY"));
  EXPECT_EQ(places("Swedish Pomerania"), 2U);
  EXPECT_EQ(places("Pomerania"), 2U);
  EXPECT_EQ(places("saxe weimar"), 3U);
}

TEST(NamesOfSubjects, AUnitIsFoundByItsIdAndByItsNameAndForce) {
  const Force& ney = force(Spring::campaign().state(), "III Corps");
  int units = 0;
  for_each_unit(ney.troops, [&](const CommandPath&, const Unit& one) {
    ++units;
    EXPECT_EQ(unit(one.id), one.id);
    EXPECT_EQ(unit(one.name + " of III Corps"), one.id) << one.name;
    EXPECT_EQ(unit(one.name + " of 3rd Corps"), one.id) << one.name;
  });
  EXPECT_GT(units, 10);
}

TEST(NamesOfSubjects, ADivisionMayBeNamedWithoutItsArm) {
  Force two = corps("2e corps", "Alten", 3);
  std::vector<Formation>& divisions = two.troops.edit().formations;
  divisions[0].name = "Division d'infanterie Bachelu";
  divisions[1].name = "Division d'infanterie Foy";
  divisions[2].name = "2nd Light Division";
  const Catalogue named = divisions_in(two);
  EXPECT_EQ(named.find("Division Foy").fits, std::vector<std::size_t>{1});
  EXPECT_EQ(named.find("la division Bachelu").fits, std::vector<std::size_t>{0});
}

}  // namespace estafette::test::subjects_test
