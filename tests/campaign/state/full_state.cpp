#include "full_state.hpp"

#include "campaign/support/theatres.hpp"

namespace estafette::test {

using namespace campaign;

State full_state() {
  State state = with({corps("III Corps", "Alten"), coalition(garrison(corps("Küstrin", "Burg")))});
  state.forces[0].line = {node("Burg"), way("Alten - Burg"), true};
  state.forces[0].march = way("Burg - Alten");
  state.forces[0].came = 3;
  state.forces[0].troops.edit().commander = "Ney \"le brave des braves\"";
  state.forces[0].troops.edit().ratings.ability = 4;
  state.armies.push_back({"main", "Army of the Main", Side::france, "Napoleon", {}, "France"});
  state.pieces.push_back({{"napoleon"}, PieceKind::chief, "Napoleon", Side::france, "", node("Alten"), {"iii-corps"}});
  state.pieces[0].marched = 2;
  state.lost_corps.push_back({"VI Corps", Side::france, "France", {4}});
  state.nations = {{"Saxony", Side::france}};
  state.owners.edit() = {{node("Alten"), Side::france}};
  state.traffic = {{"alten|burg", 3}};
  state.bridges.push_back({{"train"}, node("Alten"), node("Burg"), "Elbe", BridgeStage::standing});
  state.sieges.push_back({node("Burg"), Side::france, {7}});
  Contact contact;
  contact.number = 1;
  contact.node = node("Burg");
  contact.attackers = {{"iii-corps"}};
  contact.to_the_guns = {{{"vi-corps"}, node("Alten"), true}};
  contact.beaten = {{"kuestrin"}};
  state.contacts.push_back(contact);
  Sighting sighting;
  sighting.node = node("Burg");
  sighting.men = 2800;
  state.known[Side::france] = {sighting};
  state.truce = Truce{{5},
                      "until the harvest",
                      "a pause",
                      {{Side::france, "left of the Elbe", {node("Burg")}}},
                      {{node("Burg"), Side::coalition, {4}}}};
  state.ruled_lines = {{{"iii-corps"}, {{node("Alten"), way("Burg - Alten"), false}, {9}}}};
  state.written = {"Anna", "Ney \"le brave\""};
  state.letters_by = "Sunday 8 May, 20:00";
  state.battles.push_back({1,
                           {2},
                           {{"guard"}},
                           "f1",
                           "<battle/>",
                           {{"a", "b"}},
                           "d1",
                           true,
                           Verdict{Side::france, VictoryLevel::major, true, "Napoleon"},
                           {{"guard"}}});
  state.integral.edit() = {"main.iii-corps.horse"};
  state.truces = {{"Prussia", Truce{{7}, "sued for peace", "a pause"}}};
  state.establishment.edit() = {{"u", 600}};
  state.batteries.edit() = {{"u", 8}};
  state.recovering.push_back({"u", {4}, 30, true});
  state.convalescents.push_back({"iii-corps", "Ney", {}, {10}});
  state.expected.edit().push_back({corps("II Corps", "Burg"),
                                   {20},
                                   50,
                                   "Austria",
                                   "reconstructed",
                                   Army{"north", "Army of the North", Side::france, "", {}, ""},
                                   {state.pieces[0]},
                                   false});
  state.proposals.push_back({1, {3}, "saxony", "4.3", "Saxony would declare herself neutral"});
  state.proposals_so_far = 1;
  state.decided = {"bavaria"};
  state.ending = Ending{{57}, Side::coalition, "4.5", "no prestige is left"};
  Order order;
  order.subject = {"iii-corps"};
  order.way = way("Alten - Burg");
  state.orders.push_back({1, Side::france, order, "III Corps: march Burg"});
  return state;
}

}  // namespace estafette::test
