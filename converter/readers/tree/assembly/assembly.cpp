#include "converter/readers/tree/assembly/assembly.hpp"

#include "base/ascii.hpp"
#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/orbat/no_nation.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/outline/outline.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/tree/assembly/arm_alone_below.hpp"
#include "converter/readers/tree/assembly/arm_behind.hpp"
#include "converter/readers/tree/assembly/checked_totals.hpp"
#include "converter/readers/tree/assembly/command.hpp"
#include "converter/readers/tree/assembly/doubtful_units.hpp"
#include "converter/readers/tree/assembly/fresh_names.hpp"
#include "converter/readers/tree/assembly/heading_nations.hpp"
#include "converter/readers/tree/assembly/likely_nation.hpp"
#include "converter/readers/tree/assembly/overview.hpp"
#include "converter/readers/tree/assembly/regiment.hpp"
#include "converter/readers/tree/assembly/stated_share.hpp"
#include "converter/readers/tree/assembly/strength_of_corps.hpp"
#include "converter/readers/tree/assembly/troops_above.hpp"
#include "converter/readers/tree/assembly/troops_untold.hpp"
#include "converter/readers/tree/entry_doubts.hpp"
#include "converter/readers/tree/recap.hpp"
#include "converter/readers/tree/standing.hpp"
#include "converter/readers/tree/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

/// Where troops and commands go: into a formation, or to the top of the order of battle.
struct Holder {
  Formation* formation = nullptr;  ///< null: the top
  std::vector<Formation>* formations = nullptr;
  int serial = 0;                     ///< a number of its own for each holder
  std::optional<std::size_t> node{};  ///< its line in the text
};

/// "Kern's Artillery Battalion, Capt. Kern": the heading of a few, and who leads them.
std::string with_leader(const Parts& parts) {
  const bool told = !parts.commander.empty() && parts.commander.front() != '?';
  return !told ? parts.name : fmt::format("{}, {}", parts.name, parts.commander);
}

/// Whether other commands, and no troops, stand right below it.
bool heads_commands(const TextOutline& text, const TextNode& node) {
  return !node.children.empty() && std::all_of(node.children.begin(), node.children.end(),
                                               [&](std::size_t child) { return text.nodes[child].formation(); });
}

/// "3rd Division, rating 8": a small figure after a command is none of its strengths.
bool only_rated(const Facts& facts) {
  return facts.few && !facts.men && !facts.bare && !facts.guns && facts.pieces.empty() && !facts.subunits() &&
         !facts.batteries && !facts.infantry && !facts.cavalry && !facts.artillery;
}

class Assembler {
 public:
  Assembler(const TextOutline& outline, const PhraseBook& words, const std::string& file)
      : text_(outline), words_(words), file_(file), sums_(outline.nodes.size()), title_(outline.title) {}

  Assembly all() {
    Surroundings place;
    take_nation_of_title(text_, words_, place);
    place.sizes = text_.sizes;
    const Holder top{nullptr, &out_.orbat.formations, 0, std::nullopt};
    HeadingNations headings(text_, words_, file_);
    std::string group;
    for (const std::size_t root : text_.roots) {
      Surroundings own = place;
      const bool heads_others = headings.at(root, own);
      if (!heads_others) this->place(root, top, own, std::exchange(group, ""));
      if (heads_others) group = text_.nodes[root].item.parts.name;
    }
    if (!out_.orbat.formations.empty()) append(out_.orbat.formations.front().note, title_);
    sort_by_height(out_.orbat.formations);
    if (nationless_ > 0) {
      look(*first_nationless_,
           fmt::format("{}{}", kNationWanted,
                       nationless_ == 1 ? "one unit has none" : fmt::format("{} units have none", nationless_)),
           text_.name_nation.empty()
               ? "Name it with --nation; or write the name of a state in a line above them, or in square brackets "
                 "after the command's name"
               : text_.name_nation);
    }
    share_.among(out_.orbat, text_, sums_);
    for (const StatedTotal& total : text_.totals) check(total);
    for (const StatedTotal& total : overview_totals_) check(total);
    return std::move(out_);
  }

 private:
  void look(const TextLine& line, std::string expected, std::string remedy) {
    out_.looks.push_back({"", line.line, "", line.text, std::move(expected), std::move(remedy)});
  }

  void count(const TextLine& line, Men men = {}) {
    men_ += men;
    if (++rows_ <= kMostRows && men_ <= kMostMenInAll) return;
    throw Refusal(Problem{file_, line.line, "", line.text,
                          fmt::format("at most {} formations and units, and {} men, up to here", figure(kMostRows),
                                      figure(kMostMenInAll.value)),
                          "Is this the right file? Give each army a file of its own"});
  }

  /// Puts a node and everything under it into `holder`; `group` is the heading without a level that it is under.
  void place(std::size_t index, const Holder& holder, Surroundings place, const std::string& group) {
    const TextNode& node = text_.nodes[index];
    switch (node.item.is) {
      case Item::Is::nation:
        place.nation = node.item.nation;
        place.guess.clear();
        if (node.children.empty()) look(node.line, "troops below the name of their nation", "Remove the line");
        return place_nation(index, holder, place, group);
      case Item::Is::unit:
        if (place.nation.empty()) take_nation_of_its_name(text_, index, words_, place);
        return place_unit(index, holder, place, group);
      case Item::Is::group:
        return place_group(index, holder, place, group);
      default:
        return place_formation(index, holder, place, group);
    }
  }

  /// What is noted of a nation, "Commander: Wellesley", goes to its first command.
  void place_nation(std::size_t index, const Holder& holder, const Surroundings& place, const std::string& group) {
    const std::size_t first = holder.formations->size();
    place_children(index, holder, place, group);
    const bool any = holder.formations->size() > first;
    append(any ? (*holder.formations)[first].note : title_, text_.nodes[index].note);
  }

  void place_children(std::size_t index, const Holder& holder, const Surroundings& place, const std::string& group) {
    for (const Parts& unit : text_.nodes[index].item.units) add_units(index, unit, holder, place, group);
    for (const std::size_t child : text_.nodes[index].children) {
      this->place(child, holder, place, group);
      sums_[index] += sums_[child];
    }
  }

  // --- commands ---

  void place_formation(std::size_t index, const Holder& holder, Surroundings place, const std::string& group) {
    const TextNode& node = text_.nodes[index];
    const Parts& parts = node.item.parts;
    surround(node, text_, place, words_);
    const bool troops = !node.children.empty() || !node.item.units.empty();
    if (!troops && parts.facts.figures())
      if (const std::optional<std::size_t> again = told_again(index))
        return overview_totals_.push_back({node.line, parts.facts, {*again}, {}});
    const std::optional<Level> above =
        holder.formation == nullptr ? std::nullopt : std::optional(holder.formation->level);
    const std::optional<int> high = settled_height(text_, index, above);
    if (!high) return dissolve(index, holder, place);
    auto [formation, guesses] = command_of(node, *high, words_);
    out_.guesses += guesses;
    append(formation.note, group);
    formation.game = node.game;
    formation.line = {node.line.line};
    const std::string typed = std::exchange(formation.name, names_.fresh(holder.serial, "command", formation.name));
    if (typed != formation.name && is_numbered_command(typed, words_))
      look(node.line, fmt::format("one {} here: the line of another command may be missing above it", typed),
           "Write it there, or tell the two apart");
    count(node.line);
    const Holder own{&formation, &formation.formations, ++serial_, index};
    if (troops) {
      const bool foot = no_foot_below(text_, node, words_);  // the horse told below it are not its own troops
      if (foot || only_empty_below(node)) {
        Surroundings around = place;
        if (foot && !is_mounted(node, words_)) around.arm.reset();
        for (const Parts& unit : troops_of(parts, is_mounted(node, words_))) add_units(index, unit, own, around, "");
      }
      place_children(index, own, place, "");
    } else if (parts.facts.figures()) {
      if (tells_only_of_guns(parts, words_))
        look(node.line, std::string(kTroopsBelow), "Add them, or remove the command");
      const std::size_t looks = out_.looks.size();
      for (const Parts& unit : troops_of(parts, is_mounted(node, words_))) add_units(index, unit, own, place, "");
      if (const std::string strength = strength_of_corps(parts.facts, *high); !strength.empty()) {  // one question
        out_.looks.resize(looks);
        look(node.line, fmt::format("the troops of {} below it, {} in all", formation.name, strength),
             "Write them there, each with its strength");
      }
      share_.among(formation, parts.facts, text_, index, sums_);
      check({node.line, parts.facts, {index}, {}});
    } else {
      look(node.line, std::string(kTroopsBelow), "Add them, or remove the command");
    }
    if (troops && only_rated(parts.facts)) {
      append(formation.note, tidy(node.line.text));
    } else if (troops && parts.facts.figures()) {
      share_.among(formation, parts.facts, text_, index, sums_);
      check({node.line, parts.facts, {index}, {}});
    }
    sort_by_height(formation.formations);
    holder.formations->push_back(std::move(formation));
  }

  [[nodiscard]] std::optional<std::size_t> told_again(std::size_t index) {
    if (!overview_) overview_.emplace(text_);
    return overview_->told_again(index);
  }

  [[nodiscard]] bool only_empty_below(const TextNode& node) {
    return only_empty_commands_below(text_, node) && std::none_of(node.children.begin(), node.children.end(),
                                                                  [&](std::size_t child) { return told_again(child); });
  }

  /// A heading, such as a wing, for which there is no level at that place: its troops go to the command above.
  void dissolve(std::size_t index, const Holder& holder, const Surroundings& place) {
    const TextNode& node = text_.nodes[index];
    const Parts& parts = node.item.parts;
    if (!parts.commander.empty()) append_note(holder, fmt::format("{}: {}", parts.name, parts.commander));
    append_note(holder, parts.note);
    append_note(holder, node.note);
    if (holder.formation != nullptr && heads_commands(text_, node))
      look(node.line, fmt::format("a level for it: {} holds its commands now", holder.formation->name),
           "Put it beside its command, or name its commands after it");
    place_children(index, holder, place, parts.name);
    if (node.children.empty() && node.item.units.empty()) {
      for (const Parts& unit : troops_of(parts, is_mounted(node, words_)))
        add_units(index, unit, holder, place, parts.name);
    } else if (parts.facts.figures()) {
      check({node.line, parts.facts, {index}, {}});
    }
  }

  static void append_note(const Holder& holder, const std::string& note) {
    if (holder.formation != nullptr) append(holder.formation->note, note);
  }

  // --- headings over troops, and troops ---

  void place_group(std::size_t index, const Holder& holder, Surroundings place, const std::string& group) {
    const TextNode& node = text_.nodes[index];
    if (node.children.empty() && node.item.units.empty()) {
      if (node.item.parts.facts.figures() && states_total(index, holder)) {
        return check({node.line, node.item.parts.facts, {*holder.node}, {}});
      }
      if (node.item.parts.facts.figures() || is_arm_as_troops(text_, index, holder.node, words_))
        return place_unit(index, holder, place, group);
      append_note(holder, node.line.text);
      if (parts_commands_by_arm(text_, index, words_)) return;
      return look(node.line, "troops below, or figures after it", "Add them, or remove the line");
    }
    if (stands_before_other_guns(text_, index, words_)) {
      add_units(index, node.item.parts, holder, place, group);
      return place_children(index, holder, place, group);
    }
    const bool own_command = (node.item.arm == Arm::infantry || node.item.arm == Arm::cavalry) &&
                             (holder.formation == nullptr || height(holder.formation->level) > 2);
    if (own_command || (holder.formation == nullptr && is_reserve_of_guns(node, words_)))
      return place_formation(index, holder, place, group);
    surround(node, text_, place, words_);
    place.arm = node.item.arm;
    const std::string& commander = node.item.parts.commander;
    if (!commander.empty()) append_note(holder, fmt::format("{}: {}", node.item.parts.name, commander));
    if (may_be_of_the_whole(text_, index, words_))
      look(node.line, "whose artillery this is: the last division's, or that of all", "Name its command before it");
    place_children(index, holder, place, node.item.arm ? group : node.item.parts.name);
    append_note(holder, node.item.parts.note);
    append_note(holder, node.note);
    if (node.item.parts.facts.figures()) check({node.line, node.item.parts.facts, {index}, {}});
  }

  /// "Infantry: 9,300" below regiments of foot is their sum, and so are all arms of which that is told together.
  [[nodiscard]] bool states_total(std::size_t index, const Holder& holder) const {
    if (!holder.node) return false;
    const TextNode& node = text_.nodes[index];
    const Sum& sum = sums_[*holder.node];
    if (sums_up_arms(text_, index) && (sum.infantry > 0 || sum.cavalry > 0 || sum.guns > 0)) return true;
    return (node.item.arm == Arm::infantry && sum.infantry > 0) || (node.item.arm == Arm::cavalry && sum.cavalry > 0) ||
           (node.item.arm == Arm::artillery && sum.guns > 0 && !is_another_reserve(node, sum.guns, words_) &&
            arm_alone(tokens_of(node.item.parts.name), words_));  // but "Kern Artillery: 4 3-inch rifles"
  }

  void place_unit(std::size_t index, const Holder& holder, const Surroundings& place, const std::string& group) {
    const TextNode& node = text_.nodes[index];
    if (node.children.empty()) return add_units(index, node.item.parts, holder, place, group);
    if (const std::optional<WholeRegiment> whole = whole_of(node, text_, words_)) {
      add_units(index, whole->parts, holder, place, group);
      if (whole->other_sum) {
        look(node.line, fmt::format("{} men, the sum of its parts", figure(*whole->other_sum)), "Check the figures");
      }
    } else if (node.item.parts.facts.figures()) {  // indented by accident: troops beside it
      add_units(index, node.item.parts, holder, place, group);
      place_children(index, holder, place, group);
    } else if (const std::optional<Parts> whole_of_parts = made_up_below(node, text_)) {
      add_units(index, *whole_of_parts, holder, place, group);
    } else if (is_troops_above(node, text_, words_)) {
      look(node.line, "troops, or the heading of those below", "Write its strength, or leave out its number");
      add_units(index, node.item.parts, holder, place, group);
      place_children(index, holder, place, group);
    } else {
      place_children(index, holder, place, with_leader(node.item.parts));
    }
  }

  void add_units(std::size_t index, const Parts& parts, const Holder& holder, const Surroundings& place,
                 const std::string& group) {
    const TextNode& node = text_.nodes[index];
    const std::vector<Parts> arms =
        node.item.is == Item::Is::unit ? troops_of_arms(parts, words_) : std::vector<Parts>{};
    for (const Parts& arm : arms) add_units(index, arm, holder, place, group);
    if (!arms.empty()) return;
    UnitReading reading = units_of(parts, place, words_);
    if (const std::optional<Query> doubt = doubt_of_unit(text_, node, parts, words_); doubt && reading.queries.empty())
      look(node.line, doubt->expected, doubt->remedy);
    for (const Query& query : reading.queries) {
      look(node.line, query.expected, query.remedy);
    }
    out_.guesses += static_cast<int>(reading.guessed.size() * reading.units.size());
    if (!reading.units.empty()) reading.units.front().game = node.game;
    for (Unit& unit : reading.units) {
      if (!group.empty()) append(unit.note, "in " + group);
      if (text_.nodes[index].item.is == Item::Is::unit) append(unit.note, node.note);
      if (unit.nation == kNoNation && nationless_++ == 0) first_nationless_ = node.line;
      sums_[index] += sum_of(unit, !reading.guessed.empty());
      const Unit& added = add(std::move(unit), node, holder, reading.numbered_by_us);
      if (reading.men_guessed) share_.guessed(added, index);
    }
  }

  /// `numbered`: its name is none of the text's, and need not be told apart by hand.
  const Unit& add(Unit unit, const TextNode& node, const Holder& holder, bool numbered = false) {
    const bool here = holder.formation != nullptr && may_belong_to(arm_of(unit.kind), holder.formation->level);
    Formation& command = here ? *holder.formation : division_for(node, holder, unit.nation);
    unit.name = shortened(unit.name, unit.note);
    const std::string name = unit.name;
    unit.name = names_.fresh(here ? holder.serial : -holder.serial - 1, "unit", name);
    const bool alike = arm_of(unit.kind) == Arm::artillery && is_any_battery(name, words_);
    if (unit.name != name && !numbered && !alike) {
      look(node.line, fmt::format("one {} in {}", name, command.name),
           fmt::format("It is kept as {}; remove it, or tell the two apart", unit.name));
    }
    unit.line = {node.line.line};
    count(node.line, unit.men);
    command.units.push_back(std::move(unit));
    return command.units.back();
  }

  /// A division made for troops that are too high up, or under no command at all: there each side has its own.
  Formation& division_for(const TextNode& node, const Holder& holder, const std::string& nation) {
    const auto [first, end] = made_.equal_range(holder.serial);
    for (auto made = end; made != first;) {  // the last one first
      Formation& known = holder.formations->at((--made)->second);
      if (holder.formation != nullptr || !words_.may_be_foes(nation, known.units.front().nation)) return known;
    }
    count(node.line);
    Formation made;
    made.level = Level::division;
    made.name = names_.fresh(holder.serial, "command",
                             holder.formation == nullptr ? std::string(kNameless) : holder.formation->name + " troops");
    append(made.note, "guessed: a division for troops that have none");
    ++out_.guesses;
    made_.emplace(holder.serial, holder.formations->size());
    holder.formations->push_back(std::move(made));
    return holder.formations->back();
  }

  void check(const StatedTotal& total) {
    Comparison checked = totals_.compared_once(total, text_, sums_);
    out_.sums.push_back(std::move(checked.sum));
    if (checked.look) out_.looks.push_back(std::move(*checked.look));
  }

  const TextOutline& text_;
  const PhraseBook& words_;
  const std::string& file_;
  std::vector<Sum> sums_;
  std::optional<Overview> overview_;
  std::vector<StatedTotal> overview_totals_;  ///< what an overview says of a command that comes below
  std::string title_;                         ///< goes to the note of the first command
  Assembly out_;
  std::optional<TextLine> first_nationless_;
  int nationless_ = 0;
  int serial_ = 0;
  FreshNames names_;
  StatedShare share_;
  CheckedTotals totals_;
  std::multimap<int, std::size_t> made_;  ///< divisions made, by holder: their place in it
  int rows_ = 0;
  Men men_;
};

}  // namespace

Assembly assemble(const TextOutline& outline, const PhraseBook& words, const std::string& file) {
  return Assembler(outline, words, file).all();
}

}  // namespace estafette::readers
