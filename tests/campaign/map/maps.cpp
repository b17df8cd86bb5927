#include "maps.hpp"

#include "base/files/files.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace estafette::test {

map::Coordinates place(double east, double north) {
  constexpr double kDegree = 111.195;  // km of latitude
  const double lat = 51 + north / kDegree;
  return {12 + east / (kDegree * std::cos(lat * std::numbers::pi / 180)), lat};
}

map::Node town(const std::string& name, double east, double north) {
  map::Node node;
  node.id = {slug(name)};
  node.name = node.today = name;
  node.at = place(east, north);
  node.country = "Saxony";
  return node;
}

map::Node fortress(const std::string& name, double east, double north) {
  map::Node node = town(name, east, north);
  node.settlement = map::Settlement::fortress;
  return node;
}

map::Map banked(map::Map map, const std::string& river, const std::vector<std::string>& on_the_right) {
  for (map::Node& node : map.nodes) {
    const bool right = std::find(on_the_right.begin(), on_the_right.end(), node.name) != on_the_right.end();
    std::erase_if(node.banks, [&](const map::NodeBank& bank) { return bank.river == river; });
    node.banks.push_back({river, right ? map::Bank::right : map::Bank::left});
  }
  return map;
}

map::Road road(const std::string& from, const std::string& to, const std::string& river) {
  return {{slug(from)}, {slug(to)}, map::RoadClass::good, river, {}, {}, {}};
}

map::CheckLimits limits_of(const std::string& campaign) {
  const fs::path file = fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns" / campaign / "rules.xml";
  ProblemList problems;
  XmlElement root = XmlElement::parse(read_text(file), "rules.xml", "rules", problems);
  XmlElement element = root.child("map-check").value();
  const map::CheckLimits read = map::read_check_limits(element);
  problems.refuse_if_any();
  return read;
}

const map::CheckLimits& limits_1813() {
  static const map::CheckLimits limits = limits_of("1813");
  return limits;
}

std::string problems(const map::Map& map, const map::CheckLimits& limits) {
  std::string text;
  for (const map::MapProblem& problem : map::check(map, limits)) {
    const std::string place = to_string(problem.part) + " " + std::to_string(problem.index);
    text += (text.empty() ? "" : "\n") +
            to_string(Problem{place, 0, problem.attribute, problem.found, problem.expected, problem.remedy});
  }
  return text.empty() ? "clean" : text;
}

}  // namespace estafette::test
