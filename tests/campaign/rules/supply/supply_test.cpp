#include "campaign/rules/supply/supply.hpp"

#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

namespace estafette::test::supply_test {
namespace {

/// A road of six towns with a fortress at its western end and one in its middle.
Theatre high_road() {
  return theatre({good("Erfurt", "Weimar"), good("Weimar", "Naumburg"), good("Naumburg", "Leipzig"),
                  good("Leipzig", "Torgau"), good("Torgau", "Bautzen")},
                 {"Erfurt", "Torgau"});
}

Force of_army(Force force, const std::string& army) {
  force.army = army;
  return force;
}

Army army(const std::string& id) {
  Army army;
  army.id = id;
  return army;
}

Force trodden(Force force, const std::string& names) {
  force.trodden = way(names);
  return force;
}

Line line_after(const Theatre& here, const State& state, const std::string& name) {
  return force(after(state, lines_of_supply(here, state)), name).line;
}

}  // namespace

TEST(Rule51Supply, ALineLeadsByTheShortestRouteToTheNearestGarrisonedFortress) {
  const State state = with({corps("III Corps", "Naumburg"), garrison(division("Guard of Erfurt", "Erfurt"))});
  EXPECT_EQ(told(lines_of_supply(high_road(), state)),
            "5.1: III Corps draws its supplies from Erfurt via Weimar\n"
            "5.1: Guard of Erfurt is at its depot, Erfurt\n");
  EXPECT_EQ(line_after(high_road(), state, "III Corps"), (Line{node("Erfurt"), way("Naumburg-Weimar-Erfurt"), false}));
}

TEST(Rule51Supply, AFortressWithoutAGarrisonIsNoDepot) {
  const State state = with({corps("III Corps", "Naumburg"), corps("VI Corps", "Erfurt")});
  EXPECT_EQ(told(lines_of_supply(high_road(), state)),
            "5.1: III Corps has no depot to draw on: it suffers as though fatigued\n"
            "5.1: VI Corps has no depot to draw on: it suffers as though fatigued\n");
}

TEST(Rule51Supply, AnEnemyDivisionOnTheLineCutsItAndTheForceSuffersAsThoughFatigued) {
  State state = with({corps("III Corps", "Naumburg"), garrison(division("Guard of Erfurt", "Erfurt"))});
  state = after(state, lines_of_supply(high_road(), state));
  state.forces.push_back(coalition(division("Dörnberg", "Weimar")));
  EXPECT_FALSE(fatigued(state, force(state, "III Corps")));
  const auto events = lines_of_supply(high_road(), state);
  EXPECT_EQ(told(events),
            "5.1: The line of III Corps to Erfurt is cut at Weimar by Dörnberg: it suffers as though fatigued\n"
            "5.1: Dörnberg has no depot to draw on: it suffers as though fatigued\n");
  state = after(state, events);
  EXPECT_TRUE(fatigued(state, force(state, "III Corps")));
}

TEST(Rule51Supply, ALineIsOpenAgainWhenTheEnemyIsGone) {
  State state = with({corps("III Corps", "Weimar"), garrison(division("Guard of Erfurt", "Erfurt"))});
  state = after(state, lines_of_supply(high_road(), state));
  find_force(state, {"iii-corps"})->line.cut = true;
  EXPECT_EQ(told(lines_of_supply(high_road(), state)),
            "5.1: The line of III Corps is open again: III Corps draws its supplies from Erfurt\n");
}

TEST(Rule51Supply, AnEnemyInTheForcesOwnNodeDoesNotCutItsLine) {
  const State state = with({corps("III Corps", "Weimar"), garrison(division("Guard of Erfurt", "Erfurt")),
                            coalition(corps("Yorck", "Weimar"))});
  EXPECT_FALSE(line_after(high_road(), state, "III Corps").cut);
}

TEST(Rule51Supply, ANodeThatFriendsStillFightForDoesNotCutALine) {
  State state = with({corps("III Corps", "Naumburg"), garrison(division("Guard of Erfurt", "Erfurt")),
                      coalition(corps("Yorck", "Weimar")), corps("VI Corps", "Weimar")});
  EXPECT_FALSE(line_after(high_road(), state, "III Corps").cut);
  state.forces.pop_back();
  EXPECT_TRUE(line_after(high_road(), state, "III Corps").cut) << "the battle is lost";
}

TEST(Rule51Supply, AnEnemyWhoOnlyShowsHimselfAtTheDepotCutsTheLine) {
  const State state = with({corps("III Corps", "Naumburg"), garrison(corps("Guard of Erfurt", "Erfurt", 2)),
                            coalition(division("Dörnberg", "Erfurt"))});
  EXPECT_TRUE(line_after(high_road(), state, "III Corps").cut);
  EXPECT_FALSE(line_after(high_road(), state, "Guard of Erfurt").cut);
}

TEST(Rule51Supply, AnInvestedFortressFeedsNobodyOutsideWhileThereIsAnother) {
  Force investor = coalition(division("Kleist", "Torgau"));
  investor.duty = Duty::investing;
  State state = with({corps("III Corps", "Leipzig"), garrison(division("Guard of Erfurt", "Erfurt")),
                      garrison(division("Guard of Torgau", "Torgau")), investor});
  EXPECT_EQ(line_after(high_road(), state, "III Corps"),
            (Line{node("Erfurt"), way("Leipzig-Naumburg-Weimar-Erfurt"), false}));
  std::erase_if(state.forces, [](const Force& one) { return one.name == "Guard of Erfurt"; });
  EXPECT_EQ(line_after(high_road(), state, "III Corps"), (Line{node("Torgau"), way("Leipzig-Torgau"), true}));
}

TEST(Rule51Supply, TheRoadByWhichAForceHasComeServesWhenTheShortestIsCut) {
  const Theatre here = theatre({good("Erfurt", "Weimar"), good("Weimar", "Jena"), good("Erfurt", "Gotha"),
                                good("Gotha", "Saalfeld"), good("Saalfeld", "Jena")},
                               {"Erfurt"});
  const auto came_by = [](const std::string& names) {
    return with({trodden(corps("III Corps", "Jena"), names), garrison(division("Guard of Erfurt", "Erfurt")),
                 coalition(division("Dörnberg", "Weimar"))});
  };
  EXPECT_EQ(line_after(here, came_by("Erfurt-Gotha-Saalfeld-Jena"), "III Corps"),
            (Line{node("Erfurt"), way("Jena-Saalfeld-Gotha-Erfurt"), false}));
  EXPECT_EQ(line_after(here, came_by("Gotha-Saalfeld-Jena"), "III Corps"),
            (Line{node("Erfurt"), way("Jena-Weimar-Erfurt"), true}))
      << "no depot on the road it came by";
  EXPECT_TRUE(line_after(here, came_by("Erfurt-Weimar-Jena"), "III Corps").cut);
}

TEST(Rule51Supply, TheRoadByWhichAForceHasComeIsNoUseWhereAnEnemyFortressBarsIt) {
  const Theatre here = theatre({good("Erfurt", "Weimar"), good("Weimar", "Jena"), good("Erfurt", "Torgau"),
                                controlled(good("Torgau", "Saalfeld", "Elbe"), "Torgau"), good("Saalfeld", "Jena")},
                               {"Erfurt", "Torgau"});
  State state = with({trodden(corps("III Corps", "Jena"), "Erfurt-Torgau-Saalfeld-Jena"),
                      garrison(division("Guard of Erfurt", "Erfurt")), coalition(division("Dörnberg", "Weimar"))});
  EXPECT_FALSE(line_after(here, state, "III Corps").cut);
  state.forces.push_back(garrison(coalition(division("Guard of Torgau", "Torgau"))));
  EXPECT_TRUE(line_after(here, state, "III Corps").cut);
}

TEST(Rule51Supply, AGarrisonLivesOnItsOwnDepotWhicheverArmyDrawsFromIt) {
  State state = with(
      {of_army(corps("Ney", "Weimar"), "first"), of_army(garrison(division("Guard of Erfurt", "Erfurt")), "second")});
  state.armies = {army("first"), army("second")};
  EXPECT_EQ(line_after(high_road(), state, "Ney").depot, node("Erfurt"));
  EXPECT_EQ(line_after(high_road(), state, "Guard of Erfurt"), (Line{node("Erfurt"), way("Erfurt"), false}));
}

TEST(Rule51Supply, ADepotSupportsOneArmyAndTheArmiesChooseInTheirOrder) {
  Theatre here = high_road();
  State state = with({of_army(corps("Blücher", "Naumburg"), "second"), of_army(corps("Ney", "Leipzig"), "first"),
                      of_army(corps("Bertrand", "Naumburg"), "first"), garrison(division("Guard of Erfurt", "Erfurt")),
                      garrison(division("Guard of Torgau", "Torgau"))});
  state.armies = {army("first"), army("second")};
  EXPECT_EQ(line_after(here, state, "Ney").depot, node("Torgau"));
  EXPECT_EQ(line_after(here, state, "Bertrand").depot, node("Erfurt"));
  EXPECT_EQ(line_after(here, state, "Blücher").depot, std::nullopt) << "the first army has taken both";
  here.rules.supply.one_army_a_depot = false;
  EXPECT_EQ(line_after(here, state, "Blücher").depot, node("Erfurt"));
}

TEST(Rule51Supply, TheArmyThatDrewOnADepotKeepsItFromOneThatComesNearer) {
  State state =
      with({of_army(corps("Ney", "Weimar"), "first"), of_army(corps("Eugène", "Leipzig"), "second"),
            garrison(division("Guard of Erfurt", "Erfurt")), garrison(division("Guard of Torgau", "Torgau"))});
  state.armies = {army("first"), army("second")};
  state = after(state, lines_of_supply(high_road(), state));
  ASSERT_EQ(force(state, "Eugène").line.depot, node("Torgau"));
  state.forces[0].at = node("Leipzig");  // nearer to Torgau than to Erfurt, and first in order
  EXPECT_EQ(line_after(high_road(), state, "Ney").depot, node("Erfurt"));
  EXPECT_EQ(line_after(high_road(), state, "Eugène").depot, node("Torgau"));
}

TEST(Rule51Supply, AForceKeepsItsDepotWhileALineToItIsOpenHoweverNearAnotherIs) {
  State state = with({corps("Ney", "Weimar"), garrison(division("Guard of Erfurt", "Erfurt"))});
  state = after(state, lines_of_supply(high_road(), state));
  state.forces[0].at = node("Torgau");
  state.forces[0].trodden = way("Erfurt - Weimar - Naumburg - Leipzig - Torgau");
  state.forces.push_back(garrison(division("Guard of Torgau", "Torgau")));
  state = after(state, lines_of_supply(high_road(), state));
  EXPECT_EQ(force(state, "Ney").line, (Line{node("Erfurt"), way("Torgau-Leipzig-Naumburg-Weimar-Erfurt"), false}));
  state.forces.push_back(coalition(division("Dörnberg", "Naumburg")));
  state = after(state, lines_of_supply(high_road(), state));
  EXPECT_EQ(force(state, "Ney").line, (Line{node("Torgau"), way("Torgau"), false})) << "closed, so it looks elsewhere";
  state.forces.pop_back();
  state = after(state, lines_of_supply(high_road(), state));
  EXPECT_EQ(force(state, "Ney").line.depot, node("Torgau")) << "and stays there when the old line is free again";
}

TEST(Rule51Supply, ByOrderMeansThatACutForceWaitsForAnOrder) {
  Theatre here = high_road();
  State state = with({corps("Ney", "Naumburg"), garrison(division("Guard of Erfurt", "Erfurt"))});
  state = after(state, lines_of_supply(here, state));
  state.forces.push_back(garrison(division("Guard of Torgau", "Torgau")));
  state.forces.push_back(coalition(division("Dörnberg", "Weimar")));
  EXPECT_EQ(line_after(here, state, "Ney").depot, node("Torgau"));
  here.rules.supply.another_when_closed = false;
  EXPECT_EQ(line_after(here, state, "Ney"), (Line{node("Erfurt"), way("Naumburg-Weimar-Erfurt"), true}));
}

TEST(Rule51Supply, WhoIsCutFromEveryDepotIsCutFromHisOwn) {
  State state = with({corps("Ney", "Naumburg"), garrison(division("Guard of Erfurt", "Erfurt"))});
  state = after(state, lines_of_supply(high_road(), state));
  state.forces.push_back(garrison(division("Guard of Torgau", "Torgau")));
  state.forces.push_back(coalition(division("Dörnberg", "Weimar")));
  state.forces.push_back(coalition(division("Tettenborn", "Leipzig")));
  EXPECT_EQ(line_after(high_road(), state, "Ney"), (Line{node("Erfurt"), way("Naumburg-Weimar-Erfurt"), true}));
}

TEST(Rule51Supply, ADepotThatAnArmyLeavesIsAnothersATurnLater) {
  State state = with({of_army(corps("Ney", "Leipzig"), "first"), garrison(division("Guard of Erfurt", "Erfurt")),
                      garrison(division("Guard of Torgau", "Torgau"))});
  state.armies = {army("first"), army("second")};
  state = after(state, lines_of_supply(high_road(), state));
  ASSERT_EQ(force(state, "Ney").line.depot, node("Torgau"));
  state.forces[0].at = node("Weimar");
  state.forces.push_back(coalition(division("Dörnberg", "Leipzig")));
  state.forces.push_back(of_army(corps("Eugène", "Bautzen"), "second"));
  state = after(state, lines_of_supply(high_road(), state));
  EXPECT_EQ(force(state, "Ney").line.depot, node("Erfurt"));
  EXPECT_EQ(force(state, "Eugène").line.depot, std::nullopt);
  EXPECT_EQ(line_after(high_road(), state, "Eugène").depot, node("Torgau"));
}

TEST(Rule51Supply, TheWayOfTheAdvanceGoesBackToTheLineOfTheFounding) {
  const Theatre here = theatre({good("Erfurt", "Weimar"), good("Weimar", "Jena"), good("Jena", "Gera"),
                                good("Erfurt", "Saalfeld"), good("Saalfeld", "Gera")},
                               {"Erfurt"});
  State state = with({corps("III Corps", "Jena"), garrison(division("Guard of Erfurt", "Erfurt"))});
  state = after(state, lines_of_supply(here, state));
  Event march;
  march.change = Moved{{"iii-corps"}, way("Jena - Gera"), 1, false, false};
  apply(state, march);
  state = after(state, lines_of_supply(here, state));
  EXPECT_EQ(force(state, "III Corps").line.way, way("Gera-Saalfeld-Erfurt")) << "the shortest";
  state.forces.push_back(coalition(division("Dörnberg", "Saalfeld")));
  state = after(state, lines_of_supply(here, state));
  EXPECT_EQ(force(state, "III Corps").line, (Line{node("Erfurt"), way("Gera-Jena-Weimar-Erfurt"), false}));
  state.forces.push_back(coalition(division("Tettenborn", "Weimar")));
  EXPECT_TRUE(line_after(here, state, "III Corps").cut);
}

TEST(Rule51Supply, NoLineLeadsThroughAnEnemysFortressThatIsNotInvested) {
  const Theatre here = theatre({good("Erfurt", "Torgau"), good("Torgau", "Jena"), good("Erfurt", "Gotha"),
                                good("Gotha", "Weimar"), good("Weimar", "Jena")},
                               {"Erfurt", "Torgau"});
  State state = with({corps("III Corps", "Jena"), garrison(division("Guard of Erfurt", "Erfurt")),
                      garrison(coalition(division("Guard of Torgau", "Torgau")))});
  EXPECT_EQ(line_after(here, state, "III Corps"), (Line{node("Erfurt"), way("Jena-Weimar-Gotha-Erfurt"), false}));
  state.forces.push_back(coalition(division("Dörnberg", "Gotha")));
  EXPECT_TRUE(line_after(here, state, "III Corps").cut);
  Force investor = division("39th Division", "Torgau");
  investor.duty = Duty::investing;
  state.forces.push_back(investor);
  EXPECT_EQ(line_after(here, state, "III Corps"), (Line{node("Erfurt"), way("Jena-Torgau-Erfurt"), false}))
      << "a garrison that is shut in denies nothing";
}

TEST(Rule51Supply, WhereTheOnlyRoadLeadsThroughAnEnemysFortressItsGarrisonCutsTheLine) {
  const Theatre here = theatre({good("Erfurt", "Torgau"), good("Torgau", "Jena")}, {"Erfurt", "Torgau"});
  const State state = with({corps("III Corps", "Jena"), garrison(division("Guard of Erfurt", "Erfurt")),
                            garrison(coalition(division("Guard of Torgau", "Torgau")))});
  EXPECT_EQ(told(lines_of_supply(here, state)),
            "5.1: The line of III Corps to Erfurt is cut at Torgau by Guard of Torgau: it suffers as though fatigued\n"
            "5.1: Guard of Erfurt is at its depot, Erfurt\n"
            "5.1: Guard of Torgau is at its depot, Torgau\n");
}

TEST(Rule51Supply, TheLineOfAForceBeforeAnEnemysFortressBeginsWithTheRoadOnWhichItCame) {
  const Theatre here = theatre({good("Erfurt", "Torgau"), good("Torgau", "Jena"), good("Erfurt", "Gotha"),
                                good("Gotha", "Weimar"), good("Weimar", "Jena")},
                               {"Erfurt", "Torgau"});
  State state = with({trodden(corps("III Corps", "Torgau"), "Weimar-Jena-Torgau"),
                      garrison(division("Guard of Erfurt", "Erfurt")),
                      garrison(coalition(division("Guard of Torgau", "Torgau")))});
  EXPECT_EQ(line_after(here, state, "III Corps"),
            (Line{node("Erfurt"), way("Torgau-Jena-Weimar-Gotha-Erfurt"), false}));
  state.forces[0].trodden = way("Erfurt-Torgau");
  EXPECT_EQ(line_after(here, state, "III Corps"), (Line{node("Erfurt"), way("Torgau-Erfurt"), false}));
}

TEST(Rule51Supply, WhereNoLineLeadsBackAsItCameAForceBeforeAnEnemysFortressIsCutOffByItsGarrison) {
  const Theatre here = theatre({good("Erfurt", "Torgau"), good("Torgau", "Jena")}, {"Erfurt", "Torgau"});
  const State state =
      with({trodden(corps("III Corps", "Torgau"), "Jena-Torgau"), garrison(division("Guard of Erfurt", "Erfurt")),
            garrison(coalition(division("Guard of Torgau", "Torgau")))});
  EXPECT_EQ(told(lines_of_supply(here, state)),
            "5.1: The line of III Corps to Erfurt is cut at Torgau by Guard of Torgau: it suffers as though fatigued\n"
            "5.1: Guard of Erfurt is at its depot, Erfurt\n"
            "5.1: Guard of Torgau is at its depot, Torgau\n");
}

TEST(Rule51Supply, TheLineOfWhoCameUponTheEnemyDoesNotLeadOnBehindHim) {
  const Theatre here = theatre({good("Erfurt", "Weimar"), good("Weimar", "Jena"), good("Erfurt", "Gotha"),
                                good("Gotha", "Saalfeld"), good("Saalfeld", "Jena")},
                               {"Erfurt"});
  State state = with({trodden(corps("III Corps", "Jena"), "Gotha-Saalfeld-Jena"),
                      garrison(division("Guard of Erfurt", "Erfurt")), coalition(corps("Yorck", "Jena"))});
  state.forces[0].came = 1;
  EXPECT_EQ(line_after(here, state, "III Corps"), (Line{node("Erfurt"), way("Jena-Saalfeld-Gotha-Erfurt"), false}));
  state.forces[2].came = 2;
  EXPECT_EQ(line_after(here, state, "III Corps"), (Line{node("Erfurt"), way("Jena-Weimar-Erfurt"), false}))
      << "he came upon it";
}

TEST(Rule51Supply, ForcesOfNoArmyShareADepotWithTheirNationOnly) {
  Force poniatowski = corps("Poniatowski", "Naumburg");
  poniatowski.nation = "Poland";
  const State state = with({corps("Ney", "Weimar"), corps("Oudinot", "Weimar"), poniatowski,
                            garrison(division("Guard of Erfurt", "Erfurt"))});
  EXPECT_EQ(line_after(high_road(), state, "Oudinot").depot, node("Erfurt"));
  EXPECT_EQ(line_after(high_road(), state, "Poniatowski").depot, std::nullopt);
}

TEST(Rule51Supply, NoLineLeadsOverACrossingThatTheEnemysFortressBars) {
  const Theatre here = theatre({good("Erfurt", "Weimar"), controlled(good("Weimar", "Torgau", "Elbe"), "Torgau"),
                                good("Erfurt", "Gotha"), good("Gotha", "Halle"), good("Halle", "Torgau", "Elbe")},
                               {"Erfurt", "Torgau"});
  State state = with({corps("III Corps", "Torgau"), garrison(division("Guard of Erfurt", "Erfurt"))});
  EXPECT_EQ(line_after(here, state, "III Corps").way, way("Torgau-Weimar-Erfurt"));
  state.forces.push_back(garrison(coalition(division("Guard of Torgau", "Torgau"))));
  EXPECT_EQ(line_after(here, state, "III Corps").way, way("Torgau-Halle-Gotha-Erfurt"));
}

TEST(Rule51Supply, AGarrisonWithoutAManKeepsNoDepotAndBarsNoCrossing) {
  const Theatre here =
      theatre({controlled(good("Jena", "Torgau", "Elbe"), "Torgau"), good("Torgau", "Erfurt")}, {"Torgau", "Erfurt"});
  const auto nobody = [](Force force) {
    for (Unit& unit : force.troops.edit().units) unit.men = {};
    for (Formation& division : force.troops.edit().formations)
      for (Unit& unit : division.units) unit.men = {};
    return force;
  };
  const Force ours = garrison(division("Guard of Erfurt", "Erfurt"));
  const Force theirs = garrison(coalition(division("Guard of Torgau", "Torgau")));
  EXPECT_EQ(line_after(here, with({corps("III Corps", "Jena"), ours, theirs}), "III Corps").depot, std::nullopt);
  EXPECT_EQ(line_after(here, with({corps("III Corps", "Jena"), ours, nobody(theirs)}), "III Corps"),
            (Line{node("Erfurt"), way("Jena-Torgau-Erfurt"), false}));
  EXPECT_EQ(line_after(here, with({corps("III Corps", "Jena"), nobody(ours), nobody(theirs)}), "III Corps").depot,
            std::nullopt);
}

TEST(Rule51Supply, ABridgeOfBoatsCarriesALineWhileItStands) {
  const Theatre here = theatre({good("Erfurt", "Weimar"), good("Weimar", "Jena"), good("Jena", "Gera")}, {"Erfurt"});
  State state = with({corps("III Corps", "Gera"), garrison(division("Guard of Erfurt", "Erfurt"))});
  Bridge bridge{{"train"}, node("Weimar"), node("Gera"), "Saale", BridgeStage::standing};
  state.bridges = {bridge};
  Piece train;
  train.id = {"train"};
  train.kind = PieceKind::pontoon_train;
  train.at = node("Weimar");
  state.pieces = {train};
  EXPECT_EQ(line_after(here, state, "III Corps").way, way("Gera-Jena-Weimar-Erfurt")) << "it has no escort (5.2)";
  state.forces.push_back(division("Durutte", "Weimar"));
  EXPECT_EQ(line_after(here, state, "III Corps").way, way("Gera-Weimar-Erfurt"));
  state.bridges.front().stage = BridgeStage::dismantling;
  EXPECT_EQ(line_after(here, state, "III Corps").way, way("Gera-Jena-Weimar-Erfurt"));
}

TEST(Rule51Supply, AForceAtItsDepotHasTroddenNothingYet) {
  State state = with({trodden(corps("III Corps", "Erfurt"), "Leipzig-Naumburg-Weimar-Erfurt"),
                      garrison(division("Guard of Erfurt", "Erfurt"))});
  state = after(state, lines_of_supply(high_road(), state));
  EXPECT_EQ(force(state, "III Corps").trodden, way("Erfurt"));
}

TEST(Rule51Supply, TheDistanceFromTheDepotIsCountedInNodes) {
  State state = with({corps("III Corps", "Naumburg"), garrison(division("Guard of Erfurt", "Erfurt"))});
  EXPECT_EQ(nodes_from_depot(high_road(), state, force(state, "III Corps"), node("Leipzig")), std::nullopt)
      << "no line yet";
  state = after(state, lines_of_supply(high_road(), state));
  EXPECT_EQ(nodes_from_depot(high_road(), state, force(state, "III Corps"), node("Leipzig")), 3);
  EXPECT_EQ(nodes_from_depot(high_road(), state, force(state, "III Corps"), node("Erfurt")), 0);
}

TEST(Rule51Ruling, TheUmpiresLineHoldsWhateverTheRulesWouldMakeOfIt) {
  State state = with({corps("III Corps", "Leipzig"), garrison(division("Guard of Erfurt", "Erfurt"))});
  state.ruled_lines[{"iii-corps"}] = {{node("Naumburg"), way("Leipzig - Naumburg"), false}, {}};
  EXPECT_EQ(told(lines_of_supply(high_road(), state)),
            "5.1: By the umpire's word III Corps draws its supplies from Naumburg\n"
            "5.1: Guard of Erfurt is at its depot, Erfurt\n");
  state.forces.push_back(coalition(corps("Yorck", "Naumburg")));
  EXPECT_FALSE(line_after(high_road(), state, "III Corps").cut) << "Naumburg has no garrison, and the enemy is there";
  state.forces[0].at = node("Torgau");
  EXPECT_EQ(line_after(high_road(), state, "III Corps").way, way("Torgau - Leipzig - Naumburg")) << "it goes with him";
}

TEST(Rule51Ruling, TheUmpiresWordOnALineEndsWithItsTurn) {
  State state = with({corps("III Corps", "Naumburg"), garrison(division("Guard of Erfurt", "Erfurt"))});
  state.ruled_lines[{"iii-corps"}] = {{node("Erfurt"), way("Naumburg - Weimar - Erfurt"), true}, {3}};
  state.turn = {3};
  EXPECT_TRUE(line_after(high_road(), state, "III Corps").cut);
  state = after(state, lines_of_supply(high_road(), state));
  state.turn = {4};
  EXPECT_EQ(told(lines_of_supply(high_road(), state)),
            "5.1: The umpire's word on the line of III Corps holds no longer: the rules draw it again\n"
            "5.1: The line of III Corps is open again: III Corps draws its supplies from Erfurt via Weimar\n");
  EXPECT_TRUE(after(state, lines_of_supply(high_road(), state)).ruled_lines.empty());
}

}  // namespace estafette::test::supply_test
