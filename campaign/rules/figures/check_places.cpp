#include "campaign/rules/figures/check_places.hpp"

#include "base/letters.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

constexpr std::size_t kNamedNodes = 5;  // of those that say no bank: no figure of a rule

void add_once(std::vector<std::string>& names, const std::string& name) {
  if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
}

/// The line, from 1, on which a text names something by itself first; 0 if none does.
int line_naming(std::string_view text, std::string_view name) {
  const auto within = [&](std::size_t at) {
    return at < text.size() && (is_any_letter(text[at]) || is_digit(text[at]) || text[at] == '-');
  };
  std::size_t at = name.empty() ? std::string_view::npos : text.find(name);
  while (at != std::string_view::npos && ((at > 0 && within(at - 1)) || within(at + name.size())))
    at = text.find(name, at + 1);
  if (at == std::string_view::npos) return 0;
  return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

/// What the map has, and what the rules ask of it.
class PlaceCheck {
 public:
  PlaceCheck(const map::Map& map, std::string file, std::string_view text)
      : map_(map), file_(std::move(file)), text_(text) {
    for (const map::River& river : map.rivers) rivers_.push_back(river.name);
    for (const map::Node& node : map.nodes) {
      nodes_.push_back(node.id.slug);
      add_once(countries_, node.country);
      for (const std::string& region : node.regions) add_once(regions_, region);
    }
  }

  void want_node(const std::string& rule, const map::NodeId& node) {
    want(rule, node.slug, nodes_, "the id of a node of map.xml");
  }
  void want_country(const std::string& rule, const std::string& country) {
    want(rule, country, countries_, "a country of map.xml");
  }
  void want_region(const std::string& rule, const std::string& region) {
    want(rule, region, regions_, "a region of map.xml");
  }
  /// The river, and the bank of every node.
  void want_banks(const std::string& rule, const std::string& river) {
    if (!want(rule, river, rivers_, "a river of map.xml")) return;
    std::vector<std::string> silent;
    for (const map::Node& node : map_.nodes)
      if (!map::bank_of(node, river)) silent.push_back(node.name);
    if (silent.empty()) return;
    const std::size_t more = silent.size() > kNamedNodes ? silent.size() - kNamedNodes : 0;
    silent.resize(silent.size() - more);
    const std::string names =
        fmt::format("{}{}", fmt::join(silent, ", "), more ? fmt::format(" and {} more", more) : "");
    unknown_.push_back({file_, line_naming(text_, river), rule, names + ", without a bank of the " + river,
                        "of every node of map.xml its bank of the " + river + ", for which this rule asks",
                        fmt::format("Write <bank river=\"{}\" side=\"left\"/> into the <node>, or right", river)});
  }
  [[nodiscard]] std::vector<Problem> unknown() && { return std::move(unknown_); }

 private:
  bool want(const std::string& rule, const std::string& name, const std::vector<std::string>& known,
            const std::string& what) {
    if (std::find(known.begin(), known.end(), name) != known.end()) return true;
    const std::string near = nearest(name, known);
    unknown_.push_back({file_, line_naming(text_, name), rule, name, what, near.empty() ? "" : "Is it " + near + "?"});
    return false;
  }

  const map::Map& map_;
  std::string file_;
  std::string_view text_;
  std::vector<std::string> nodes_, countries_, regions_, rivers_;
  std::vector<Problem> unknown_;
};

/// Checks everything that one <where> names.
struct WantedPlaces {
  PlaceCheck& places;
  const std::string& rule;

  void operator()(const lies::At& at) const { places.want_node(rule, at.node); }
  void operator()(const lies::In& in) const { places.want_region(rule, in.region); }
  void operator()(const lies::OfCountry& of) const { places.want_country(rule, of.country); }
  void operator()(const lies::OnBank& on) const { places.want_banks(rule, on.river); }
};

void want_all(PlaceCheck& places, const std::string& rule, const std::vector<Where>& wheres) {
  for (const Where& where : wheres)
    for (const lies::Feature& condition : where) std::visit(WantedPlaces{places, rule}, condition);
}

void want_all(PlaceCheck& places, const Trigger& trigger) {
  const std::string rule = "trigger " + trigger.id;
  for (const when::Condition& condition : trigger.conditions) {
    if (const auto* held = std::get_if<when::Held>(&condition)) places.want_node(rule, held->node);
    const auto* corps = std::get_if<when::CorpsBeyond>(&condition);
    if (corps != nullptr && !corps->river.empty()) places.want_banks(rule, corps->river);
  }
  for (const then::Effect& effect : trigger.effects) {
    if (const auto* ground = std::get_if<then::GroundTurns>(&effect)) places.want_country(rule, ground->country);
    if (const auto* country = std::get_if<then::Country>(&effect)) places.want_country(rule, country->country);
  }
}

}  // namespace

std::vector<Problem> unknown_places(const map::Map& map, const Rules& rules, const std::string& file,
                                    std::string_view text) {
  PlaceCheck places(map, file, text);
  for (const PrestigeRow& row : rules.prestige.rows) want_all(places, "<prestige> row " + row.id, row.where);
  want_all(places, "<prestige> <lost>", rules.prestige.surrendering);
  for (const Trigger& trigger : rules.triggers) want_all(places, trigger);
  return std::move(places).unknown();
}

}  // namespace estafette::campaign
