#include "campaign/founding/founding.hpp"

#include "base/text.hpp"
#include "campaign/founding/muster_roll.hpp"
#include "campaign/state/questions.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace estafette::campaign {
namespace {

constexpr int kMostPrestige = 999;

/// The nation of most of the troops: whose exhaustion a force counts for (4.2).
std::string nation_of(const Formation& troops, const std::string& otherwise) {
  std::map<std::string, int> men;
  for_each_unit(troops, [&](const CommandPath&, const Unit& unit) { men[unit.nation] += unit.men.value; });
  const auto most =
      std::max_element(men.begin(), men.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  return most == men.end() || most->first.empty() ? otherwise : most->first;
}

class Founder {
 public:
  Founder(XmlElement root, const map::Map& map, const ReadOrbat& read_orbat, ProblemList& problems)
      : root_(std::move(root)), map_(map), read_orbat_(read_orbat), problems_(problems) {}

  Founding found(std::uint64_t seed) {
    State& state = made_.state;
    state.campaign = root_.text("name");
    state.prestige = root_.number("prestige", 0, kMostPrestige);
    state.seed = seed;
    state.turn = {1};
    for (XmlElement& nation : root_.children("nation")) add_nation(nation);
    for (XmlElement& owner : root_.children("owner")) add_owner(owner);
    for (XmlElement& neutral : root_.children("neutral")) add_neutral(neutral);
    for (XmlElement& army : root_.children("army")) add_army(army);
    root_.no_others();
    if (state.armies.empty()) root_.complain("", "no army", "an <army> at least");
    return std::move(made_);
  }

 private:
  void add_nation(XmlElement& nation) {
    const std::string side = nation.word("side", side_words());
    const std::string name = nation.text("name");
    if (!made_.state.nations.emplace(name, side_of(side)).second) nation.complain("name", name, "every nation once");
    nation.no_others();
  }

  static Side side_of(const std::string& word) {
    return word == to_string(Side::france) ? Side::france : Side::coalition;
  }

  /// <owner country="Saxony" side="france"/> or <owner node="hamburg" .../>; the later one counts.
  void add_owner(XmlElement& owner) {
    const Side side = side_of(owner.word("side", side_words()));
    if (owner.has("node")) {
      if (const auto node = node_of(owner, "node")) made_.state.owners[*node] = side;
    } else {
      for (const NodeId& node : nodes_of_country(owner)) made_.state.owners[node] = side;
    }
    owner.no_others();
  }

  /// <neutral country="Bohemia"/>
  void add_neutral(XmlElement& neutral) {
    for (const NodeId& node : nodes_of_country(neutral)) made_.state.neutral.insert(node);
    neutral.no_others();
  }

  std::vector<NodeId> nodes_of_country(XmlElement& element) {
    const std::string country = element.text("country");
    std::vector<std::string> countries;
    std::vector<NodeId> nodes;
    for (const map::Node& node : map_.nodes) {
      countries.push_back(node.country);
      if (node.country == country) nodes.push_back(node.id);
    }
    if (nodes.empty()) complain_of_unknown(element, "country", country, "a country of the map", countries);
    return nodes;
  }

  static void complain_of_unknown(XmlElement& element, const std::string& attribute, const std::string& found,
                                  const std::string& expected, const std::vector<std::string>& known) {
    const std::string near = nearest(found, known);
    element.complain(attribute, found, expected, near.empty() ? "" : fmt::format("Is it {}?", near));
  }

  std::optional<NodeId> node_of(XmlElement& element, const std::string& attribute) {
    const std::string word = element.text(attribute);
    if (map::find_node(map_, {word}) != nullptr) return NodeId{word};
    std::vector<std::string> ids;
    for (const map::Node& node : map_.nodes) ids.push_back(node.id.slug);
    complain_of_unknown(element, attribute, word, "the id of a node of the map", ids);
    return std::nullopt;
  }

  /// A new id: the slug of the name, with a number if it is taken.
  ForceId new_id(const std::string& name) {
    const std::string base = slug(name).empty() ? "force" : slug(name);
    std::string id = base;
    for (int next = 2; !ids_.insert(id).second; ++next) id = fmt::format("{}-{}", base, next);
    return {id};
  }

  void add_army(XmlElement& element) {
    Army army;
    army.name = element.text("name");
    army.id = new_id(army.name).slug;
    army.side = side_of(element.word("side", side_words()));
    army.nation = element.text("nation");
    const std::string orbat = element.text("orbat");
    MusterRoll roll = read_roll(element, orbat);
    army.commander = element.text_or("commander", roll.army().commander);
    army.ratings = roll.army().ratings;
    made_.state.armies.push_back(army);
    for (XmlElement& child : element.all_children()) {
      if (child.name() == "force")
        add_force(child, army, roll, Duty::field);
      else if (child.name() == "garrison")
        add_garrison(child, army, roll);
      else if (child.name() == "absent")
        leave_out(child, army, roll);
    }
    for (XmlElement& child : element.children("headquarters")) add_piece(child, army, PieceKind::headquarters);
    for (XmlElement& child : element.children("napoleon")) add_piece(child, army, PieceKind::napoleon);
    for (XmlElement& child : element.children("train")) add_piece(child, army, PieceKind::pontoon_train);
    for (const char* known : {"force", "garrison", "absent"}) (void)element.children(known);
    element.no_others();
    for (const std::string& name : roll.left())
      element.complain(
          "", fmt::format("no place for {}", name), fmt::format("every corps of {} on the map", orbat),
          fmt::format("Add <force name=\"{0}\" at=\"...\"/>, or <absent name=\"{0}\" because=\"...\"/>", name));
  }

  MusterRoll read_roll(XmlElement& element, const std::string& file) {
    try {
      Orbat orbat = read_orbat_(file);
      if (orbat.formations.size() == 1 && orbat.formations.front().level == Level::corps)
        return MusterRoll(std::move(orbat.formations.front()));
      element.complain("orbat", file, "one army", "Put the corps of this file under one army");
    } catch (const Refusal& refusal) {
      problems_.add(refusal);
    }
    return MusterRoll({});
  }

  void add_force(XmlElement& element, const Army& army, MusterRoll& roll, Duty duty) {
    const std::string name = element.text("name");
    const auto at = node_of(element, duty == Duty::garrison ? "fortress" : "at");
    std::optional<Formation> troops = roll.take(element, name, element.text_or("of", ""));
    const std::string duty_word =
        duty == Duty::field ? element.word_or("duty", {"in the field", "investing"}, "in the field") : to_string(duty);
    element.no_others();
    if (!troops || !at) return;
    check_fortress(element, *at, duty_word != to_string(Duty::field));
    add(std::move(*troops), army, *at, duty_word == "investing" ? Duty::investing : duty);
  }

  void add(Formation troops, const Army& army, const NodeId& at, Duty duty) {
    Force force;
    force.name = troops.name;
    force.id = new_id(force.name);
    force.side = army.side;
    force.nation = nation_of(troops, army.nation);
    force.army = army.id;
    force.at = at;
    force.troops = std::move(troops);
    force.duty = duty;
    force.trodden = {at};
    made_.state.forces.push_back(std::move(force));
  }

  void check_fortress(XmlElement& element, const NodeId& at, bool needed) {
    const map::Node* node = map::find_node(map_, at);
    if (needed && node->settlement != map::Settlement::fortress)
      element.complain("", node->name, "a fortress (rule 2.3.1)", "Garrisons and sieges are for fortresses");
  }

  /// With `name` it is a formation of the order of battle; with `men` it is made up: a battalion of militia.
  void add_garrison(XmlElement& element, const Army& army, MusterRoll& roll) {
    if (!element.has("men")) {
      add_force(element, army, roll, Duty::garrison);
      return;
    }
    const auto at = node_of(element, "fortress");
    const Men men{element.number("men", 1, kMostGarrison)};
    const std::string nation = element.text("nation");
    const std::string source = element.text("source");
    element.no_others();
    if (!at) return;
    check_fortress(element, *at, true);
    const std::string name = fmt::format("{} garrison", map::find_node(map_, *at)->name);
    Unit unit;
    unit.id = fmt::format("{}.1", slug(name));
    unit.level = UnitLevel::battalion;
    unit.name = name + " battalion";
    unit.nation = nation;
    unit.kind = Kind::militia_infantry;
    unit.quality = Quality::militia;
    unit.men = men;
    unit.source = source;
    Formation troops;
    troops.id = slug(name);
    troops.level = Level::brigade;
    troops.name = name;
    troops.nation = nation;
    troops.units.push_back(std::move(unit));
    add(std::move(troops), army, *at, Duty::garrison);
  }

  void leave_out(XmlElement& element, const Army& army, MusterRoll& roll) {
    const std::string name = element.text("name");
    const std::string because = element.text("because");
    const std::optional<Formation> troops = roll.take(element, name, element.text_or("of", ""));
    element.no_others();
    if (troops) made_.remarks.push_back(fmt::format("{} of {} is not on the map: {}", name, army.name, because));
  }

  void add_piece(XmlElement& element, const Army& army, PieceKind kind) {
    Piece piece;
    piece.kind = kind;
    piece.name = kind == PieceKind::napoleon ? "Napoleon" : fmt::format("{} {}", army.name, to_string(kind));
    piece.side = army.side;
    piece.army = kind == PieceKind::napoleon ? "" : army.id;
    const std::string with = element.text("with");
    element.no_others();
    std::vector<std::string> names;
    for (const Force& force : made_.state.forces) {
      if (force.side != army.side || force.duty == Duty::garrison) continue;
      names.push_back(force.name);
      if (fold(force.name) != fold(with)) continue;
      piece.id = new_id(piece.name);
      piece.with = force.id;
      piece.at = force.at;
      made_.state.pieces.push_back(piece);
      return;
    }
    complain_of_unknown(element, "with", with, "a force of its side that is on the map by then", names);
  }

  static constexpr int kMostGarrison = 9999;

  XmlElement root_;
  const map::Map& map_;
  const ReadOrbat& read_orbat_;
  ProblemList& problems_;
  Founding made_;
  std::set<std::string> ids_;
};

/// Losses come back by the ids of units, so no two units of a campaign may share one.
void make_ids_unique(State& state) {
  std::set<std::string> ids;
  const std::function<void(Formation&)> visit = [&](Formation& formation) {
    for (Unit& unit : formation.units) {
      const std::string base = unit.id;
      for (int next = 2; !ids.insert(unit.id).second; ++next) unit.id = fmt::format("{}-{}", base, next);
    }
    for (Formation& below : formation.formations) visit(below);
  };
  for (Force& force : state.forces) visit(force.troops);
}

}  // namespace

Founding found(const std::string& text, const std::string& file, const map::Map& map, const ReadOrbat& read_orbat,
               std::uint64_t seed) {
  ProblemList problems;
  Founder founder(XmlElement::parse(text, file, "campaign", problems), map, read_orbat, problems);
  Founding made = founder.found(seed);
  problems.refuse_if_any();
  make_ids_unique(made.state);
  return made;
}

}  // namespace estafette::campaign
