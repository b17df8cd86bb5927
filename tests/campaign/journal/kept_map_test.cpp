// The map is read from its document once; what is kept of it never says anything else.
#include "campaign/journal/vouching.hpp"
#include "campaign/map/map_bytes.hpp"
#include "campaign/map/read_map.hpp"
#include "campaigns.hpp"
#include "support/refusal.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace estafette::campaign::kept_map_test {
namespace {

using test::asked, test::CampaignName, test::sql_as_ours;

constexpr const char* kHowMany = "SELECT count(*) FROM snapshots WHERE part = 'map.xml'";

const std::string& the_document() {
  static const std::string text = read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1815/map.xml");
  return text;
}

const map::Map& the_map() {
  static const map::Map map = map::read_map(the_document(), kMapFile).map;
  return map;
}

/// A campaign with that document as its map, just begun.
void found(const fs::path& file, const std::string& document = the_document()) {
  Event founded;
  founded.turn = {1};
  founded.change = Founded{test::with({test::corps("III Corps", "Alten")})};
  ASSERT_TRUE(Journal::create(file, {{kMapFile, document}}, {founded}, "now"));
}

void end_a_turn(const fs::path& file) {
  Journal journal(file);
  Event ended;
  ended.turn = journal.state().turn;
  ended.change = TurnEnded{};
  test::append(journal, "turn", {ended});
}

/// Does to a row what only a program could that knows our page sums and removes the guards.
void tamper(const fs::path& file, const std::string& verb, const std::string& table, const std::string& words) {
  const std::string guard = fmt::format("no_{}_of_{}", verb, table);
  const std::string definition = asked(file, "SELECT sql FROM sqlite_schema WHERE name = '" + guard + "'");
  sql_as_ours(file, "DROP TRIGGER " + guard + "; " + words + "; " + definition);
}

std::string hexadecimal(const std::string& bytes) {
  std::string digits;
  for (const char byte : bytes) digits += fmt::format("{:02x}", static_cast<unsigned char>(byte));
  return digits;
}

}  // namespace

TEST(KeptMap, IsThatOfItsDocumentWhichIsNotReadAgain) {
  const CampaignName name;
  found(name.path());
  EXPECT_EQ(asked(name.path(), kHowMany), "1\n");
  EXPECT_EQ(Journal(name.path()).map(), the_map());
  EXPECT_EQ(look_through(name.path()).changed, "");
  tamper(name.path(), "UPDATE", "documents", "UPDATE documents SET text = 'unreadable'");
  EXPECT_EQ(Journal(name.path()).map(), the_map());
  EXPECT_NE(look_through(name.path()).changed, "") << "but vouch sees it";
}

TEST(KeptMap, WhereThereIsNoneTheDocumentIsReadAndTheNextTurnKeepsIt) {
  const CampaignName name;
  found(name.path());
  tamper(name.path(), "DELETE", "snapshots", "DELETE FROM snapshots WHERE part = 'map.xml'");
  EXPECT_EQ(Journal(name.path()).map(), the_map());
  end_a_turn(name.path());
  EXPECT_EQ(asked(name.path(), kHowMany), "1\n");
  end_a_turn(name.path());
  EXPECT_EQ(asked(name.path(), kHowMany), "1\n") << "once is enough";
  EXPECT_EQ(Journal(name.path()).map(), the_map());
}

TEST(KeptMap, OfAnotherProgramIsNotRead) {
  const CampaignName name;
  found(name.path());
  tamper(name.path(), "UPDATE", "snapshots", "UPDATE snapshots SET stamp = 'another', bytes = x'00'");
  EXPECT_EQ(Journal(name.path()).map(), the_map());
}

TEST(KeptMap, OfADocumentThatIsNoMapNothingIsKeptAndWhoAsksIsTold) {
  const CampaignName name;
  found(name.path(), "<map><node/></map>");
  EXPECT_EQ(asked(name.path(), kHowMany), "0\n");
  EXPECT_NE(test::refusal([&] { (void)Journal(name.path()).map(); }).find("map.xml"), std::string::npos);
}

TEST(KeptMap, ThatCannotBeReadIsRefusedAndVouchingTakesItOut) {
  const CampaignName name;
  found(name.path());
  tamper(name.path(), "UPDATE", "snapshots", "UPDATE snapshots SET bytes = x'ffff' WHERE part = 'map.xml'");
  EXPECT_NE(test::refusal([&] { (void)Journal(name.path()).map(); }).find("estafette vouch"), std::string::npos);
  EXPECT_EQ(look_through(name.path()).changed, "the map that was kept, which is not that of map.xml");
  vouch_for(name.path(), "I have looked at it");
  EXPECT_EQ(look_through(name.path()).changed, "");
  EXPECT_EQ(Journal(name.path()).map(), the_map());
}

TEST(KeptMap, ThatSaysAnythingElseThanItsDocumentIsFoundByVouch) {
  const CampaignName name;
  found(name.path());
  map::Map shorter = the_map();
  shorter.roads.pop_back();
  tamper(name.path(), "UPDATE", "snapshots",
         fmt::format("UPDATE snapshots SET bytes = x'{}' WHERE part = 'map.xml'", hexadecimal(map::bytes_of(shorter))));
  EXPECT_EQ(look_through(name.path()).changed, "the map that was kept, which is not that of map.xml");
  vouch_for(name.path(), "I have looked at it");
  EXPECT_EQ(Journal(name.path()).map(), the_map());
}

}  // namespace estafette::campaign::kept_map_test
