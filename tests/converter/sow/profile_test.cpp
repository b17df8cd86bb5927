#include "converter/sow/profile/profile.hpp"

#include "base/files/files.hpp"
#include "base/text.hpp"
#include "battles.hpp"
#include "converter/sow/profile/levels.hpp"
#include "converter/sow/profile/read_profile.hpp"
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

TEST(GameProfile, TheOneThatIsShippedNamesOnlyWhatTheSourcesHaveSeenOrSaysThatItIsInferred) {
  const std::vector<std::string> seen = split(read_text(ESTAFETTE_FIXTURES "/sow/seen-identifiers.txt"), '\n');
  for (const Identifier& used : test::waterloo().identifiers) {
    if (const GameMap* map = find_map(test::waterloo(), used.id); map != nullptr && map->inferred) continue;
    EXPECT_NE(std::find(seen.begin(), seen.end(), used.id), seen.end()) << used.id << " in line " << used.line;
  }
}

// Nobody has seen a difference; whoever reports one changes this promise.
TEST(GameProfile, RemasteredSaysWhatWaterlooSays) {
  const fs::path folder = fs::path(ESTAFETTE_SOURCE_DIR) / "templates/sow";
  Profile remastered = read_profile(read_text(folder / "remastered.xml"), "waterloo.xml");
  EXPECT_EQ(remastered.name, "remastered");
  Profile waterloo = read_profile(read_text(folder / "waterloo.xml"), "waterloo.xml");
  remastered.name = waterloo.name;
  // its opening comment is longer: lines, by which remarks name an entry, are later
  const auto without_lines = [](Profile profile) {
    for (Nation& nation : profile.nations) {
      nation.line = 0;
      for (TroopLook& look : nation.troops) look.line = 0;
    }
    for (Identifier& identifier : profile.identifiers) identifier.line = 0;
    return profile;
  };
  EXPECT_TRUE(without_lines(remastered) == without_lines(waterloo));
}

TEST(GameProfile, GettysburgNamesOnlyWhatTheSourcesHaveSeenAndDressesBothSidesFromHeadToFoot) {
  const std::string file = ESTAFETTE_SOURCE_DIR "/templates/sow/gettysburg.xml";
  const Profile gettysburg = read_profile(read_text(file), file);
  const std::vector<std::string> seen = split(read_text(ESTAFETTE_FIXTURES "/sow/seen-civil-war.txt"), '\n');
  for (const Identifier& used : gettysburg.identifiers) {
    if (const GameMap* map = find_map(gettysburg, used.id); map != nullptr && map->inferred) continue;
    EXPECT_NE(std::find(seen.begin(), seen.end(), used.id), seen.end()) << used.id << " in line " << used.line;
  }
  EXPECT_EQ(gettysburg.content, "BaseGB");
  EXPECT_EQ(test::waterloo().content, "Base");
  for (const char* name : {"Union", "Confederacy", "United States", "Confederate States"}) {
    const Nation* nation = find_nation(gettysburg, name);
    ASSERT_NE(nation, nullptr) << name;
    for (const Kind kind : {Kind::line_infantry, Kind::light_cavalry, Kind::foot_artillery, Kind::horse_artillery}) {
      EXPECT_TRUE(look_of(gettysburg, *nation, Wearer{kind}).look.has_value()) << name;
    }
    for (int post = 0; post <= static_cast<int>(Post::courier); ++post) {
      EXPECT_TRUE(look_of(gettysburg, *nation, static_cast<Post>(post)).look.has_value()) << name << " " << post;
    }
  }
}

TEST(GameProfile, AnArmyOrCorpsMayFormUpAsADivisionDoesButNotAsABrigade) {
  const std::string corps = "formation=\"DRIL_Lvl3_Inf_Res_Corps_FR\" portrait=\"(0-3)\"";
  (void)read_profile(with(corps, "formation=\"DRIL_Lvl4_Inf_Div_Line_FR\" portrait=\"(0-3)\""), "waterloo.xml");
  const std::string refusal = refusal_of(with(corps, "formation=\"DRIL_Lvl5_Inf_Column\" portrait=\"(0-3)\""));
  const std::string why = "found \"DRIL_Lvl5_Inf_Column\"; expected a formation that begins DRIL_Lvl3_";
  EXPECT_NE(refusal.find(why), std::string::npos) << refusal;
}

TEST(GameProfile, TheLargestUnitIsWhatTheSpritesOfADrillStandFor) {
  EXPECT_EQ(test::waterloo().limits.largest_unit(), Men{1104}) << "the largest row that the game has";
  GameLimits finer = test::waterloo().limits;
  finer.men_per_sprite = 4;
  EXPECT_EQ(finer.largest_unit(), Men{800});
}

TEST(GameProfile, KnowsEveryNationOfTheOrdersOfBattle) {
  for (const char* name :
       {"France",      "Italy",         "Naples",          "Poland",     "Saxony",      "Bavaria",
        "Württemberg", "Baden",         "Hesse-Darmstadt", "Westphalia", "Berg",        "Würzburg",
        "Frankfurt",   "Saxon Duchies", "Anhalt",          "Lippe",      "Schwarzburg", "Reuss",
        "Waldeck",     "Nassau",        "Mecklenburg",     "Illyria",    "Croatia",     "Spain",
        "Portugal",    "Switzerland",   "Denmark",         "Prussia",    "Russia",      "Sweden",
        "Austria",     "Britain",       "Hanover",         "Hanseatic",  "Brunswick",   "Netherlands"}) {
    EXPECT_NE(find_nation(test::waterloo(), name), nullptr) << name;
  }
}

TEST(GameProfile, ANationBorrowsFromItsStandInAndFromThatOnesStandIn) {
  const std::string row = "<nation name=\"Sweden\"      side=\"2\" stand_in=";
  const Profile profile = read_profile(with(row + "\"Prussia\"", row + "\"Russia\""), "waterloo.xml");
  const Nation& sweden = *find_nation(profile, "sweden");
  EXPECT_EQ(look_of(profile, sweden, {Kind::foot_artillery, Quality::line, "6-pounder"}).look->weapon,
            "IDS_ARSN_6lb_Cannon_Ru");
  EXPECT_EQ(look_of(profile, sweden, {Kind::heavy_cavalry}).owner->name, "Prussia");
  EXPECT_EQ(look_of(profile, sweden, Post::courier).look->unit_class, "U_Courier");
  EXPECT_EQ(skills_of(profile, sweden, Kind::line_infantry, Quality::line),
            skills_of(profile, *find_nation(profile, "Prussia"), Kind::line_infantry, Quality::line));
}

TEST(GameProfile, AnotherNationsCoatIsThatNationsEvenInARowOfOnesOwn) {
  const Nation& russia = *find_nation(test::waterloo(), "russia");
  const FoundLook found = look_of(test::waterloo(), russia, {Kind::grenadiers, Quality::elite});
  EXPECT_EQ(found.look->unit_class, "UGLB_PR_Inf_5");
  EXPECT_EQ(found.owner->name, "Prussia");
}

TEST(GameProfile, ABeginningOfAWordInTheNameFindsTheLook) {
  const auto worn = [](const char* nation, const Wearer& wearer) {
    return look_of(test::waterloo(), *find_nation(test::waterloo(), nation), wearer).look->unit_class;
  };
  EXPECT_EQ(worn("Britain", {Kind::line_infantry, Quality::veteran, "", "42nd (Royal Highland)"}), "UGLB_BR_Inf_4");
  EXPECT_EQ(worn("Britain", {Kind::line_infantry, Quality::veteran, "", "142nd Foot"}), "UGLB_BR_Inf_1");
  EXPECT_EQ(worn("Britain", {Kind::light_infantry, Quality::elite, "", "2nd/95th Rifles"}), "UGLB_BR_Inf_2");
  EXPECT_EQ(worn("France", {Kind::light_cavalry, Quality::line, "", "2e Chevau-Légers Lanciers"}), "UGLB_FR_Cav_3");
  EXPECT_EQ(worn("France", {Kind::light_cavalry, Quality::line, "", "4th Hussars"}), "UGLB_FR_Cav_11");
  EXPECT_EQ(worn("Prussia", {Kind::light_cavalry, Quality::line, "", "Silesian Uhlans"}), "UGLB_PR_Cav_2");
  EXPECT_EQ(worn("Prussia", {Kind::light_infantry, Quality::elite, "", "Guard Jäger"}), "UGLB_PR_Inf_3");
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
  EXPECT_EQ(look_of(profile, france, {Kind::grenadiers, Quality::guard}).look->flag, "both");
  EXPECT_EQ(look_of(profile, france, {Kind::grenadiers, Quality::elite}).look->flag, "grenadiers");
  EXPECT_EQ(look_of(profile, france, {Kind::line_infantry, Quality::guard}).look->flag, "guard");
  EXPECT_EQ(look_of(profile, france, {Kind::line_infantry, Quality::line}).look->flag, "GFX_French2");
}

class GunsByPiece : public testing::Test {
 protected:
  /// The weapon of a battery of that nation and piece, if `entries` are added to France's looks.
  static std::string weapon(const std::string& entries, const std::string& nation, const std::string& piece,
                            Kind kind = Kind::foot_artillery) {
    const Profile profile = read_profile(with(kFrance, kFrance + entries), "waterloo.xml");
    return look_of(profile, *find_nation(profile, nation), {kind, Quality::line, piece}).look->weapon;
  }
  static inline const std::string kFrance = "<nation name=\"France\" side=\"1\">";
  static inline const std::string kNine = "<troops arm=\"artillery\" piece=\"9-pounder\" weapon=\"Nine\"/>";
};

TEST_F(GunsByPiece, ALineForAPieceMayNameTheWeaponOnlyAndTheRestIsAsForAllGuns) {
  EXPECT_EQ(weapon(kNine, "France", "9-Pounder"), "Nine") << "whatever the letter case";
  EXPECT_EQ(weapon(kNine, "France", "6-pounder"), "IDS_ARSN_6lb_Cannon_FR");
  const Profile profile = read_profile(with(kFrance, kFrance + kNine), "waterloo.xml");
  const FoundLook found =
      look_of(profile, *find_nation(profile, "France"), {Kind::foot_artillery, Quality::line, "9-pounder"});
  EXPECT_EQ(found.look->flag, "GFX_Art_French");
  EXPECT_EQ(found.fires, "9-pounder");
  EXPECT_EQ(profile.identifiers.size(), test::waterloo().identifiers.size() + 1) << "a real game is asked for it too";
}

TEST_F(GunsByPiece, ANationWithoutGunsOfItsOwnBorrowsThem) {
  EXPECT_EQ(weapon(kNine, "Italy", "9-pounder"), "Nine");
}

TEST_F(GunsByPiece, ANationMayHaveAWeaponOfItsOwnInTheLooksOfItsStandIn) {
  const std::string row = "<nation name=\"Poland\" side=\"1\" stand_in=\"France\">";
  const Profile profile = read_profile(with(row, row + kNine), "waterloo.xml");
  const Nation& poland = *find_nation(profile, "Poland");
  const FoundLook found = look_of(profile, poland, {Kind::foot_artillery, Quality::line, "9-pounder"});
  EXPECT_EQ(found.look->weapon, "Nine");
  EXPECT_EQ(found.owner->name, "France");
  EXPECT_EQ(look_of(profile, poland, {Kind::foot_artillery, Quality::line, "6-pounder"}).look->weapon,
            "IDS_ARSN_6lb_Cannon_FR");
}

TEST_F(GunsByPiece, ThePieceCountsMoreThanKindAndQuality) {
  const std::string look = " class=\"A\" flag=\"F\" formation=\"DRIL_Lvl6_Art_Line\" portrait=\"(1-0)\" weapon=\"";
  const std::string horse = "<troops arm=\"artillery\" kind=\"horse artillery\" quality=\"line\"" + look + "Horse\"/>";
  const std::string both = "<troops arm=\"artillery\" kind=\"horse artillery\" piece=\"9-pounder\"" + look + "Both\"/>";
  EXPECT_EQ(weapon(horse, "France", "9-pounder", Kind::horse_artillery), "Horse");
  EXPECT_EQ(weapon(horse + kNine, "France", "9-pounder", Kind::horse_artillery), "Nine");
  EXPECT_EQ(weapon(both + kNine, "France", "9-pounder", Kind::horse_artillery), "Both");
  EXPECT_EQ(weapon(both + kNine, "France", "9-pounder"), "Nine");
}

TEST_F(GunsByPiece, AreOfArtilleryOnlyAndNamedInWords) {
  const std::string empty = refusal_of(with(kFrance, kFrance + "<troops arm=\"artillery\" piece=\"\" weapon=\"W\"/>"));
  EXPECT_TRUE(empty.starts_with("waterloo.xml:" + std::to_string(line_of(kFrance)) +
                                ": piece: expected a kind of gun, such as 12-pounder\n"))
      << empty;
  EXPECT_NE(refusal_of(with("arm=\"infantry\" class=\"UGLB_FR_Inf_1\"",
                            "arm=\"infantry\" piece=\"12-pounder\" class=\"UGLB_FR_Inf_1\"")),
            "accepted");
  EXPECT_NE(refusal_of(with(kFrance, kFrance + "<troops arm=\"artillery\" piece=\"12-pounder\" weapon=\"W\" "
                                               "flag=\"F\"/>")),
            "accepted")
      << "a weapon only, or a whole look";
}

TEST(GameProfile, EveryProblemIsReportedInOneRunWithItsLine) {
  std::string text = with("men_per_sprite=\"6\"", "men_per_sprite=\"four\"");
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
  EXPECT_EQ(refusal_of(with("formation=\"DRIL_Lvl4_Inf_Div_Col_Btn_FR\"", "formation=\"DRIL_Lvl5_Inf_Column\"")),
            "waterloo.xml:" + std::to_string(line_of("formation=\"DRIL_Lvl4_Inf_Div_Col_Btn_FR\"")) +
                ": formation: found \"DRIL_Lvl5_Inf_Column\"; expected a formation that begins DRIL_Lvl4_");
}

TEST(GameProfile, AStandInThatLeadsBackToItselfHelpsNobody) {
  EXPECT_EQ(
      refusal_of(with("<nation name=\"Sweden\"      side=\"2\" stand_in=\"Prussia\"/>",
                      "<nation name=\"Sweden\"      side=\"2\" stand_in=\"Sweden\"/>")),
      "waterloo.xml:" + std::to_string(line_of("name=\"Sweden\"")) +
          ": found \"Sweden\"; expected a look for infantry, cavalry, artillery, army, corps, cavalry corps, division, "
          "cavalry division, artillery, brigade, cavalry brigade, battery, wagon, courier, its own or a stand-in's. "
          "Name a stand_in that has them");
}

TEST(GameProfile, GradesMustFallFromMajorVictoryToMajorDefeat) {
  EXPECT_EQ(refusal_of(with("grade=\"1500\"", "grade=\"2500\"")),
            "waterloo.xml:" + std::to_string(line_of("grade=\"1500\"")) +
                ": grade: found \"2500\"; expected less than 2000, the grade before it. Grades fall from EndMajWin to "
                "EndMajFail");
}

TEST(GameProfile, HasATextForEverythingThatTheComputersOfficersWrite) {
  const std::string page = read_text(ESTAFETTE_SOURCE_DIR "/docs/formats/game-text.md");
  for (const char* id :
       {"CEnemySee",    "CEnemyEng",     "CDoneVP",     "CDoneQuad",   "CDoneLoc",     "CDoneHelp",
        "CMoveTo",      "CUseRoads",     "CHighGround", "COrders",     "COrdersBlitz", "COrdersAttack",
        "COrdersProbe", "COrdersDefend", "COrdersHold", "COrdersStay", "CFormation",   "CTacVP",
        "CTacQuad",     "CTacQuadVP",    "CTacLoc",     "CTacQuadLoc", "CTacHold",     "CTacReserve"}) {
    const auto& all = test::waterloo().messages;
    EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Message& message) { return message.id == id; })) << id;
    EXPECT_NE(page.find("`" + std::string(id) + "`"), std::string::npos) << id;
  }
}

TEST(GameProfile, NearMissesAreRefused) {
  const std::vector<std::pair<std::string, std::string>> misses = {
      {"portrait=\"(1-0)\"", "portrait=\"1-0\""},
      {"portrait=\"(1-0)\"", "portrait=\"(1-)\""},
      {"class=\"UGLB_FR_Inf_1\"", "class=\"\""},
      {"class=\"UGLB_FR_Inf_1\"", "class=\"UGLB,FR\""},
      {"arm=\"infantry\"", "arm=\"foot\""},
      {"<drill id=\"DRIL_Lvl5_Art_Line\"", "<drill id=\"DRIL_Lvl5_Cav_Column\""},
      {"seats=\"14\"", "seats=\"1\""},
      {"larger=\"DRIL_Lvl5_Inf_Brig_DoubleLine_Fr\"", "larger=\"DRIL_Lvl5_Inf_Square\""},
      {"named=\"Hussar\"", "named=\",\""},
      {"of=\"Prussia\"", "of=\"Prusia\""},
      {"close=\"5 6 8\"", "close=\"6 5 8\""},
      {"close=\"5 6 8\"", "close=\"5 6\""},
      {"<follower post=\"wagon\"", "<follower post=\"army\""},
      {"<step kind=\"cossacks\"", "<step"},
      {"arm=\"infantry\" kind=\"light infantry\"", "arm=\"infantry\" kind=\"light cavalry\""},
      {"<quality name=\"elite\"", "<quality name=\"veteran\""},
      {"least=\"22\"", "least=\"19\""},
      {"enemy=\"450\"", "enemy=\"399\""},
      {"from=\"50\"", "from=\"49\""},
      {"doubled=\"no\"", "doubled=\"perhaps\""},
      {"until=\"100\"", "until=\"101\""},
      {"<message id=\"EndDraw\">", "<message id=\"EndDrawn\">"},
      {"<message id=\"EndDraw\">", "<message id=\"EndMinorSuccess\">"},
      {"attacker_from=\"south\" sure=\"inferred\"", "attacker_from=\"south\" sure=\"perhaps\""},
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
