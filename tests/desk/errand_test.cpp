// Long work beside the desk: told how far it is, stopped between two files, and said what it has written.
#include "desk/deeds/errand.hpp"

#include "desk/at_the_desk.hpp"
#include "desk/pages/dispatches.hpp"
#include "tabletop/table/procedure.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace estafette::desk::errand_test {
namespace {

using test::AtTheDesk;
using namespace std::chrono_literals;

/// Goes on until it is stopped, and tells that a third is done.
Ran endless(const std::vector<std::string>&, Onlooker& onlooker) {
  onlooker.is_told(1, 3, "files");
  while (!onlooker.wants_it_stopped()) std::this_thread::sleep_for(1ms);
  return {false, "", "Stopped with 2 files left; run it again to go on."};
}

constexpr const char* kCorps =
    "III Corps: Ney\n 8th Division: Souham\n  1st Brigade: Chemineau\n   6th Light (2 bns) 1,200 men\n";

}  // namespace

TEST(DeskErrand, TellsHowFarItIsAndStopsWhenItIsTold) {
  Errand errand({"convert"}, endless);
  EXPECT_FALSE(errand.over_within(50ms));
  EXPECT_EQ(errand.how_far().done, 1U);
  EXPECT_EQ(errand.how_far().all, 3U);
  errand.stop();
  EXPECT_TRUE(errand.over_within(10s));
  EXPECT_EQ(errand.ran().err, "Stopped with 2 files left; run it again to go on.");
}

TEST(DeskErrand, WhatFailsInItIsAMistakeOfTheProgram) {
  Errand errand({},
                [](const std::vector<std::string>&, Onlooker&) -> Ran { throw std::runtime_error("the ink is dry"); });
  EXPECT_TRUE(errand.over_within(10s));
  EXPECT_TRUE(errand.ran().mistaken);
}

TEST(DeskErrand, ItsPageIsShownAnewWithAndWithoutAScriptAndHasAButtonThatStopsIt) {
  AtTheDesk at;
  at.sit_down({AtTheDesk::kCampaign, test::carried_out, {}, {}, endless, 1ms});
  EXPECT_EQ(at.send("/do/site", {}).status, 303) << "it leads to the page of the work";
  Response page = at.get("/work");
  for (int tries = 0; tries < 500 && !AtTheDesk::has(page, "1 of 3 files"); ++tries) {
    std::this_thread::sleep_for(10ms);
    page = at.get("/work");
  }
  for (const char* told :
       {"http-equiv=\"refresh\"", "id=\"how-far\"", "1 of 3 files", "Stop it", "report spring.campaign"})
    EXPECT_TRUE(AtTheDesk::has(page, told)) << told << "\n" << page.bytes;
  test::keep_to_look_at("progress", page);
  EXPECT_TRUE(AtTheDesk::has(at.get("/"), "See how far it is"));
  EXPECT_EQ(at.send("/do/convert", {{"scale", "none"}}, {{"files", {"a.txt", kCorps}}}).status, 303) << "one at a time";
  EXPECT_EQ(at.send("/stop", {}).status, 303);
  const Response over = at.when_over();
  EXPECT_TRUE(AtTheDesk::has(over, "Stopped with 2 files left")) << over.bytes;
  EXPECT_FALSE(AtTheDesk::has(at.get("/"), "See how far it is")) << "its end has been seen";
}

TEST(DeskErrand, IfTheProgramFailsInItThePageSaysThatTheCampaignIsAsItWas) {
  AtTheDesk at;
  const auto fails = [](const std::vector<std::string>&, Onlooker&) -> Ran {
    throw std::runtime_error("the ink is dry");
  };
  at.sit_down({AtTheDesk::kCampaign, test::carried_out, {}, {}, fails, 10s});
  const Response page = at.send("/do/site", {});
  EXPECT_EQ(page.status, 500);
  for (const char* told : {"the ink is dry", "nothing of the command is in it", "may be in the folder spring-desk"})
    EXPECT_TRUE(AtTheDesk::has(page, told)) << told << "\n" << page.bytes;
}

TEST(DeskErrand, AConversionThatIsStoppedHasWholeFilesAndTheNextOneDoesTheRest) {
  AtTheDesk at;
  std::atomic<int> stop_after = 3;
  const auto watched = [&](const std::vector<std::string>& words, Onlooker& onlooker) {
    struct Impatient : Onlooker {
      Impatient(Onlooker& to, std::atomic<int>& after) : inner(to), stop_after(after) {}
      void is_told(std::size_t done, std::size_t all, const std::string& things) override {
        inner.is_told(done, all, things);
        seen = static_cast<int>(done);
      }
      [[nodiscard]] bool wants_it_stopped() const override { return seen >= stop_after; }
      Onlooker& inner;
      std::atomic<int>& stop_after;
      std::atomic<int> seen = 0;
    } impatient(onlooker, stop_after);
    return test::carried_out_watched(words, impatient);
  };
  at.sit_down({AtTheDesk::kCampaign, test::carried_out, {}, {}, watched, 30s});
  AtTheDesk::Fields form = {{"scale", "rules"}, {"to", "outline"}, {"nation", "France"}};
  std::multimap<std::string, Upload> files;
  for (int i = 0; i < 40; ++i)
    files.emplace("files", Upload{"corps-" + std::to_string(i) + ".txt",
                                  std::string(kCorps) + "   " + std::to_string(i + 1) + "th Line (1 bn) 600 men\n"});
  stop_after = 1000;
  const Response looked = at.send("/do/convert", form, files);
  EXPECT_TRUE(AtTheDesk::has(looked, "What would happen")) << looked.bytes;
  stop_after = 3;
  const Response stopped = at.press(looked, "/do/convert");
  EXPECT_TRUE(AtTheDesk::has(stopped, "<h2>Stopped</h2>")) << stopped.bytes;
  EXPECT_TRUE(AtTheDesk::has(stopped, "files left; run it again to go on.")) << stopped.bytes;
  stop_after = 1000;
  const Response done = at.press(looked, "/do/convert");
  EXPECT_TRUE(AtTheDesk::has(done, "Done")) << done.bytes;
  EXPECT_TRUE(AtTheDesk::has(done, "unchanged")) << "what was written is not written again\n" << done.bytes;
  for (int i = 0; i < 40; ++i)
    EXPECT_TRUE(fs::exists("spring-desk/orders-of-battle/corps-" + std::to_string(i) + ".scaled.csv")) << i;
}

TEST(DeskErrand, AllDispatchesInOneZipTellHowFarTheyAreAndThenWaitToBeSaved) {
  AtTheDesk at;
  Furniture furniture{AtTheDesk::kCampaign, test::carried_out, {}};
  furniture.patience = 0ms;
  at.sit_down(std::move(furniture));
  EXPECT_EQ(at.get("/dispatches.zip").status, 303) << "it leads to the page of the work";
  EXPECT_TRUE(AtTheDesk::has(at.get("/work"), "All dispatches in one zip"));
  const Response ready = at.when_over();
  EXPECT_TRUE(AtTheDesk::has(ready, "It is ready")) << ready.bytes;
  EXPECT_TRUE(AtTheDesk::has(ready, "href=\"/dispatches.zip\"")) << ready.bytes;
  const Response zip = at.get("/dispatches.zip");
  EXPECT_EQ(zip.type, "application/zip");
  EXPECT_TRUE(AtTheDesk::has(zip, "turn-0-france-orders.html"));
  ASSERT_EQ(test::run({"ruling", AtTheDesk::kCampaign, "campaign", "prestige", "31", "--because", "so agreed"}).code,
            0);
  EXPECT_EQ(at.get("/dispatches.zip").status, 303) << "the campaign has moved on, and they are written anew";
}

TEST(DeskErrand, TheZipOfAllDispatchesCanBeStoppedAndThereIsNoneThen) {
  struct Hasty : Onlooker {
    void is_told(std::size_t, std::size_t all, const std::string& things) override {
      of = std::to_string(all) + " " + things;
    }
    [[nodiscard]] bool wants_it_stopped() const override { return !of.empty(); }
    std::string of;
  } hasty;
  const AtTheDesk at;
  OpenCampaign open(AtTheDesk::kCampaign);
  EXPECT_THROW((void)dispatch_files(open, hasty), Stopped);
  EXPECT_EQ(hasty.of, "6 dispatches") << "two sides, each as text, as a forum's post and as a page";
}

TEST(DeskErrand, AMapThatIsNotDrawnYetIsAwaitedOnAPageThatComesAtOnce) {
  AtTheDesk at;
  Furniture furniture{AtTheDesk::kCampaign, test::carried_out, {}};
  furniture.looks_ahead = true;
  at.sit_down(std::move(furniture));
  const AtTheDesk::Fields coalition = {{"side", "coalition"}};
  const Response first = at.get("/map", coalition);
  for (const char* told : {"The map is being drawn", "id=\"awaited\"", "http-equiv=\"refresh\""})
    EXPECT_TRUE(AtTheDesk::has(first, told)) << told << "\n" << first.bytes;
  const Response second = at.get("/map", coalition);
  EXPECT_TRUE(AtTheDesk::has(second, "Orders of the Coalition</span>")) << "its own orders are the ones chosen";
  EXPECT_TRUE(AtTheDesk::has(second, "id=\"sheet\"")) << "and they are written on it";
  EXPECT_TRUE(AtTheDesk::has(second, ">Coalition</option>")) << "in words, not in ids";
}

TEST(DeskErrand, TheMapIsMadeReadyBesideTheDeskForTheCampaignAsItStands) {
  AtTheDesk at;
  Furniture furniture{AtTheDesk::kCampaign, test::carried_out, {}};
  furniture.looks_ahead = true;
  at.sit_down(std::move(furniture));
  const auto stamp = [&] {
    Response map = at.get("/map");
    if (AtTheDesk::has(map, "id=\"awaited\"")) map = at.get("/map");
    return AtTheDesk::hidden(map, "/do/lodge").find("at")->second;
  };
  EXPECT_EQ(stamp(), "1-1");
  EXPECT_TRUE(AtTheDesk::has(at.get("/rulings"), "the opening score")) << "what has happened came with it";
  const AtTheDesk::Fields order = {{"letter", "III Corps: march Weissenfels"}, {"side", "france"}};
  EXPECT_TRUE(AtTheDesk::has(at.press(at.send("/do/lodge", order), "/do/lodge"), "Done"));
  EXPECT_EQ(stamp(), "2-2");
  ASSERT_EQ(test::run({"undo", AtTheDesk::kCampaign}).code, 0);
  EXPECT_EQ(stamp(), "2-1") << "by somebody else";
}

TEST(DeskErrand, ASiteThatIsStoppedHasWrittenNothing) {
  AtTheDesk at;
  const auto watched = [](const std::vector<std::string>& words, Onlooker&) {
    struct Hasty : Onlooker {
      void is_told(std::size_t done, std::size_t, const std::string&) override { any = any || done > 0; }
      [[nodiscard]] bool wants_it_stopped() const override { return any; }
      std::atomic<bool> any = false;
    } hasty;
    return test::carried_out_watched(words, hasty);
  };
  at.sit_down({AtTheDesk::kCampaign, test::carried_out, {}, {}, watched, 60s});
  const Response looked = at.send("/do/site", {});
  EXPECT_TRUE(AtTheDesk::has(looked, "Would write")) << looked.bytes;
  const Response stopped = at.press(looked, "/do/site");
  EXPECT_TRUE(AtTheDesk::has(stopped, "pages and maps; nothing was written")) << stopped.bytes;
  EXPECT_FALSE(fs::exists("spring-desk/site-umpire"));
}

TEST(DeskErrand, OddsOfManyDiceTellHowFarTheyAreAndCanBeStopped) {
  struct Impatient : Onlooker {
    void is_told(std::size_t done, std::size_t all, const std::string&) override {
      told = done;
      of = all;
    }
    [[nodiscard]] bool wants_it_stopped() const override { return told > of / 2; }
    std::size_t told = 0, of = 1000;
  };
  const auto six_dice = [](const tabletop::CaseFigures&, tabletop::TableCup& cup) {
    tabletop::RefereeAnswer answer;
    for (int i = 0; i < 6; ++i) answer.result = std::to_string(cup.face(6));
    return answer;
  };
  const tabletop::TableProcedure procedure{"throw", "Six dice", "none", {}, six_dice};
  Impatient impatient;
  EXPECT_THROW((void)tabletop::exact_odds(procedure, tabletop::CaseFigures({}), &impatient), Stopped);
  EXPECT_GT(impatient.told, 500U);
  EXPECT_LT(impatient.told, 1000U);
}

}  // namespace estafette::desk::errand_test
