#include "campaign/rulings/unit_rulings.hpp"

#include "base/text.hpp"
#include "campaign/rulings/ruling_values.hpp"
#include "campaign/state/ruled_value.hpp"
#include "converter/orbat/words.hpp"

#include <set>
#include <utility>

namespace estafette::campaign {
namespace {

using Of = const RulingCase&;
constexpr SubjectKind kUnit = SubjectKind::unit;

StatePath unit_path(Of of, const std::string& member) {
  StatePath path = path_to(of.state, of.subject.name);
  path.push_back(member);
  return path;
}

Change unit_name(Of of) {
  return ruled_value(unit_path(of, "name"), words_of(of.ruling));
}

std::vector<Recovering> in_hospital(Of of) {
  std::vector<Recovering> men;
  for (const Recovering& one : of.state.recovering)
    if (one.unit == of.subject.name) men.push_back(one);
  return men;
}

/// "120 in 9, 30 stragglers in 10": so many come back in that turn.
std::vector<Recovering> as_ruled(Of of) {
  std::vector<Recovering> men;
  if (fold(of.ruling.value) == "nobody") return men;
  for (const std::string& part : split(of.ruling.value, ',')) {
    const auto [who, turn] = parted_at(part, " in ");
    const auto [count, kind] = parted_at(who, " ");
    const bool known = !kind || *kind == "wounded" || *kind == "stragglers";
    if (!turn || !known)
      refuse_value(of.ruling, part, "men and the turn in which they come back: \"120 in 9, 30 stragglers in 10\"");
    men.push_back({of.subject.name, turn_in(of, *turn, of.state.turn), number_in(of.ruling, count, 1, kMostMen),
                   kind && *kind == "stragglers"});
  }
  if (men.empty()) refuse_value(of.ruling, of.ruling.value, "men and the turn in which they come back, or nobody");
  return men;
}

/// Those who are away now are struck off, and come back to no force.
Change struck_off(Of of) {
  (void)as_ruled(of);
  return Returned{ForceId{}, in_hospital(of)};
}

std::vector<Event> entered_anew(Of of) {
  const std::vector<Recovering> men = as_ruled(of);
  if (men.empty()) return {};
  return {silently(of.state, Pooled{men})};
}

/// A corps' own cavalry brigade is no division (1.3).
Change counts_as_division(Of of) {
  std::set<std::string> integral = of.state.integral;
  if (yes_or_no(of.ruling))
    integral.erase(of.subject.name);
  else
    integral.insert(of.subject.name);
  return Ruled(ruled_value({"integral"}, std::vector<std::string>(integral.begin(), integral.end())));
}

}  // namespace

RulingRows unit_rulings() {
  return {
      {{"a unit", "men", "the number present"},
       kUnit,
       [](Of of) -> Change {
         const int men = number_of(of.ruling, 0, kMostMen) - of.subject.unit->men.value;
         return StrengthChanged{of.subject.force, {{of.subject.name, men, 0}}};
       }},
      {{"a unit", "guns", "the number present"},
       kUnit,
       [](Of of) -> Change {
         const int guns = number_of(of.ruling, 0, kMostGuns) - of.subject.unit->guns.value;
         return StrengthChanged{of.subject.force, {{of.subject.name, 0, guns}}};
       }},
      {{"a unit", "establishment", "the men up to whom drafts may bring it"},
       kUnit,
       [](Of of) -> Change {
         return ruled_value({"establishment", of.subject.name}, number_of(of.ruling, 0, kMostMen));
       }},
      {{"a unit", "battery", "the guns up to which arsenals may bring it"},
       kUnit,
       [](Of of) -> Change {
         return ruled_value({"batteries", of.subject.name}, number_of(of.ruling, 0, kMostGuns));
       }},
      {{"a unit", "hospital", "who comes back when (\"120 in 9, 30 stragglers in 10\"), or nobody"},
       kUnit,
       struck_off,
       entered_anew},
      {{"a unit", "quality", "as in orders of battle: guard, line, militia ..."},
       kUnit,
       [](Of of) -> Change {
         const std::size_t word = *word_or_none(of.ruling, quality_words(), "");
         return ruled_value(unit_path(of, "quality"), quality_words()[word]);
       }},
      {{"a unit", "name", "what it is called"}, kUnit, unit_name},
      {{"a division", "name", "what it is called"}, SubjectKind::command, unit_name},
      {{"a division", "counts", "yes or no: whether it is a division (MD), or a corps' own cavalry brigade"},
       SubjectKind::command,
       counts_as_division},
  };
}

}  // namespace estafette::campaign
