#include "campaign/founding/founding.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/founding/expected.hpp"
#include "campaign/founding/muster_roll.hpp"
#include "campaign/founding/placing.hpp"
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

class Founder {
 public:
  Founder(XmlElement root, const map::Map& map, const ReadOrbat& read_orbat, ProblemList& problems)
      : root_(std::move(root)), placing_(map), read_orbat_(read_orbat), problems_(problems) {}

  Founding founding(std::uint64_t seed) {
    State& state = made_.state;
    state.campaign = root_.on_one_line("name");
    state.prestige = root_.number("prestige", 0, kMostPrestige);
    state.seed = seed;
    state.turn = {1};
    for (XmlElement& nation : root_.children("nation")) add_nation(nation);
    for (XmlElement& owner : root_.children("owner")) add_owner(owner);
    for (XmlElement& neutral : root_.children("neutral")) add_neutral(neutral);
    for (XmlElement& army : root_.children("army")) add_army(army);
    root_.no_others();
    if (state.armies.empty()) root_.complain("", "no army", "at least one <army>");
    ask_about_nations_of_units();
    return std::move(made_);
  }

  /// What this founding leaves for later; `state` is what found() has given.
  Opening opening(const State& state) { return {state, placing_, std::move(absent_)}; }

  /// The corps' own cavalry brigades, of the first day and of later, by Formation::id (1.3).
  const std::set<std::string>& integral() const noexcept { return placing_.integral(); }

 private:
  void add_nation(XmlElement& nation) {
    const std::string side = nation.word("side", side_words());
    const std::string name = nation.on_one_line("name");
    if (!made_.state.nations.emplace(name, side_of(side)).second)
      nation.complain("name", name, "each nation only once");
    nation.no_others();
  }

  [[nodiscard]] std::vector<std::string> nations() const {
    std::vector<std::string> names;
    for (const auto& [name, side] : made_.state.nations) names.push_back(name);
    return names;
  }

  /// A nation that has no side is neutral (4.2, 4.4), which of an army or a garrison nobody means who writes one like
  /// it.
  void want_a_side(XmlElement& element, const std::string& nation) {
    if (nation.empty() || made_.state.nations.contains(nation)) return;
    const std::string near = nearest(nation, nations());
    if (near.empty()) return;
    element.complain("nation", nation, fmt::format("a nation that has a side, as {} has", near),
                     fmt::format("Is it {}? Otherwise add <nation name=\"{}\" side=\"...\"/>", near, nation));
  }

  /// A unit of such a nation is not refused: an order of battle may have strangers in it.
  void ask_about_nations_of_units() {
    std::map<std::string, int> strangers;
    for (const Force& force : made_.state.forces)
      for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) {
        if (!made_.state.nations.contains(unit.nation)) ++strangers[unit.nation];
      });
    const std::vector<std::string> known = nations();
    for (const auto& [nation, units] : strangers)
      if (const std::string near = nearest(nation, known); !near.empty())
        made_.remarks.push_back(fmt::format("{} {} of nation \"{}\", which has no side (4.4). Is it {}?", units,
                                            units == 1 ? "unit is" : "units are", nation, near));
  }

  /// <owner country="Saxony" side="france"/> or <owner node="hamburg" .../>; the later one counts.
  void add_owner(XmlElement& owner) {
    const Side side = side_of(owner.word("side", side_words()));
    if (owner.has("node")) {
      if (const auto node = placing_.node_of(owner, "node")) made_.state.owners.edit()[*node] = side;
    } else {
      for (const NodeId& node : placing_.nodes_of_country(owner)) made_.state.owners.edit()[node] = side;
    }
    owner.no_others();
  }

  /// <neutral country="Bohemia"/> or <neutral node="torgau"/>
  void add_neutral(XmlElement& neutral) {
    if (neutral.has("node")) {
      if (const auto node = placing_.node_of(neutral, "node")) made_.state.neutral.edit().insert(*node);
    } else {
      for (const NodeId& node : placing_.nodes_of_country(neutral)) made_.state.neutral.edit().insert(node);
    }
    neutral.no_others();
  }

  void add_army(XmlElement& element) {
    Army army;
    army.name = element.on_one_line("name");
    army.id = placing_.new_id(army.name).slug;
    army.side = side_of(element.word("side", side_words()));
    army.nation = element.on_one_line("nation");
    want_a_side(element, army.nation);
    const std::string orbat = element.text("orbat");
    MusterRoll roll = read_roll(element, orbat, read_orbat_, problems_);
    army.commander = element.text_or("commander", roll.army().commander);
    army.ratings = roll.army().ratings;
    if (element.has("ratings")) army.ratings = ratings_of(element);
    made_.state.armies.push_back(army);
    base_ = base_of(element, std::nullopt);
    for (XmlElement& child : element.all_children()) {
      if (child.name() == "force")
        add_force(child, army, roll, Duty::field);
      else if (child.name() == "garrison")
        add_garrison(child, army, roll);
      else if (child.name() == "absent")
        leave_out(child, army, orbat, roll);
    }
    read_all_ = read_all_ && roll.read();
    for (XmlElement& child : element.children("headquarters")) add_piece(child, army, PieceKind::headquarters);
    for (XmlElement& child : element.children("chief")) add_piece(child, army, PieceKind::chief);
    for (XmlElement& child : element.children("train")) add_piece(child, army, PieceKind::pontoon_train);
    for (const char* known : {"force", "garrison", "absent"}) (void)element.children(known);
    element.no_others();
    for (const std::string& name : roll.left())
      element.complain(
          "", fmt::format("no place for {}", name), fmt::format("every corps of {} on the map", orbat),
          fmt::format("Add <force name=\"{0}\" at=\"...\"/>, or <absent name=\"{0}\" because=\"...\"/>", name));
  }

  /// Those of a commander whom the campaign has instead of that of the order of battle.
  static Ratings ratings_of(XmlElement& element) {
    const std::string text = element.text("ratings");
    const std::optional<Ratings> ratings = ratings_from(text);
    if (!ratings)
      element.complain("ratings", text, "any of ability= command= control= leadership= style=, each 0 to 6");
    return ratings.value_or(Ratings{});
  }

  void add_force(XmlElement& element, const Army& army, MusterRoll& roll, Duty duty) {
    const std::string name = element.on_one_line("name");
    const auto at = placing_.node_of(element, duty == Duty::garrison ? "fortress" : "at");
    std::optional<Formation> troops = roll.take(element, name, element.text_or("of", ""));
    const std::string duty_word =
        duty == Duty::field ? element.word_or("duty", {"in the field", "investing"}, "in the field") : to_string(duty);
    const std::optional<NodeId> base = duty == Duty::garrison ? std::nullopt : base_of(element, base_);
    placing_.mark_brigade(element, troops);
    element.no_others();
    if (!troops || !at) return;
    if (duty_word != to_string(Duty::field)) placing_.want_a_fortress(element, *at);
    add(std::move(*troops), army, *at, duty_word == "investing" ? Duty::investing : duty);
    made_.state.forces.back().line.depot = base;
  }

  /// The fortress whose depot it draws on at first (5.1); without one that of its army, or else the nearest.
  std::optional<NodeId> base_of(XmlElement& element, const std::optional<NodeId>& otherwise) const {
    if (!element.has("base")) return otherwise;
    std::optional<NodeId> base = placing_.node_of(element, "base");
    if (base) placing_.want_a_fortress(element, *base);
    return base;
  }

  void add(Formation troops, const Army& army, const NodeId& at, Duty duty) {
    made_.state.forces.push_back(placing_.force(std::move(troops), army, at, duty));
  }

  /// With `name` it is a formation of the order of battle; with `men` it is made up: a battalion of militia.
  void add_garrison(XmlElement& element, const Army& army, MusterRoll& roll) {
    if (!element.has("men")) {
      add_force(element, army, roll, Duty::garrison);
      return;
    }
    const auto at = placing_.node_of(element, "fortress");
    Formation troops = placing_.militia(element, at);
    want_a_side(element, troops.nation);
    element.no_others();
    if (!at) return;
    placing_.want_a_fortress(element, *at);
    add(std::move(troops), army, *at, Duty::garrison);
  }

  void leave_out(XmlElement& element, const Army& army, const std::string& orbat, MusterRoll& roll) {
    const std::string name = element.on_one_line("name");
    const std::string because = element.text("because");
    std::optional<Formation> troops = roll.take(element, name, element.text_or("of", ""));
    element.no_others();
    if (!troops) return;
    absent_[one_name_of(orbat)].push_back(std::move(*troops));
    made_.remarks.push_back(fmt::format("{} of {} is not on the map: {}", name, army.name, because));
  }

  void add_piece(XmlElement& element, const Army& army, PieceKind kind) {
    Piece piece = piece_of(army, kind);
    if (kind == PieceKind::chief) {
      piece.name = element.on_one_line("name");
      piece.title = element.text_or("title", "");
    }
    const std::string with = element.text("with");
    element.no_others();
    std::vector<std::string> names;
    for (const Force& force : made_.state.forces) {
      if (force.side != army.side || force.duty == Duty::garrison) continue;
      names.push_back(force.name);
      if (fold(force.name) != fold(with)) continue;
      piece.id = placing_.new_id(piece.name);
      piece.with = force.id;
      piece.at = force.at;
      made_.state.pieces.push_back(piece);
      return;
    }
    if (!read_all_) return;  // it may be one of those of which nothing is known
    complain_of_unknown(element, "with", with, "a force of its side that is on the map by then", names);
  }

  XmlElement root_;
  Placing placing_;
  const ReadOrbat& read_orbat_;
  ProblemList& problems_;
  Founding made_;
  bool read_all_ = true;                                  ///< the orders of battle so far
  std::optional<NodeId> base_;                            ///< of the army that is being read
  std::map<std::string, std::vector<Formation>> absent_;  ///< by order of battle
};

/// Losses and commanders come back by the ids of units, formations and armies, so no two of a campaign may share one.
class UniqueIds {
 public:
  /// A second of the same id becomes "id-2". `integral`: ids as they were before, of the corps' own cavalry brigades.
  void give(State& state, const std::set<std::string>& integral) {
    for (const Army& army : state.armies) ids_.insert(army.id);
    for (const Reinforcement& expected : state.expected)
      if (expected.army) ids_.insert(expected.army->id);
    const auto all_of = [&](Force& force) {
      const std::vector<std::size_t> own = brigades_of_its_own(force, integral);
      visit(force.troops.edit());
      for (const std::size_t brigade : own) state.integral.edit().insert(force.troops->formations[brigade].id);
    };
    for (Force& force : state.forces) all_of(force);
    for (Reinforcement& expected : state.expected.edit()) all_of(expected.force);
  }

 private:
  /// Where among its formations they are. A corps of nothing else has them for its divisions.
  static std::vector<std::size_t> brigades_of_its_own(const Force& force, const std::set<std::string>& integral) {
    std::vector<std::size_t> own;
    if (echelon(force) == Echelon::division) return own;
    const std::vector<Formation>& all = force.troops->formations;
    for (std::size_t i = 0; i < all.size(); ++i)
      if (integral.contains(all[i].id)) own.push_back(i);
    if (own.size() == all.size()) own.clear();
    return own;
  }

  void visit(Formation& formation) {
    make_unique(formation.id);
    for (Unit& unit : formation.units) make_unique(unit.id);
    for (Formation& below : formation.formations) visit(below);
  }

  void make_unique(std::string& id) {
    const std::string base = id;
    for (int next = 2; !ids_.insert(id).second; ++next) id = fmt::format("{}-{}", base, next);
  }

  std::set<std::string> ids_;
};

/// What drafts may bring units up to (5.4). Of a reinforcement the event says it when it arrives.
void set_establishment(State& state, const Establishment& establishment) {
  for (const Force& force : state.forces)
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) {
      state.establishment.edit()[unit.id] = establishment ? establishment(unit) : unit.men.value;
      if (unit.guns.value > 0) state.batteries.edit()[unit.id] = unit.guns.value;
    });
}

}  // namespace

Founding founding_of(const std::string& text, const std::string& file, const map::Map& map, const ReadOrbat& read_orbat,
                     std::uint64_t seed, const Extras& extras) {
  ProblemList problems;
  Founder founder(XmlElement::parse(text, file, "campaign", problems), map, read_orbat, problems);
  Founding made = founder.founding(seed);
  if (extras.reinforcements)
    made.state.expected = read_expected(extras.reinforcements->bytes, extras.reinforcements->path.generic_string(),
                                        read_orbat, founder.opening(made.state), problems);
  problems.refuse_if_any();
  UniqueIds().give(made.state, extras.brigades_are_divisions ? std::set<std::string>() : founder.integral());
  set_establishment(made.state, extras.establishment);
  return made;
}

}  // namespace estafette::campaign
