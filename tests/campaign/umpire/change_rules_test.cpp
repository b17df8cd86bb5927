// The rules change while the campaign runs (the addenda of seed 000 did).
#include "campaign/umpire/change_rules.hpp"

#include "campaign/telling/telling.hpp"
#include "campaign/umpire/folder.hpp"
#include "campaign/umpire/play.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::test::change_rules_test {
namespace {

using namespace campaign;

/// The text with the one place that says `was` saying `is`.
std::string with(std::string text, const std::string& was, const std::string& is) {
  const std::size_t at = text.find(was);
  EXPECT_NE(at, std::string::npos) << was;
  return text.replace(at, was.size(), is);
}

class Spring {
 public:
  Spring() : file_((CampaignFile::create(folder_ / "spring.campaign", begun("1813")), folder_ / "spring.campaign")) {}

  CampaignFile& file() { return file_; }
  [[nodiscard]] fs::path path() const { return folder_ / "spring.campaign"; }
  Deed changed(const std::string& was, const std::string& is) const {
    return change_rules(file_.standing(), file_.rules(), with(file_.rules(), was, is), "new.xml", "addendum 4");
  }

 private:
  Folder folder_;
  CampaignFile file_;
};

constexpr const char* kPace = "<infantry good=\"3\" poor=\"2\"/>";
constexpr const char* kFaster = "<infantry good=\"4\" poor=\"2\"/>";

}  // namespace

TEST(Rules, ChangeFromNowOnAndTheHistorySaysWhichAndWhy) {
  Spring spring;
  spring.file().commit(play_half_week(spring.file().standing()));
  spring.file().commit(spring.changed(kPace, kFaster));
  EXPECT_EQ(spring.file().theatre().rules.march.infantry.good, 4);
  const CampaignFile again(spring.path());
  EXPECT_EQ(again.theatre().rules.march.infantry.good, 4);
  const Event told = again.events().back();
  EXPECT_EQ(tell(told.said),
            "The rules change from now on, because addendum 4: play/march/infantry good, 3 until now, is 4");
  EXPECT_EQ(told.turn.value, 2);
}

TEST(Rules, ATriggerThatIsAddedProposesFromThenOnAndOneThatIsTakenOutNoMore) {
  Spring spring;
  const std::string courier =
      "<trigger id=\"courier\" rule=\"4.3\" text=\"Bavaria would be neutral\"><when><turn from=\"1\"/></when>"
      "<then><nation name=\"Bavaria\" side=\"neutral\"/></then></trigger>";
  const std::string first = "<trigger id=\"saxony-neutral\"";
  const std::string before = spring.file().rules();
  spring.file().commit(spring.changed(first, courier + first));
  const Deed turn = play_half_week(spring.file().standing());
  ASSERT_EQ(turn.after.proposals.size(), 1U);
  EXPECT_EQ(turn.after.proposals.front().trigger, "courier");
  spring.file().commit(
      change_rules(spring.file().standing(), spring.file().rules(), before, "new.xml", "it was a rumour"));
  EXPECT_TRUE(play_half_week(spring.file().standing()).after.proposals.empty());
}

TEST(Rules, ThatWereChangedComeBackWithTheCommandThatIsTakenBack) {
  Spring spring;
  spring.file().commit(spring.changed(kPace, kFaster));
  (void)spring.file().undo();
  EXPECT_EQ(spring.file().theatre().rules.march.infantry.good, 3);
  spring.file().commit(spring.file().to_redo().deed);
  EXPECT_EQ(spring.file().theatre().rules.march.infantry.good, 4);
}

TEST(Rules, OfAPastCommandAreThoseThatItFound) {
  Spring spring;
  spring.file().commit(play_half_week(spring.file().standing()));
  const CommandGiven turn = spring.file().commands().back();
  spring.file().commit(spring.changed(kPace, kFaster));
  EXPECT_EQ(spring.file().past(turn).before.theatre.rules.march.infantry.good, 3);
}

TEST(Rules, MayGoOnAfterTheLastTurnButNotBeginAnew) {
  const Spring spring;
  EXPECT_EQ(spring.changed("turns=\"57\"", "turns=\"80\"").events.size(), 1U);
  EXPECT_EQ(
      refusal([&] { (void)spring.changed("opening=\"1813-04-27\"", "opening=\"1813-05-01\""); }),
      "new.xml: calendar opening: found \"1813-05-01\"; expected 1813-04-27, as before. It cannot change once the "
      "campaign has begun: turns have been counted from it");
}

TEST(Rules, ThatAreMisspeltOrTheSameAreRefusedAndNothingChanges) {
  const Spring spring;
  EXPECT_NE(refusal([&] { (void)spring.changed("<infantry good", "<infantery good"); }).find("infantery"),
            std::string::npos);
  EXPECT_EQ(refusal([&] { (void)spring.changed(kPace, kPace); }),
            "new.xml: found \"the rules that are in force\"; expected other figures. There is nothing to change");
}

TEST(Rules, ChangeForAReasonOnly) {
  Spring spring;
  EXPECT_EQ(refusal([&] {
              (void)change_rules(spring.file().standing(), spring.file().rules(),
                                 with(spring.file().rules(), kPace, kFaster), "new.xml", " ");
            }),
            "because: found \"no reason\"; expected a reason in quotes. Add --because \"...\"");
}

}  // namespace estafette::test::change_rules_test
