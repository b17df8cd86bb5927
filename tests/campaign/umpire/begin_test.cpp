#include "campaign/umpire/begin.hpp"

#include "folder.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign {
namespace {

TEST(BeginCampaign, AFileOfItsFolderThatIsALinkToElsewhereIsNotTakenIntoTheCampaign) {
  for (const char* linked : {kMapFile, kRulesFile, kCampaignFile}) {
    const test::Folder folder;
    const fs::path shipped = test::shipped_campaign("1806");
    for (const char* name : {kMapFile, kRulesFile, kCampaignFile}) {
      FileError not_allowed;  // on Windows, to most people
      if (name != std::string(linked)) {
        fs::copy_file(shipped / name, folder / name);
      } else if (fs::create_symlink(shipped / name, folder / name, not_allowed); not_allowed) {
        GTEST_SKIP() << "links cannot be made here";
      }
    }
    const std::string told = test::refusal([&] { (void)begin_campaign(folder / ".", 1813); });
    EXPECT_NE(told.find(std::string(linked) + ", a link that leads out of the folder"), std::string::npos) << told;
  }
}

}  // namespace
}  // namespace estafette::campaign
