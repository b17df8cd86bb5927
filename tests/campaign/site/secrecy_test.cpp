// Nothing that a side may not know is in anything that is written for it: secrets are planted everywhere, and every
// byte of its dispatches, returns, battle reports, charts and pages is searched for those of the others.
#include "base/text.hpp"
#include "campaign/reports/battle_tables.hpp"
#include "campaign/reports/dispatches/dispatch.hpp"
#include "campaign/reports/dispatches/dispatch_forms.hpp"
#include "campaign/reports/dispatches/dispatch_of.hpp"
#include "campaign/reports/morning_state.hpp"
#include "campaign/reports/planted.hpp"
#include "campaign/reports/players.hpp"
#include "campaign/site/site.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::secrecy_test {
namespace {

using test::planted_chapters, test::planted_country;

/// Everything that can be written for this audience, by name.
std::vector<Document> all_for(const Audience& audience) {
  const std::vector<Chapter> whole = planted_chapters();
  std::vector<Document> all = site(planted_country(), whole, audience);
  for (const Document& chart : charts(planted_country(), whole, audience)) all.push_back(chart);
  std::vector<Chapter> told;
  for (const Chapter& chapter : whole) {
    told.push_back(as_told(planted_country(), chapter, audience));
    std::vector<Dispatch> papers = {dispatch(planted_country(), chapter, audience, ""),
                                    dispatch_of(planted_country(), told, {Side::france, Side::coalition})};
    all.push_back({"returns.csv", to_csv(with_words(morning_state(planted_country(), told)))});
    for (const BattleReport& battle : battles_of(planted_country(), told.back())) {
      papers.push_back(dispatch_of(planted_country(), battle));
      all.push_back({"battle.csv", to_csv(battle)});
    }
    for (const Dispatch& paper : papers) {
      all.push_back({"text", to_text(paper)});
      all.push_back({"html", to_html(paper)});
      all.push_back({"bbcode", to_bbcode(paper)});
    }
  }
  return all;
}

bool holds(const Document& document, const std::string& secret) {
  return fold(document.path.generic_string() + "\n" + document.bytes).find(secret) != std::string::npos;
}

void expect_no(const std::vector<Document>& documents, const std::string& secret) {
  for (const Document& document : documents) {
    const std::size_t at = fold(document.bytes).find(secret);
    EXPECT_FALSE(holds(document, secret))
        << document.path
        << " tells: " << (at == std::string::npos ? "" : fold(document.bytes).substr(at > 80 ? at - 80 : 0, 200));
  }
}

bool any_holds(const std::vector<Document>& documents, const std::string& secret) {
  return std::any_of(documents.begin(), documents.end(), [&](const Document& one) { return holds(one, secret); });
}

}  // namespace

TEST(Secrecy, TheUmpiresSiteTellsEverySecretSoThatTheSearchCanFindThem) {
  const std::vector<Document> all = site(planted_country(), planted_chapters(), std::nullopt);
  for (const char* secret : {test::kFrench, test::kCoalition, test::kUmpire})
    EXPECT_TRUE(any_holds(all, secret)) << secret;
}

TEST(Secrecy, NoByteForTheFrenchTellsWhatIsTheCoalitionsOrTheUmpires) {
  const std::vector<Document> all = all_for({Side::france, "", {}});
  EXPECT_TRUE(any_holds(all, test::kFrench));
  expect_no(all, test::kCoalition);
  expect_no(all, test::kUmpire);
}

TEST(Secrecy, NoByteForTheCoalitionTellsWhatIsTheFrenchOrTheUmpires) {
  const std::vector<Document> all = all_for({Side::coalition, "", {}});
  EXPECT_TRUE(any_holds(all, test::kCoalition));
  expect_no(all, test::kFrench);
  expect_no(all, test::kUmpire);
}

TEST(Secrecy, APlayerReadsOfHisOwnForcesAndNotOfHisFriends) {
  const std::vector<Chapter> chapters = planted_chapters();
  const Player player = player_from("Ney=frsecret I Corps", chapters);
  const std::vector<Document> all = all_for({player.side, player.name, forces_of(player, chapters)});
  EXPECT_TRUE(any_holds(all, "frsecret i corps"));
  expect_no(all, "frsecret ii corps");
  expect_no(all, test::kCoalition);
  expect_no(all, test::kUmpire);
}

TEST(Secrecy, WhatIsKnownToAllIsToldToBothSides) {
  for (const Side side : {Side::france, Side::coalition}) {
    std::string text;
    for (const Chapter& chapter : planted_chapters())
      text += to_text(dispatch(planted_country(), chapter, {side, "", {}}, ""));
    for (const char* news :
         {"Battle 1 at Burg: a minor victory for France", "Dorf is in the hands of France", "Saxony is neutral",
          "There is a truce until turn 6 is over", "The campaign is over: France has won"})
      EXPECT_NE(text.find(news), std::string::npos) << to_string(side) << " does not read: " << news << "\n" << text;
    EXPECT_EQ(text.find("Prestige"), std::string::npos);
  }
}

TEST(Secrecy, ASentenceThatNamesTheEnemyIsNotToldAndACutLineIsToldWithoutHim) {
  const std::string text = to_text(dispatch(planted_country(), planted_chapters()[1], {Side::france, "", {}}, ""));
  EXPECT_EQ(text.find("meets"), std::string::npos);
  EXPECT_NE(text.find("The line of supply of frsecret I Corps to Alten is cut (5.1)"), std::string::npos) << text;
}

}  // namespace estafette::campaign::secrecy_test
