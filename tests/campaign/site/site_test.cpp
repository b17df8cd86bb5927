// The web site of a campaign: whole, linked, and readable by whoever uses it.
#include "campaign/site/site.hpp"

#include "campaign/reports/planted.hpp"
#include "markup.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace estafette::campaign::site_test {
namespace {

const std::vector<Document>& umpires() {
  static const std::vector<Document> all = site(test::planted_country(), test::planted_chapters(), std::nullopt);
  return all;
}

const std::vector<Document>& frances() {
  static const std::vector<Document> all =
      site(test::planted_country(), test::planted_chapters(), Audience{Side::france, "", {}});
  return all;
}

std::string page(const std::vector<Document>& documents, const std::string& name) {
  const auto found =
      std::find_if(documents.begin(), documents.end(), [&](const Document& one) { return one.path == name; });
  return found == documents.end() ? "no such page" : found->bytes;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(Site, EveryPageIsWholeAndEveryLinkLeadsSomewhere) {
  EXPECT_EQ(test::faults_of(umpires()), std::vector<std::string>{});
  EXPECT_EQ(test::faults_of(frances()), std::vector<std::string>{});
}

TEST(Site, TheCheckOfPagesFindsWhatIsWrong) {
  const std::vector<Document> broken = {
      {"a.html",
       "<!DOCTYPE html>\n<html lang=\"en\"><head><title>t</title></head><body><p id=\"x\"><a href=\"#main\">m</a>"
       "<img src=\"b.svg\"></p><p id=\"x\"></p><table><tr><th>h</th></tr></table></body></html>"}};
  const std::vector<std::string> faults = test::faults_of(broken);
  EXPECT_EQ(faults, (std::vector<std::string>{"a.html has a picture without words",
                                              "a.html leads to b.svg, which is not there", "a.html has the id x twice",
                                              "a.html has a heading of a table without its direction",
                                              "a.html leads to #main, which is not on it"}));
}

TEST(Site, NoFileIsWrittenTwiceAndTheIndexComesFirst) {
  std::set<std::string> names;
  for (const Document& document : umpires())
    EXPECT_TRUE(names.insert(document.path.generic_string()).second) << document.path;
  EXPECT_EQ(umpires().front().path, "index.html");
}

TEST(Site, EachHalfWeekHasAPageThatLeadsToTheOneBeforeAndTheNext) {
  const std::string first = page(umpires(), "turn-1.html");
  EXPECT_TRUE(has(first, "<a href=\"turn-0.html\" rel=\"prev\">Before the first half-week</a>")) << first;
  EXPECT_TRUE(has(first, "<a href=\"turn-2.html\" rel=\"next\">Next: Turn 2, 1-4 May</a>"));
  EXPECT_FALSE(has(page(umpires(), "turn-2.html"), "rel=\"next\""));
}

TEST(Site, PrestigeIsTheUmpiresAlone) {
  EXPECT_TRUE(has(page(umpires(), "prestige.html"), ">31</td>"));
  EXPECT_TRUE(has(page(umpires(), "prestige.html"), "the umpire&#39;s ruling") ||
              has(page(umpires(), "prestige.html"), "the umpire's ruling"));
  for (const Document& document : frances()) EXPECT_FALSE(has(document.bytes, "prestige")) << document.path;
}

TEST(Site, OfABattleEachSideReadsItsOwnLosses) {
  EXPECT_TRUE(has(page(umpires(), "battle-1.html"), "cosecret Yorck"));
  const std::string ours = page(frances(), "battle-1.html");
  EXPECT_TRUE(has(ours, "frsecret I Corps"));
  EXPECT_TRUE(has(ours, ">200</td>")) << ours;
}

TEST(Site, ThePageOfAForceTellsItsBattalionsAndItsStory) {
  const std::string force = page(umpires(), "force-frsecret-i-corps.html");
  EXPECT_TRUE(has(force, "frsecret I Corps 1 Battalion"));
  EXPECT_TRUE(has(force, "frsecret I Corps marches from Alten to Burg (1 of 3 nodes spent) (2.1)")) << force;
  EXPECT_TRUE(has(force, "<svg"));
  EXPECT_TRUE(has(
      page(charts(test::planted_country(), test::planted_chapters(), std::nullopt), "strength-frsecret-i-corps.svg"),
      "frsecret I Corps"));
}

TEST(Site, TheSameCampaignGivesTheSameBytes) {
  EXPECT_EQ(umpires(), site(test::planted_country(), test::planted_chapters(), std::nullopt));
}

TEST(Site, EachFileIsDrawnByItselfAsItIsAmongAllOthers) {
  const Site one_by_one(test::planted_country(), test::planted_chapters(), std::nullopt);
  std::vector<Document> files;
  for (const std::string& name : one_by_one.names()) {
    const std::optional<Document> file = one_by_one.file(name);
    ASSERT_TRUE(file) << name;
    files.push_back(*file);
  }
  EXPECT_EQ(files, umpires());
  EXPECT_EQ(one_by_one.file("none.html"), std::nullopt);
  const Site another(test::planted_country(), test::planted_chapters(), std::nullopt);
  EXPECT_EQ(another.file("map-2.svg")->bytes, page(umpires(), "map-2.svg")) << "whatever was drawn before it";
}

TEST(Site, AMapIsOneFileWhichIsAPictureOnThePagesAndOpensAsAPageByItself) {
  EXPECT_TRUE(has(page(umpires(), "turn-2.html"), "<img src=\"map-2.svg\""));
  EXPECT_TRUE(has(page(umpires(), "turn-2.html"), "<a href=\"map-2.svg\">Enlarge it</a>"));
  EXPECT_TRUE(has(page(umpires(), "map-2.svg"), "<script href=\"map.js\"></script>"));
  EXPECT_EQ(page(umpires(), "map-2.html"), "no such page");
}

TEST(Site, TheMapOfAHalfWeekSaysThatItIsOfThisHalfWeek) {
  EXPECT_TRUE(has(page(umpires(), "map-2.svg"), "Turn 2, 1-4 May, as it ended"));
  EXPECT_FALSE(has(page(umpires(), "map-2.svg"), "Turn 3"));
}

TEST(Site, OfACampaignThatHasNotBegunThereIsASiteToo) {
  std::vector<Event> events = test::planted_events();
  events.resize(1);
  const std::vector<Document> early = site(test::planted_country(), chapters_of(events), std::nullopt);
  EXPECT_EQ(test::faults_of(early), std::vector<std::string>{});
  EXPECT_TRUE(has(page(early, "battles.html"), "No battles yet."));
}

}  // namespace estafette::campaign::site_test
