#include "campaign/telling/withheld.hpp"

namespace estafette::campaign {

Saying without_numbers(const Saying& saying) {
  const auto of = [&saying](const char* name) {
    const Figure* figure = figure_of(saying, name);
    return figure == nullptr ? Figure() : *figure;
  };
  if (saying.what == "invests") {
    const Figure figure = of("wanted");
    const auto* wanted = figure.as<Divisions>();
    return says("invests: numbers withheld",
                {{"who", of("who")}, {"at", of("at")}, {"wanted", wanted != nullptr && wanted->value > 0}});
  }
  if (saying.what == "too few to invest")
    return says("too few to invest: numbers withheld", {{"at", of("at")}, {"there", of("there")}});
  if (saying.what == "too few to besiege")
    return says("too few to besiege: numbers withheld", {{"at", of("at")}, {"there", of("there")}});
  if (saying.what == "is shut in")
    return says("is shut in: numbers withheld", {{"at", of("at")}, {"garrison", of("garrison")}});
  if (saying.what == "only back from a fortress")
    return says("only back from a fortress: numbers withheld",
                {{"who", of("who")}, {"fortress", of("fortress")}, {"back", of("back")}});
  if (saying.what == "siege begins") return says("siege begins: numbers withheld", {{"fortress", of("fortress")}});
  return saying;
}

}  // namespace estafette::campaign
