#include "campaign/rulings/ruling.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/rulings/battle_rulings.hpp"
#include "campaign/rulings/force_rulings.hpp"
#include "campaign/rulings/nation_rulings.hpp"
#include "campaign/rulings/piece_rulings.hpp"
#include "campaign/rulings/place_rulings.hpp"
#include "campaign/rulings/post_rulings.hpp"
#include "campaign/rulings/reinforcement_rulings.hpp"
#include "campaign/rulings/ruling_values.hpp"
#include "campaign/rulings/truce_rulings.hpp"
#include "campaign/rulings/unit_rulings.hpp"

#include <fmt/format.h>

#include <set>
#include <utility>

namespace estafette::campaign {
namespace {

/// The whole table, chapter by chapter.
const RulingRows& rows() {
  static const RulingRows table = [] {
    RulingRows all;
    for (const RulingRows& chapter : {force_rulings(), piece_rulings(), unit_rulings(), post_rulings(), place_rulings(),
                                      nation_rulings(), truce_rulings(), battle_rulings(), reinforcement_rulings()})
      all.insert(all.end(), chapter.begin(), chapter.end());
    return all;
  }();
  return table;
}

[[noreturn]] void refuse(const std::string& column, const std::string& found, const std::string& expected,
                         const std::string& remedy = "") {
  throw Refusal(Problem{"ruling", 0, column, found, expected, remedy});
}

/// Only of a truce and of the end is there more to tell the players than that it is so.
void want_somebody_to_tell(const Change& change, const Ruling& ruling) {
  const auto* truce = std::get_if<TruceSet>(&change);
  if (ruling.told.empty() || std::holds_alternative<CampaignEnded>(change) || (truce != nullptr && truce->truce))
    return;
  refuse("tell", ruling.told, "nothing to tell, unless a truce or the end of the campaign is ruled",
         "Leave out --tell, and write it in the letter: report FILE --dispatch --letter");
}

Figure as_figure(const Subject& subject) {
  if (!subject.force.slug.empty()) return NamedForce{subject.force, subject.shown};
  if (!subject.node.slug.empty()) return NamedPlace{subject.node, subject.shown};
  return ProperName{subject.shown};
}

Event amended_by(const RulingRow& row, const RulingCase& of) {
  Event event;
  event.turn = of.state.turn;
  event.change = row.change(of);
  if (row.cause) event.cause = row.cause(of);
  event.said = told_as_ruled(as_figure(of.subject), of.ruling);
  if (!of.subject.force.slug.empty()) event.forces = {of.subject.force};
  if (!of.subject.node.slug.empty()) event.places = {of.subject.node};
  return event;
}

}  // namespace

const std::vector<Amendment>& amendments() {
  static const std::vector<Amendment> list = [] {
    std::vector<Amendment> all;
    for (const RulingRow& row : rows()) all.push_back(row.amendment);
    return all;
  }();
  return list;
}

Saying told_as_ruled(const Figure& subject, const Ruling& ruling) {
  return says("ruling", {{"subject", subject},
                         {"what", FreeText{fold(ruling.what)}},
                         {"value", FreeText{ruling.value}},
                         {"because", FreeText{std::string(trim(ruling.because))}}});
}

Event silently(const State& state, Change change) {
  Event event;
  event.turn = state.turn;
  event.change = std::move(change);
  return event;
}

std::vector<Event> ruled(const Theatre& theatre, const State& state, const Ruling& ruling) {
  if (trim(ruling.because).empty()) refuse("because", "no reason", "a reason in quotes", "Add --because \"...\"");
  std::set<SubjectKind> kinds;  // of which this can be said
  for (const RulingRow& row : rows())
    if (row.amendment.what == fold(ruling.what)) kinds.insert(row.kind);
  const Subject subject = subject_of(theatre, state, ruling.subject, kinds);
  const RulingCase of{theatre, state, subject, ruling};
  for (const RulingRow& row : rows()) {
    if (row.kind != subject.kind || row.amendment.what != fold(ruling.what)) continue;
    std::vector<Event> events = {amended_by(row, of)};
    want_somebody_to_tell(events.front().change, ruling);
    if (!row.more) return events;
    for (Event& event : row.more(of)) events.push_back(std::move(event));
    return events;
  }
  std::vector<std::string> known;
  for (const RulingRow& row : rows())
    if (row.kind == subject.kind) known.push_back(row.amendment.what);
  refuse("what", ruling.what, fmt::format("one of these for {}: {}", subject.shown, one_of(known)),
         is_it(ruling.what, known));
}

}  // namespace estafette::campaign
