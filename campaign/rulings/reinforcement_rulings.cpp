#include "campaign/rulings/reinforcement_rulings.hpp"

#include "base/text.hpp"
#include "campaign/rulings/ruling_values.hpp"
#include "campaign/state/ruled_value.hpp"
#include "campaign/state/words.hpp"

#include <algorithm>
#include <initializer_list>
#include <iterator>

namespace estafette::campaign {
namespace {

using Of = const RulingCase&;
constexpr SubjectKind kExpected = SubjectKind::expected;

std::size_t expected_index(Of of) {
  const auto one = std::find_if(of.state.expected.begin(), of.state.expected.end(),
                                [&](const Reinforcement& each) { return each.force.id == of.subject.force; });
  return static_cast<std::size_t>(std::distance(of.state.expected.begin(), one));
}

const Reinforcement& expected_one(Of of) {
  return of.state.expected.at(expected_index(of));
}

StatePath expected_path(Of of, std::initializer_list<std::string> members) {
  StatePath path = {"expected", std::to_string(expected_index(of))};
  path.insert(path.end(), members);
  return path;
}

Change expected_side(Of of) {
  return ruled_value(expected_path(of, {"force", "side"}), to_string(*side_or_none(of, "")));
}

/// An army of its own that is not on the map yet changes with it, and so do the pieces that come with it; out of an
/// army of the other side it is taken.
std::vector<Event> what_comes_with_it(Of of) {
  const Side to = *side_or_none(of, "");
  const Reinforcement& one = expected_one(of);
  const Army* there = find_army(of.state, one.force.army);
  std::vector<Event> events;
  if (one.army && there == nullptr)
    events.push_back(silently(of.state, ruled_value(expected_path(of, {"army", "side"}), to_string(to))));
  else if (there != nullptr && there->side != to)
    events.push_back(silently(of.state, ruled_value(expected_path(of, {"force", "army"}), std::string())));
  for (std::size_t i = 0; i < one.pieces.size(); ++i)
    events.push_back(
        silently(of.state, ruled_value(expected_path(of, {"pieces", std::to_string(i), "side"}), to_string(to))));
  return events;
}

Change expected_army(Of of) {
  return ruled_value(expected_path(of, {"force", "army"}), army_in(of, expected_one(of).force.side));
}

/// A nation that must fight on its side, or nobody.
Change expected_needs(Of of) {
  const std::string words = words_of(of.ruling);
  return ruled_value(expected_path(of, {"needs"}), fold(words) == "nobody" ? std::string() : words);
}

}  // namespace

RulingRows reinforcement_rulings() {
  return {
      {{"expected NAME", "turn", "the first in which it may come"},
       kExpected,
       [](Of of) -> Change {
         return ruled_value(expected_path(of, {"earliest"}), turn_in(of, of.ruling.value, {1}).value);
       }},
      {{"expected NAME", "chance", "in 100, in each turn from then on"},
       kExpected,
       [](Of of) -> Change { return ruled_value(expected_path(of, {"chance"}), number_of(of.ruling, 1, 100)); }},
      {{"expected NAME", "needs", "a nation that must fight on its side, or nobody"}, kExpected, expected_needs},
      {{"expected NAME", "side", "france or coalition"}, kExpected, expected_side, what_comes_with_it},
      {{"expected NAME", "at", "the place where it comes"},
       kExpected,
       [](Of of) -> Change {
         return ruled_value(expected_path(of, {"force", "at"}), place_in(of, of.ruling.value).slug);
       }},
      {{"expected NAME", "elsewhere", "yes or no: to another fortress of its side if that place is not free"},
       kExpected,
       [](Of of) -> Change { return ruled_value(expected_path(of, {"elsewhere"}), yes_or_no(of.ruling)); }},
      {{"expected NAME", "army", "an army of its side that is there, or none"}, kExpected, expected_army},
      {{"expected NAME", "name", "what it is called"},
       kExpected,
       [](Of of) -> Change {
         return ruled_value(expected_path(of, {"force", "name"}), words_of(of.ruling));
       }},
      {{"expected NAME", "removed", "yes: it does not come"},
       kExpected,
       [](Of of) -> Change {
         expect_yes(of.ruling);
         return Removed{of.subject.force};
       }},
  };
}

}  // namespace estafette::campaign
