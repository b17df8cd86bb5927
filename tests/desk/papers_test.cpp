// What is asked and written beside an evening: files, maps, papers, the referee's questions, folders of one's own.
#include "cli/tabletop_set.hpp"
#include "desk/at_the_desk.hpp"
#include "desk/pages/pages.hpp"
#include "tabletop/sets/sets.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <utility>

namespace estafette::desk::papers_test {
namespace {

using test::AtTheDesk;
using Uploads = std::multimap<std::string, Upload>;

class DeskPapers : public testing::Test {
 protected:
  DeskPapers() {
    Furniture furniture{AtTheDesk::kCampaign, test::carried_out, {AtTheDesk::kFrom}};
    furniture.sets = tabletop::set_names();
    furniture.find_set = [](const std::string& name) {
      auto set = std::make_shared<cli::TabletopFolder>(cli::read_tabletop_set(name));
      auto procedures = tabletop::procedures_of(set->rules);
      return SetOfRules{std::move(procedures), std::move(set)};
    };
    at_.sit_down(std::move(furniture));
  }

  [[nodiscard]] static bool has(const Response& page, const std::string& text) { return AtTheDesk::has(page, text); }

  /// A folder as a browser sends it.
  [[nodiscard]] static Uploads folder_of(const std::string& name, const std::string& from) {
    Uploads files;
    for (fs::recursive_directory_iterator entry(from), end; entry != end; ++entry)
      if (fs::is_regular_file(entry->path()))
        files.emplace("folder", Upload{name + "/" + entry->path().lexically_relative(from).generic_string(),
                                       read_bytes(entry->path())});
    return files;
  }

  AtTheDesk at_;
};

}  // namespace

TEST_F(DeskPapers, AQuestionOfTheRulesIsAskedByClickingAndAnsweredWithItsOdds) {
  const Response list = at_.get("/table", {{"rules", "napoleons-wars"}});
  EXPECT_TRUE(has(list, "/table?rules=napoleons%2Dwars&amp;ask=fire")) << list.bytes;
  const Response page = at_.get("/table", {{"rules", "napoleons-wars"}, {"ask", "fire"}});
  for (const char* field : {"name=\"figure-weight\"", "name=\"figure-range\"", "name=\"dice\"", "name=\"odds\""})
    EXPECT_TRUE(has(page, field)) << field;
  const Response answer = at_.send("/ask", {{"rules", "napoleons-wars"},
                                            {"procedure", "fire"},
                                            {"figure-weight", "heavy"},
                                            {"figure-range", "4"},
                                            {"dice", "5,3"},
                                            {"odds", "yes"}});
  EXPECT_EQ(answer.status, 200) << answer.bytes;
  EXPECT_TRUE(has(answer, "Exact odds"));
  EXPECT_TRUE(AtTheDesk::shows_command(
      answer, "estafette table fire weight=heavy range=4 --rules napoleons-wars --dice 5,3 --odds"))
      << answer.bytes;
  EXPECT_TRUE(has(answer, "<option value=\"heavy\" selected")) << "the case can be changed and asked again";
}

TEST_F(DeskPapers, AnotherCampaignIsBegunFromAFolderOfOnesOwn) {
  const Response kept = at_.send("/own-folder", {}, folder_of("mine", AtTheDesk::kFrom));
  ASSERT_EQ(kept.status, 303) << kept.bytes;
  const Response begin = at_.get("/begin", {{"from", "spring-desk/received/mine"}});
  EXPECT_TRUE(has(begin, "mine (your own)")) << begin.bytes;
  const Response begun = at_.send(
      "/do/new", {{"file", "own.campaign"}, {"from", "spring-desk/received/mine"}, {"seed", "5"}, {"for-good", "yes"}});
  EXPECT_EQ(begun.status, 200) << begun.bytes;
  EXPECT_TRUE(fs::exists("own.campaign"));
}

TEST_F(DeskPapers, ASetOfRulesOfOnesOwnStandsInTheListOfSets) {
  ASSERT_EQ(at_.send("/own-folder", {}, folder_of("house", test::of_the_tree("templates/tabletop/squares"))).status,
            303);
  const Response page = at_.get("/table", {{"rules", "spring-desk/received/house"}});
  EXPECT_TRUE(has(page, "What can be asked of house (your own)")) << page.bytes;
}

TEST_F(DeskPapers, AFolderThatIsNeitherOrLeadsOutIsNotKept) {
  EXPECT_EQ(at_.send("/own-folder", {}, {{"folder", {"pictures/a.txt", "no rules"}}}).status, 422);
  EXPECT_EQ(
      at_.send("/own-folder", {}, {{"folder", {"x/rules.xml", "y"}}, {"folder", {"x/../../away.xml", "y"}}}).status,
      422);
  EXPECT_EQ(at_.send("/own-folder", {}).status, 422);
  EXPECT_FALSE(fs::exists("away.xml"));
  EXPECT_FALSE(fs::exists("spring-desk/received/pictures"));
}

TEST_F(DeskPapers, AFileIsLookedIntoAtOnceAndTheMapIsDrawnAtOnce) {
  const Response told = at_.send("/do/inspect", {}, {{"file", {"letter.txt", "III Corps: march Weissenfels\n"}}});
  EXPECT_EQ(told.status, 200) << told.bytes;
  EXPECT_TRUE(has(told, "Taken by: orders")) << told.bytes;
  EXPECT_FALSE(has(told, "name=\"for-good\"")) << "it changes nothing, and needs no second step";
  const Response drawn = at_.send("/do/draw", {{"side", "france"}, {"sheet", "a3"}});
  EXPECT_EQ(drawn.status, 200) << drawn.bytes;
  EXPECT_TRUE(has(drawn, "href=\"/files/maps-france/map.html\"")) << drawn.bytes;
  EXPECT_EQ(at_.get("/files/maps-france/map.html").status, 200);
}

TEST_F(DeskPapers, TheRulesInForceAreWrittenDownAndOthersAreGivenBack) {
  ASSERT_EQ(at_.send("/do/rules-in-force", {}).status, 200);
  std::string rules = read_text("spring-desk/rules-in-force/rules.xml");
  const std::string was = "<exhaustion rule=\"4.1\" turns=\"3\"";
  ASSERT_NE(rules.find(was), std::string::npos);
  rules.replace(rules.find(was), was.size(), "<exhaustion rule=\"4.1\" turns=\"4\"");
  const Response shown = at_.send("/do/other-rules", {{"because", "as agreed"}}, {{"rules", {"rules.xml", rules}}});
  EXPECT_TRUE(has(shown, "estafette rules spring.campaign spring-desk/received/rules.xml")) << shown.bytes;
}

TEST_F(DeskPapers, AFileMayBeDroppedOnEveryPage) {
  for (const DeskPage& page : desk_pages())
    EXPECT_TRUE(has(at_.get(page.path, {{"id", "iii-corps"}}), "id=\"dropping\"") || page.path == "/force")
        << page.path;
}

TEST_F(DeskPapers, ALetterThatIsDroppedIsOneButtonFromTheInTray) {
  const Response told = at_.send("/dropped", {}, {{"dropped", {"ney.txt", "III Corps: march Weissenfels\n"}}});
  const Response read = at_.send("/do/lodge", AtTheDesk::hidden(told, "/do/lodge"));
  EXPECT_TRUE(has(read, "spring-desk/received/ney.txt")) << read.bytes;
}

TEST_F(DeskPapers, ACampaignThatSomebodyHasChangedCanBeTakenOnYourWordFromTheFirstPage) {
  const Response page = at_.get("/begin");
  EXPECT_TRUE(has(page, "action=\"/do/vouch\"")) << page.bytes;
  const Response sound = at_.send("/do/vouch", {{"campaign", "spring.campaign"}});
  EXPECT_TRUE(has(sound, "is as estafette wrote it")) << sound.bytes;
}

}  // namespace estafette::desk::papers_test
