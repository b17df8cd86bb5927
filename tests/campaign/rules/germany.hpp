// Germany in nine places, for tests of prestige, peace and loyalty: banks, fortresses and cities as they were.
//
//   Erfurt - Leipzig - Dresden - Bautzen - Breslau - Posen - Danzig
//               |          |
//           Magdeburg    Berlin
#pragma once

#include "campaign/support/theatres.hpp"

#include <algorithm>
#include <string>

namespace estafette::test {

struct Banks {
  map::Bank elbe, saale, oder;
  bool north_of_saale;
};

inline void lies(Theatre& here, const std::string& name, Banks banks) {
  for (map::Node& node : here.map.nodes) {
    if (node.name != name) continue;
    node.banks = {{"Elbe", banks.elbe}, {"Saale", banks.saale}, {"Oder", banks.oder}};
    node.regions.clear();
    if (name != "Danzig" && name != "Posen") node.regions.emplace_back("Germany");
    if (banks.north_of_saale) node.regions.emplace_back("north of the Saale");
    if (name == "Berlin" || name == "Breslau") node.country = "Prussia";
  }
}

[[nodiscard]] inline Theatre germany() {
  constexpr map::Bank left = map::Bank::left;
  constexpr map::Bank right = map::Bank::right;
  Theatre here = theatre(
      {good("Erfurt", "Leipzig"), good("Leipzig", "Dresden"), good("Dresden", "Bautzen"), good("Bautzen", "Breslau"),
       good("Breslau", "Posen"), good("Posen", "Danzig"), good("Leipzig", "Magdeburg"), good("Dresden", "Berlin")},
      {"Erfurt", "Magdeburg", "Danzig"});
  for (const char* river : {"Elbe", "Saale", "Oder"}) here.map.rivers.push_back({river, {{12.0, 50.9}, {13.0, 50.9}}});
  lies(here, "Erfurt", {left, left, left, false});
  lies(here, "Leipzig", {left, right, left, false});
  lies(here, "Dresden", {left, right, left, false});
  lies(here, "Bautzen", {right, right, left, false});
  lies(here, "Breslau", {right, right, left, false});
  lies(here, "Posen", {right, right, right, true});
  lies(here, "Danzig", {right, right, right, true});
  lies(here, "Magdeburg", {left, left, left, true});
  lies(here, "Berlin", {right, left, left, true});
  return here;
}

/// The sum of all entries of the ledger among the events.
[[nodiscard]] inline int prestige_in(const std::vector<Event>& events) {
  int sum = 0;
  for (const Event& event : events)
    if (const auto* entry = std::get_if<PrestigeChanged>(&event.change)) sum += entry->by;
  return sum;
}

}  // namespace estafette::test
