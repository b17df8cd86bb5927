// Who wears and fires what in the game's own order of battle (docs/formats/game-looks.md): the profile dresses and arms
// the same troops in the same way, nation by nation and arm by arm.
#include "battles.hpp"
#include "converter/sow/profile/profile.hpp"

#include <gtest/gtest.h>

namespace estafette::sow::shipped_looks_test {
namespace {

/// Who is dressed, and what he must wear and carry; a weapon or flag that is empty is not asked for.
struct Dressed {
  const char* nation;
  Wearer wearer;
  std::string unit_class, weapon, flag;
};

void expect_worn(const std::vector<Dressed>& rows) {
  for (const Dressed& row : rows) {
    const std::string who = std::string(row.nation) + ", " + row.wearer.name + " " + row.wearer.piece;
    const FoundLook found = look_of(test::waterloo(), *find_nation(test::waterloo(), row.nation), row.wearer);
    ASSERT_TRUE(found.look.has_value()) << who;
    EXPECT_EQ(found.look->unit_class, "UGLB_" + row.unit_class) << who;
    if (!row.weapon.empty()) {
      EXPECT_EQ(found.look->weapon, "IDS_ARSN_" + row.weapon) << who;
    }
    if (!row.flag.empty()) {
      EXPECT_EQ(found.look->flag, "GFX_" + row.flag) << who;
    }
  }
}

constexpr auto kFoot = Kind::line_infantry;
constexpr auto kLight = Kind::light_infantry;
constexpr auto kLandwehr = Kind::militia_infantry;
constexpr auto kHeavy = Kind::heavy_cavalry;
constexpr auto kMedium = Kind::medium_cavalry;
constexpr auto kLightHorse = Kind::light_cavalry;
constexpr auto kGuns = Kind::foot_artillery;
constexpr auto kHorseGuns = Kind::horse_artillery;
constexpr auto kLine = Quality::line;
constexpr auto kGuard = Quality::guard;

const std::string kMusket = "1777_Charleville_France";
const std::string kIndia = "India_Pattern_British";
const std::string kPrussian = "1782_Pattern_Prussia";

/// The weapon of a battery with that piece.
std::string gun(const char* nation, const char* piece, Kind kind = kGuns) {
  return look_of(test::waterloo(), *find_nation(test::waterloo(), nation), {kind, kLine, piece}).look->weapon;
}

/// Class, flag and formations of a commander, in one line.
std::string led(const char* nation, Post post) {
  const FoundLook found = look_of(test::waterloo(), *find_nation(test::waterloo(), nation), post);
  return found.look->unit_class + " " + found.look->flag + " " + found.look->formation;
}

}  // namespace

TEST(ShippedLooks, PrussianLineReserveLandwehrFusiliersJaegerAndHorse) {
  expect_worn({
      {"Prussia", {kFoot, kLine, "", "1st East Prussian"}, "PR_Inf_1", kPrussian, "Prussian_Btn1_1st"},
      {"Prussia", {kFoot, kLine, "", "6th Reserve"}, "PR_Inf_4", kPrussian, "Prussian_Btn2_1st"},
      {"Prussia", {kLandwehr, Quality::militia, "", "1st Silesian"}, "PR_Inf_2", kPrussian, "PR_Landwehr"},
      {"Prussia", {kLight, kLine, "", "Fusiliers"}, "PR_Inf_1", kPrussian, "Prussian_Fusilier"},
      {"Prussia", {kLight, kLine, "", "East Prussian Jäger"}, "PR_Inf_3", "Jaeger_Rifle_Prussia", "Prussian_Btn2_2nd"},
      {"Prussia", {kFoot, kGuard, "", "1st Foot Guards"}, "PR_Inf_1", "1809_Potsdam_Pattern_Prussia", ""},
      {"Prussia", {kLightHorse, kLine, "", "Leib Hussars"}, "PR_Cav_3", "Swords_and_Pistols", "Cav_Prussian"},
      {"Prussia", {kMedium, kLine, "", "Lithuanian Dragoons"}, "PR_Cav_1", "Swords_and_Pistols", "Cav_Prussian"},
      {"Prussia", {kLightHorse, Quality::militia, "", "1st Silesian"}, "PR_Cav_2", "", "Cav_PR_Landwehr"},
      {"Prussia", {kGuns}, "PR_Art_Limbered_1_FA", "6lb_Cannon_Pr", "Art_Prussian"},
      {"Prussia", {kHorseGuns}, "PR_Art_Limbered_1", "6lb_Cannon_Pr", "Art_Prussian"},
  });
}

TEST(ShippedLooks, BrunswickDutchBelgiansNassauAndHanover) {
  expect_worn({
      {"Brunswick", {kFoot, kLine, "", "1st Line"}, "BR_Inf_21", kIndia, "Brunswick_Btn1"},
      {"Brunswick", {kLight, kLine, "", "Gelernte Jäger"}, "BR_Inf_21", "Baker_Rifle_British", "Brunswick_Kings"},
      {"Brunswick", {kFoot, kLine, "", "Leib-Bataillon"}, "BR_Inf_23", kIndia, "Brunswick_Kings"},
      {"Brunswick", {kLightHorse}, "PR_Cav_3", "Swords_and_Pistols", "Cav_Brunswick"},
      {"Brunswick", {kGuns}, "BR_Art_Limbered_3_FA", "6lb_Cannon_FR", "Art_Brunswick"},
      {"Netherlands", {kFoot, kLine, "", "7th Line"}, "BR_Inf_8", kMusket, "Dutch"},
      {"Netherlands", {kLandwehr, Quality::militia, "", "7th Militia"}, "BR_Inf_10", kIndia, "Dutch_Militia"},
      {"Netherlands", {kLight, kLine, "", "27th Jagers"}, "BR_Inf_24", "1777_Dragoon_Musket_France", "Dutch_Jagers"},
      {"Netherlands", {kHeavy, kLine, "", "1st Carabiniers"}, "BR_Cav_9", "Swords_and_Pistols", "Cav_Dutch"},
      {"Netherlands", {kLightHorse, kLine, "", "8th Hussars"}, "BR_Cav_6", "Swords_and_Pistols", "Cav_Dutch"},
      {"Netherlands", {kHorseGuns}, "BR_Art_Limbered_4", "6lb_Cannon_FR", "Art_Dutch"},
      {"Nassau", {kFoot, kLine, "", "I/2nd Usingen"}, "BR_Inf_5", kMusket, "Nassau"},
      {"Nassau", {kFoot, kLine, "", "I/28th Orange-Nassau"}, "BR_Inf_25", kIndia, "Nassau"},
      {"Hanover", {kFoot, kLine, "", "Verden"}, "BR_Inf_15", kIndia, "Hannover"},
      {"Hanover", {kLandwehr, Quality::militia, "", "Hameln"}, "BR_Inf_15", kIndia, "Hannover_KC"},
      {"Hanover", {kLight, kLine, "", "Feldjägerkorps"}, "BR_Inf_22", "Baker_Rifle_British", "Hannover"},
      {"Hanover", {kFoot, kLine, "", "5th Line Battalion KGL"}, "BR_Inf_15", kIndia, "Brit_Reg_KGL"},
      {"Hanover", {kLight, kLine, "", "2nd Light KGL"}, "BR_Inf_22", "Baker_Rifle_British", "Brit_Reg_KGL"},
      {"Hanover", {kLightHorse, kLine, "", "Cumberland Hussars"}, "BR_Cav_6", "", "Cav_Hannover"},
  });
}

TEST(ShippedLooks, BritishFootHighlandersRiflesLightInfantryAndGuards) {
  const std::string light = "New_Light_Infantry_Land_Pattern_British";
  expect_worn({
      {"Britain", {kFoot, kLine, "", "2nd/30th Foot"}, "BR_Inf_1", kIndia, "British_1815"},
      {"Britain", {kFoot, kLine, "", "42nd Highlanders"}, "BR_Inf_4", kIndia, ""},
      {"Britain", {kFoot, kLine, "", "1st/79th Cameron Highlanders"}, "BR_Inf_4", kIndia, ""},
      {"Britain", {kFoot, kLine, "", "1st/92nd Gordon Highlanders"}, "BR_Inf_4", kIndia, ""},
      {"Britain", {kFoot, kLine, "", "2nd/73rd"}, "BR_Inf_4", kIndia, ""},
      {"Britain", {kLight, Quality::elite, "", "2nd/95th Rifles"}, "BR_Inf_2", "Baker_Rifle_British", ""},
      {"Britain", {kLight, kLine, "", "1st/52nd Light Infantry"}, "BR_Inf_3", light, ""},
      {"Britain", {kLight, kLine, "", "1st/71st Highland Light Infantry"}, "BR_Inf_16", light, ""},
      {"Britain", {kLight, kLine, "", "51st Light Infantry"}, "BR_Inf_17", light, ""},
      {"Britain", {kFoot, kLine, "", "28th Foot"}, "BR_Inf_3", kIndia, ""},
      {"Britain", {kFoot, kLine, "", "23rd Royal Welsh Fuzileers"}, "BR_Inf_20", kIndia, ""},
      {"Britain", {kFoot, kLine, "", "2nd/69th Foot"}, "BR_Inf_12", kIndia, ""},
      {"Britain", {kFoot, kLine, "", "54th Foot"}, "BR_Inf_12", kIndia, ""},
      {"Britain", {kFoot, kLine, "", "33rd Foot"}, "BR_Inf_14", kIndia, ""},
      {"Britain", {kFoot, kLine, "", "32nd Foot"}, "BR_Inf_14", kIndia, ""},
      {"Britain", {kFoot, kLine, "", "2nd/59th Foot"}, "BR_Inf_14", kIndia, ""},
      {"Britain", {kFoot, kLine, "", "91st Argyll Highlanders"}, "BR_Inf_1", kIndia, ""},
      {"Britain", {kFoot, kGuard, "", "3rd/1st Foot Guards"}, "BR_Inf_6", "New_Land_Pattern_British", "British_1815"},
      {"Britain", {kHeavy, kLine, "", "2nd North British Dragoons"}, "BR_Cav_1", "Swords_and_Pistols", "Cav_British"},
      {"Britain", {kHeavy, kGuard, "", "1st Life Guards"}, "BR_Cav_8", "", "Cav_British"},
      {"Britain", {kLightHorse, kLine, "", "10th Hussars"}, "BR_Cav_7", "", "Cav_British"},
      {"Britain", {kGuns}, "BR_Art_Limbered_1_FA", "9lb_Cannon_Br", "Art_British"},
      {"Britain", {kHorseGuns}, "BR_Art_Limbered_2", "6lb_Cannon_Br", "Art_British"},
  });
}

TEST(ShippedLooks, FrenchArmByArm) {
  expect_worn({
      {"France", {kFoot, kLine, "", "54e Ligne"}, "FR_Inf_1", kMusket, "French2"},
      {"France", {kLight, kLine, "", "13e Légère"}, "FR_Inf_2", kMusket, "French3"},
      {"France", {kFoot, kGuard, "", "1er Chasseurs à pied"}, "FR_Inf_4", kMusket, "French_Imperial_Gd"},
      {"France", {kFoot, kGuard, "", "1er Grenadiers à pied"}, "FR_Inf_5", kMusket, "French_Imperial_Gd"},
      {"France", {kLight, kLine, "", "1er Tirailleurs"}, "FR_Inf_6", kMusket, "French2"},
      {"France", {kLight, kLine, "", "1er Voltigeurs"}, "FR_Inf_7", kMusket, "French2"},
      {"France", {kHeavy, kLine, "", "8e Cuirassiers"}, "FR_Cav_1", "Swords_and_Pistols", "Cav_French_Chasseurs"},
      {"France", {kHeavy, kLine, "", "1er Carabiniers"}, "FR_Cav_4", "", "Cav_French_Chasseurs"},
      {"France", {kMedium, kLine, "", "20e Dragons"}, "FR_Cav_2", "", "Cav_French_Dragons"},
      {"France", {kLightHorse, kLine, "", "3e Chevau-légers Lanciers"}, "FR_Cav_3", "", "Cav_French_Lanciers"},
      {"France", {kLightHorse, kLine, "", "1er Chasseurs à Cheval"}, "FR_Cav_6", "", "Cav_French_Chasseurs"},
      {"France", {kLightHorse, kLine, "", "3e Chasseurs à cheval"}, "FR_Cav_7", "", "Cav_French_Chasseurs"},
      {"France", {kLightHorse, kLine, "", "1er Hussards"}, "FR_Cav_10", "", "Cav_French"},
      {"France", {kLightHorse, kLine, "", "7e Hussards"}, "FR_Cav_5", "", "Cav_French"},
      {"France", {kHeavy, kGuard, "", "Grenadiers à cheval"}, "FR_Cav_9", "", "Cav_French"},
      {"France", {kLightHorse, kGuard, "", "Chasseurs à cheval"}, "FR_Cav_14", "", "Cav_French_Chasseurs"},
      {"France", {kLightHorse, kGuard, "", "2e Lanciers"}, "FR_Cav_8", "", "Cav_French_Lanciers"},
      {"France", {kGuns}, "FR_Art_FA_Limbered_1", "6lb_Cannon_FR", "Art_French"},
      {"France", {kHorseGuns}, "FR_Art_Limbered_1", "6lb_Cannon_FR", "Art_French"},
      {"France", {kGuns, kGuard, "12-pounder"}, "FR_Art_Limbered_2_FA", "12lb_Cannon_FR", "Art_French"},
      {"France", {kHorseGuns, kGuard}, "FR_Art_Limbered_2_HA", "6lb_Cannon_FR", "Art_French"},
  });
}

TEST(ShippedLooks, EveryGunByItsCalibre) {
  EXPECT_EQ(gun("France", "6-pounder"), "IDS_ARSN_6lb_Cannon_FR");
  EXPECT_EQ(gun("France", "12-pounder"), "IDS_ARSN_12lb_Cannon_FR");
  EXPECT_EQ(gun("France", "5.5-inch howitzer"), "IDS_ARSN_5_5in_Howitzer_FR");
  EXPECT_EQ(gun("France", "6-inch howitzer"), "IDS_ARSN_6in_Howitzer_FR");
  EXPECT_EQ(gun("Britain", "6-pounder", kHorseGuns), "IDS_ARSN_6lb_Cannon_Br");
  EXPECT_EQ(gun("Britain", "9-pounder"), "IDS_ARSN_9lb_Cannon_Br");
  EXPECT_EQ(gun("Britain", "18-pounder"), "IDS_ARSN_18lb_Cannon_Br");
  EXPECT_EQ(gun("Britain", "5.5-inch howitzer"), "IDS_ARSN_5_5in_Howitzer_Br");
  EXPECT_EQ(gun("Prussia", "6-pounder"), "IDS_ARSN_6lb_Cannon_Pr");
  EXPECT_EQ(gun("Prussia", "12-pounder"), "IDS_ARSN_12lb_Cannon_Pr");
  EXPECT_EQ(gun("Prussia", "7-inch howitzer"), "IDS_ARSN_7in_Howitzer_Pr");
  EXPECT_EQ(gun("Prussia", "10-inch howitzer"), "IDS_ARSN_10in_Howitzer_Pr");
  EXPECT_EQ(gun("Russia", "6-pounder"), "IDS_ARSN_6lb_Cannon_Ru");
  EXPECT_EQ(gun("Russia", "10-pounder unicorn"), "IDS_ARSN_10lb_Unicorn_Ru");
  const FoundLook austrian = look_of(test::waterloo(), *find_nation(test::waterloo(), "Austria"), {kFoot});
  EXPECT_EQ(austrian.look->weapon, "IDS_ARSN_1798_Pattern_Austria") << "the Austrian piece is a musket";
}

TEST(ShippedLooks, CommandersOfFootHorseAndGunsWithTheirFlagsAndDrills) {
  EXPECT_EQ(led("France", Post::cavalry_corps), "UGLB_FR_Cav_Cdr_Corps GFX_CO_Cav_French DRIL_Lvl3_Cav_Res_Corps");
  EXPECT_EQ(led("France", Post::division), "UGLB_FR_Inf_Cdr_Div GFX_CO_France DRIL_Lvl4_Inf_Div_Col_Btn_FR");
  EXPECT_EQ(led("France", Post::cavalry_division), "UGLB_FR_Cav_Cdr_Div GFX_CO_Cav_French DRIL_Lvl4_Cav_Column");
  EXPECT_EQ(led("France", Post::artillery), "UGLB_FR_Art_Cdr_Res GFX_CO_France DRIL_Lvl4_Art_ColumnbySection");
  EXPECT_EQ(led("France", Post::battery), "UGLB_FR_Art_Cdr_Bty GFX_CO_Art_French DRIL_Lvl5_Art_Line");
  EXPECT_EQ(led("Britain", Post::cavalry_division),
            "UGLB_BR_Cav_Cdr_Div GFX_CO_Cav_British DRIL_Lvl4_Cav_Column_Reserves");
  EXPECT_EQ(led("Britain", Post::artillery), "UGLB_BR_Art_Cdr_Bn GFX_CO_Art_British DRIL_Lvl4_Art_ColumninLine");
  EXPECT_EQ(led("Prussia", Post::division), "UGLP_PR_Inf_Cdr_Div GFX_CO_Prussian DRIL_Lvl4_Inf_Attack_Cols_Pr");
  EXPECT_EQ(led("Prussia", Post::brigade), "UGLP_PR_Inf_Cdr_Brig GFX_CO_Prussian DRIL_Lvl5_Inf_Attack_Column_Pr");
  EXPECT_EQ(led("Prussia", Post::cavalry_division), "UGLP_PR_Cav_Cdr_Div GFX_CO_Cav_Prussian DRIL_Lvl4_Cav_Column");
  EXPECT_EQ(led("Prussia", Post::artillery), "UGLB_PR_Art_Cdr_Bn GFX_CO_Art_Prussian DRIL_Lvl4_Art_ColumninLine");
  EXPECT_EQ(led("Brunswick", Post::division), "UGLB_BN_Inf_Cdr_Div GFX_CO_Brunswick DRIL_Lvl4_Inf_DoubleLine_Br");
  EXPECT_EQ(led("Netherlands", Post::brigade), "UGLB_DU_Inf_Cdr_Brig GFX_CO_Dutch DRIL_Lvl5_Inf_Column");
  EXPECT_EQ(led("Nassau", Post::brigade), "UGLB_BR_Inf_Cdr_Brig GFX_CO_Nassau DRIL_Lvl5_Inf_Column");
  EXPECT_EQ(led("Hanover", Post::cavalry_brigade), "UGLP_PR_Cav_Cdr_Brig GFX_CO_Hannover DRIL_Lvl5_Cav_Column");
}

}  // namespace estafette::sow::shipped_looks_test
