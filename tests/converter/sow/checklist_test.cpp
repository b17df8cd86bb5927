// Every numbered check of docs/formats/game-checklist.md, over generated folders; and, for each, a folder that breaks
// it.
#include "checklist.hpp"

#include "base/text.hpp"
#include "battles.hpp"
#include "historical_luetzen.hpp"
#include "random_battles.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <memory>

namespace estafette::test::checklist_test {
namespace {

/// Lützen in small and with the armies of 1813, and a handful of battles that chance made, the same in every run.
const std::vector<sow::Mod>& folders() {
  static const std::vector<sow::Mod> kFolders = [] {
    std::vector<sow::Mod> made = {sow::make_mod(luetzen(), waterloo()), sow::make_mod(skirmish(), waterloo()),
                                  sow::make_mod(historical_luetzen(), waterloo())};
#ifndef ESTAFETTE_WITHOUT_RAPIDCHECK
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      made.push_back(sow::make_mod(battles()(rc::Random(seed), 50).value(), waterloo()));
    }
#endif
    return made;
  }();
  return kFolders;
}

std::string number_as_name(const testing::TestParamInfo<int>& info) {
  return fmt::format("{:02}", info.param);
}

class ChecklistHolds : public testing::TestWithParam<int> {};

TEST_P(ChecklistHolds, ForLuetzenASkirmishAndBattlesMadeByChance) {
  for (const sow::Mod& mod : folders()) {
    EXPECT_EQ(violation(GetParam(), parse(mod, waterloo(), miniature_game())), "") << mod.sheet.name;
  }
}

INSTANTIATE_TEST_SUITE_P(GameChecklist, ChecklistHolds, testing::Range(1, kAssertions + 1), number_as_name);

RC_GTEST_PROP(Checklist, HoldsForAnyBattle, ()) {
  const sow::BattlePlan plan = *battles();
  const sow::Mod mod = sow::make_mod(plan, waterloo());
  const Parsed parsed = parse(mod, waterloo(), miniature_game());
  for (int number = 1; number <= kAssertions; ++number) RC_ASSERT(violation(number, parsed) == "");
}

/// One thing spoilt in one file of Lützen's folder: the first `from` becomes `to`. An empty `from` appends, an empty
/// file name adds a file.
struct Spoilt {
  int number;
  const char* file;
  std::string from, to;
};

const std::vector<Spoilt>& all_spoilt() {
  const std::string id = id_stem(folders().front().sheet);
  const std::string fr_inf = "UGLB_FR_Inf_3,(1-0),IDS_ARSN_1777_Charleville_France,40,GFX_French3,,";
  static const std::vector<Spoilt> kAll = {
      {1, "EnglishScenIntro.txt", "\r\n", "\n"},
      {1, "EnglishScenIntro.txt", "L\xFCtzen", "L\xC3\xBCtzen"},
      {2, "OOB_SB_Lutzen.csv", "Emperor Napoleon,", "Napoleon, Emperor,"},
      {3, "battlescript.csv", "14:00:00", ""},
      {4, "scenario.csv", ",0,0,0,0,0,", ",0,0,0,0,"},
      {5, "scenario.csv", ",6,", ",6.,"},
      {6, "OOB_SB_Lutzen.csv", "", ""},
      {7, "OOB_SB_Lutzen.csv", "CLASS,PORTRAIT,Weapon", "CLASS,OOBMOD,PORTRAIT"},
      {8, "OOB_SB_Lutzen.csv", id + "1_1_1,", fold(id) + "1_1,"},
      {9, "OOB_SB_Lutzen.csv", "UGLB_FR_Inf_1,", "UGLB_FR_Inf_99,"},
      {10, "OOB_SB_Lutzen.csv", "IDS_ARSN_6lb_Cannon_FR", "IDS_ARSN_1777_Charleville_France"},
      {11, "OOB_SB_Lutzen.csv", "DRIL_Lvl4_Inf_Div_Line_FR", "DRIL_Lvl5_Inf_Column"},
      {12, "OOB_SB_Lutzen.csv", "(1-0)", "1-0"},
      {13, "OOB_SB_Lutzen.csv", "GFX_French3", ""},
      {14, "OOB_SB_Lutzen.csv", "DRIL_Lvl3_Inf_Res_Corps_FR,1,9", "DRIL_Lvl3_Inf_Res_Corps_FR,2,9"},
      {15, "OOB_SB_Lutzen.csv", "DRIL_Lvl3_Inf_Res_Corps_FR,1,9", "DRIL_Lvl3_Inf_Res_Corps_FR,1,10"},
      {15, "OOB_SB_Lutzen.csv", "DRIL_Lvl6_Inf_Column,480,,,,,,5,9,9", "DRIL_Lvl6_Inf_Column,480,,,,,,5,9,5"},
      {16, "OOB_SB_Lutzen.csv", fr_inf + "DRIL_Lvl6_Inf_Column,", fr_inf + "DRIL_Lvl6_Inf_Column,8"},
      {17, "OOB_SB_Lutzen.csv", "IDS_ARSN_6lb_Cannon_FR,", "IDS_ARSN_6lb_Cannon_FR,9"},
      {18, "scenario.csv", id + "1_1_1,1,1,1,0,0,", id + "1_1_1,1,1,1,0,1,"},
      {19, "scenario.csv", id + "1_1_1_1,1,1,1,1,", id + "1_1_1_1,1,1,1,9,"},
      {20, "scenario.csv", id + "1_1_1_1_1_2,1,1,1,1,1,2,", id + "1_1_1_1_1_2,1,1,1,1,1,3,"},
      {21, "OOB_SB_Lutzen.csv", ",1,1,1,1,2,1,", ",1,1,1,1,2,0,"},
      {21, "OOB_SB_Lutzen.csv", "DRIL_Lvl4_Inf_Div_Line_FR", "DRIL_Lvl4_Inf_Div_Col_Btn_FR"},
      {22, "OOB_SB_Lutzen.csv", "DRIL_Lvl5_Art_Line", "DRIL_Lvl5_Inf_Line"},
      {23, "scenario.csv", id + "1_1_1_1_7,1,1,1,1,7,", id + "1_1_1_1_7,1,1,1,2,7,"},
      {24, "scenario.csv", id + "1_1_2,1,1,2,", id + "1_1_2,2,1,2,"},
      {25, "scenario.csv", "", ""},
      {26, "scenario.csv", "OOB_SB_Lutzen.csv", "OOB_SB_Lutsen.csv"},
      {27, "scenario.csv", "BGDE,REG,BTN", "BGDE,BTN,REG"},
      {28, "scenario.csv", "DRIL_Lvl6_Inf_Column,480,9", "DRIL_Lvl6_Inf_Column,480,"},
      {29, "scenario.csv", id + "1_1_1_1_1_2,", id + "1_1_1_1_1_1,"},
      {30, "scenario.csv", id + "1_1_1_1,1,1,1,1,", id + "1_1_1_1,1,1,1,9,"},
      {31, "scenario.csv", ",1,1,0,0,0,0,0,0,1,0,", ",1,1,0,0,0,0,0,0,0,0,"},
      {32, "scenario.csv", "", ""},
      {33, "scenario.csv", "", ""},
      {34, "scenario.csv", "DRIL_Lvl6_Inf_Column,480", "DRIL_Lvl6_Inf_Column,0"},
      {35, "maplocations.csv", "GFX_Obj_UMajor", "GFX_Obj_None"},
      {36, "maplocations.csv", "15:00:00,19:00:00", "14:59:00,19:00:00"},
      {36, "maplocations.csv", "_1_2,Major", "_1,Major"},
      {37, "maplocations.csv", ",hold,100,1", ",hold,100,9"},
      {38, "battlescript.csv", ",FromId,", ","},
      {39, "battlescript.csv", "14:00:00", "10:00:00"},
      {40, "battlescript.csv", id, id + "9"},
      {41, "battlescript.csv", "moveto", "gallop"},
      {42, "battlescript.csv", "endscenario", "dumpdead"},
      {43, "battlescript.csv", "18:59:45", "18:59:35"},
      {44, "battlescript.csv", "Ashowunit", "Ahideunit"},
      {45, "scenario.ini", "map=Waterloo", "map=Luetzen"},
      {46, "scenario.ini", "cmdlvl3=0", "cmdlvl3=1"},
      {47, "scenario.ini", "grade=1500", "grade=2000"},
      {48, "EnglishScenScreen.txt", "$EndDraw ", "$EndDraw"},
      {49, "OOBNames.xml", "name=\"" + id + "1_1\"", "name=\"" + id + "1_1_9\""},
      {50, "", "", ""},
  };
  return kAll;
}

void replace_first(std::string& text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  ASSERT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
}

/// Puts column `column` of the line of unit `to` in place of that of unit `from`.
void move_upon(std::string& csv, const std::string& id, const std::string& x, const std::string& z) {
  const std::size_t line = csv.find(id + ",");
  ASSERT_NE(line, std::string::npos);
  std::size_t at = line;
  for (int comma = 0; comma < 11; ++comma) at = csv.find(',', at) + 1;
  const std::size_t end = csv.find(',', csv.find(',', at) + 1);
  csv.replace(at, end - at, x + "," + z);
}

/// The spoilings that are more than a word in a file.
void spoil_at_large(int number, sow::Mod& mod, Document& document) {
  const std::string stem = id_stem(mod.sheet);
  const std::string second = stem + "1_1_1_1_1_2";
  switch (number) {
    case 6:
      document.path = "OOBs/Lutzen.csv";
      break;
    case 25: {  // only side 1 is left
      const std::size_t other = document.bytes.find("General Wittgenstein,");
      document.bytes.resize(other);
      break;
    }
    case 32:
      move_upon(document.bytes, second, "100", "131072");
      break;
    case 33: {
      const Parsed parsed = parse(mod, waterloo(), miniature_game());
      for (std::size_t row = 1; row < parsed.scenario.rows.size(); ++row) {
        if (parsed.scenario.cell(row, "ID") != stem + "1_1_1_1_1_1") continue;
        move_upon(document.bytes, second, parsed.scenario.cell(row, "loc x"), parsed.scenario.cell(row, "loc z"));
      }
      break;
    }
    default:
      FAIL() << "no way to spoil assertion " << number;
  }
}

class ChecklistCanFail : public testing::TestWithParam<std::size_t> {};

TEST_P(ChecklistCanFail, WhenTheFolderIsSpoilt) {
  const Spoilt& spoilt = all_spoilt()[GetParam()];
  sow::Mod mod = folders().front();
  if (std::string(spoilt.file).empty()) mod.documents.push_back({"Logistics/unitglobal.csv", ""});
  for (Document& document : mod.documents) {
    if (std::string(spoilt.file).empty() || document.path.filename() != spoilt.file) continue;
    if (spoilt.from.empty()) {
      spoil_at_large(spoilt.number, mod, document);
    } else {
      replace_first(document.bytes, spoilt.from, spoilt.to);
    }
  }
  const std::string found = violation(spoilt.number, parse(mod, waterloo(), miniature_game()));
  EXPECT_TRUE(found.starts_with(fmt::format("assertion {}: ", spoilt.number))) << spoilt.number << " found nothing";
}

std::string spoilt_as_name(const testing::TestParamInfo<std::size_t>& spoiling) {
  return fmt::format("{:02}_{}", all_spoilt()[spoiling.param].number, spoiling.index);
}

INSTANTIATE_TEST_SUITE_P(GameChecklist, ChecklistCanFail, testing::Range(std::size_t{0}, all_spoilt().size()),
                         spoilt_as_name);

TEST(Checklist, HasASpoiltFolderForEveryNumber) {
  int expected = 1;
  for (const Spoilt& spoilt : all_spoilt()) {
    if (spoilt.number == expected) ++expected;
  }
  EXPECT_EQ(expected, kAssertions + 1);
}

}  // namespace
}  // namespace estafette::test::checklist_test
