#include "campaign/rulings/line_rulings.hpp"

#include "base/text.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/supply/bases.hpp"
#include "campaign/rulings/ruling_values.hpp"
#include "campaign/telling/telling.hpp"

#include <fmt/format.h>

#include <utility>

namespace estafette::campaign {
namespace {

using Of = const RulingCase&;

/// Which depot the force draws on (5.1).
Change force_base(Of of) {
  const Force& force = of.force();
  const NodeId fortress = place_in(of, of.ruling.value);
  if (const Objections against = objections_to_base(of.theatre, of.state, force, fortress); !against.empty())
    refuse_value(of.ruling, of.ruling.value,
                 fmt::format("a depot that rule {} lets supply {}", against.front().rule, force.name),
                 tell(against.front().reason));
  const std::vector<Event> events = takes_base(of.theatre, of.state, force, fortress);
  return events.empty() ? Change(Told{}) : events.front().change;
}

/// Open or cut, as it runs now.
Line as_it_runs(Of of, bool cut) {
  Line line = of.force().line;
  if (!line.depot && !cut)
    refuse_value(of.ruling, of.ruling.value, "the way to a depot: \"A - B - C\"",
                 of.subject.shown + " has no line that could be open");
  line.cut = cut;
  return line;
}

/// Along the way that the umpire names, or the shortest to the one place that he names.
Line along(Of of, const std::string& words) {
  std::vector<NodeId> way = way_in(of, words);
  const NodeId& here = of.force().at;
  if (way.size() == 1 && way.front() != here)
    way = shortest_way(of.theatre, of.state, of.force().side, here, way.front());
  else if (way.front() != here && stretch(of.theatre, of.state, here, way.front()))
    way.insert(way.begin(), here);
  if (way.empty() || way.front() != here)
    refuse_value(of.ruling, words, fmt::format("a way from {} to the depot", of.theatre.name(here)));
  return {way.back(), way, false};
}

Change force_line(Of of) {
  const std::string folded = fold(of.ruling.value);
  if (folded == "by the rules") return LineRuled{of.subject.force, std::nullopt};
  const auto [words, last] = parted_at(of.ruling.value, " until ");
  const Turn until = last ? turn_in(of, *last, {1}) : Turn{0};
  const bool cut = fold(words) == "cut";
  const Line made = cut || fold(words) == "open" ? as_it_runs(of, cut) : along(of, words);
  return LineRuled{of.subject.force, RuledLine{made, until}};
}

}  // namespace

RulingRows line_rulings() {
  return {
      {{"a force", "base", "a fortress whose depot can supply it"}, SubjectKind::force, force_base},
      {{"a force", "line", "open, cut, or its way to any depot (\"A - B - C\"), \"until 9\" if you like; by the rules"},
       SubjectKind::force,
       force_line}};
}

}  // namespace estafette::campaign
