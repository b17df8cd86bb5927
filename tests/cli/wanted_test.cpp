// What the words of a command mean: a campaign that need not be named, help, and verbs that are misspelt.
#include "cli/verbs/wanted.hpp"

#include "cli/verbs/command_line.hpp"
#include "cli/verbs/verbs.hpp"
#include "program.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <future>
#ifndef _WIN32
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace estafette::wanted_test {
namespace {

using Words = std::vector<std::string>;

Words wanted(const Words& words, const cli::CampaignSearch& around) {
  const std::vector<cli::Verb> verbs = cli::all_verbs();
  return cli::as_wanted(*cli::command_line(verbs), words, around);
}

}  // namespace

TEST(Campaign, TheOnlyOneInTheFolderNeedNotBeNamed) {
  const test::Folder folder;
  (void)folder.file("spring.campaign", "");
  (void)folder.file("spring.campaign-journal", "");
  const cli::CampaignSearch here{"", folder / "."};
  EXPECT_EQ(wanted({"status", "--side", "france"}, here), (Words{"status", "spring.campaign", "--side", "france"}));
  EXPECT_EQ(wanted({"battle", "generate", "2", "--out", "x"}, here),
            (Words{"battle", "generate", "spring.campaign", "2", "--out", "x"}));
  EXPECT_EQ(wanted({"orders", "letter.txt", "--side", "france"}, here),
            (Words{"orders", "spring.campaign", "letter.txt", "--side", "france"}));
}

TEST(Campaign, OneThatIsNamedIsMeant) {
  const test::Folder folder;
  (void)folder.file("spring.campaign", "");
  const std::string copy = folder.file("yesterday.bak", std::string("SQLite format 3\0", 16));
  const cli::CampaignSearch here{"", folder / "."};
  EXPECT_EQ(wanted({"status", "other.campaign"}, here), (Words{"status", "other.campaign"}));
  EXPECT_EQ(wanted({"status", copy}, here), (Words{"status", copy})) << "whatever its name";
}

/// A word of a verb that takes nothing else is the campaign, so that it is told what is wrong with it.
TEST(Campaign, OneThatIsNoneOrMisspeltIsNotTakenForSomethingElse) {
  const test::Folder folder;
  (void)folder.file("spring.campaign", "");
  const cli::CampaignSearch here{"", folder / "."};
  for (const Words& words : {Words{"status", "spring.campain"}, Words{"turn", "army.csv"}, Words{"undo", "/tmp"},
                             Words{"battle", "list", "letters"}})
    EXPECT_EQ(wanted(words, here), words);
  (void)folder.file("autumn.campaign", "");
  EXPECT_EQ(wanted({"turn", "army.csv"}, here), (Words{"turn", "army.csv"}));
}

TEST(Campaign, NoDeskIsOpenedOnAnotherFile) {
  const test::Folder folder;
  const std::string army = folder.file("army.csv", "Corps,Unit,Men\nIII,22nd Line,1450\n");
  const test::Outcome refused = test::run({"desk", army, "--no-browser"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("army.csv: found \"not a campaign file\"; expected a file made by estafette new."),
            std::string::npos)
      << refused.err;
}

TEST(Campaign, TheOneThatTheCampaignSearchNameGoesBeforeThoseInTheFolder) {
  const test::Folder folder;
  (void)folder.file("spring.campaign", "");
  EXPECT_EQ(wanted({"undo"}, {"autumn.campaign", folder / "."}), (Words{"undo", "autumn.campaign"}));
}

TEST(Campaign, SeveralOrNoneAreToldByName) {
  const test::Folder folder;
  EXPECT_EQ(test::refusal([&] {
              (void)wanted({"turn"}, {"", folder / "."});
            }),
            "FILE: found \"no campaign\"; expected the name of one, since this folder has none. Write it after the "
            "verb, or set ESTAFETTE_CAMPAIGN to it");
  (void)folder.file("spring.campaign", "");
  (void)folder.file("autumn.campaign", "");
  EXPECT_EQ(test::refusal([&] {
              (void)wanted({"turn"}, {"", folder / "."});
            }),
            "FILE: found \"no campaign\"; expected the name of one, since this folder has several: autumn.campaign or "
            "spring.campaign. Write it after the verb, or set ESTAFETTE_CAMPAIGN to it");
}

TEST(Campaign, IsAddedOnlyToVerbsAboutOne) {
  const test::Folder folder;
  (void)folder.file("spring.campaign", "");
  const cli::CampaignSearch here{"", folder / "."};
  for (const Words& words : {Words{"convert", "army.csv"}, Words{"new", "x"}, Words{"map", "check"},
                             Words{"turn", "--help"}, Words{"--version"}, Words{"inspect", "army.csv"}})
    EXPECT_EQ(wanted(words, here), words);
}

#ifndef _WIN32
TEST(Campaign, APipeIsNotWaitedFor) {
  const test::Folder folder;
  const std::string pipe = folder / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  std::future<Words> words = std::async(std::launch::async, [&] { return wanted({"status", pipe}, {}); });
  EXPECT_EQ(words.wait_for(std::chrono::seconds(10)), std::future_status::ready);
  const int writer = open(pipe.c_str(), O_RDWR | O_CLOEXEC);  // whoever does wait is let go
  EXPECT_EQ(words.get(), (Words{"status", pipe}));
  close(writer);
}
#endif

TEST(Verb, ThatIsGivenIsTheOnlyOneWhoseOptionsAreDeclared) {
  const std::vector<cli::Verb> verbs = cli::all_verbs();
  const auto declares = [&](const std::string& given, const std::string& verb) {
    return cli::command_line(verbs, given)->get_subcommand(verb)->get_option_no_throw("FILE") != nullptr;
  };
  EXPECT_TRUE(declares("turn", "turn"));
  EXPECT_FALSE(declares("turn", "status"));
  EXPECT_TRUE(declares("help", "status")) << "what is no verb may stand for any";
}

TEST(Help, IsAVerbToo) {
  EXPECT_EQ(wanted({"help", "turn"}, {}), (Words{"turn", "--help"}));
  EXPECT_EQ(wanted({"help", "battle", "generate"}, {}), (Words{"battle", "generate", "--help"}));
  EXPECT_EQ(wanted({"help"}, {}), Words{"--help"});
}

TEST(Verb, ThatIsMisspeltIsToldTheNearest) {
  EXPECT_EQ(test::run({"tur", "x.campaign"}).err,
            "estafette: found \"tur\"; expected a verb. Did you mean turn? estafette --help lists them all\n");
  EXPECT_EQ(test::run({"campaign"}).code, 2);
}

}  // namespace estafette::wanted_test
