#include "campaign/rules/figures/check_places.hpp"

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

class Places {
 public:
  Places(const map::Map& map, std::string file) : file_(std::move(file)) {
    for (const map::Node& node : map.nodes) {
      nodes_.push_back(node.id.slug);
      if (std::find(countries_.begin(), countries_.end(), node.country) == countries_.end())
        countries_.push_back(node.country);
    }
  }

  void want_node(const std::string& where, const map::NodeId& node) {
    want(where, node.slug, nodes_, "the id of a node of map.xml");
  }
  void want_country(const std::string& where, const std::string& country) {
    want(where, country, countries_, "a country of map.xml");
  }
  [[nodiscard]] std::vector<Problem> unknown() && { return std::move(unknown_); }

 private:
  void want(const std::string& where, const std::string& name, const std::vector<std::string>& known,
            const std::string& what) {
    if (std::find(known.begin(), known.end(), name) != known.end()) return;
    const std::string near = nearest(name, known);
    unknown_.push_back({file_, 0, where, name, what, near.empty() ? "" : "Is it " + near + "?"});
  }

  std::string file_;
  std::vector<std::string> nodes_, countries_;
  std::vector<Problem> unknown_;
};

}  // namespace

std::vector<Problem> unknown_places(const map::Map& map, const Rules& rules, const std::string& file) {
  Places places(map, file);
  for (const PrestigeRules::City& city : rules.prestige.cities) places.want_node("<prestige>", city.node);
  for (const Trigger& trigger : rules.triggers) {
    const std::string where = "trigger " + trigger.id;
    for (const when::Condition& condition : trigger.conditions)
      if (const auto* held = std::get_if<when::Held>(&condition)) places.want_node(where, held->node);
    for (const then::Effect& effect : trigger.effects) {
      if (const auto* ground = std::get_if<then::Ground>(&effect)) places.want_country(where, ground->country);
      if (const auto* country = std::get_if<then::Country>(&effect)) places.want_country(where, country->country);
    }
  }
  return std::move(places).unknown();
}

}  // namespace estafette::campaign
