// The order writer as a player has it: one file, opened in Chromium and clicked. Without Chromium and its driver on the
// machine the clicking is skipped, and says so.
#include "campaign/order_writer/writer_page.hpp"

#include "campaign/orders/read_orders.hpp"
#include "campaign/umpire/folder.hpp"
#include "support/web_driver.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

namespace estafette::test::writer_page_test {
namespace {

using namespace campaign;

Chapter first_chapter() {
  const State& state = begun("1813").standing.state;
  return {Turn{0}, state, state, {}};
}

std::string french_page() {
  return writer_page(begun("1813").standing.theatre, first_chapter(), {Side::france, "", {}});
}

class Clicked : public testing::Test {
 protected:
  void SetUp() override {
    if (!WebDriver::there()) GTEST_SKIP() << "no Chromium with its driver on this machine: nothing was clicked";
    folder_ = fs::temp_directory_path() / ("estafette-writer-" + std::to_string(getpid()));
    write_all_or_none(folder_, {{"orders.html", french_page()}}, Existing::overwrite);
    browser_ = std::make_unique<WebDriver>();
    browser_->open("file://" + (folder_ / "orders.html").string());
  }
  void TearDown() override {
    if (!folder_.empty()) fs::remove_all(folder_);
  }
  [[nodiscard]] std::string letter() {
    return browser_->run("return document.getElementById('letter').value;").get<std::string>();
  }
  /// Clicks the lit place on the map.
  void click_place(const std::string& name) {
    const auto index = browser_->run(
        "return JSON.parse(document.getElementById('sheet').value).places.findIndex(p => p[0] === arguments[0]);",
        {name});
    browser_->click("circle[data-step='" + std::to_string(index.get<int>()) + "']");
  }

  fs::path folder_;
  std::unique_ptr<WebDriver> browser_;
};

}  // namespace

TEST(WriterPage, IsOneFileThatLoadsAndSendsNothing) {
  const std::string page = french_page();
  EXPECT_NE(page.find("default-src 'none'"), std::string::npos);
  EXPECT_NE(page.find("form-action 'none'"), std::string::npos);
  EXPECT_EQ(page.find("<link"), std::string::npos);
  EXPECT_EQ(page.find("src=\""), std::string::npos);
}

TEST(WriterPage, IsNotThereAfterTheEnd) {
  Chapter last = first_chapter();
  last.after.ending = Ending{};
  EXPECT_EQ(writer_page(begun("1813").standing.theatre, last, {Side::france, "", {}}), "");
}

TEST_F(Clicked, PlacesOnTheMapMakeAMarchThatIsReadWithoutAQuestion) {
  browser_->choose("#subject", "III Corps");
  click_place("Naumburg");
  EXPECT_EQ(letter(), "III Corps: march Naumburg\n");
  click_place("Weissenfels");
  EXPECT_EQ(letter(), "III Corps: march Naumburg - Weissenfels\n");
  EXPECT_EQ(browser_->text("#march"), "Auerstedt - Naumburg - Weissenfels: 3 of 3 nodes of this half-week.");
  browser_->press("withdraw if attacked");
  EXPECT_EQ(letter(), "III Corps: march Naumburg - Weissenfels\nIII Corps: withdraw if attacked\n");
  const Standing& standing = begun("1813").standing;
  for (const OrderLine& line : read_orders(standing.theatre, standing.state, Side::france, letter(), "letter"))
    EXPECT_TRUE(line.problems.empty()) << to_string(line.problems.front());
}

TEST_F(Clicked, AnotherOrderTakesThePlaceOfTheMarchAndBackTakesAPlaceAway) {
  browser_->choose("#subject", "III Corps");
  click_place("Naumburg");
  click_place("Weissenfels");
  browser_->press("One place back");
  EXPECT_EQ(letter(), "III Corps: march Naumburg\n");
  browser_->press("stand");
  EXPECT_EQ(letter(), "III Corps: stand\n");
  browser_->press("stand");
  EXPECT_EQ(letter(), "\n");
}

TEST_F(Clicked, EveryForceMayBeOrderedByButtonsAloneAndTheWholeLetterIsRead) {
  const int subjects = browser_->run("return document.getElementById('subject').options.length;").get<int>();
  for (int i = 0; i < subjects; ++i) {
    browser_->run(
        "var s = document.getElementById('subject'); s.value = arguments[0]; s.dispatchEvent(new Event('change'));",
        {i});
    if (browser_->has("#next button")) browser_->click("#next button");
    if (browser_->has("#next button")) browser_->click("#next button");
  }
  const Standing& standing = begun("1813").standing;
  std::size_t orders = 0;
  for (const OrderLine& line : read_orders(standing.theatre, standing.state, Side::france, letter(), "letter")) {
    EXPECT_TRUE(line.problems.empty()) << line.text << ": " << to_string(line.problems.front());
    orders += line.understood.size();
  }
  EXPECT_GT(orders, 10U) << letter();
}

TEST_F(Clicked, AForceOnTheMapIsChosenByAClick) {
  const std::string chosen =
      browser_
          ->run(
              "var s = JSON.parse(document.getElementById('sheet').value), svg = document.querySelector('.map svg');"
              "var last = s.subjects[s.subjects.length - 1], at = s.places[last.place];"
              "var p = new DOMPoint(at[1], at[2]).matrixTransform(svg.getScreenCTM());"
              "svg.dispatchEvent(new MouseEvent('click', {bubbles: true, clientX: p.x, clientY: p.y}));"
              "var now = s.subjects[document.getElementById('subject').value];"
              "return now.place === last.place ? 'chosen' : now.name;")
          .get<std::string>();
  EXPECT_EQ(chosen, "chosen");
}

TEST_F(Clicked, TheLetterIsCopied) {
  browser_->choose("#subject", "III Corps");
  browser_->press("stand");
  browser_->press("Copy the letter");
  browser_->wait_for_text("#copied", "Copied.");
}

}  // namespace estafette::test::writer_page_test
