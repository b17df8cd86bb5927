// What we send to the game reads back the same: the shipped armies of 1813, scaled, mustered, written as the game's
// master file in the game's bytes, and read again.
#include "base/files/files.hpp"
#include "base/text.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/readers/outline/read_orbat.hpp"
#include "converter/readers/sow/read_sow.hpp"
#include "converter/scaling/rules_1813.hpp"
#include "converter/scaling/scale.hpp"
#include "converter/sow/army_oob.hpp"
#include "converter/sow/muster/muster.hpp"
#include "converter/sow/one_army.hpp"
#include "converter/sow/oob_csv.hpp"
#include "converter/sow/profile/read_profile.hpp"
#include "converter/sow/sheet/names.hpp"
#include "converter/sow/sheet/plan_problems.hpp"
#include "support/readers.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::readers::sow_1813_test {
namespace {

fs::path templates() {
  return fs::path(ESTAFETTE_SOURCE_DIR) / "templates";
}

Formation scaled(const std::string& file) {
  const Orbat historical = read_orbat(templates() / "campaigns/1813/orbats" / (file + ".csv"));
  return sow::one_army({scaling::scale(historical, test::rules_1813()).orbat}, {file});
}

sow::Field mustered(const std::string& attacker, const std::string& defender) {
  static const sow::Profile kProfile = sow::read_profile(read_text(templates() / "sow/waterloo.xml"), "waterloo.xml");
  sow::BattlePlan plan;
  plan.name = "Test";
  plan.attacker.army = scaled(attacker);
  plan.defender.army = scaled(defender);
  return sow::muster(plan, kProfile);
}

/// "XI Corps/31st Division/1st Brigade/5th Line: 540 men, 0 guns" for every unit that was sent, sorted.
std::vector<std::string> sent(const sow::Field& field) {
  std::vector<std::string> units;
  for (const sow::FieldArmy& army : field.armies) {
    for (const sow::FieldDivision& division : army.divisions) {
      // the first corps is there for the game's sake only; a second one, if there are more BDs than the first can seat
      const std::string& corps = army.corps[division.corps].formation_name;
      std::string top = sow::game_name(army.leader.formation_name);
      if (division.corps > 0) top += "/" + sow::game_name(corps);
      const std::string& own = division.leader.formation_name;
      const std::string in = division.reserve ? top : top + "/" + sow::game_name(own);
      for (const sow::FieldBrigade& brigade : division.brigades) {
        const std::string name = sow::game_name(brigade.leader.formation_name);
        if (brigade.arm == Arm::artillery) {
          Men men;
          for (const sow::FieldRow& gun : brigade.units) men += gun.sheet.men;
          units.push_back(fmt::format("{}/{}: {} men, {} guns", in, name, men.value, brigade.units.size()));
          continue;
        }
        const std::string under = name == sow::game_name("Own troops of " + own) ? in : in + "/" + name;
        for (const sow::FieldRow& unit : brigade.units) {
          units.push_back(
              fmt::format("{}/{}: {} men, 0 guns", under, sow::game_name(unit.sheet.name), unit.sheet.men.value));
        }
      }
    }
  }
  std::sort(units.begin(), units.end());
  return units;
}

std::vector<std::string> read_back(const Orbat& orbat) {
  std::vector<std::string> units;
  for_each_unit(orbat, [&](const CommandPath& path, const Unit& unit) {
    std::string name;
    for (const Formation* command : path) name += command->name + "/";
    units.push_back(fmt::format("{}{}: {} men, {} guns", name, unit.name, unit.men.value, unit.guns.value));
  });
  std::sort(units.begin(), units.end());
  return units;
}

std::string test_name(std::string file) {
  std::replace(file.begin(), file.end(), '-', '_');
  return file;
}

/// "Army of the Main/III Corps: 40000 men, 60 guns" for every command with troops that the game has, sorted.
std::vector<std::string> commands(const Orbat& orbat) {
  std::vector<std::string> found;
  for_each_formation(orbat, [&](const CommandPath& path) {
    Men men;
    Guns guns;
    for_each_unit(Orbat{{*path.back()}}, [&](const CommandPath&, const Unit& unit) {
      men += sow::fights(unit) ? unit.men : Men{};
      guns += sow::fights(unit) ? unit.guns : Guns{};
    });
    std::string name;
    for (const Formation* command : path) name += "/" + sow::game_name(command->name);
    if (men.value > 0) found.push_back(fmt::format("{}: {} men, {} guns", name, men.value, guns.value));
  });
  std::sort(found.begin(), found.end());  // in the game what is the army's own stands behind its corps
  return found;
}

class HistoricalArmy : public testing::TestWithParam<std::string> {};

class SentArmy : public testing::TestWithParam<std::pair<std::string, std::string>> {};

}  // namespace

TEST_P(SentArmy, ReadsBackWithTheSameCommandsNamesMenAndGuns) {
  const sow::Field field = mustered(GetParam().first, GetParam().second);
  const std::string bytes = sow::game_text(sow::master_csv(field, 6));
  const Reading reading =
      read_sow_oob(decode(bytes).value(), test::reader_data().sow, test::reader_data().words, "OOB_SB_Test.csv");
  EXPECT_EQ(read_back(reading.orbat), sent(field));
  EXPECT_EQ(reading.understood, reading.lines) << to_string(reading);
  EXPECT_EQ(reading.orbat.formations.size(), 2U);
  EXPECT_GE(sent(field).size(), 20U);
}

TEST_P(HistoricalArmy, ReadsBackWithTheSameCommandsMenAndGuns) {
  const std::string file = GetParam() + ".csv";
  const Orbat orbat = read_orbat(templates() / "campaigns/1813/orbats" / file);
  const std::string profile = read_text(templates() / "sow/waterloo.xml");
  const sow::ArmyOob oob = sow::history_oob(orbat, GetParam(), file, sow::read_profile(profile, "waterloo.xml"));
  const Reading reading =
      read_sow_oob(decode(oob.csv).value(), test::reader_data().sow, test::reader_data().words, "OOB_SB_Test.csv");
  EXPECT_EQ(commands(reading.orbat), commands(orbat));
  EXPECT_EQ(reading.understood, reading.lines) << to_string(reading);
}

INSTANTIATE_TEST_SUITE_P(All1813, HistoricalArmy,
                         testing::Values("coalition-main-army", "french-army-of-the-main", "coalition-barclay",
                                         "french-army-of-the-elbe", "coalition-lower-elbe", "french-lower-elbe",
                                         "coalition-blockades", "french-garrisons", "reinforcements-austria",
                                         "reinforcements-coalition", "reinforcements-french"),
                         [](const auto& file) { return test_name(file.param); });

INSTANTIATE_TEST_SUITE_P(All1813, SentArmy,
                         testing::Values(std::pair("coalition-main-army", "french-army-of-the-main"),
                                         std::pair("coalition-barclay", "french-army-of-the-elbe"),
                                         std::pair("coalition-lower-elbe", "french-lower-elbe"),
                                         std::pair("coalition-blockades", "french-garrisons"),
                                         std::pair("reinforcements-coalition", "reinforcements-french"),
                                         std::pair("reinforcements-austria", "french-army-of-the-main")),
                         [](const auto& files) { return test_name(files.param.first); });

}  // namespace estafette::readers::sow_1813_test
