// A first evening at the desk, page by page, without a network.
#include "desk/desk.hpp"

#include "cli/program.hpp"
#include "desk/at_the_desk.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <stdexcept>
#include <thread>

namespace estafette::desk::desk_test {
namespace {

using test::Folder;

Ran carry_out(const std::vector<std::string>& words) {
  const test::Outcome outcome = test::run(words);
  return {outcome.code == 0, outcome.out, outcome.err};
}

/// Carries it out, and then fails as no program should.
Ran fail_after(const std::vector<std::string>& words) {
  (void)test::run(words);
  return {false, "", "the pen broke", true};
}

/// Fails before it has written anything, and not even as a command does.
Ran fail_before(const std::vector<std::string>&) {
  throw std::runtime_error("the ink is dry");
}

/// A desk in a folder of its own, with a campaign that has just begun.
class Evening : public testing::Test {
 protected:
  Evening() : home_(fs::current_path()) {
    fs::current_path(folder_ / "");
    EXPECT_EQ(test::run({"new", "spring.campaign", "--from", kFrom, "--seed", "5"}).code, 0);
    desk_.emplace(Furniture{"spring.campaign", carry_out, {kFrom}}, "token");
  }
  ~Evening() override { fs::current_path(home_); }

  [[nodiscard]] Response get(const std::string& path) {
    Request request;
    request.path = path;
    return desk_->answer(request);
  }

  /// The value of a hidden field of the page.
  [[nodiscard]] static std::string hidden(const std::string& page, const std::string& name) {
    const std::string before = "name=\"" + name + "\" value=\"";
    const std::size_t at = page.find(before);
    if (at == std::string::npos) return {};
    return page.substr(at + before.size(), page.find('"', at + before.size()) - at - before.size());
  }

  [[nodiscard]] Response send(const std::string& deed, std::multimap<std::string, std::string> fields) {
    Request request;
    request.method = "POST";
    request.path = "/do/" + deed;
    if (!fields.contains("at")) fields.emplace("at", hidden(get("/letters").bytes, "at"));
    request.fields = std::move(fields);
    return desk_->answer(request);
  }

  /// Looks first, as the page has it, and then does it.
  [[nodiscard]] Response send_for_good(const std::string& deed, std::multimap<std::string, std::string> fields) {
    const Response first = send(deed, fields);
    EXPECT_EQ(first.status, 200) << first.bytes;
    for (const char* kept : {"letter", "dump", "files"})
      if (const std::string name = hidden(first.bytes, kept); !name.empty()) {
        fields.erase(kept);
        fields.emplace(kept, name);
      }
    fields.emplace("for-good", "yes");
    return send(deed, fields);
  }

  static bool has(const Response& page, const std::string& text) { return page.bytes.find(text) != std::string::npos; }

  static inline const std::string kFrom = test::of_the_tree("templates/campaigns/1813");
  fs::path home_;
  Folder folder_;
  std::optional<Desk> desk_;
};

}  // namespace

TEST_F(Evening, EveryPageOpens) {
  for (const char* path : {"/", "/letters", "/half-week", "/battles", "/rulings", "/dispatches", "/orders-of-battle",
                           "/begin", "/site/index.html", "/map", "/history"})
    EXPECT_EQ(get(path).status, 200) << path;
  EXPECT_EQ(get("/no-such-page").status, 404);
  EXPECT_EQ(get("/site/no-such-page.html").status, 404);
}

TEST_F(Evening, TheSituationSaysWhatWaits) {
  EXPECT_TRUE(has(get("/"), "Orders are awaited for Turn 1, 27-30 Apr"));
}

TEST_F(Evening, ALetterIsLookedAtAndThenLodged) {
  const Response looked = send("lodge", {{"letter", "III Corps: march Weissenfels"}, {"side", "france"}});
  EXPECT_TRUE(has(looked, "III Corps: march Naumburg - Weissenfels")) << looked.bytes;
  EXPECT_TRUE(test::AtTheDesk::shows_command(
      looked, "estafette orders spring.campaign spring-desk/received/turn-1.txt --side france --lodge"));
  EXPECT_EQ(test::run({"orders", "spring.campaign", "--list"}).out.find("III Corps"), std::string::npos) << "not yet";
  const Response done = send_for_good("lodge", {{"letter", "III Corps: march Weissenfels"}, {"side", "france"}});
  EXPECT_TRUE(has(done, "Lodged: III Corps: march")) << done.bytes;
  EXPECT_NE(test::run({"orders", "spring.campaign", "--list"}).out.find("III Corps"), std::string::npos);
}

TEST_F(Evening, ARefusedLetterComesBackToBeMended) {
  const Response page = send("lodge", {{"letter", "III Corps: march Wittenberg"}, {"side", "france"}});
  EXPECT_EQ(page.status, 422);
  EXPECT_TRUE(has(page, "<textarea name=\"letter\" id=\"letter\" rows=\"14\">III Corps: march Wittenberg</textarea>"))
      << page.bytes;
  EXPECT_FALSE(has(page, "Lodge these orders"));
}

TEST_F(Evening, ALetterIsToldLineByLineAndGoodLinesMayBeLodgedWithoutTheRest) {
  const std::string letter = "III Corps: march Weissenfels\nVI Corps: march Wittenberg\n";
  const Response refused = send("lodge", {{"letter", letter}, {"side", "france"}});
  EXPECT_EQ(refused.status, 422);
  EXPECT_TRUE(has(refused, "<i>2. VI Corps: march Wittenberg</i>\n<span>refused: ")) << refused.bytes;
  EXPECT_TRUE(has(refused, "1. III Corps: march Weissenfels"));
  const Response done = send_for_good("lodge", {{"letter", letter}, {"side", "france"}, {"good-lines", "yes"}});
  EXPECT_TRUE(has(done, "Lodged: III Corps: march")) << done.bytes;
}

TEST_F(Evening, OrdersAreMovedUpAndTakenBackByTheirButtons) {
  (void)send_for_good("lodge", {{"letter", "III Corps: stand\nVI Corps: stand\n"}, {"side", "france"}});
  const std::string tray = get("/letters").bytes;
  EXPECT_NE(tray.find("aria-label=\"Move up: VI Corps: stand\""), std::string::npos) << tray;
  EXPECT_EQ(tray.find("aria-label=\"Move up: III Corps: stand\""), std::string::npos) << "it is the first";
  EXPECT_TRUE(has(send_for_good("move", {{"move", "2"}, {"before", "1"}}), "Done"));
  EXPECT_NE(get("/letters").bytes.find("aria-label=\"Move up: III Corps: stand\""), std::string::npos);
}

TEST_F(Evening, DispatchesAreFetchedInOneFileAndSeenAsTheirReadersSeeThem) {
  Response all = get("/dispatches.zip");
  for (int tries = 0; tries < 60 && all.type != "application/zip"; ++tries) {  // on a slow machine it takes longer
    EXPECT_TRUE(all.status == 303) << all.bytes;
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
    all = get("/dispatches.zip");
  }
  EXPECT_EQ(all.type, "application/zip");
  for (const char* name : {"turn-0-france.txt", "turn-0-france.bbcode.txt", "turn-0-coalition-orders.html"})
    EXPECT_TRUE(has(all, name)) << name;
  EXPECT_TRUE(has(get("/dispatch/turn-0-france.html"), "Write it by clicking on the map"));
  EXPECT_EQ(get("/dispatch/turn-0-prussia.html").status, 404);
}

TEST_F(Evening, DispatchesAreThoseOfPlayersCsvAsSoonAsItIsThere) {
  EXPECT_FALSE(has(get("/dispatches"), "france-ney"));
  folder_.file("players.csv", "player,commands,writes as\nNey,III Corps,\n");
  EXPECT_TRUE(has(get("/dispatches"), "france-ney")) << get("/dispatches").bytes;
}

TEST_F(Evening, TheMapIsOneSidesOrTheUmpires) {
  EXPECT_TRUE(has(get("/map"), "as known to") || has(get("/map"), "umpire"));
  Request request;
  request.path = "/map";
  request.fields = {{"side", "coalition"}, {"as", "side"}};
  const Response page = desk_->answer(request);
  EXPECT_TRUE(has(page, "as known to the Coalition")) << page.bytes.substr(0, 2000);
  EXPECT_FALSE(has(page, "&quot;III Corps&quot;")) << "no French force takes his orders";
}

TEST_F(Evening, TheHistoryOfOneForceIsTold) {
  Request request;
  request.path = "/history";
  request.fields = {{"force", "no such force"}};
  EXPECT_EQ(desk_->answer(request).status, 422);
  request.fields = {{"force", "III Corps"}};
  EXPECT_EQ(desk_->answer(request).status, 200);
}

TEST_F(Evening, AHalfWeekIsPlayedAndTakenBack) {
  EXPECT_TRUE(has(send("at-once", {}), "What would happen"));
  const Response played = send_for_good("at-once", {});
  EXPECT_TRUE(has(played, "Done")) << played.bytes;
  EXPECT_TRUE(has(get("/"), "Turn 2, 1-4 May"));
  EXPECT_TRUE(has(send_for_good("undo", {}), "Done"));
  EXPECT_TRUE(has(get("/"), "Turn 1, 27-30 Apr"));
}

TEST_F(Evening, WhatWasDoneElsewhereMeanwhileIsNotOverwritten) {
  const std::string at = hidden(get("/rulings").bytes, "at");
  ASSERT_EQ(test::run({"ruling", "spring.campaign", "campaign", "prestige", "40", "--because", "so agreed"}).code, 0);
  const Response late = send("rule", {{"at", at},
                                      {"for-good", "yes"},
                                      {"subject", "campaign"},
                                      {"what", "prestige"},
                                      {"value", "50"},
                                      {"because", "so agreed"}});
  EXPECT_EQ(late.status, 409);
  EXPECT_TRUE(has(get("/"), "Prestige stands at 40."));
}

TEST_F(Evening, AMistakeOfTheProgramSaysWhatWasAndWasNotWritten) {
  const std::multimap<std::string, std::string> ruling = {
      {"for-good", "yes"}, {"subject", "campaign"}, {"what", "prestige"}, {"value", "40"}, {"because", "so agreed"}};
  desk_.emplace(Furniture{"spring.campaign", fail_before, {kFrom}}, "token");
  const Response unwritten = send("rule", ruling);
  EXPECT_EQ(unwritten.status, 500);
  EXPECT_TRUE(has(unwritten, "the ink is dry")) << unwritten.bytes;
  EXPECT_TRUE(has(unwritten, "nothing of the command is in it")) << unwritten.bytes;
  EXPECT_FALSE(has(get("/"), "Prestige stands at 40."));
  desk_.emplace(Furniture{"spring.campaign", fail_after, {kFrom}}, "token");
  const Response written = send("rule", ruling);
  EXPECT_EQ(written.status, 500);
  EXPECT_TRUE(has(written, "the pen broke")) << written.bytes;
  test::keep_to_look_at("mistake", written);
  EXPECT_TRUE(has(written, "The campaign has changed: the command was carried out in it")) << written.bytes;
  EXPECT_TRUE(has(get("/"), "Prestige stands at 40."));
}

TEST_F(Evening, WhateverIsShownLeadsToARulingOnIt) {
  const Response situation = get("/");
  EXPECT_TRUE(has(situation, "href=\"/rulings?subject=III%20Corps\">Amend</a>")) << situation.bytes;
  EXPECT_TRUE(has(situation, "href=\"/rulings?subject=campaign&amp;what=prestige\"")) << situation.bytes;
  Request request;
  request.path = "/rulings";
  request.fields = {{"subject", "III Corps"}};
  EXPECT_TRUE(has(desk_->answer(request), "name=\"subject\" type=\"text\" value=\"III Corps\""))
      << desk_->answer(request).bytes;
}

TEST_F(Evening, TheSameButtonPressedTwiceDoesItOnce) {
  const std::string at = hidden(get("/rulings").bytes, "at");
  const std::multimap<std::string, std::string> ruling = {
      {"at", at},           {"for-good", "yes"},    {"subject", "campaign"},
      {"what", "prestige"}, {"value", "+1 berlin"}, {"because", "so agreed"}};
  EXPECT_EQ(send("rule", ruling).status, 200);
  EXPECT_EQ(send("rule", ruling).status, 409);
}

TEST_F(Evening, OnlyFilesOfTheDesksFolderAreShownAndOnlyThoseThatItKeptAreUsed) {
  folder_.file("secret.txt", "secret");
  EXPECT_EQ(send("lodge", {{"letter", "III Corps: march Weissenfels"}, {"side", "france"}}).status, 200);
  for (const char* path :
       {"/files/../secret.txt", "/files/received/turn-1.txt", "/files//etc/passwd", "/files/..",
        "/files/received/../../secret.txt", "/files/c:secret.txt", "/files/..\\secret.txt", "/files/"})
    EXPECT_EQ(get(path).status, 404) << path;
  for (const char* name :
       {"secret.txt", "spring-desk/received/../../secret.txt", "/etc/passwd", "spring-desk/received/no.txt", "-"})
    EXPECT_EQ(send("lodge", {{"letter", name}, {"side", "france"}, {"for-good", "yes"}}).status, 422) << name;
}

TEST_F(Evening, TheBeginningTellsTheFirstStepsAndHasTheDemoBehindOneButton) {
  const Response page = get("/begin");
  EXPECT_TRUE(has(page, "The first evening")) << page.bytes;
  EXPECT_TRUE(has(page, "name=\"file\" value=\"demo.campaign\"")) << page.bytes;
  EXPECT_TRUE(has(send_for_good("new", {{"file", "demo.campaign"}, {"from", kFrom}, {"seed", "1813"}}), "Done"));
}

TEST_F(Evening, EachCampaignThatCanBeBegunIsToldWithItsSidesAndItsDays) {
  Furniture furniture{"spring.campaign", carry_out, {}};
  for (const char* year : {"1806", "1809", "1813", "1815"})
    furniture.beginnings.push_back(test::of_the_tree(std::string("templates/campaigns/") + year));
  desk_.emplace(std::move(furniture), "token");
  const Response page = get("/begin");
  for (const char* told : {">1806: France against Prussia</option>", ">1809: France against Austria</option>",
                           ">1813: France against the Coalition</option>",
                           ">1815: France against the Coalition</option>", "France and her Allies; Prussia and Saxony",
                           "France; Britain, the Netherlands and Prussia", "27 April 1813", "12 June 1815"})
    EXPECT_TRUE(has(page, told)) << told << "\n" << page.bytes;
}

TEST_F(Evening, AnotherCampaignIsBegunAndOpenedAtTheDesk) {
  const Response begun = send_for_good("new", {{"file", "autumn.campaign"}, {"from", kFrom}, {"seed", "9"}});
  EXPECT_TRUE(has(begun, "autumn.campaign begins")) << begun.bytes;
  Request open;
  open.method = "POST";
  open.path = "/open";
  open.fields = {{"campaign", "../elsewhere.campaign"}};
  EXPECT_EQ(desk_->answer(open).status, 422);
  open.fields = {{"campaign", "spring.campaign"}};
  EXPECT_EQ(desk_->answer(open).status, 303);
}

TEST_F(Evening, AnOrderOfBattleIsDroppedReadAndReviewed) {
  Request request;
  request.method = "POST";
  request.path = "/do/convert";
  request.fields = {{"at", hidden(get("/orders-of-battle").bytes, "at")},
                    {"scale", "rules"},
                    {"to", "outline"},
                    {"nation", "France"}};
  request.uploads.emplace("files", Upload{"C:\\notes\\ney.txt",
                                          "III Corps: Ney\n 8th Division: Souham\n  1st Brigade: Chemineau\n   6th "
                                          "Light (2 bns) 1,200 men\n   10th Line (3 bns) 2,100 men\n"});
  const Response looked = desk_->answer(request);
  EXPECT_EQ(looked.status, 200) << looked.bytes;
  request.uploads.clear();
  request.fields.emplace("files", hidden(looked.bytes, "files"));
  request.fields.emplace("for-good", "yes");
  EXPECT_TRUE(has(desk_->answer(request), "Done"));
  const Response page = get("/orders-of-battle");
  EXPECT_TRUE(has(page, "/files/orders-of-battle/")) << page.bytes;
}

}  // namespace estafette::desk::desk_test
