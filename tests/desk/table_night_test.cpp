// A battle at the desk that is fought at a table, and what is dropped on a page that does not ask for it.
#include "base/files/files.hpp"
#include "cli/program.hpp"
#include "desk/desk.hpp"

#include <gtest/gtest.h>

namespace estafette::desk::table_night_test {
namespace {

using Fields = std::multimap<std::string, std::string>;

Ran carried_out(const std::vector<std::string>& words) {
  const test::Outcome outcome = test::run(words);
  return {outcome.code == 0, outcome.out, outcome.err};
}

/// The campaign of 1813 after its second turn: battle 2 is at Lützen.
class DeskAtTheTable : public testing::Test {
 protected:
  DeskAtTheTable() : home_(fs::current_path()) {
    fs::current_path(folder_ / "");
    run({"new", kCampaign, "--from", test::of_the_tree("templates/campaigns/1813"), "--seed", "1813"});
    lodge("turn-1-coalition", "coalition");
    lodge("turn-1-france", "france");
    run({"turn", kCampaign, "--at-once"});
    for (const char* name : {"turn-2-france", "turn-2-coalition", "turn-2-france-late"})
      lodge(name, std::string(name).find("france") == std::string::npos ? "coalition" : "france");
    run({"turn", kCampaign, "--at-once"});
    desk_.emplace(Furniture{kCampaign, carried_out, {}}, "token");
  }
  ~DeskAtTheTable() override { fs::current_path(home_); }

  static void run(const std::vector<std::string>& words) {
    const test::Outcome outcome = test::run(words);
    EXPECT_EQ(outcome.code, 0) << outcome.err;
  }
  static void lodge(const std::string& letter, const std::string& side) {
    run({"orders", kCampaign, test::of_the_tree("templates/campaigns/1813/letters/" + letter + ".txt"), "--side", side,
         "--lodge"});
  }
  [[nodiscard]] Response get(const std::string& path) {
    Request request;
    request.path = path;
    return desk_->answer(request);
  }
  [[nodiscard]] static std::string hidden(const std::string& page, const std::string& name) {
    const std::string before = "name=\"" + name + "\" value=\"";
    const std::size_t at = page.find(before);
    return at == std::string::npos
               ? ""
               : page.substr(at + before.size(), page.find('"', at + before.size()) - at - before.size());
  }
  [[nodiscard]] Response send(const std::string& path, Fields fields, const std::vector<Upload>& uploads = {}) {
    Request request;
    request.method = "POST";
    request.path = path;
    fields.emplace("at", hidden(get("/letters").bytes, "at"));
    request.fields = std::move(fields);
    for (const Upload& one : uploads) request.uploads.emplace("dropped", one);
    return desk_->answer(request);
  }
  /// The form, sent to the table; its first piece has lost a step by fire.
  [[nodiscard]] std::string fought() {
    EXPECT_EQ(send("/do/to-table", {{"number", "2"}, {"rules", "napoleons-wars"}}).status, 200);
    const Response sent = send("/do/to-table", {{"number", "2"}, {"rules", "napoleons-wars"}, {"for-good", "yes"}});
    EXPECT_EQ(sent.status, 200) << sent.bytes;
    std::string form = read_text("spring-desk/battle-2/table/return.csv");
    const std::string untouched = ",0,,,0,,,";
    form.replace(form.find(untouched), untouched.size(), ",1,fire,,0,killed,,");
    return form;
  }
  static bool has(const Response& page, const std::string& text) { return page.bytes.find(text) != std::string::npos; }

  static constexpr const char* kCampaign = "spring.campaign";
  fs::path home_;
  test::Folder folder_;
  std::optional<Desk> desk_;
};

}  // namespace

TEST_F(DeskAtTheTable, ABattleIsSentThereAndItsReturnDroppedAnywhereIsLedToIt) {
  EXPECT_TRUE(has(get("/battles"), "action=\"/do/to-table\""));
  const std::string form = fought();
  EXPECT_TRUE(has(get("/battles"), "/files/battle-2/table/charts.html"));
  for (const char* page : {"/", "/letters", "/battles"}) EXPECT_TRUE(has(get(page), "action=\"/dropped\"")) << page;
  const Response led = send("/dropped", {}, {{"notes from Saturday.csv", form}});
  EXPECT_EQ(led.status, 200) << led.bytes;
  EXPECT_TRUE(has(led, "Nothing has been applied yet")) << led.bytes;
  EXPECT_TRUE(has(led, "estafette battle import spring.campaign 2")) << led.bytes;
  const Response applied =
      send("/do/import", {{"number", "2"}, {"dump", hidden(led.bytes, "dump")}, {"for-good", "yes"}});
  EXPECT_TRUE(has(applied, "come from the table&#39;s return") || has(applied, "come from the table's return"))
      << applied.bytes;
  EXPECT_TRUE(fs::exists("spring-desk/battle-2/losses/losses.html"));
}

TEST_F(DeskAtTheTable, SentToTheGameItsModFolderIsCopiedIntoTheGamesModsFolderIfThatIsTicked) {
  fs::copy(ESTAFETTE_FIXTURES "/sow/installation", "The game", fs::copy_options::recursive);
  Fields form = {{"number", "2"}, {"install", "yes"}, {"game-dir", "Nowhere"}};
  const Response refused = send("/do/generate", form);
  EXPECT_EQ(refused.status, 422);
  EXPECT_TRUE(has(refused, "Name the folder of the game")) << refused.bytes;
  form.erase("game-dir");
  form.emplace("game-dir", "The game");
  EXPECT_EQ(send("/do/generate", form).status, 200);
  EXPECT_FALSE(fs::exists("The game/Base/Mods")) << "it was only shown";
  form.emplace("for-good", "yes");
  const Response done = send("/do/generate", form);
  EXPECT_TRUE(has(done, "The mod is in The game/Base/Mods/Lutzen2: switch it on")) << done.bytes;
  EXPECT_EQ(read_bytes("The game/Base/Mods/Lutzen2/Scenarios/Lutzen2/scenario.csv"),
            read_bytes("spring-desk/battle-2/Lutzen2/Scenarios/Lutzen2/scenario.csv"));
  EXPECT_FALSE(fs::exists("The game/Base/Mods/battle.xml")) << "the sheet is the umpire's alone";
}

TEST_F(DeskAtTheTable, WhatIsDroppedAndBelongsToNoBattleIsToldWhatItIs) {
  const std::string letter = read_text(test::of_the_tree("templates/campaigns/1813/letters/turn-1-france.txt"));
  const Response before = send("/dropped", {}, {{"a.txt", letter}});
  EXPECT_EQ(before.status, 422);
  EXPECT_TRUE(has(before, "No battle that was sent away awaits")) << before.bytes;
  (void)fought();
  const Response after = send("/dropped", {}, {{"a.txt", letter}});
  EXPECT_EQ(after.status, 422);
  EXPECT_TRUE(has(after, "This belongs to no battle")) << after.bytes;
  EXPECT_TRUE(has(after, "What it is: a.txt")) << after.bytes;
  EXPECT_EQ(send("/dropped", {}).status, 422) << "nothing was dropped";
}

TEST_F(DeskAtTheTable, ADumpThatFitsTwoBattlesIsAskedWhoseItIs) {
  (void)fought();
  EXPECT_EQ(send("/do/to-table", {{"number", "1"}, {"rules", "napoleons-wars"}, {"for-good", "yes"}}).status, 200);
  // As two battles of the same troops would: import takes the file for either.
  desk_.emplace(Furniture{kCampaign,
                          [](const std::vector<std::string>& words) {
                            const bool import = words.size() > 1 && words[1] == "import";
                            return import ? Ran{true, "Losses of battle " + words[3], ""} : carried_out(words);
                          },
                          {}},
                "token");
  const Response asked = send("/dropped", {}, {{"gamedb.csv", "a dump"}});
  EXPECT_EQ(asked.status, 200);
  for (const char* told : {"More than one battle could be meant", "It is of battle 1 at Leipzig",
                           "It is of battle 2 at Lützen", "value=\"spring-desk/received/gamedb.csv\""})
    EXPECT_TRUE(has(asked, told)) << told << "\n" << asked.bytes;
  const Response chosen = send("/do/import", {{"number", "2"}, {"dump", "spring-desk/received/gamedb.csv"}});
  EXPECT_TRUE(has(chosen, "Losses of battle 2")) << chosen.bytes;
  EXPECT_TRUE(has(chosen, "Apply the losses")) << "nothing is applied before that";
}

}  // namespace estafette::desk::table_night_test
