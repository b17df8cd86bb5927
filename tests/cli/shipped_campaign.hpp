// A campaign of templates/campaigns as an umpire runs it, in a folder of its own.
#pragma once

#include "program.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::test {

class ShippedCampaign {
 public:
  /// Founds it, with the year as its seed: "1813".
  explicit ShippedCampaign(const std::string& year);

  [[nodiscard]] std::string file() const { return folder_ / "spring.campaign"; }
  [[nodiscard]] const Folder& folder() const { return folder_; }

  /// `estafette VERB FILE ...`
  Outcome with(const std::string& verb, const std::vector<std::string>& more) const;
  /// Lodges one of its own letters: "turn-1-france.txt".
  Outcome lodge(const std::string& letter, const std::string& side) const;
  /// A letter with these words; `more`: "--lodge" ...
  Outcome write(const std::string& text, const std::string& side, const std::vector<std::string>& more = {}) const;
  /// Lodges both sides' letters and plays the turn at once; what it told.
  [[nodiscard]] std::string play(const std::string& turn) const;

 private:
  std::string letters_;
  Folder folder_;
};

/// The spring of 1813 with turn 1 played and the letters of turn 2 lodged, which lead to Leipzig and Lützen.
class BeforeLuetzen : public ShippedCampaign {
 public:
  BeforeLuetzen();
};

/// The evening after its second turn: battle 1 is at Leipzig, battle 2 at Lützen.
class LuetzenNight : public ::testing::Test {
 protected:
  void SetUp() override { ASSERT_EQ(campaign.with("turn", {"--at-once"}).code, 0); }

  [[nodiscard]] std::string file() const { return campaign.file(); }
  [[nodiscard]] std::string status() const { return run({"status", file()}).out; }

  /// `estafette battle STEP FILE 2 ...`
  [[nodiscard]] Outcome luetzen(const std::string& step, const std::vector<std::string>& more) const {
    std::vector<std::string> words = {"battle", step, file(), "2"};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  }

  BeforeLuetzen campaign;
  const Folder& folder = campaign.folder();
};

}  // namespace estafette::test
