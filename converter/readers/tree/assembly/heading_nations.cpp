#include "converter/readers/tree/assembly/heading_nations.hpp"

#include "converter/readers/parts/name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace estafette::readers {
namespace {

/// "8th Corps", "VIII Corps": 8; 0 without a number.
int number_of_corps(const std::string& name) {
  for (const Token& token : tokens_of(name)) {
    if (token.figure()) return token.value;
    if (const std::optional<int> figure = roman(name.substr(token.begin, token.end - token.begin))) return *figure;
  }
  return 0;
}

}  // namespace

bool HeadingNations::at(std::size_t root, Surroundings& place) {
  const std::string nation = named(root);
  const bool army = text_.nodes[root].item.level == Level::army;
  if (army && (of_an_army_ || of_one_) && nation.empty() && !open_) heading_.clear();  // it is another one
  const bool several = text_.nodes[root].item.nation_only && nation.empty();           // "Saxons and Poles: Kern"
  if (several) heading_.clear();
  open_ = heads_others(root);
  ++at_;
  if (!stands_among_others(root) && !nation.empty()) {
    heading_ = nation;
    of_an_army_ = army;
    of_one_ = !army && text_.nodes[root].formation() && text_.nodes[root].item.level != Level::corps;
  }
  if (place.nation.empty() && nation.empty() && !several && nation_wanted(root)) guess(root, place);
  return open_;
}

/// "8th (Westphalian) Corps" behind "4th Corps", "Austrian Corps" without a number: the nation is that of this corps
/// alone, and tells nothing of those below it. "I Corps" begins another army.
bool HeadingNations::stands_among_others(std::size_t root) {
  const TextNode& node = text_.nodes[root];
  const bool corps = node.formation() && (node.item.level == Level::corps || node.item.level == Level::cavalry_corps);
  if (!corps) {
    if (node.item.is != Item::Is::unit) last_corps_ = 0;
    return false;
  }
  const int number = number_of_corps(node.item.parts.name);
  if (!named(root).empty()) return heading_.empty() && last_corps_ > 0 && (number == 0 || number > last_corps_);
  last_corps_ = std::max(number, 1);
  return false;
}

/// The nation that a heading or a command at the top names.
std::string HeadingNations::named(std::size_t root) const {
  const TextNode& node = text_.nodes[root];
  if (node.item.is == Item::Is::unit) return "";
  return node.item.nation.empty() ? nation_of_command(tokens_of(node.item.parts.name), "", words_) : node.item.nation;
}

/// An army with a nation, nothing under it and no figures, right above an army without one.
bool HeadingNations::heads_others(std::size_t root) const {
  const TextNode& node = text_.nodes[root];
  const auto army = [](const TextNode& other) { return other.formation() && other.item.level == Level::army; };
  const auto next = text_.roots.begin() + static_cast<std::ptrdiff_t>(at_) + 1;
  return army(node) && node.children.empty() && node.item.units.empty() && !node.item.parts.facts.figures() &&
         node.item.parts.commander.empty() && !named(root).empty() && next != text_.roots.end() &&
         army(text_.nodes[*next]) && named(*next).empty();
}

/// True if there are troops under a node that may not say their nation themselves: a file of the game says all of them.
bool HeadingNations::nation_wanted(std::size_t index) const {
  const TextNode& node = text_.nodes[index];
  if (!node.item.units.empty()) return true;
  const bool unit = node.item.is == Item::Is::unit;
  const bool troops = unit || node.children.empty() || node.item.parts.facts.figures();
  if (troops && (unit ? node.item.parts.facts.nation : node.item.nation).empty()) return true;
  return std::any_of(node.children.begin(), node.children.end(),
                     [&](std::size_t child) { return nation_wanted(child); });
}

/// What the names of the last commands before one show, as far back as one whose nation is told: a brigade of Kentucky
/// is on the side of those beside it.
const LikelyNation& HeadingNations::shown_before() {
  for (; shown_of_ + 1 < at_; ++shown_of_) {
    const std::size_t before = text_.roots[shown_of_];
    if (!named(before).empty())
      shown_ = {};
    else if (LikelyNation shown = likely_nation(text_, {before}, words_); !shown.nation.empty())
      shown_ = std::move(shown);
  }
  return shown_;
}

/// "Brunswick Brigade" among brigades of other nations: the country that its name begins with.
std::string HeadingNations::country_of(std::size_t root) const {
  const Tokens name = tokens_of(text_.nodes[root].item.parts.name);
  const std::optional<PhraseFound> country = words_.find(Sense::country, name, 0);
  if (!country || country->length >= name.size() || text_.nodes[root].item.is == Item::Is::unit) return "";
  for (std::size_t at = country->length; at < name.size(); ++at)  // "Brunswick Light Cavalry Brigade", no "Hesse's"
    if (name[at].is != Token::Is::word) return "";
  return words_.any(Sense::command, name, country->length, name.size()) ? country->is : "";
}

/// A command without a nation: as it is stated, or else that of the heading above, or of the file, or what its names
/// show, or those of the whole text. Only what is stated is no guess.
void HeadingNations::guess(std::size_t root, Surroundings& place) {
  if (!text_.stated_nation.empty()) {
    place.nation = text_.stated_nation;
    return;
  }
  place.nation = heading_;
  std::string from = "a heading above";
  if (const std::string country = country_of(root); of_one_ && !heading_.empty() && !country.empty()) {
    place.nation = country;
    place.guess = fmt::format("nation {} from the name of its command", country);
    return;
  }
  const bool army = text_.nodes[root].item.level == Level::army;  // another one than that above, perhaps
  LikelyNation likely = army || of_one_ || heading_.empty() ? likely_nation(text_, {root}, words_) : LikelyNation{};
  if (place.nation.empty() || !likely.nation.empty()) {
    if (likely.nation.empty() && heading_.empty()) likely = shown_before();
    if (likely.nation.empty()) {
      if (!likely_) likely_ = likely_nation(text_, text_.roots, words_);
      likely = *likely_;
    }
    place.nation = likely.nation;
    from = likely.by_rank ? "a commander's rank" : "names";
    if (!likely.by_rank && heading_.empty() && !of_file_.nation.empty()) {
      place.nation = of_file_.nation;
      from = of_file_.told_by;
    }
  }
  if (place.nation.empty()) {
    if (!only_) only_ = only_nation_named(text_, words_);
    place.nation = *only_;
    from = "the only one named here";
  }
  if (!place.nation.empty()) place.guess = fmt::format("nation {} from {}", place.nation, from);
}

}  // namespace estafette::readers
