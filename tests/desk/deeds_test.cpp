// Each form of the desk stands for one command line.
#include "desk/deeds/deeds.hpp"

#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <set>

namespace estafette::desk::deeds_test {
namespace {

const Place kPlace = {"spring.campaign", "spring-desk"};

using Fields = std::multimap<std::string, std::string>;

std::string typed(const std::string& deed, const Fields& fields, bool for_good = true, const Fields& kept = {}) {
  Request form;
  form.fields = fields;
  return as_typed(words_of(*find_deed(deed), kPlace, form, kept, for_good));
}

std::string refused(const std::string& deed, const Fields& fields) {
  return test::refusal([&] { (void)typed(deed, fields); });
}

}  // namespace

TEST(DeskDeeds, HaveNamesOfTheirOwn) {
  std::set<std::string> names;
  for (const DeedForm& deed : deeds()) EXPECT_TRUE(names.insert(deed.name).second) << deed.name;
  EXPECT_EQ(find_deed("no such deed"), nullptr);
}

TEST(DeskDeeds, AreTheCommandThatOneWouldType) {
  EXPECT_EQ(typed("rule", {{"subject", "III Corps"}, {"what", "at"}, {"value", "Lützen"}, {"because", "it rained"}}),
            "estafette ruling spring.campaign \"III Corps\" at Lützen --because \"it rained\"");
  EXPECT_EQ(typed("adjudicate", {{"number", "2"},
                                 {"winner", "france"},
                                 {"level", "minor"},
                                 {"easy", "yes"},
                                 {"losses", "III Corps=10%\r\nYorck=900\n\n"}}),
            "estafette battle adjudicate spring.campaign 2 --winner france --level minor --easy --losses \"III "
            "Corps=10%\" --losses Yorck=900");
  EXPECT_EQ(typed("generate", {{"number", "2"}}),
            "estafette battle generate spring.campaign 2 --preview --out spring-desk/battle-2 --overwrite");
  EXPECT_EQ(typed("to-table", {{"number", "2"}, {"rules", "de-gre"}}),
            "estafette battle generate spring.campaign 2 --rules de-gre --out spring-desk/battle-2/table --overwrite");
  EXPECT_EQ(typed("lodge", {{"side", "france"}}, true, {{"letter", "spring-desk/received/turn-1.txt"}}),
            "estafette orders spring.campaign spring-desk/received/turn-1.txt --side france --lodge");
}

TEST(DeskDeeds, AreShownBeforeTheyAreDone) {
  EXPECT_EQ(typed("begin", {}, false),
            "estafette turn spring.campaign --letters spring-desk/dispatches --overwrite --dry-run");
  EXPECT_EQ(typed("lodge", {{"side", "france"}}, false, {{"letter", "spring-desk/received/turn-1.txt"}}),
            "estafette orders spring.campaign spring-desk/received/turn-1.txt --side france");
  for (const DeedForm& deed : deeds()) EXPECT_TRUE(deed.at_once || deed.rehearsal != deed.for_good) << deed.name;
}

TEST(DeskDeeds, RefuseAFieldThatIsNotFilledInAsItMustBe) {
  EXPECT_EQ(refused("rule", {{"subject", "III Corps"}, {"what", "at"}, {"value", "Lützen"}}),
            "Reason: found \"nothing\"; expected an answer");
  EXPECT_EQ(refused("move", {{"move", "twelve"}, {"before", "3"}}), "Order: found \"twelve\"; expected a whole number");
  EXPECT_EQ(refused("adjudicate", {{"number", "2"}, {"winner", "prussia"}, {"level", "minor"}}),
            "Won by: found \"prussia\"; expected one of: france, coalition or nobody");
  EXPECT_EQ(refused("adjudicate", {{"number", "2 --yes"}, {"winner", "france"}, {"level", "minor"}}),
            "Battle: found \"2 --yes\"; expected a whole number");
}

TEST(DeskDeeds, NoValueBecomesAnOption) {
  for (const char* value : {"--from=/etc/passwd", "-x", "--"})
    EXPECT_NE(refused("rule", {{"subject", value}, {"what", "at"}, {"value", "x"}, {"because", "y"}}), "") << value;
  EXPECT_NE(refused("rule", {{"subject", "campaign"}, {"what", "at"}, {"value", "-"}, {"because", "y"}}), "")
      << "a stroke alone means standard input";
}

TEST(DeskDeeds, ANewCampaignLiesInTheDesksFolder) {
  for (const char* name : {"../away.campaign", "/tmp/away.campaign", "..", "a\\b.campaign", "c:away.campaign", "nul"})
    EXPECT_NE(refused("new", {{"file", name}, {"from", "templates/campaigns/1813"}, {"seed", "5"}}), "") << name;
  EXPECT_EQ(typed("new", {{"file", "spring.campaign"}, {"from", "templates/campaigns/1813"}, {"seed", "5"}}),
            "estafette new spring.campaign --from templates/campaigns/1813 --seed 5");
}

}  // namespace estafette::desk::deeds_test
