#include "campaign/rulings/ruling_values.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/names/meant.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/state/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {

void refuse_value(const Ruling& ruling, const std::string& found, const std::string& expected,
                  const std::string& remedy) {
  throw Refusal(Problem{"ruling", 0, ruling.what, found, expected, remedy});
}

std::string is_it(const std::string& found, const std::vector<std::string>& known) {
  const std::string near = nearest(found, known);
  return near.empty() ? "" : fmt::format("Is it {}?", near);
}

int number_in(const Ruling& ruling, const std::string& words, int low, int high) {
  const std::optional<int> value = whole_number(words);
  if (!value || *value < low || *value > high)
    refuse_value(ruling, words, fmt::format("a whole number, {} to {}", low, high));
  return *value;
}

int number_of(const Ruling& ruling, int low, int high) {
  return number_in(ruling, ruling.value, low, high);
}

std::optional<std::size_t> word_or_none(const Ruling& ruling, std::vector<std::string> words, const std::string& none) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (fold(words[i]) == fold(ruling.value)) return i;
  if (!none.empty() && fold(ruling.value) == none) return std::nullopt;
  if (!none.empty()) words.push_back(none);
  refuse_value(ruling, ruling.value, one_of(words), is_it(ruling.value, words));
}

std::optional<Side> side_or_none(const RulingCase& of, const std::string& none) {
  const Sides& sides = of.theatre.rules.sides;
  if (const std::optional<Side> side = side_named(sides, of.ruling.value)) return side;
  const std::vector<std::string> others = none.empty() ? std::vector<std::string>() : std::vector<std::string>{none};
  if (!none.empty() && fold(of.ruling.value) == none) return std::nullopt;
  const std::vector<std::string> known = names_of(sides, others);
  refuse_value(of.ruling, of.ruling.value, one_of(known), is_it(of.ruling.value, known));
}

Side side_in(const RulingCase& of, const std::string& words) {
  Ruling alone = of.ruling;
  alone.value = words;
  return *side_or_none({of.theatre, of.state, of.subject, alone}, "");
}

bool yes_or_no(const Ruling& ruling) {
  return *word_or_none(ruling, {"yes", "no"}, "") == 0;
}

void expect_yes(const Ruling& ruling) {
  if (fold(ruling.value) != "yes") refuse_value(ruling, ruling.value, "yes");
}

std::string words_of(const Ruling& ruling) {
  const std::string words(trim(ruling.value));
  if (words.empty()) refuse_value(ruling, ruling.value, "a name or other words");
  return words;
}

Turn turn_in(const RulingCase& of, const std::string& words, Turn first, Turn last) {
  const std::optional<int> number = whole_number(words);
  if (!number || *number < first.value || *number > last.value)
    refuse_value(of.ruling, words, fmt::format("the number of a turn, {} to {}", first.value, last.value),
                 fmt::format("This is turn {}", of.state.turn.value));
  return {*number};
}

bool says_no(const std::string& words) {
  const std::string plain = fold(words);
  return plain == "no" || plain == "none";
}

Turn turn_or_none(const RulingCase& of) {
  const std::string& words = of.ruling.value;
  if (says_no(words)) return {0};
  if (const std::optional<int> number = whole_number(words); number && *number >= 1 && *number <= kMostTurns)
    return {*number};
  refuse_value(of.ruling, words, fmt::format("the number of its last turn, 1 to {}, or no", kMostTurns),
               fmt::format("This is turn {}", of.state.turn.value));
}

NodeId place_in(const RulingCase& of, const std::string& words) {
  return place_meant(of.theatre.map, words,
                     {.file = "ruling", .column = of.ruling.what, .expected = "a place on the map"});
}

ForceId force_in_words(const RulingCase& of, const std::string& words) {
  return force_meant(of.state, words, {.file = "ruling", .column = of.ruling.what, .expected = "a force on the map"});
}

std::string army_in(const RulingCase& of, Side side) {
  if (fold(of.ruling.value) == "none") return "";
  State own;
  for (const Army& army : of.state.armies)
    if (army.side == side) own.armies.push_back(army);
  const Catalogue armies(named_armies(own));
  const Asked asked{.file = "ruling", .column = of.ruling.what, .expected = "an army of its side, or none"};
  return armies[the_one(armies, of.ruling.value, asked)].id;
}

std::vector<ForceId> forces_in(const RulingCase& of) {
  std::vector<ForceId> forces;
  if (fold(of.ruling.value) == "nobody") return forces;
  for (const std::string& words : split(of.ruling.value, ',')) {
    const ForceId force = force_in_words(of, words);
    if (std::find(forces.begin(), forces.end(), force) == forces.end()) forces.push_back(force);
  }
  if (forces.empty()) refuse_value(of.ruling, of.ruling.value, "forces with commas between them, or nobody");
  return forces;
}

std::vector<NodeId> way_in(const RulingCase& of, const std::string& words) {
  std::vector<NodeId> way;
  std::string rest = words;
  while (!rest.empty()) {
    const auto [first, behind] = parted_at(rest, " - ");
    const NodeId next = place_in(of, first);
    if (!way.empty() && !stretch(of.theatre, of.state, way.back(), next))
      refuse_value(of.ruling, words, "places that roads join",
                   fmt::format("No road leads from {} to {}", of.theatre.name(way.back()), of.theatre.name(next)));
    way.push_back(next);
    rest = behind.value_or("");
  }
  if (way.empty()) refuse_value(of.ruling, words, "places with \" - \" between them");
  return way;
}

std::pair<std::string, std::optional<std::string>> parted_at(const std::string& words, const std::string& mark) {
  const std::size_t at = words.find(mark);
  if (at == std::string::npos) return {std::string(trim(words)), std::nullopt};
  return {std::string(trim(std::string_view(words).substr(0, at))),
          std::string(trim(std::string_view(words).substr(at + mark.size())))};
}

}  // namespace estafette::campaign
