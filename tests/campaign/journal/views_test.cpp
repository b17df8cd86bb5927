// The views that umpires may ask by SQL (docs/formats/campaign-file.md).
#include "campaigns.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <regex>

namespace estafette::campaign::views_test {
namespace {

using test::asked, test::CampaignName, test::found_small;

Event event(const std::string& rule, const std::string& sentence, Change change) {
  Event made;
  made.turn = {1};
  made.rule = rule;
  made.said = as_written(sentence);
  made.places = {test::node("Burg")};
  made.change = std::move(change);
  return made;
}

/// One turn: III Corps marches, a point of prestige is won.
void play(const fs::path& file) {
  Journal journal(file);
  test::append(journal, "turn",
               {event("2.1", "III Corps marches",
                      Moved{.force = {"iii-corps"},
                            .way = test::way("Alten - Burg"),
                            .spent = 1,
                            .withdrawing = false,
                            .into_enemy = true}),
                event("4.5", "Dresden is occupied", PrestigeChanged{1}), event("1.1", "Turn 1 is over", TurnEnded{})});
}

}  // namespace

TEST(JournalViews, TellForcesStrengthMarchesAndPrestige) {
  const CampaignName name;
  found_small(name.path());
  play(name.path());
  EXPECT_EQ(asked(name.path(), "SELECT turn, name, side, node FROM forces_by_turn ORDER BY turn, name"),
            "0|III Corps|france|alten\n0|Yorck|coalition|burg\n1|III Corps|france|burg\n1|Yorck|coalition|burg\n");
  EXPECT_EQ(asked(name.path(), "SELECT turn, side, sum(men), sum(guns) FROM strength_by_turn GROUP BY turn, side"),
            "0|coalition|2800|8\n0|france|2800|8\n1|coalition|2800|8\n1|france|2800|8\n");
  EXPECT_EQ(asked(name.path(), "SELECT turn, force, way, spent, into_enemy FROM marches"),
            "1|iii-corps|alten - burg|1|1\n");
  EXPECT_EQ(asked(name.path(), "SELECT turn, rule, points, sentence FROM prestige_ledger"),
            "1|4.5|1|Dresden is occupied\n");
}

TEST(JournalViews, ForgetWhatIsUndone) {
  const CampaignName name;
  found_small(name.path());
  play(name.path());
  (void)Journal(name.path()).undo("now");
  EXPECT_EQ(asked(name.path(), "SELECT count(*) FROM marches"), "0\n");
  EXPECT_EQ(asked(name.path(), "SELECT count(*) FROM prestige_ledger"), "0\n");
  EXPECT_EQ(asked(name.path(), "SELECT max(turn) FROM forces_by_turn"), "0\n");
  EXPECT_EQ(asked(name.path(), "SELECT max(turn) FROM strength_by_turn"), "0\n");
  play(name.path());
  EXPECT_EQ(asked(name.path(), "SELECT turn, count(*) FROM forces_by_turn GROUP BY turn"), "0|2\n1|2\n")
      << "a turn that is played again is there once";
}

TEST(JournalViews, TheExamplesOfTheHandbookCanBeAsked) {
  const CampaignName name;
  found_small(name.path());
  play(name.path());
  const std::string page = read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "docs/formats/campaign-file.md");
  const std::regex example("```sql\n([^`]*)```");
  const std::sregex_iterator first(page.begin(), page.end(), example);
  EXPECT_EQ(std::distance(first, {}), 7);
  std::for_each(first, {}, [&](const std::smatch& found) {
    const std::string question = std::regex_replace(found[1].str(), std::regex("leipzig"), "burg");
    EXPECT_NE(asked(name.path(), question), "") << question;
  });
}

}  // namespace estafette::campaign::views_test
