#include "shipped_campaign.hpp"

#include <gtest/gtest.h>

namespace estafette::test {

ShippedCampaign::ShippedCampaign(const std::string& year)
    : letters_(of_the_tree("templates/campaigns/" + year + "/letters/")) {
  const Outcome founded = with("new", {"--from", of_the_tree("templates/campaigns/" + year), "--seed", year});
  EXPECT_EQ(founded.code, 0) << founded.err;
}

Outcome ShippedCampaign::with(const std::string& verb, const std::vector<std::string>& more) const {
  std::vector<std::string> words = {verb, file()};
  words.insert(words.end(), more.begin(), more.end());
  return run(words);
}

Outcome ShippedCampaign::lodge(const std::string& letter, const std::string& side) const {
  return with("orders", {letters_ + letter, "--side", side, "--lodge"});
}

Outcome ShippedCampaign::write(const std::string& text, const std::string& side,
                               const std::vector<std::string>& more) const {
  std::vector<std::string> words = {folder_.file("letter.txt", text), "--side", side};
  words.insert(words.end(), more.begin(), more.end());
  return with("orders", words);
}

std::string ShippedCampaign::play(const std::string& turn) const {
  for (const std::string side : {"coalition", "france"}) {
    std::string letter = "turn-";
    letter += turn + "-" + side + ".txt";
    const Outcome lodged = lodge(letter, side);
    EXPECT_EQ(lodged.code, 0) << lodged.err;
  }
  const Outcome played = with("turn", {"--at-once"});
  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_EQ(played.out.find("does not march"), std::string::npos) << played.out;
  return played.out;
}

BeforeLuetzen::BeforeLuetzen() : ShippedCampaign("1813") {
  static_cast<void>(play("1"));
  EXPECT_EQ(lodge("turn-2-france.txt", "france").code, 0);
  EXPECT_EQ(lodge("turn-2-coalition.txt", "coalition").code, 0);
  EXPECT_EQ(lodge("turn-2-france-late.txt", "france").code, 0);
}

}  // namespace estafette::test
