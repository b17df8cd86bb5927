#include "campaign/founding/expected.hpp"

#include "base/text.hpp"
#include "campaign/founding/muster_roll.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace estafette::campaign {
namespace {

constexpr int kLastTurn = 9999;

class ExpectedReader {
 public:
  ExpectedReader(XmlElement root, const ReadOrbat& read_orbat, Opening opening, ProblemList& problems)
      : root_(std::move(root)), read_orbat_(read_orbat), opening_(std::move(opening)), problems_(problems) {}

  std::vector<Reinforcement> read() {
    (void)root_.text_or("campaign", "");
    for (XmlElement& army : root_.children("army")) add_army(army);
    for (XmlElement& garrison : root_.children("garrison")) add_militia(garrison);
    for (XmlElement& from : root_.children("from")) read_from(from);
    root_.no_others();
    check_needs();
    return std::move(made_);
  }

 private:
  /// An army that comes with the first of its forces.
  void add_army(XmlElement& element) {
    Army army;
    army.name = element.on_one_line("name");
    army.id = opening_.placing.new_id(army.name).slug;
    army.side = side_of(element.word("side", side_words()));
    army.nation = element.on_one_line("nation");
    army.commander = element.on_one_line("commander");
    const std::string ratings = element.text_or("ratings", "");
    if (const std::optional<Ratings> read = ratings_from(ratings))
      army.ratings = *read;
    else
      element.complain("ratings", ratings, "any of ability= command= control= leadership= style=, each 0 to 6");
    element.no_others();
    const auto same = [&](const Army& other) { return fold(other.name) == fold(army.name); };
    const auto& old = opening_.state.armies;
    if (std::any_of(new_armies_.begin(), new_armies_.end(), same) || std::any_of(old.begin(), old.end(), same))
      element.complain("name", army.name, "each army only once");
    new_armies_.push_back(std::move(army));
  }

  /// One order of battle and the forces that come out of it.
  void read_from(XmlElement& element) {
    const std::string file = element.text("orbat");
    const auto absent = opening_.absent.find(one_name_of(file));
    const bool all = absent == opening_.absent.end();
    MusterRoll roll = all ? read_roll(element, file, read_orbat_, problems_) : of_those_left_out(file, absent->second);
    for (XmlElement& child : element.all_children()) {
      if (child.name() == "force") add(child, roll, Duty::field);
      if (child.name() == "garrison") add(child, roll, Duty::garrison);
    }
    for (const char* known : {"force", "garrison"}) (void)element.children(known);
    element.no_others();
    if (!all) return;
    for (const std::string& name : roll.left())
      element.complain("", fmt::format("nothing about {}", name),
                       fmt::format("every corps of {} as a reinforcement", file),
                       fmt::format("Add <force name=\"{}\" army=\"...\" at=\"...\" turn=\"...\" .../>", name));
  }

  static MusterRoll of_those_left_out(const std::string& file, const std::vector<Formation>& absent) {
    Formation army;
    army.level = Level::corps;
    army.name = "the formations that campaign.xml leaves out of " + file;
    army.formations = absent;
    return MusterRoll(std::move(army));
  }

  void add(XmlElement& element, MusterRoll& roll, Duty duty) {
    const std::string name = element.on_one_line("name");
    std::optional<Formation> troops = roll.take(element, name, element.text_or("of", ""));
    add(element, std::move(troops), opening_.placing.node_of(element, duty == Duty::garrison ? "fortress" : "at"),
        duty);
  }

  void add_militia(XmlElement& element) {
    const std::optional<NodeId> at = opening_.placing.node_of(element, "fortress");
    add(element, opening_.placing.militia(element, at), at, Duty::garrison);
  }

  void add(XmlElement& element, std::optional<Formation> troops, const std::optional<NodeId>& at, Duty duty) {
    const bool garrison = duty == Duty::garrison;
    const std::optional<std::pair<Army, bool>> army = army_of(element);
    Reinforcement expected;
    expected.earliest = {element.number("turn", 1, kLastTurn)};
    expected.chance = element.number("chance", 1, 100);
    expected.needs = element.text_or("needs", "");
    expected.source = element.text("source");
    expected.elsewhere = !garrison && element.word_or("elsewhere", {"yes", "no"}, "yes") == "yes";
    if (!expected.needs.empty()) needs_.emplace_back(element, expected.needs);
    opening_.placing.mark_brigade(element, troops);
    const bool headquarters = element.child_if_any("headquarters").has_value();
    const bool train = element.child_if_any("train").has_value();
    element.no_others();
    if (garrison && at) opening_.placing.want_a_fortress(element, *at);
    if (!troops || !at || !army) return;
    expected.force = opening_.placing.force(std::move(*troops), army->first, *at, duty);
    if (army->second) expected.army = army->first;
    if (headquarters) expected.pieces.push_back(a_piece(army->first, PieceKind::headquarters, expected.force));
    if (train) expected.pieces.push_back(a_piece(army->first, PieceKind::pontoon_train, expected.force));
    made_.push_back(std::move(expected));
  }

  Piece a_piece(const Army& army, PieceKind kind, const Force& with) {
    Piece piece = piece_of(army, kind);
    piece.id = opening_.placing.new_id(piece.name);
    piece.at = with.at;
    piece.with = with.id;
    return piece;
  }

  /// The army that the element names, and whether it is a new one.
  std::optional<std::pair<Army, bool>> army_of(XmlElement& element) {
    const std::string name = element.text("army");
    std::vector<std::string> names;
    for (const std::vector<Army>* armies : {&opening_.state.armies, &std::as_const(new_armies_)}) {
      for (const Army& army : *armies) {
        if (fold(army.name) == fold(name)) return std::pair{army, armies == &new_armies_};
        names.push_back(army.name);
      }
    }
    complain_of_unknown(element, "army", name, "an army of campaign.xml or of this file", names);
    return std::nullopt;
  }

  /// A nation without troops and without a side can only be a misspelling.
  void check_needs() {
    std::set<std::string> known;
    for (const auto& [nation, side] : opening_.state.nations) known.insert(nation);
    for (const Reinforcement& expected : made_)
      for_each_unit(expected.force.troops, [&](const CommandPath&, const Unit& unit) { known.insert(unit.nation); });
    for (auto& [element, nation] : needs_)
      if (!known.contains(nation))
        complain_of_unknown(element, "needs", nation, "a nation that has a side or troops",
                            {known.begin(), known.end()});
  }

  XmlElement root_;
  const ReadOrbat& read_orbat_;
  Opening opening_;
  ProblemList& problems_;
  std::vector<Army> new_armies_;
  std::vector<std::pair<XmlElement, std::string>> needs_;
  std::vector<Reinforcement> made_;
};

}  // namespace

std::vector<Reinforcement> read_expected(const std::string& text, const std::string& file, const ReadOrbat& read_orbat,
                                         Opening opening, ProblemList& problems) {
  XmlElement root = XmlElement::parse(text, file, "reinforcements", problems);
  return ExpectedReader(std::move(root), read_orbat, std::move(opening), problems).read();
}

}  // namespace estafette::campaign
