// A force that nobody expected is raised out of the umpire's own order of battle, and is one like any other.
#include "campaign/umpire/raise_force.hpp"

#include "campaign/state/json_events.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/telling/telling.hpp"
#include "campaign/umpire/folder.hpp"
#include "campaign/umpire/rule.hpp"
#include "converter/orbat/totals.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::test::raise_force_test {
namespace {

using namespace campaign;

constexpr const char* kFreeCorps =
    "level,name,commander,nation,kind,quality,men,guns,piece\n"
    "army,Free Corps,,Prussia,,,,,\n"
    "corps,Lützow's Free Corps,Major Lützow,Prussia,,,,,\n"
    "division,Lützow's Division,Major Lützow,Prussia,,,,,\n"
    "regiment,Lützow's Foot,,Prussia,line infantry,line,2700,,\n";

void write_free_corps(const Folder& folder) {
  write_all_or_none((folder / "free.csv").parent_path(), {{"free.csv", kFreeCorps}}, Existing::overwrite);
}

Raising lutzow(const Standing& standing, const Folder& folder, const std::string& value) {
  write_free_corps(folder);
  return raising_of(standing, value, folder / "free.csv", "Scharnhorst has called them");
}

}  // namespace

TEST(Rule13Raised, AForceOfTheUmpiresOwnIsScaledPlacedAndHasItsEstablishment) {
  const Folder folder;
  const Standing& standing = begun("1813").standing;
  const std::vector<Event> events =
      raise_force(standing, lutzow(standing, folder, "Lützow's Free Corps: coalition at Leipzig"));
  ASSERT_EQ(events.size(), 1U);
  const State after = state_after(standing.state, events);
  const Force& raised = after.forces.back();
  EXPECT_EQ(raised.name, "Lützow's Free Corps");
  EXPECT_EQ(echelon(raised), Echelon::corps);
  EXPECT_EQ(raised.at, NodeId{"leipzig"});
  EXPECT_EQ(raised.nation, "Prussia");
  EXPECT_EQ(totals(raised.troops).men().value, 900);
  for_each_unit(raised.troops, [&](const CommandPath&, const Unit& unit) {
    EXPECT_GE(after.establishment.at(unit.id), unit.men.value);
  });
  EXPECT_EQ(change_from("ForceRaised", to_json(events.front().change)), events.front().change);
}

TEST(Rule13Raised, ASecondOneHasIdsOfItsOwn) {
  const Folder folder;
  Standing standing = begun("1813").standing;
  const Raising raising = lutzow(standing, folder, "Lützow's Free Corps: coalition at Leipzig");
  standing.state = state_after(standing.state, raise_force(standing, raising));
  standing.state = state_after(standing.state, raise_force(standing, raising));
  const auto& forces = standing.state.forces;
  EXPECT_NE(forces[forces.size() - 1].id, forces[forces.size() - 2].id);
  EXPECT_NE(forces[forces.size() - 1].troops->id, forces[forces.size() - 2].troops->id);
}

TEST(Rule13Raised, WhatCannotBeFoundIsRefused) {
  const Folder folder;
  const Standing& standing = begun("1813").standing;
  EXPECT_NE(refusal([&] {
              (void)raise_force(standing, lutzow(standing, folder, "Lutzov: coalition at Leipzig"));
            }).find("one of these: Lützow's Free Corps"),
            std::string::npos);
  EXPECT_THROW((void)lutzow(standing, folder, "Lützow's Free Corps at Leipzig"), Refusal);
  EXPECT_THROW((void)lutzow(standing, folder, "Lützow's Free Corps: prussia at Leipzig"), Refusal);
  EXPECT_THROW((void)raising_of(standing, "A: france at Leipzig", {}, "why"), Refusal);
}

TEST(Rule13Raised, ARulingOnDiskRaisesItAndUndoTakesItBack) {
  const Folder folder;
  CampaignFile::create(folder / "spring.campaign", begun("1813"));
  CampaignFile file(folder / "spring.campaign");
  const std::size_t before = file.state().forces.size();
  write_free_corps(folder);
  file.commit(rule(file, {"campaign", "raised", "Lützow's Free Corps: coalition at Leipzig", "they are called"},
                   folder / "free.csv"));
  EXPECT_EQ(file.state().forces.size(), before + 1);
  EXPECT_EQ(file.undo(), "ruling");
  EXPECT_EQ(file.state().forces.size(), before);
}

}  // namespace estafette::test::raise_force_test
