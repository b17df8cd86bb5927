// What triggers propose, listed and decided on the command line.
#include "program.hpp"

#include <boost/nowide/fstream.hpp>
#include <gtest/gtest.h>

namespace estafette::proposal_test {
namespace {

using test::Folder, test::has, test::Outcome, test::run;

/// The campaign of 1813 with one more trigger, which speaks in its first turn.
class Wavering {
 public:
  Wavering() {
    const fs::path from = folder_ / "1813";
    fs::copy(test::of_the_tree("templates/campaigns/1813"), from, fs::copy_options::recursive);
    std::string rules = read_text(from / "rules.xml");
    const std::string before = "<trigger id=\"saxony-neutral\"";
    rules.insert(rules.find(before),
                 "<trigger id=\"naples\" rule=\"4.3\" text=\"Naples would join the Coalition\"><when><turn from=\"1\"/>"
                 "</when><then><nation name=\"Naples\" side=\"coalition\"/></then></trigger>\n");
    boost::nowide::ofstream(from / "rules.xml", std::ios::binary) << rules;
    EXPECT_EQ(run({"new", file(), "--from", from.generic_string()}).code, 0);
    EXPECT_TRUE(has(run({"turn", file(), "--at-once"}).out,
                    "Proposal 1, for the umpire to decide: Naples would join the Coalition"));
  }

  [[nodiscard]] std::string file() const { return folder_ / "spring.campaign"; }
  Outcome proposal(std::vector<std::string> words) const {
    words.insert(words.begin(), {"proposal", file()});
    return run(words);
  }

 private:
  Folder folder_;
};

}  // namespace

TEST(ProposalVerb, ListsWhatWaitsAndWhatWouldComeOfIt) {
  const Wavering campaign;
  const Outcome list = campaign.proposal({});
  EXPECT_EQ(list.code, 0);
  EXPECT_TRUE(has(list.out, "Naples would join the Coalition"));
  EXPECT_TRUE(has(list.out, "Naples joins the Coalition"));
}

TEST(ProposalVerb, AConfirmedProposalHappensAndDoesNotComeAgain) {
  const Wavering campaign;
  const Outcome done = campaign.proposal({"1", "--confirm", "--because", "Murat treats with Vienna"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(has(done.out,
                  "The umpire confirms proposal 1, Naples would join the Coalition, because Murat treats with "
                  "Vienna (4.3)"));
  EXPECT_TRUE(has(done.out, "Prestige falls by 2 to 36: Naples has joined the Coalition (4.5)")) << done.out;
  EXPECT_TRUE(has(campaign.proposal({}).out, "No proposal is waiting."));
  EXPECT_FALSE(has(run({"turn", campaign.file(), "--at-once"}).out, "Naples would"));
  EXPECT_TRUE(has(run({"history", campaign.file(), "--rule", "4.5"}).out, "Naples has joined the Coalition"));
}

TEST(ProposalVerb, ARejectedOneChangesNothingAndMayComeAgain) {
  const Wavering campaign;
  EXPECT_EQ(campaign.proposal({"1", "--reject", "--because", "not yet"}).code, 0);
  EXPECT_TRUE(
      has(run({"turn", campaign.file(), "--at-once"}).out, "Proposal 2, for the umpire to decide: Naples would join"));
}

TEST(ProposalVerb, ADryRunAndAHalfSaidDecisionWriteNothing) {
  const Wavering campaign;
  const std::string before = read_bytes(campaign.file());
  EXPECT_EQ(campaign.proposal({"1", "--confirm", "--because", "so be it", "--dry-run"}).code, 0);
  EXPECT_EQ(
      campaign.proposal({"1", "--because", "so be it"}).err,
      "proposal: found \"no decision\"; expected --confirm or --reject\n1 problem to mend; nothing was written.\n");
  EXPECT_EQ(campaign.proposal({"1", "--confirm"}).code, 1);
  EXPECT_EQ(campaign.proposal({"7", "--confirm", "--because", "so be it"}).err,
            "proposal: found \"7\"; expected a proposal that waits: 1\n1 problem to mend; nothing was written.\n");
  EXPECT_EQ(read_bytes(campaign.file()), before);
}

TEST(RulingVerb, Rule45AFortressThatIsHandedOverCostsPrestigeAndZeroEndsTheCampaign) {
  const Wavering campaign;
  const auto rule = [&](const std::string& subject, const std::string& what, const std::string& value) {
    return run({"ruling", campaign.file(), subject, what, value, "--because", "it was agreed"});
  };
  EXPECT_TRUE(has(rule("Magdeburg", "owner", "coalition").out,
                  "Prestige falls by 2 to 36: Magdeburg is lost to the Coalition"));
  EXPECT_TRUE(has(rule("campaign", "prestige", "0").out, "The campaign is over and the Coalition has won it"));
  EXPECT_EQ(run({"turn", campaign.file(), "--at-once"}).err,
            "turn 2: found \"the campaign has been over since turn 2: prestige has fallen to 0\"; expected a campaign "
            "that is not over. To play on all the same, use estafette ruling FILE campaign over no --because \"...\"\n"
            "1 problem to mend; nothing was written.\n");
  EXPECT_EQ(rule("campaign", "over", "no").code, 0);
  EXPECT_EQ(rule("campaign", "prestige", "5").code, 0);
  EXPECT_EQ(run({"turn", campaign.file(), "--at-once"}).code, 0);
}

TEST(RulingVerb, Rule44AustriaMayJoinTheCoalitionByTheUmpiresWordAndBringsHerFortresses) {
  const Wavering campaign;
  const auto rule = [&](const std::string& subject, const std::string& what, const std::string& value) {
    return run({"ruling", campaign.file(), subject, what, value, "--because", "she has declared war"});
  };
  EXPECT_EQ(rule("nation Austria", "side", "coalition").code, 0);
  EXPECT_EQ(rule("Bohemia", "neutral", "no").code, 0);
  EXPECT_TRUE(has(rule("Bohemia", "owner", "coalition").out, "Prague passes to the Coalition"));
  EXPECT_TRUE(has(run({"turn", campaign.file(), "--at-once"}).out,
                  "Reinforcements at Theresienstadt: Theresienstadt garrison"));
}

TEST(RulingVerb, Rule43ANationThatChangesSidesTakesItsTroopsAndItsCountryAlong) {
  const Wavering campaign;
  const auto rule = [&](const std::string& what, const std::string& value) {
    return run({"ruling", campaign.file(), "nation Bavaria", what, value, "--because", "the treaty of Ried"}).out;
  };
  EXPECT_TRUE(has(rule("side", "coalition"), "Prestige falls by 2 to 36: Bavaria has joined the Coalition"));
  EXPECT_TRUE(has(rule("forces", "coalition"), "29th Division (2,623 men, 6 guns) goes over to the Coalition"));
  EXPECT_EQ(run({"turn", campaign.file(), "--at-once"}).code, 0);
}

}  // namespace estafette::proposal_test
