#include "campaign/orders/letters.hpp"

#include "base/files/files.hpp"
#include "base/text.hpp"
#include "campaign/map/read_map.hpp"

namespace estafette::test {
namespace {

Force commanded(Force force, const std::string& commander, const std::vector<std::string>& divisions) {
  force.troops.edit().commander = commander;
  for (std::size_t i = 0; i < divisions.size(); ++i) {
    force.troops.edit().formations[i].name = divisions[i];
    force.troops.edit().formations[i].id = force.id.slug + "." + slug(divisions[i]);
  }
  return force;
}

Piece piece(PieceKind kind, const std::string& name, const std::string& at, const std::string& with) {
  Piece made;
  made.id = {slug(name)};
  made.kind = kind;
  made.name = name;
  made.army = kind == PieceKind::chief ? "" : "army-of-main";
  made.at = node(at);
  if (kind == PieceKind::chief) made.title = "Emperor";
  if (!with.empty()) made.with = {slug(with)};
  return made;
}

}  // namespace

const Theatre& theatre_1813() {
  static const Theatre made(
      map::read_map(read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1813/map.xml"), "map.xml").map,
      usual_rules());
  return made;
}

State forces_of_1813() {
  Force sixth = commanded(corps("VI Corps", "Naumburg", 3), "Marshal Marmont",
                          {"20th Division", "21st Division", "22nd Division"});
  sixth.exhausted_until = {3};
  State state = with({
      commanded(corps("III Corps", "Naumburg", 4), "Marshal Ney",
                {"8th Division", "9th Division", "10th Division", "11th Division"}),
      sixth,
      corps("VIII Corps", "Weimar", 2),
      cavalry_corps("I Cavalry Corps", "Merseburg", 2),
      commanded(corps("XI Corps", "Coswig", 3), "Marshal Macdonald",
                {"31st Division", "35th Division", "36th Division"}),
      division("1st Division", "Leipzig"),
      garrison(division("Torgau garrison", "Torgau")),
      garrison(division("Magdeburg garrison", "Magdeburg")),
      coalition(commanded(corps("Yorck's Corps", "Altenburg", 3), "Generalleutnant von Yorck",
                          {"Hünerbein's Brigade", "Horn's Brigade", "Steinmetz's Brigade"})),
      coalition(corps("Kleist's Corps", "Leipzig", 2)),
  });
  Army army;
  army.id = "army-of-main";
  army.name = "Army of the Main";
  army.commander = "Marshal Berthier";
  state.armies = {army};
  state.pieces = {piece(PieceKind::headquarters, "Army of the Main headquarters", "Naumburg", "III Corps"),
                  piece(PieceKind::chief, "Napoleon", "Weimar", "VIII Corps"),
                  piece(PieceKind::pontoon_train, "Army of the Main pontoon train", "Coswig", "XI Corps")};
  return state;
}

std::string answer(const State& state, const std::string& letter, Side side) {
  std::string text;
  for (const OrderLine& line : read_orders(theatre_1813(), state, side, letter, "letter")) {
    for (const std::string& order : line.understood) text += order + "\n";
    for (const Problem& problem : line.problems) text += to_string(problem) + "\n";
  }
  return text;
}

std::string answer(const std::string& letter) {
  return answer(forces_of_1813(), letter);
}

}  // namespace estafette::test
