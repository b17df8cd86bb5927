// From a message and its figures to a sentence, in a language made for these tests.
#include "campaign/telling/telling.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace estafette::campaign::telling_test {
namespace {

const Language& little_english() {
  static constexpr SentenceEntry kEntries[] = {
      {"marches", "{who} marches[ by {between}] to {to} ({spent:bare} of {allowance} spent)"},
      {"meet", "{who} {who:meets/meet} {whom}[again?, again][again!, for the first time]"},
      {"loses", "{who} loses {men}[ and {guns}]"},
      {"stops", "{who} stops: {reason:clause}"},
      {"no road", "No road leads on"},
      {"tired", "{who} is tired"},
      {"refused", "Refused: {reasons:;}"},
      {"holds", "{side:start} holds it, not {other}"},
      {"men", "{count:bare} {count:man/men}"},
      {"guns", "{count:bare} {count:gun/guns}"},
      {"nodes", "{count:bare} {count:node/nodes}"},
      {"in a row", "{some} and {last}"},
      {"it", "it"},
      {"falls", "{at} falls: {who} surrenders"},
      {"garrison of that name", "{name}'s garrison"},
  };
  static const Language language = {kEntries};
  return language;
}

std::string told(const Saying& saying) {
  return tell(saying, everything(), little_english());
}

const NamedForce kNey{{"iii-corps"}, "III Corps"};
const NamedForce kYorck{{"yorck"}, "Yorck"};
const NamedForce kBluecher{{"bluecher"}, "Blücher"};

Figure place(const std::string& name) {
  return NamedPlace{{name}, name};
}

}  // namespace

TEST(Telling, FiguresStandInTheirPlacesWithTheirUnits) {
  EXPECT_EQ(told(says("marches", {{"who", kNey},
                                  {"between", SeveralFigures{place("Weimar"), place("Jena")}},
                                  {"to", place("Gera")},
                                  {"spent", Nodes{2}},
                                  {"allowance", Nodes{3}}})),
            "III Corps marches by Weimar and Jena to Gera (2 of 3 nodes spent)");
}

TEST(Telling, WhatSaysNothingIsLeftOut) {
  EXPECT_EQ(told(says("marches", {{"who", kNey},
                                  {"between", SeveralFigures{}},
                                  {"to", place("Gera")},
                                  {"spent", Nodes{1}},
                                  {"allowance", Nodes{1}}})),
            "III Corps marches to Gera (1 of 1 node spent)");
  EXPECT_EQ(told(says("loses", {{"who", kNey}, {"men", Men{1200}}, {"guns", Guns{0}}})), "III Corps loses 1,200 men");
  EXPECT_EQ(told(says("loses", {{"who", kNey}, {"men", Men{1}}, {"guns", Guns{1}}})),
            "III Corps loses 1 man and 1 gun");
}

TEST(Telling, AWordGoesWithHowManyTheyAre) {
  EXPECT_EQ(told(says("meet", {{"who", SeveralFigures{kNey}}, {"whom", kYorck}, {"again", true}})),
            "III Corps meets Yorck, again");
  EXPECT_EQ(told(says("meet", {{"who", SeveralFigures{kYorck, kBluecher, kNey}}, {"whom", kNey}, {"again", false}})),
            "Yorck, Blücher and III Corps meet III Corps, for the first time");
}

TEST(Telling, AReasonWithinASentenceHasNoCapitalAndDoesNotRepeatTheName) {
  EXPECT_EQ(told(says("stops", {{"who", kNey}, {"reason", says("no road")}})), "III Corps stops: no road leads on");
  EXPECT_EQ(told(says("stops", {{"who", kNey}, {"reason", says("tired", {{"who", kNey}})}})),
            "III Corps stops: it is tired");
  EXPECT_EQ(told(says("stops", {{"who", kNey}, {"reason", says("tired", {{"who", kYorck}})}})),
            "III Corps stops: Yorck is tired");
}

TEST(Telling, SeveralReasonsStandSideBySide) {
  EXPECT_EQ(told(says("refused", {{"reasons", std::vector<Saying>{says("no road"), says("tired", {{"who", kNey}})}}})),
            "Refused: No road leads on; III Corps is tired");
}

TEST(Telling, ASentenceBeginsWithACapital) {
  EXPECT_EQ(told(says("holds", {{"side", NamedSide{Side::coalition, "the Coalition"}},
                                {"other", NamedSide{Side::france, "France"}}})),
            "The Coalition holds it, not France");
}

TEST(Telling, AGarrisonThatIsCalledAsItsFortressIsNotTakenForIt) {
  const NamedForce garrison{{"danzig-garrison"}, "Danzig"};
  EXPECT_EQ(told(says("falls", {{"at", place("Danzig")}, {"who", garrison}})),
            "Danzig falls: Danzig's garrison surrenders");
  EXPECT_EQ(told(says("falls", {{"at", place("Danzig")}, {"who", kNey}})), "Danzig falls: III Corps surrenders");
}

TEST(TellingInACampaignsWords, NamesInBracesAreFilledOnceAndBracketsAreText) {
  EXPECT_EQ(told(says_in_its_words("{forces} hold [both] banks, and {place}",
                                   {{"forces", SeveralFigures{kNey, kYorck}}, {"place", place("{forces}")}})),
            "III Corps and Yorck hold [both] banks, and {forces}");
  EXPECT_EQ(told(says_in_its_words("nothing in braces", {{"forces", kNey}})), "nothing in braces");
}

TEST(Telling, NothingIsSaidInNoWords) {
  EXPECT_EQ(told(Saying()), "");
}

TEST(Telling, WhatNoTableKnowsIsOurProblem) {
  EXPECT_THROW((void)told(says("flies")), std::logic_error);
  EXPECT_THROW((void)told(says("tired")), std::logic_error);
}

TEST(Telling, ALanguageSaysNothingTwice) {
  static constexpr SentenceEntry kTwice[] = {{"it", "it"}, {"it", "that"}};
  EXPECT_THROW(Language{kTwice}, std::logic_error);
}

TEST(TellingACause, ItIsAnOrderARowAProposalOrHowThingsStand) {
  EXPECT_EQ(tell(Cause()), "");
  EXPECT_EQ(tell(Cause(ByOrder{12, "III Corps: march Weimar"})), "order 12: III Corps: march Weimar");
  EXPECT_EQ(tell(Cause(ByRow{"each fortress"})), "each fortress");
  EXPECT_EQ(tell(Cause(ByProposal{1, "Saxony is neutral"})), "proposal 1: Saxony is neutral");
  EXPECT_EQ(tell(Cause(as_written("it is turn 5"))), "it is turn 5");
}

}  // namespace estafette::campaign::telling_test
