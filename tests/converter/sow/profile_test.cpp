#include "converter/sow/profile.hpp"

#include "base/files.hpp"
#include "base/text.hpp"
#include "battles.hpp"
#include "converter/sow/read_profile.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::sow::profile_test {
namespace {

std::string shipped() {
  return read_text(ESTAFETTE_SOURCE_DIR "/templates/sow/waterloo.xml");
}

std::string with(std::string from, const std::string& to) {
  std::string text = shipped();
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

std::string refusal_of(const std::string& text) {
  return test::refusal([&] { (void)read_profile(text, "waterloo.xml"); });
}

int line_of(const std::string& part) {
  const std::string text = shipped();
  return static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find(part)), '\n')) +
         1;
}

TEST(GameProfile, TheOneThatIsShippedNamesOnlyWhatTheSourcesHaveSeen) {
  const std::vector<std::string> seen = split(read_text(ESTAFETTE_FIXTURES "/sow/seen-identifiers.txt"), '\n');
  for (const Identifier& used : test::waterloo().identifiers) {
    EXPECT_NE(std::find(seen.begin(), seen.end(), used.id), seen.end()) << used.id << " in line " << used.line;
  }
}

TEST(GameProfile, TheLargestUnitIsWhatTheSpritesOfADrillStandFor) {
  EXPECT_EQ(test::waterloo().limits.largest_unit(), Men{800});
  GameLimits closer = test::waterloo().limits;
  closer.men_per_sprite = 6;
  EXPECT_EQ(closer.largest_unit(), Men{1000});  // the game's own bound
}

TEST(GameProfile, KnowsEveryNationOfTheOrdersOfBattle) {
  for (const char* name :
       {"France",  "Italy",           "Naples",      "Poland",   "Saxony",      "Bavaria",   "Württemberg",
        "Baden",   "Hesse-Darmstadt", "Westphalia",  "Berg",     "Würzburg",    "Frankfurt", "Saxon Duchies",
        "Anhalt",  "Lippe",           "Schwarzburg", "Reuss",    "Waldeck",     "Nassau",    "Mecklenburg",
        "Illyria", "Croatia",         "Spain",       "Portugal", "Switzerland", "Denmark",   "Prussia",
        "Russia",  "Sweden",          "Austria",     "Britain",  "Hanover",     "Hanseatic"}) {
    EXPECT_NE(find_nation(test::waterloo(), name), nullptr) << name;
  }
}

TEST(GameProfile, ANationBorrowsFromItsStandInAndFromThatOnesStandIn) {
  const Nation& russia = *find_nation(test::waterloo(), "russia");
  EXPECT_EQ(look_of(test::waterloo(), russia, Kind::grenadiers, Quality::elite).owner->name, "Prussia");
  EXPECT_EQ(look_of(test::waterloo(), russia, Kind::cossacks, Quality::militia).owner->name, "Britain");
  EXPECT_EQ(look_of(test::waterloo(), russia, Post::courier).look->unit_class, "U_Courier");
}

TEST(GameProfile, TheMostParticularLookIsTaken) {
  const std::string look = "class=\"A\" weapon=\"W\" formation=\"DRIL_Lvl6_Inf_Line\" portrait=\"(1-0)\"";
  const std::string row = "<nation name=\"France\" side=\"1\">";
  const std::string entries = row + "<troops arm=\"infantry\" quality=\"guard\" flag=\"guard\" " + look +
                              "/><troops arm=\"infantry\" kind=\"grenadiers\" flag=\"grenadiers\" " + look +
                              "/><troops arm=\"infantry\" kind=\"grenadiers\" quality=\"guard\" flag=\"both\" " + look +
                              "/>";
  const Profile profile = read_profile(with(row, entries), "waterloo.xml");
  const Nation& france = *find_nation(profile, "France");
  EXPECT_EQ(look_of(profile, france, Kind::grenadiers, Quality::guard).look->flag, "both");
  EXPECT_EQ(look_of(profile, france, Kind::grenadiers, Quality::elite).look->flag, "grenadiers");
  EXPECT_EQ(look_of(profile, france, Kind::line_infantry, Quality::guard).look->flag, "guard");
  EXPECT_EQ(look_of(profile, france, Kind::line_infantry, Quality::line).look->flag, "GFX_French1");
}

class GunsByPiece : public testing::Test {
 protected:
  /// The weapon of a battery of that nation and piece, if `entries` are added to France's looks.
  static std::string weapon(const std::string& entries, const std::string& nation, const std::string& piece,
                            Kind kind = Kind::foot_artillery) {
    const Profile profile = read_profile(with(kFrance, kFrance + entries), "waterloo.xml");
    return look_of(profile, *find_nation(profile, nation), kind, Quality::line, piece).look->weapon;
  }
  static inline const std::string kFrance = "<nation name=\"France\" side=\"1\">";
  static inline const std::string kTwelve = "<troops arm=\"artillery\" piece=\"12-pounder\" weapon=\"Twelve\"/>";
};

TEST_F(GunsByPiece, ALineForAPieceMayNameTheWeaponOnlyAndTheRestIsAsForAllGuns) {
  EXPECT_EQ(weapon(kTwelve, "France", "12-Pounder"), "Twelve") << "whatever the letter case";
  EXPECT_EQ(weapon(kTwelve, "France", "6-pounder"), "IDS_ARSN_6lb_Cannon_FR");
  const Profile profile = read_profile(with(kFrance, kFrance + kTwelve), "waterloo.xml");
  const FoundLook found =
      look_of(profile, *find_nation(profile, "France"), Kind::foot_artillery, Quality::line, "12-pounder");
  EXPECT_EQ(found.look->flag, "GFX_Art_French");
  EXPECT_EQ(found.fires, "12-pounder");
  EXPECT_EQ(profile.identifiers.size(), test::waterloo().identifiers.size() + 1) << "a real game is asked for it too";
}

TEST_F(GunsByPiece, ANationWithoutGunsOfItsOwnBorrowsThem) {
  EXPECT_EQ(weapon(kTwelve, "Italy", "12-pounder"), "Twelve");
}

TEST_F(GunsByPiece, ANationMayHaveAWeaponOfItsOwnInTheLooksOfItsStandIn) {
  const std::string row = "<nation name=\"Prussia\" side=\"2\" stand_in=\"Britain\">";
  const Profile profile = read_profile(with(row, row + kTwelve), "waterloo.xml");
  const Nation& russia = *find_nation(profile, "Russia");  // Prussia stands in for Russia, Britain for Prussia
  const FoundLook found = look_of(profile, russia, Kind::foot_artillery, Quality::line, "12-pounder");
  EXPECT_EQ(found.look->weapon, "Twelve");
  EXPECT_EQ(found.owner->name, "Britain");
  EXPECT_EQ(look_of(profile, russia, Kind::foot_artillery, Quality::line, "6-pounder").look->weapon,
            "IDS_ARSN_9lb_Cannon_Br");
}

TEST_F(GunsByPiece, ThePieceCountsMoreThanKindAndQuality) {
  const std::string look = " class=\"A\" flag=\"F\" formation=\"DRIL_Lvl6_Art_Line\" portrait=\"(1-0)\" weapon=\"";
  const std::string horse = "<troops arm=\"artillery\" kind=\"horse artillery\" quality=\"line\"" + look + "Horse\"/>";
  const std::string both =
      "<troops arm=\"artillery\" kind=\"horse artillery\" piece=\"12-pounder\"" + look + "Both\"/>";
  EXPECT_EQ(weapon(horse, "France", "12-pounder", Kind::horse_artillery), "Horse");
  EXPECT_EQ(weapon(horse + kTwelve, "France", "12-pounder", Kind::horse_artillery), "Twelve");
  EXPECT_EQ(weapon(both + kTwelve, "France", "12-pounder", Kind::horse_artillery), "Both");
  EXPECT_EQ(weapon(both + kTwelve, "France", "12-pounder"), "Twelve");
}

TEST_F(GunsByPiece, AreOfArtilleryOnlyAndNamedInWords) {
  const std::string empty = refusal_of(with(kFrance, kFrance + "<troops arm=\"artillery\" piece=\"\" weapon=\"W\"/>"));
  EXPECT_TRUE(empty.starts_with("waterloo.xml:" + std::to_string(line_of(kFrance)) +
                                ": piece: expected a kind of gun, such as 12-pounder\n"))
      << empty;
  EXPECT_NE(refusal_of(with("arm=\"infantry\"  class=\"UGLB_FR_Inf_1\"",
                            "arm=\"infantry\" piece=\"12-pounder\" class=\"UGLB_FR_Inf_1\"")),
            "accepted");
  EXPECT_NE(refusal_of(with(kFrance, kFrance + "<troops arm=\"artillery\" piece=\"12-pounder\" weapon=\"W\" "
                                               "flag=\"F\"/>")),
            "accepted")
      << "a weapon only, or a whole look";
}

TEST(GameProfile, EveryProblemIsReportedInOneRunWithItsLine) {
  std::string text = with("men_per_sprite=\"4\"", "men_per_sprite=\"four\"");
  const std::string from = "name=\"Sweden\"      side=\"2\" stand_in=\"Prussia\"";
  text.replace(text.find(from), from.size(), "name=\"Sweden\"      side=\"2\" stand_in=\"Prusia\"");
  EXPECT_EQ(refusal_of(text),
            "waterloo.xml:" + std::to_string(line_of("<limits")) +
                ": men_per_sprite: found \"four\"; expected a whole number, 1 to 6\nwaterloo.xml:" +
                std::to_string(line_of("name=\"Sweden\"")) +
                ": stand_in: found \"Prusia\"; expected a nation of this file. Did you mean \"Prussia\"?");
}

TEST(GameProfile, AMisspeltAttributeIsRefusedAndNeverSkipped) {
  const std::string said = refusal_of(with("rounds_per_man=", "rounds_per_men="));
  const std::string place = "waterloo.xml:" + std::to_string(line_of("<ammunition"));
  EXPECT_EQ(said, place + ": rounds_per_man: expected rounds_per_man=\"...\" in <ammunition>\n" + place +
                      ": found \"rounds_per_men\"; expected rounds_per_man or rounds_per_gun. Did you mean "
                      "\"rounds_per_man\"?");
}

TEST(GameProfile, AFormationOfTheWrongLevelOfCommandIsRefused) {
  EXPECT_EQ(refusal_of(with("formation=\"DRIL_Lvl4_Inf_Div_Line_FR\"", "formation=\"DRIL_Lvl5_Inf_Line\"")),
            "waterloo.xml:" + std::to_string(line_of("DRIL_Lvl4_Inf_Div_Line_FR")) +
                ": formation: found \"DRIL_Lvl5_Inf_Line\"; expected a formation that begins DRIL_Lvl4_");
}

TEST(GameProfile, AStandInThatLeadsBackToItselfHelpsNobody) {
  EXPECT_EQ(
      refusal_of(with("<nation name=\"Hanover\"     side=\"2\" stand_in=\"Britain\"/>",
                      "<nation name=\"Hanover\"     side=\"2\" stand_in=\"Hanover\"/>")),
      "waterloo.xml:" + std::to_string(line_of("name=\"Hanover\"")) +
          ": found \"Hanover\"; expected a look for infantry, cavalry, artillery, army, corps, division, brigade, "
          "cavalry brigade, battery, wagon, courier, its own or a stand-in's. Name a stand_in that has them");
}

TEST(GameProfile, GradesMustFallFromMajorVictoryToMajorDefeat) {
  EXPECT_EQ(refusal_of(with("grade=\"1500\"", "grade=\"2500\"")),
            "waterloo.xml:" + std::to_string(line_of("grade=\"1500\"")) +
                ": grade: found \"2500\"; expected less than 2000, the grade before it. Grades fall from EndMajWin to "
                "EndMajFail");
}

TEST(GameProfile, NearMissesAreRefused) {
  const std::vector<std::pair<std::string, std::string>> misses = {
      {"portrait=\"(1-0)\"", "portrait=\"1-0\""},
      {"portrait=\"(1-0)\"", "portrait=\"(1-)\""},
      {"class=\"UGLB_FR_Inf_1\"", "class=\"\""},
      {"class=\"UGLB_FR_Inf_1\"", "class=\"UGLB,FR\""},
      {"arm=\"infantry\"", "arm=\"foot\""},
      {"kind=\"light infantry\"", "kind=\"light cavalry\""},
      {"<quality name=\"elite\"", "<quality name=\"veteran\""},
      {"least=\"22\"", "least=\"19\""},
      {"enemy=\"450\"", "enemy=\"399\""},
      {"from=\"50\"", "from=\"49\""},
      {"until=\"100\"", "until=\"101\""},
      {"<message id=\"EndDraw\">", "<message id=\"EndDrawn\">"},
      {"<message id=\"EndDraw\">", "<message id=\"EndMinorSuccess\">"},
      {"code=\"2\"", "code=\"10\""},
      {"side=\"2\"", "side=\"3\""},
      {"<place name=\"Middle of the map\" x=\"131072\"", "<place name=\"Middle of the map\" x=\"262145\""},
      {"stand_in=\"Britain\"", "standin=\"Britain\""},
      {"locations_after=\"15\"", "locations_after=\"29\""}};
  for (const auto& [from, to] : misses) EXPECT_NE(refusal_of(with(from, to)), "accepted") << to;
  EXPECT_EQ(refusal_of(shipped()), "accepted");
}

}  // namespace
}  // namespace estafette::sow::profile_test
