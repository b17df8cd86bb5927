#include "campaign/rules/organisation/headquarters.hpp"

#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

namespace estafette::test::headquarters_test {
namespace {

/// The headquarters of an army at `at`, whose corps is at Weimar.
State headquarters_at(const std::string& at) {
  State state = with({corps("III Corps", "Weimar"), coalition(corps("Yorck", "Jena"))});
  state.forces[0].army = "army";
  Piece piece;
  piece.id = {"headquarters"};
  piece.name = "Headquarters";
  piece.army = "army";
  piece.at = node(at);
  state.pieces = {piece};
  return state;
}

std::string noted(const State& state) {
  return told(headquarters_alone(theatre({good("Erfurt", "Weimar"), good("Weimar", "Jena")}), state));
}

}  // namespace

TEST(Rule411Headquarters, OneThatIsAwayFromAllItsCorpsIsNoted) {
  EXPECT_EQ(noted(headquarters_at("Weimar")), "");
  EXPECT_EQ(noted(headquarters_at("Erfurt")), "4.1.1: Headquarters is at Erfurt with none of its corps\n");
  State without = headquarters_at("Erfurt");
  without.forces[0].army = "another";
  EXPECT_EQ(noted(without), "") << "it has none";
}

TEST(Rule411Headquarters, WhatBecomesOfOneWhoIsAloneAmongEnemiesIsForTheUmpireToRule) {
  EXPECT_EQ(noted(headquarters_at("Jena")),
            "4.1.1: Headquarters is alone at Jena, which Yorck has entered: the umpire rules what becomes of it\n");
  State napoleon = headquarters_at("Jena");
  napoleon.pieces[0].kind = PieceKind::chief;
  napoleon.pieces[0].name = "Napoleon";
  EXPECT_EQ(noted(napoleon),
            "4.1.1: Napoleon is alone at Jena, which Yorck has entered: the umpire rules what becomes of it\n");
  napoleon.forces.push_back(division("Durutte", "Jena"));
  EXPECT_EQ(noted(napoleon), "");
}

}  // namespace estafette::test::headquarters_test
