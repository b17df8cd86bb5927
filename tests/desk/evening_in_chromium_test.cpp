// An evening at the desk in a real browser: a campaign begun, orders written and read, two half-weeks played and a
// battle fought and judged, by clicking alone. On the way each page is looked at on a desk's screen and on a
// telephone's. Without Chromium and its driver on the machine this is skipped, and says so.
#include "base/files/environment.hpp"
#include "cli/program.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "desk/at_the_desk.hpp"
#include "desk/desk_elsewhere.hpp"
#include "desk/server.hpp"
#include "support/web_driver.hpp"
#include "tools/sample_battle.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace estafette::desk::evening_in_chromium_test {
namespace {

using test::WebDriver;

Ran carry_out(const std::vector<std::string>& words) {
  const test::Outcome outcome = test::run(words);
  return {outcome.code == 0, outcome.out, outcome.err};
}

constexpr const char* kNey =
    "III Corps: Ney\n 8th Division, Souham\n  6th Light (2 bns)\n  10th Line (3 bns) 2,100 men\n zzz 17 qqq\n";

/// Faults of a page: what has no name for those who cannot see it, ids that stand twice, a page that runs out of the
/// screen.
constexpr const char* kFaults = R"js(
  var faults = [], ids = {};
  function named(e) {
    return e.getAttribute("aria-label") || e.closest("label") || (e.id && document.querySelector("label[for='" + e.id + "']")) ||
      (e.tagName === "BUTTON" && e.textContent.trim());
  }
  document.querySelectorAll("input:not([type=hidden]), select, textarea, button").forEach(function (e) {
    if (!named(e)) faults.push("no name: " + e.outerHTML.slice(0, 80));
  });
  document.querySelectorAll("[id]").forEach(function (e) {
    if (e.closest("svg")) return;
    if (ids[e.id]) faults.push("twice: " + e.id);
    ids[e.id] = true;
  });
  if (document.querySelectorAll("h1").length !== 1) faults.push("not one h1");
  if (document.documentElement.scrollWidth > window.innerWidth + 1) faults.push("runs out of the page");
  return faults.join("; ");
)js";

class InChromium : public testing::Test {
 protected:
  void SetUp() override {
    if (!WebDriver::there()) GTEST_SKIP() << "no Chromium with its driver on this machine: nothing was clicked";
    home_ = fs::current_path();
    fs::current_path(folder_ / "");
    const std::string other = environment("ESTAFETTE_DESK");
    if (other.empty()) {
      Furniture furniture{
          "", carry_out, {test::of_the_tree("templates/campaigns/1813")}, {}, test::carried_out_watched};
      furniture.patience = std::chrono::milliseconds(1);
      furniture.looks_ahead = true;
      server_ = std::make_unique<Server>(std::move(furniture));
      serving_ = std::thread([this] { server_->serve(); });
      address_ = server_->address();
    } else {
      other_ = std::make_unique<test::DeskElsewhere>(other);
      address_ = other_->address();
    }
    browser_ = std::make_unique<WebDriver>();
    browser_->open(address_);
  }
  void TearDown() override {
    if (home_.empty()) return;
    browser_.reset();
    if (server_) server_->stop();
    if (server_) serving_.join();
    other_.reset();
    fs::current_path(home_);
  }
  /// The campaign of 1813, which may be one of several that can be begun.
  void begin_1813() {
    browser_->fill("form.deed input[name=file]", "spring.campaign");
    browser_->fill("form.deed input[name=seed]", "1813");
    (void)browser_->run(
        "var list = document.querySelector('select[name=from]');"
        "list.value = Array.from(list.options).find(o => o.value.endsWith('1813')).value;");
    do_it("new", "Begin it");
  }

  /// Shows what the form would do, looks at the page, and does it with the button that names the deed.
  void do_it(const std::string& deed, const std::string& button) {
    browser_->click("form[action='/do/" + deed + "'] button");
    browser_->wait_for("form[action='/do/" + deed + "'] [name=for-good], .notice.no");
    looks_right(deed);
    ASSERT_TRUE(browser_->has("input[name='for-good']")) << browser_->text("main");
    browser_->press(button);
    browser_->wait_for("main:not(:has([name=for-good])):not(:has(#how-far))");
    ASSERT_EQ(browser_->text("main h2"), "Done") << browser_->text("main");
  }
  void looks_right(const std::string& what) {
    for (const int width : {390, 1400}) {
      browser_->size(width, 1000);
      EXPECT_EQ(browser_->run(kFaults).get<std::string>(), "") << what << " at " << width;
    }
  }
  void go(const std::string& page) {
    browser_->press(page);
    browser_->wait_for_text("nav [aria-current=page]", page);
    looks_right(page);
  }
  void lodge(const std::string& letter, const std::string& side) {
    go("In-tray");
    browser_->drop("form[action='/do/lodge'] input[type=file]",
                   test::of_the_tree("templates/campaigns/1813/letters/" + letter + ".txt"));
    browser_->choose("form[action='/do/lodge'] select[name=side]", side);
    do_it("lodge", "Lodge these orders");
  }
  /// A lit place on the map.
  void click_place(const std::string& name) {
    const auto index = browser_->run(
        "return JSON.parse(document.getElementById('sheet').value).places.findIndex(p => p[0] === arguments[0]);",
        {name});
    browser_->click("circle[data-step='" + std::to_string(index.get<int>()) + "']");
  }

  test::Folder folder_;
  fs::path home_;
  std::unique_ptr<Server> server_;
  std::unique_ptr<test::DeskElsewhere> other_;
  std::string address_;
  std::thread serving_;
  std::unique_ptr<WebDriver> browser_;
};

}  // namespace

TEST_F(InChromium, AWholeHalfWeekAndBattleNightByClickingAlone) {
  begin_1813();
  EXPECT_TRUE(fs::exists("spring.campaign"));

  go("Map");
  browser_->wait_for("#subject");  // it may have to be drawn first
  looks_right("the map");
  browser_->choose("#subject", "III Corps");
  click_place("Naumburg");
  click_place("Weissenfels");
  do_it("lodge", "Lodge these orders");

  lodge("turn-1-france", "France");
  lodge("turn-1-coalition", "Coalition");
  go("Half-week");
  do_it("begin", "Play it, and stop where forces meet");
  lodge("turn-2-france", "France");
  lodge("turn-2-coalition", "Coalition");
  lodge("turn-2-france-late", "France");
  go("Half-week");
  do_it("begin", "Play it, and stop where forces meet");
  go("Half-week");
  do_it("finish", "Finish it");

  go("Situation");
  EXPECT_NE(browser_->text("main").find("is to be fought and judged"), std::string::npos) << browser_->text("main");
  go("Battles");
  const std::string number =
      browser_->run("return document.querySelector(\"form[action='/do/generate'] [name=number]\").value;")
          .get<std::string>();
  fs::copy(ESTAFETTE_FIXTURES "/sow/installation", "game", fs::copy_options::recursive);
  browser_->click("form[action='/do/generate'] input[name=install]");
  browser_->fill("form[action='/do/generate'] input[name=game-dir]", "game");
  do_it("generate", "Write the mod folder");
  EXPECT_TRUE(fs::exists("game/Base/Mods")) << browser_->text("main");
  const fs::path battle = "spring-desk/battle-" + number;
  const auto sheet = sow::read_battle_sheet(read_text(battle / "battle.xml"), "battle.xml");
  write_all_or_none(".", {{"gamedb.csv", tools::sample_dumps(sheet, {}).results}}, Existing::overwrite);

  go("Battles");
  browser_->drop("form[action='/do/import'] input[type=file]", "gamedb.csv");
  do_it("import", "Apply the losses");
  go("Battles");
  browser_->choose("form[action='/do/adjudicate'] select[name=winner]", "France");
  browser_->choose("form[action='/do/adjudicate'] select[name=level]", "minor");
  do_it("adjudicate", "Give the verdict");

  for (const char* page : {"Rulings", "Players and dispatches", "Orders of battle", "History", "Situation"}) go(page);
}

TEST_F(InChromium, WhoCommandsWhatIsTickedAndTheLettersOfTheDemoAreOneClickAway) {
  browser_->press("Begin the demo campaign");
  browser_->wait_for("[name=for-good]");
  browser_->press("Begin it");
  browser_->wait_for("main:not(:has([name=for-good]))");
  go("Players and dispatches");
  browser_->press("Say who commands what");
  browser_->wait_for("form[action='/do/player']");
  looks_right("who commands what");
  browser_->fill("form[action='/do/player'] [name=name]", "Anna");
  browser_->click("input[name=france][value='III Corps']");
  do_it("player", "Write it down");
  EXPECT_EQ(read_text("players.csv"), "player,commands\nAnna,III Corps\n");
  go("Players and dispatches");
  EXPECT_NE(browser_->text("main").find("Dispatch to Anna"), std::string::npos) << browser_->text("main");

  go("In-tray");
  browser_->press("turn 1 coalition");
  browser_->wait_for("option[value=coalition][selected]");
  do_it("lodge", "Lodge these orders");
}

TEST_F(InChromium, AFileThatIsDroppedAnywhereOnAPageIsToldWhatItIs) {
  begin_1813();
  go("Situation");
  (void)browser_->run(R"js(
    var files = new DataTransfer();
    files.items.add(new File([arguments[0]], "ney.txt"));
    document.querySelector("main").dispatchEvent(
      new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: files }));
  )js",
                      {"III Corps: march Weissenfels"});
  browser_->wait_for_text("h1", "What was dropped");
  looks_right("what was dropped");
  EXPECT_NE(browser_->text("main").find("What it is: ney.txt"), std::string::npos) << browser_->text("main");
}

TEST_F(InChromium, AnOrderOfBattleIsDroppedAndItsQuestionsAreAnsweredByClicking) {
  begin_1813();
  go("Orders of battle");
  write_all_or_none(".", {{"ney.txt", kNey}}, Existing::overwrite);
  browser_->drop("form[action='/do/convert'] input[name=files]", "ney.txt");
  browser_->choose("form[action='/do/convert'] select[name=scale]", "none");
  do_it("convert", "Write them");
  looks_right("questions");
  browser_->fill("textarea[name='own-1']", "9th Light, 400 men");
  browser_->click("form[action='/answers'] button");
  browser_->wait_for("input[name='for-good']");
  EXPECT_NE(browser_->text("main").find("ney.answers.xml"), std::string::npos) << browser_->text("main");
  browser_->press("Write them");
  browser_->wait_for("main:not(:has([name=for-good])):not(:has(#how-far))");
  go("Orders of battle");
  EXPECT_NE(browser_->text("main").find("answered; change them"), std::string::npos) << browser_->text("main");
}

TEST_F(InChromium, TheSiteIsWrittenBesideTheDesk) {
  begin_1813();
  go("Players and dispatches");
  do_it("site", "Write the site");
  EXPECT_TRUE(fs::exists("spring-desk/site-umpire/index.html"));
}

TEST_F(InChromium, WhoHasNoKeyAndWhoComesFromAnotherSiteIsKeptOut) {
  const std::string& address = address_;
  const std::string desk = address.substr(0, address.find("/?"));
  WebDriver stranger;
  stranger.open(desk + "/begin");
  EXPECT_NE(stranger.text("body").find("the key in it lets you in"), std::string::npos) << stranger.text("body");
  browser_->open("data:text/html,<form method=post action='" + desk +
                 "/do/new'><input name=file value=x.campaign><button>Win a prize</button></form>");
  browser_->press("Win a prize");
  browser_->wait_for_text("body", "Another site has sent you here");
  EXPECT_FALSE(fs::exists("x.campaign"));
}

}  // namespace estafette::desk::evening_in_chromium_test
