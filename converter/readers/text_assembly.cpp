#include "converter/readers/text_assembly.hpp"

#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/outline.hpp"
#include "converter/readers/text_totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestName = 80;
constexpr std::size_t kRoomForNumber = 8;
constexpr std::string_view kNameless = "Order of battle";  ///< of the command put above troops that have none

/// Where troops and commands go: into a formation, or to the top of the order of battle.
struct Holder {
  Formation* formation = nullptr;  ///< null: the top
  std::vector<Formation>* formations = nullptr;
  int serial = 0;  ///< tells holders apart
};

class Assembler {
 public:
  Assembler(const TextOutline& outline, const Words& words, const std::string& file)
      : text_(outline), words_(words), file_(file), sums_(outline.nodes.size()) {}

  Assembly all() {
    Surroundings place;
    place.nation = nation_in(tokens_of(text_.title), "", words_);
    const Holder top{nullptr, &out_.orbat.formations, 0};
    for (const std::size_t root : text_.roots) this->place(root, top, place, "");
    if (!text_.title.empty() && !out_.orbat.formations.empty()) append(out_.orbat.formations.front().note, text_.title);
    if (nationless_ > 0) {
      look(*first_nationless_, fmt::format("a nation; {} units have none", nationless_),
           "Write a line such as France above them, or [France] behind the command's name");
    }
    for (const StatedTotal& total : text_.totals) check(total);
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

  /// Puts a node and all under it into `holder`; `group` tells in which heading without a level it stands.
  void place(std::size_t index, const Holder& holder, Surroundings place, const std::string& group) {
    const TextNode& node = text_.nodes[index];
    switch (node.item.is) {
      case Item::Is::nation:
        place.nation = node.item.nation;
        place.guess.clear();
        if (node.children.empty()) look(node.line, "troops below the name of their nation", "Remove the line");
        return place_children(index, holder, place, group);
      case Item::Is::unit:
        return place_unit(index, holder, place, group);
      case Item::Is::group:
        return place_group(index, holder, place, group);
      default:
        return place_formation(index, holder, place, group);
    }
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
    surround(node, place);
    const bool troops = !node.children.empty() || !node.item.units.empty();
    const std::optional<int> high = settled_height(index, holder);
    if (!high) {
      append_note(holder, parts.commander.empty() ? "" : fmt::format("{}: {}", parts.name, parts.commander));
      place_children(index, holder, place, parts.name);
      if (!troops) add_aggregate(index, holder, place, parts.name);
      return;
    }
    Formation formation = formation_of(node, *high);
    append(formation.note, group);
    formation.name = fresh(holder.serial, "command", formation.name);
    count(node.line);
    const Holder own{&formation, &formation.formations, ++serial_};
    if (troops) {
      place_children(index, own, place, "");
    } else if (parts.facts.figures()) {
      add_aggregate(index, own, place, "");
    } else {
      look(node.line, "troops below their command", "Add them, or remove the command");
    }
    if (troops && parts.facts.figures()) check({node.line, parts.facts, {index}});
    holder.formations->push_back(std::move(formation));
  }

  void surround(const TextNode& node, Surroundings& place) const {
    const Parts& parts = node.item.parts;
    std::string own =
        node.item.nation.empty() ? nation_in(tokens_of(parts.name), place.nation, words_) : node.item.nation;
    if (!own.empty()) place = {own, "", std::nullopt};
    place.arm.reset();
    if (!place.nation.empty()) return;
    const Tokens commander = tokens_of(parts.commander);
    const std::optional<Meaning> rank = words_.find(Sense::rank, commander, 0);
    if (!rank || rank->is.empty()) return;
    place.nation = rank->is;
    place.guess = fmt::format("nation {} from the rank of {}", rank->is, parts.commander);
  }

  [[nodiscard]] Formation formation_of(const TextNode& node, int high) {
    const Parts& parts = node.item.parts;
    Formation formation;
    const bool horse = node.item.level == Level::cavalry_corps;
    formation.level = high == 4   ? Level::army
                      : high == 3 ? (horse ? Level::cavalry_corps : Level::corps)
                      : high == 2 ? Level::division
                                  : Level::brigade;
    formation.commander = parts.commander;
    formation.nation = node.item.nation;
    formation.name = named(parts, formation.note);
    append(formation.note, parts.note);
    append(formation.note, node.note);
    if (node.item.level && height(*node.item.level) != high) {
      guess(formation.note, fmt::format("level {}, from its place", to_string(formation.level)));
    }
    return formation;
  }

  /// "Brigade: GdB Chemineau" is Brigade Chemineau.
  [[nodiscard]] std::string named(const Parts& parts, std::string& note) const {
    std::string name = parts.name.empty() ? std::string(kNameless) : parts.name;
    const Tokens tokens = tokens_of(name);
    const std::optional<Meaning> command = words_.find(Sense::command, tokens, 0);
    if (command && level_from(command->is) && command->length == tokens.size() && !parts.commander.empty())
      name += ' ' + surname(parts.commander);
    return shortened(name, note);
  }

  [[nodiscard]] std::string surname(const std::string& commander) const {
    const Tokens tokens = tokens_of(commander);
    std::size_t at = 0;
    while (at < tokens.size()) {
      std::optional<Meaning> skip = words_.find(Sense::rank, tokens, at);
      if (!skip) skip = words_.find(Sense::title, tokens, at);
      if (!skip || at + skip->length >= tokens.size()) break;
      at += skip->length;
    }
    return at < tokens.size() ? commander.substr(tokens[at].begin) : commander;
  }

  static std::string shortened(const std::string& name, std::string& note) {
    std::string cut(trim(shorten(name, kLongestName)));
    if (cut != name) append(note, name);
    return cut;
  }

  void guess(std::string& note, const std::string& what) {
    append(note, "guessed: " + what);
    ++out_.guesses;
  }

  static void append_note(const Holder& holder, const std::string& note) {
    if (holder.formation != nullptr) append(holder.formation->note, note);
  }

  /// How high the commands under a node reach, one more than the highest of them; 1 if it has none.
  [[nodiscard]] int height_by_content(std::size_t index) const {
    int high = 1;
    for (const std::size_t child : text_.nodes[index].children) {
      const TextNode& node = text_.nodes[child];
      if (node.formation())
        high = std::max(high, 1 + (node.item.level ? height(*node.item.level) : height_by_content(child)));
      if (node.item.is == Item::Is::nation) high = std::max(high, height_by_content(child));
    }
    return std::min(high, height(Level::army));
  }

  /// The height of a command where it stands; nothing if there is no room for it, so that its troops go to the holder.
  [[nodiscard]] std::optional<int> settled_height(std::size_t index, const Holder& holder) const {
    const std::optional<Level> level = text_.nodes[index].item.level;
    const int above = holder.formation == nullptr ? height(Level::army) + 1 : height(holder.formation->level);
    int high = level ? height(*level) : height_by_content(index);
    if (high >= above && !level && !text_.nodes[index].children.empty() && above > 2) return std::nullopt;
    high = std::min(high, above - 1);
    if (high == 1 && above != 2) high = 2;
    return high < 1 ? std::nullopt : std::optional(high);
  }

  // --- headings over troops, and troops ---

  void place_group(std::size_t index, const Holder& holder, Surroundings place, const std::string& group) {
    const TextNode& node = text_.nodes[index];
    if (node.children.empty() && node.item.units.empty()) return place_unit(index, holder, place, group);
    const bool own_command = (node.item.arm == Arm::infantry || node.item.arm == Arm::cavalry) &&
                             (holder.formation == nullptr || height(holder.formation->level) > 2);
    if (own_command) return place_formation(index, holder, place, group);
    surround(node, place);
    place.arm = node.item.arm;
    const std::string& commander = node.item.parts.commander;
    if (!commander.empty()) append_note(holder, fmt::format("{}: {}", node.item.parts.name, commander));
    place_children(index, holder, place, group);
    append_note(holder, node.note);
    if (node.item.parts.facts.figures()) check({node.line, node.item.parts.facts, {index}});
  }

  void place_unit(std::size_t index, const Holder& holder, const Surroundings& place, const std::string& group) {
    const TextNode& node = text_.nodes[index];
    if (node.children.empty()) return add_units(index, node.item.parts, holder, place, group);
    const bool own_parts = std::all_of(node.children.begin(), node.children.end(),
                                       [&](std::size_t child) { return only_a_part(text_.nodes[child]); });
    if (own_parts) {
      add_units(index, whole_of(node), holder, place, group);
    } else if (node.item.parts.facts.figures()) {  // indented by accident: troops beside it
      add_units(index, node.item.parts, holder, place, group);
      place_children(index, holder, place, group);
    } else {
      place_children(index, holder, place, node.item.parts.name);
    }
  }

  /// "1st Battalion - 600 men" under its regiment: no name of its own.
  [[nodiscard]] bool only_a_part(const TextNode& node) const {
    if (node.item.is != Item::Is::unit || !node.children.empty()) return false;
    const Tokens tokens = tokens_of(node.item.parts.name);
    for (std::size_t at = 0; at < tokens.size(); ++at) {
      const std::optional<Meaning> unit = words_.find(Sense::unit, tokens, at);
      const std::string& name = node.item.parts.name;
      const bool numeral = roman(name.substr(tokens[at].begin, tokens[at].end - tokens[at].begin)).has_value();
      if (!unit && !numeral && tokens[at].is == Token::Is::word) return false;
    }
    return !tokens.empty();
  }

  /// A regiment with the strength of the battalions or squadrons below it.
  [[nodiscard]] Parts whole_of(const TextNode& node) const {
    Parts whole = node.item.parts;
    long long men = 0;
    std::string list;
    bool all_known = true;
    for (const std::size_t child : node.children) {
      const Parts& part = text_.nodes[child].item.parts;
      const std::optional<int> known = part.facts.men    ? part.facts.men
                                       : part.facts.bare ? part.facts.bare
                                                         : part.facts.few;
      all_known = all_known && known;
      men += known.value_or(0) + (part.facts.men ? part.facts.officers.value_or(0) : 0);
      append(list, known ? fmt::format("{}: {}", part.name, *known) : part.name);
    }
    Facts more;
    if (all_known && !whole.facts.men) more.men = static_cast<int>(std::min<long long>(men, kLargestNumber));
    const bool mounted = std::any_of(node.children.begin(), node.children.end(), [&](std::size_t child) {
      const Tokens tokens = tokens_of(text_.nodes[child].item.parts.name);
      return words_.any(Sense::kind, tokens, 0, tokens.size());
    });
    if (!whole.facts.subunits()) (mounted ? more.squadrons : more.battalions) = static_cast<int>(node.children.size());
    (void)merge(whole.facts, more);
    append(whole.note, list);
    return whole;
  }

  /// Troops of a command that names none: one unit for each arm that its figures speak of.
  void add_aggregate(std::size_t index, const Holder& holder, const Surroundings& place, const std::string& group) {
    const TextNode& node = text_.nodes[index];
    Parts troops;
    troops.name = node.item.parts.name;
    troops.facts = node.item.parts.facts;
    if (!troops.facts.figures()) return;
    troops.facts.level.reset();
    troops.facts.guessed.push_back("one unit for all troops of its command");
    const std::optional<int> guns = guns_of(troops.facts);
    const bool others = troops.facts.men || troops.facts.subunits() || troops.facts.bare;
    if (guns && others) {
      Parts battery;
      battery.name = troops.name + " artillery";
      std::swap(battery.facts.guns, troops.facts.guns);
      std::swap(battery.facts.pieces, troops.facts.pieces);
      std::swap(battery.facts.batteries, troops.facts.batteries);
      battery.facts.guessed = troops.facts.guessed;
      add_units(index, battery, holder, place, group);
    }
    add_units(index, troops, holder, place, group);
  }

  void add_units(std::size_t index, const Parts& parts, const Holder& holder, const Surroundings& place,
                 const std::string& group) {
    const TextNode& node = text_.nodes[index];
    UnitReading reading = units_of(parts, place, words_);
    for (const Doubt& doubt : reading.doubts) {
      out_.looks.push_back({"", node.line.line, "", doubt.found, doubt.expected, doubt.remedy});
    }
    out_.guesses += static_cast<int>(reading.guessed.size() * reading.units.size());
    for (Unit& unit : reading.units) {
      if (!group.empty()) append(unit.note, "in " + group);
      if (text_.nodes[index].item.is == Item::Is::unit) append(unit.note, node.note);
      if (unit.nation == kNoNation && nationless_++ == 0) first_nationless_ = node.line;
      sums_[index] += sum_of(unit, !reading.guessed.empty());
      add(std::move(unit), node, holder);
    }
  }

  void add(Unit unit, const TextNode& node, const Holder& holder) {
    const bool here = holder.formation != nullptr && may_belong_to(arm_of(unit.kind), holder.formation->level);
    Formation& command = here ? *holder.formation : division_for(node, holder);
    unit.name = shortened(unit.name, unit.note);
    const std::string name = unit.name;
    unit.name = fresh(here ? holder.serial : -holder.serial - 1, "unit", name);
    if (unit.name != name) {
      look(node.line, fmt::format("one {} in {}", name, command.name),
           fmt::format("It is kept as {}; remove it, or tell the two apart", unit.name));
    }
    count(node.line, unit.men);
    command.units.push_back(std::move(unit));
  }

  /// A division made for troops that stand too high, or under no command at all.
  Formation& division_for(const TextNode& node, const Holder& holder) {
    const auto known = made_.find(holder.serial);
    if (known != made_.end()) return holder.formations->at(known->second);
    count(node.line);
    Formation made;
    made.level = Level::division;
    made.name = fresh(holder.serial, "command",
                      holder.formation == nullptr ? std::string(kNameless) : holder.formation->name + " troops");
    guess(made.note, "a division for troops that have none");
    made_[holder.serial] = holder.formations->size();
    holder.formations->push_back(std::move(made));
    return holder.formations->back();
  }

  /// A name that no sibling under the holder has.
  [[nodiscard]] std::string fresh(int holder, std::string_view sort, const std::string& name) {
    const auto key = [&](const std::string& candidate) {
      return fmt::format("{} {} {}", holder, sort, fold(candidate));
    };
    std::string free(trim(shorten(name, kLongestName)));
    if (taken_.insert({key(free), 1}).second) return free;
    const std::string begin(trim(shorten(name, kLongestName - kRoomForNumber)));
    for (int& next = taken_[key(free)];;) {
      free = fmt::format("{} ({})", begin, ++next);
      if (taken_.insert({key(free), 1}).second) return free;
    }
  }

  void check(const StatedTotal& total) {
    if (std::optional<Problem> look = difference(total, text_, sums_)) out_.looks.push_back(std::move(*look));
  }

  const TextOutline& text_;
  const Words& words_;
  const std::string& file_;
  std::vector<Sum> sums_;
  Assembly out_;
  std::optional<TextLine> first_nationless_;
  int nationless_ = 0;
  int serial_ = 0;
  std::map<std::string, int> taken_;  ///< names by holder, and the last number given to each
  std::map<int, std::size_t> made_;   ///< divisions made, by holder: their place in it
  int rows_ = 0;
  Men men_;
};

}  // namespace

Assembly assemble(const TextOutline& outline, const Words& words, const std::string& file) {
  return Assembler(outline, words, file).all();
}

}  // namespace estafette::readers
