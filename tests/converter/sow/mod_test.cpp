#include "converter/sow/mod.hpp"

#include "base/files.hpp"
#include "base/fingerprint.hpp"
#include "battles.hpp"
#include "converter/sow/names.hpp"
#include "support/orbats.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::sow {
namespace {

const fs::path kGolden = ESTAFETTE_FIXTURES "/sow/lind-ford";

TEST(Mod, TheSkirmishIsTheFolderThatAPersonReadThroughByHand) {
  const Mod mod = make_mod(test::skirmish(), test::waterloo());
  EXPECT_EQ(mod.folder, "LindFord");
  std::size_t files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(kGolden / mod.folder)) {
    files += entry.is_regular_file() ? 1U : 0U;
  }
  EXPECT_EQ(mod.documents.size(), files);
  for (const Document& document : mod.documents) {
    EXPECT_EQ(document.bytes, read_bytes(kGolden / mod.folder / document.path)) << document.path;
  }
  EXPECT_EQ(to_xml(mod.sheet), read_bytes(kGolden / "battle.xml"));
}

RC_GTEST_PROP(Mod, TheSamePlanGivesTheSameBytes, ()) {
  const BattlePlan plan = *test::battles();
  const Mod one = make_mod(plan, test::waterloo());
  const Mod other = make_mod(plan, test::waterloo());
  RC_ASSERT(one.documents == other.documents);
  RC_ASSERT(one.sheet == other.sheet);
  RC_ASSERT(one.remarks == other.remarks);
  RC_ASSERT(one.sheet.fingerprint == fingerprint(one.documents));
}

TEST(Mod, MoreThanNinetyNineUnitsUnderOneCommanderAreRefused) {
  BattlePlan plan = test::skirmish();
  Formation& merrow = plan.defender.army.formations[0].formations[0];
  for (int i = 0; i < 98; ++i) merrow.units.push_back(merrow.units[0]);
  EXPECT_EQ(test::refusal([&] { (void)make_mod(plan, test::waterloo()); }),
            "battle plan: order of battle: found \"91st\"; expected at most 99 commands or units under one commander. "
            "Divide the command");
}

TEST(Names, WhatTheGameCannotBearIsTakenOut) {
  EXPECT_EQ(game_name("von Yorck, Graf"), "von Yorck Graf");
  EXPECT_EQ(game_name("  \"Quoted\"  Guard #2 $ "), "Quoted Guard 2");
  EXPECT_EQ(game_name("Łódź \xE2\x80\x9Cof\xE2\x80\x9D Würschen\r\n1"), "Lódz of Würschen 1");
  EXPECT_EQ(game_name(" , "), "?");
  EXPECT_EQ(game_name(std::string(200, 'x')).size(), 60U);
}

TEST(Names, ABattlesCodeIsPlainLettersAndDigits) {
  EXPECT_EQ(battle_code("Lützen"), "Lutzen");
  EXPECT_EQ(battle_code("Gross-Görschen, 2 May"), "GrossGorschen2May");
  EXPECT_EQ(battle_code("../.."), "");
}

TEST(Names, LinesEndAsInWindowsAndLettersAreOneByte) {
  EXPECT_EQ(game_text("Lützen\n"), "L\xFCtzen\r\n");
}

}  // namespace
}  // namespace estafette::sow
