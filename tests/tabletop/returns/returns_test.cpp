#include "base/dice.hpp"
#include "support/refusal.hpp"
#include "tabletop/returns/share_losses.hpp"
#include "tabletop/shipped.hpp"

#include <gtest/gtest.h>

namespace estafette::tabletop::returns_test {
namespace {

const TabletopRules& rules() {
  return test::shipped("napoleons-wars");
}

RosterPiece piece(const std::string& id, int steps, std::vector<PieceMember> members) {
  RosterPiece made;
  made.id = id;
  made.name = "Brigade " + id;
  made.steps = steps;
  made.groups = {steps};
  made.members = std::move(members);
  return made;
}

TableRoster sample() {
  return {.army = "Army",
          .label = "",
          .fatigue = 0,
          .commands = {{"Corps",
                        "",
                        0,
                        {piece("1B/1/I", 6, {{"a", "22nd Line", 500, 0}, {"b", "28th Line", 400, 0}}),
                         piece("G1/1/I", 2, {{"c", "1/2nd Foot", 100, 8}})},
                        {}}},
          .notes = {},
          .remarks = {}};
}

/// The form with `row` in place of that piece's.
std::string filled(const std::string& id, const std::string& row) {
  std::string text = return_form(sample(), rules());
  const std::size_t at = text.find(id);
  text.replace(at, text.find('\n', at) + 1 - at, row);
  return text;
}

std::string said(const std::string& text) {
  return test::refusal([&] { static_cast<void>(read_return(text, "r.csv", sample(), rules())); });
}

}  // namespace

TEST(Returns, AFormThatIsNotFilledInIsABattleWithoutLosses) {
  const auto returned = read_return(return_form(sample(), rules()), "r.csv", sample(), rules());
  ASSERT_EQ(returned.size(), 2U);
  for (const MemberLoss& loss : share_losses(sample(), returned, rules())) EXPECT_EQ(loss.after(), loss.before);
}

TEST(Returns, StepsBecomeMenByTheShareOfTheirCause) {
  const auto returned = read_return(filled("1B/1/I", "1B/1/I,,6,3,fire,,0,,,\n"), "r.csv", sample(), rules());
  const std::vector<MemberLoss> losses = share_losses(sample(), returned, rules());
  // half the points, 60 of 100 men out: 270 of 900
  EXPECT_EQ(losses[0].lost(), 150);
  EXPECT_EQ(losses[1].lost(), 120);
  EXPECT_EQ(losses[0].killed, 30);
  EXPECT_EQ(losses[0].wounded, 105);
  EXPECT_EQ(losses[0].missing, 15);
}

TEST(Returns, WithAGunGoesItsCrew) {
  const auto returned = read_return(filled("G1/1/I", "G1/1/I,,2,0,,,4,,,\n"), "r.csv", sample(), rules());
  const std::vector<MemberLoss> losses = share_losses(sample(), returned, rules());
  EXPECT_EQ(losses[2].guns_lost, 4);
  EXPECT_EQ(losses[2].lost(), 52) << "four crews of 13; the other guns have 12";
  EXPECT_EQ(losses[2].missing, 52) << "taken with their guns";
}

TEST(Returns, AGunThatIsNotLostKeepsMostOfItsCrew) {
  const auto returned = read_return(filled("G1/1/I", "G1/1/I,,2,2,fire,,1,,,\n"), "r.csv", sample(), rules());
  const MemberLoss battery = share_losses(sample(), returned, rules())[2];
  EXPECT_EQ(battery.lost(), 13 + 3 * 5 + 4 * 4) << "one crew, and 40 of 100 of the others at most";
  EXPECT_EQ(battery.guns_lost, 1);
}

TEST(Returns, WhoSurrendersGivesUpHisGuns) {
  EXPECT_EQ(said(filled("G1/1/I", "G1/1/I,,2,2,surrender,,0,,,\n")),
            "r.csv:3: guns_lost: found \"0\"; expected 8, all its guns: the whole piece surrendered");
}

TEST(Returns, SeveralFormsInOneFileKeepTheirLinesWhateverASpreadsheetMadeOfThem) {
  std::string form = return_form(sample(), rules());
  const std::string title = rules().id + " " + roster_fingerprint(sample(), rules());
  const std::vector<ReturnPart> parts = return_parts(form + "\r\n" + form);
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(parts[1].title.set + " " + parts[1].title.fingerprint, title);
  EXPECT_EQ(read_return(parts[1].text, "r.csv", sample(), rules()).at(0).line, 6);
  std::replace(form.begin(), form.end(), ',', ';');
  ASSERT_EQ(return_parts(form).size(), 1U);
  EXPECT_EQ(read_return(form, "r.csv", sample(), rules()).size(), 2U);
  EXPECT_TRUE(return_parts("Side,Army,Corps\n1,1,1\n").empty());
}

TEST(Returns, EachFaultIsRefusedByItsLine) {
  EXPECT_EQ(said(filled("1B/1/I", "9B/1/I,,6,0,,,0,,,\n")),
            "r.csv: piece: found \"no 1B/1/I\"; expected a row for every piece. Put it back\n"
            "r.csv:2: piece: found \"9B/1/I\"; expected a piece of the roster");
  EXPECT_EQ(said(filled("1B/1/I", "1B/1/I,,6,7,fire,,0,,,\n")),
            "r.csv:2: lost: found \"7\"; expected a whole number, 0 to 6");
  EXPECT_EQ(said(filled("1B/1/I", "1B/1/I,,5,0,,,0,,,\n")),
            "r.csv:2: start: found \"5\"; expected 6, as the roster has it");
  EXPECT_EQ(said(filled("G1/1/I", "1B/1/I,,6,0,,,0,,,\nG1/1/I,,2,0,,,0,,,\n")),
            "r.csv:3: piece: found \"1B/1/I\"; expected each piece once; it stands in line 2 too");
  EXPECT_EQ(said(filled("G1/1/I", "G1/1/I,,2,0,,,9,,,\n")),
            "r.csv:3: guns_lost: found \"9\"; expected a whole number, 0 to 8");
  EXPECT_NE(said(filled("1B/1/I", "1B/1/I,,6,2,,,0,,,\n")).find("r.csv:2: cause: expected fire, "), std::string::npos)
      << "a loss needs its cause";
  EXPECT_NE(said(filled("1B/1/I", "1B/1/I,,6,2,destroied,,0,,,\n")).find("Write destroyed"), std::string::npos);
}

TEST(Returns, ARowWithTheNameOfAnotherPieceIsRefusedForItsFiguresMayBeItsToo) {
  EXPECT_EQ(said(filled("1B/1/I", "1B/1/I,Brigade G1/1/I,6,3,fire,,0,,,\n")),
            "r.csv:2: name: found \"Brigade G1/1/I\"; expected Brigade 1B/1/I, as the roster has it");
  EXPECT_EQ(said(filled("1B/1/I", "1B/1/I,My brave lads,6,3,fire,,0,,,\n")), "accepted");
}

TEST(Returns, WhatMayBeLeftEmptyIsToldSo) {
  EXPECT_EQ(said(filled("1B/1/I", "1B/1/I,,6,3,fire,,0,dead,,\n")),
            "r.csv:2: general: found \"dead\"; expected killed, wounded, captured or nothing");
}

TEST(Returns, TheFormOfAnotherRosterIsRefused) {
  TableRoster other = sample();
  other.commands[0].pieces[0].members[0].men = 501;
  const std::string text = return_form(other, rules());
  EXPECT_NE(said(text).find("the form of this roster"), std::string::npos) << said(text);
  EXPECT_NE(said(return_form(sample(), test::shipped("squares"))).find("squares"), std::string::npos);
}

TEST(Returns, MenAndGunsAreConservedInTenThousandRandomCasesOfEachSet) {
  for (const std::string set : {"napoleons-wars", "de-gre", "squares", "code-napoleon"}) {
    const TabletopRules& of = test::shipped(set);
    const std::vector<std::string> causes = of.table("returns").ids();
    Dice dice(18);
    for (int i = 0; i < 10'000; ++i) {
      const int steps = dice.roll(1, 12);
      std::vector<PieceMember> members;
      for (int m = dice.roll(1, 6); m > 0; --m)
        members.push_back({std::to_string(m), "Unit", dice.roll(0, 1200), dice.happens(1, 3) ? dice.roll(0, 12) : 0});
      TableRoster roster;
      roster.commands = {{"Corps", "", 0, {piece("P", steps, members)}, {}}};
      int guns = 0;
      for (const PieceMember& member : members) guns += member.guns;
      PieceReturn given;
      given.piece = "P";
      given.lost = dice.roll(0, steps);
      given.cause = causes.at(static_cast<std::size_t>(dice.roll(0, static_cast<int>(causes.size()) - 1)));
      given.guns_lost = dice.roll(0, guns);
      int guns_lost = 0;
      for (const MemberLoss& loss : share_losses(roster, {given}, of)) {
        ASSERT_GE(loss.after(), 0) << set << " case " << i;
        ASSERT_EQ(loss.killed + loss.wounded + loss.missing + loss.after(), loss.before);
        ASSERT_TRUE(loss.killed >= 0 && loss.wounded >= 0 && loss.missing >= 0);
        ASSERT_LE(loss.guns_lost, loss.guns_before);
        guns_lost += loss.guns_lost;
      }
      ASSERT_EQ(guns_lost, given.guns_lost) << set << " case " << i;
    }
  }
}

TEST(Returns, MoreStepsLostNeverCostFewerMen) {
  for (const std::string set : {"napoleons-wars", "de-gre", "squares", "code-napoleon"}) {
    for (const std::string cause : {"fire", "melee", "rout"}) {
      int before = 0;
      for (int lost = 0; lost <= 6; ++lost) {
        PieceReturn given;
        given.piece = "1B/1/I";
        given.lost = lost;
        given.cause = cause;
        int men = 0;
        for (const MemberLoss& loss : share_losses(sample(), {given}, test::shipped(set))) men += loss.lost();
        EXPECT_GE(men, before) << set << cause << lost;
        before = men;
      }
    }
  }
}

}  // namespace estafette::tabletop::returns_test
