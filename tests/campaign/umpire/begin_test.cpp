#include "campaign/umpire/begin.hpp"

#include "folder.hpp"
#include "support/links.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign {
namespace {

TEST(BeginCampaign, AFileOfItsFolderThatIsALinkToElsewhereIsNotTakenIntoTheCampaign) {
  for (const char* linked : {kMapFile, kRulesFile, kCampaignFile}) {
    const test::Folder folder;
    const fs::path shipped = test::shipped_campaign("1806");
    for (const char* name : {kMapFile, kRulesFile, kCampaignFile}) {
      if (name != std::string(linked)) {
        fs::copy_file(shipped / name, folder / name);
      } else if (!test::link_made(shipped / name, folder / name)) {
        GTEST_SKIP() << "links cannot be made here";
      }
    }
    const std::string told = test::refusal([&] { (void)begin_campaign(folder / ".", 1813); });
    EXPECT_NE(told.find(std::string(linked) + ", a link that leads out of the folder"), std::string::npos) << told;
  }
}

TEST(BeginCampaign, AnOrderOfBattleIsFoundAsWindowsWritesItAndIsSaidWithTheLineOfCampaignXmlIfItIsNot) {
  const test::Folder folder;
  const fs::path shipped = test::shipped_campaign("1806");
  fs::create_directories(folder / "orbats");
  for (const char* name : {kMapFile, kRulesFile}) fs::copy_file(shipped / name, folder / name);
  for (fs::directory_iterator file(shipped / "orbats"), end; file != end; ++file)
    fs::copy_file(file->path(), folder / "orbats" / file->path().filename());
  std::string text = read_text(shipped / kCampaignFile);
  const auto with = [&](const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
      text.replace(at, from.size(), to);
    write_whole(folder / kCampaignFile, text, folder / "beside");
  };
  with("orbats/", "orbats\\");
  EXPECT_EQ(test::refusal([&] { (void)begin_campaign(folder / ".", 1813); }), "accepted");
  const std::size_t name = text.find("orbat=\"orbats\\") + 14;
  const std::string file = text.substr(name, text.find('"', name) - name);
  with(file, "a" + file);
  const std::string told = test::refusal([&] { (void)begin_campaign(folder / ".", 1813); });
  EXPECT_NE(told.find("campaign.xml:"), std::string::npos) << told;
  EXPECT_NE(told.find(": orbat: found \"orbats\\a" + file +
                      "\"; expected a file of the campaign's folder, or of one "
                      "below it. Is it orbats/" +
                      file + "?"),
            std::string::npos)
      << told;
}

}  // namespace
}  // namespace estafette::campaign
