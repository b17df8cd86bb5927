#include "fuzz/war.hpp"

#include "campaign/rules/fighting.hpp"
#include "campaign/support/theatres.hpp"

namespace estafette::fuzz {
namespace {

using namespace campaign;

Piece piece(const std::string& id, const std::string& name, PieceKind kind) {
  Piece made;
  made.id = {id};
  made.kind = kind;
  made.name = name;
  made.at = test::node("Burg");
  return made;
}

/// As every order of battle that is read has it.
void give_pieces(Formation& troops) {
  for (Unit& unit : troops.units)
    if (unit.guns.value > 0) unit.piece = "6-pounder";
  for (Formation& below : troops.formations) give_pieces(below);
}

State armies() {
  State state = test::with({test::corps("III Corps", "Alten", 3), test::corps("VIII Corps", "Burg", 2),
                            test::division("1st Division", "Alten"), test::cavalry_corps("Ney's Corps", "Burg"),
                            test::garrison(test::division("Old Guard and Reserve", "Burg")),
                            test::coalition(test::corps("Yorck", "Cron am See", 2))});
  for (Force& force : state.forces) give_pieces(force.troops.edit());
  state.pieces.push_back(piece("main-headquarters", "Main headquarters", PieceKind::headquarters));
  state.pieces.push_back(piece("pontoon-train", "Pontoon train", PieceKind::pontoon_train));
  return state;
}

State met() {
  State state = armies();
  for (Force& force : state.forces)
    if (force.id.slug == "iii-corps") force.at = test::node("Cron am See");
  Contact contact = test::met("Cron am See", {"III Corps"}, {"Yorck"}, "Burg");
  contact.to_the_guns = {{{"viii-corps"}, test::node("Burg")}};
  state.contacts.push_back(contact);
  return state;
}

}  // namespace

const Theatre& a_theatre() {
  static const Theatre made = [] {
    Theatre here = test::theatre({test::good("Alten", "Burg"), test::poor("Burg", "Cron am See"),
                                  test::good("Cron am See", "Dorf-Heim", "Elbe"), test::poor("Alten", "Dorf-Heim")},
                                 {"Burg", "Dorf-Heim"});
    here.rules.calendar = {std::chrono::year{1813} / 4 / 27, 57};
    return here;
  }();
  return made;
}

const State& before_the_battle() {
  static const State made = armies();
  return made;
}

const State& at_the_battle() {
  static const State made = met();
  return made;
}

const Contact& the_battle() {
  return at_the_battle().contacts.front();
}

}  // namespace estafette::fuzz
