#include "campaign/rulings/force_rulings.hpp"

#include "base/text.hpp"
#include "campaign/rulings/line_rulings.hpp"
#include "campaign/rulings/ruling_values.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/ruled_value.hpp"
#include "campaign/state/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

using Of = const RulingCase&;
constexpr SubjectKind kForce = SubjectKind::force;

StatePath force_path(Of of, const std::string& member) {
  const auto force = std::find_if(of.state.forces.begin(), of.state.forces.end(),
                                  [&](const Force& one) { return one.id == of.subject.force; });
  return {"forces", std::to_string(force - of.state.forces.begin()), member};
}

/// Who has nobody to shut in would be in the field again when the half-week has been played (2.3.1).
Change force_duty(Of of) {
  const auto duty = static_cast<Duty>(*word_or_none(of.ruling, duty_words(), ""));
  const Force& force = of.force();
  if ((duty == Duty::investing || duty == Duty::besieging) &&
      garrison_of(of.state, force.at, opponent(force.side)) == 0)
    refuse_value(of.ruling, of.ruling.value, "a duty that it can have where it is",
                 fmt::format("{} has no enemy garrison (2.3.1)", of.theatre.name(force.at)));
  return DutyTaken{of.subject.force, duty, Turn{0}};
}

Change force_side(Of of) {
  const Side to = *side_or_none(of, "");
  if (to == of.force().side)
    refuse_value(of.ruling, of.ruling.value, to_string(opponent(to)), "It is on that side now");
  return WentOver{of.subject.force, to, of.force().nation};
}

Change force_army(Of of) {
  return ruled_value(force_path(of, "army"), army_in(of, of.force().side));
}

Change force_name(Of of) {
  const std::string words = words_of(of.ruling);
  for (const Force& other : of.state.forces)
    if (other.id != of.subject.force && fold(other.name) == fold(words))
      refuse_value(of.ruling, words, "a name that no other force has");
  return ruled_value(force_path(of, "name"), words);
}

/// On the field it is called the same.
std::vector<Event> name_of_its_troops(Of of) {
  StatePath path = force_path(of, "troops");
  path.emplace_back("name");
  return {silently(of.state, ruled_value(path, words_of(of.ruling)))};
}

Change garrison_tied(Of of) {
  if (of.force().duty != Duty::garrison)
    refuse_value(of.ruling, of.ruling.value, "a turn, for a garrison", of.subject.shown + " is in none");
  return DutyTaken{of.subject.force, of.force().duty, turn_or_none(of)};
}

/// The way by which it has come from its depot: a line may lead along it, and so may a retreat (5.1, 5.5).
Change came_by(Of of) {
  const std::vector<NodeId> way = way_in(of, of.ruling.value);
  if (way.back() != of.force().at)
    refuse_value(of.ruling, of.ruling.value, fmt::format("a way that ends at {}", of.theatre.name(of.force().at)));
  std::vector<std::string> ids;
  for (const NodeId& node : way) ids.push_back(node.slug);
  return ruled_value(force_path(of, "trodden"), ids);
}

}  // namespace

RulingRows force_rulings() {
  RulingRows rows = {
      {{"a force", "at", "a place"},
       kForce,
       [](Of of) -> Change {
         return Placed{of.subject.force, place_in(of, of.ruling.value)};
       }},
      {{"a force", "fatigued", "its last turn, or no"},
       kForce,
       [](Of of) -> Change {
         return Fatigued{of.subject.force, turn_or_none(of)};
       }},
      {{"a force", "exhausted", "its last turn, or no"},
       kForce,
       [](Of of) -> Change {
         return Exhausted{of.subject.force, turn_or_none(of)};
       }},
      {{"a force", "duty", "in the field, garrison, investing or besieging"}, kForce, force_duty},
      {{"a force", "tied", "of a garrison: the last turn in which it must stay, or no"}, kForce, garrison_tied},
      {{"a force", "side", "france or coalition: it goes over where it stands"}, kForce, force_side},
      {{"a force", "nation", "for whose exhaustion it counts"},
       kForce,
       [](Of of) -> Change { return ruled_value(force_path(of, "nation"), words_of(of.ruling)); }},
      {{"a force", "army", "an army of its side, or none"}, kForce, force_army},
      {{"a force", "name", "what it is called"}, kForce, force_name, name_of_its_troops},
      {{"a force", "marched", "the nodes it has spent in this turn"},
       kForce,
       [](Of of) -> Change { return ruled_value(force_path(of, "marched"), number_of(of.ruling, 0, kMostGuns)); }},
      {{"a force", "advanced", "yes or no: it has advanced upon an enemy in this turn"},
       kForce,
       [](Of of) -> Change { return ruled_value(force_path(of, "advanced"), yes_or_no(of.ruling)); }},
      {{"a force", "come by", "the way from its depot to where it is: \"A - B - C\""}, kForce, came_by},
      {{"a force", "removed", "yes"},
       kForce,
       [](Of of) -> Change {
         expect_yes(of.ruling);
         return Removed{of.subject.force};
       }},
  };
  for (RulingRow& row : line_rulings()) rows.push_back(std::move(row));
  return rows;
}

}  // namespace estafette::campaign
