#include "campaign/reports/dispatches/dispatch_letter.hpp"

#include "campaign/reports/scouts.hpp"
#include "campaign/reports/story.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/telling/telling.hpp"
#include "converter/orbat/totals.hpp"

#include <algorithm>
#include <set>

namespace estafette::campaign {
namespace {

constexpr std::size_t kForcesTold = 4;   // one by one; of more, the largest
constexpr std::size_t kReportsTold = 3;  // of the enemy; the list has all
constexpr std::size_t kPlacesListed = 8;

using Sentences = std::vector<std::string>;

/// What befell the readers: their battles whole, then what changed hands; before any battle the marches that have met
/// the enemy, or the first march of each army.
std::string what_befell(const Story& story) {
  Sentences told;
  for (const Story::Passage& meeting : story.meetings)
    told.insert(told.end(), meeting.sentences.begin(), meeting.sentences.end());
  told.insert(told.end(), story.places.begin(), story.places.end());
  if (story.meetings.empty())
    for (const Story::Passage& army : story.marches)
      for (std::size_t i = 0; i < std::max<std::size_t>(army.meet, 1) && i < army.sentences.size(); ++i)
        told.push_back(army.sentences[i]);
  told.insert(told.end(), story.not_done.begin(), story.not_done.end());
  return as_prose(told);
}

std::string force_in_words(const Theatre& theatre, const State& state, const Force& force) {
  const Totals strength = totals(force.troops);
  const bool line = force.line.depot && force.duty != Duty::garrison;
  const Figure depot = line ? Figure(theatre.node(*force.line.depot)) : Figure();
  return tell(says("letter: stands", {{"who", force},
                                      {"at", theatre.node(force.at)},
                                      {"men", strength.men()},
                                      {"guns", strength.guns},
                                      {"reasons", fatigue_reasons(state, force)},
                                      {"depot", force.line.cut ? Figure() : depot}}));
}

std::string how_we_stand(const Theatre& theatre, const State& state) {
  std::vector<const Force*> forces;
  Men men{0};
  Guns guns{0};
  for (const Force& force : state.forces) {
    forces.push_back(&force);
    men.value += totals(force.troops).men().value;
    guns.value += totals(force.troops).guns.value;
  }
  if (forces.empty()) return as_prose({tell(says("letter: nobody left"))});
  Sentences told;
  if (forces.size() > kForcesTold) {
    told.push_back(
        tell(says("letter: all stand", {{"count", static_cast<int>(forces.size())}, {"men", men}, {"guns", guns}})));
    std::stable_sort(forces.begin(), forces.end(), [](const Force* a, const Force* b) {
      return totals(a->troops).men().value > totals(b->troops).men().value;
    });
    forces.resize(kForcesTold);
  }
  for (const Force* force : forces) told.push_back(force_in_words(theatre, state, *force));
  return as_prose(told);
}

std::string what_is_known(const Theatre& theatre, const State& state, Side side) {
  Sentences told;
  if (const std::vector<NodeId> fields = fields_won(state, side); !fields.empty())
    told.push_back(tell(says("letter: has left the field", {{"places", figures_of(theatre, fields)}})));
  std::vector<Sighting> known = known_now(state, side);
  if (known.empty()) {
    told.push_back(tell(says("letter: nothing known")));
    return as_prose(told);
  }
  std::set<NodeId> seen;
  std::vector<NodeId> places;
  for (const Sighting& sighting : known)
    if (seen.insert(sighting.node).second) places.push_back(sighting.node);
  const int more = static_cast<int>(places.size() > kPlacesListed ? places.size() - kPlacesListed : 0);
  if (more > 0) places.resize(kPlacesListed);
  const Figure at = figures_of(theatre, places);
  told.push_back(tell(says("letter: is reported at", {{"places", at}, {"more", more}})));
  std::stable_sort(known.begin(), known.end(), [](const Sighting& a, const Sighting& b) { return a.men > b.men; });
  if (known.size() > kReportsTold) known.resize(kReportsTold);
  for (const Sighting& sighting : known)
    if (sighting.men > 0) told.push_back(in_words(theatre, state, sighting));
  return as_prose(told);
}

std::string what_is_expected(const Chapter& told) {
  if (told.after.ending) return as_prose({tell(says("letter: it is over"))});
  if (told.after.pause) return as_prose({tell(says("letter: choose", {{"by", ProperName{told.after.pause->by}}}))});
  return as_prose({tell(says("letter: orders", {{"turn", told.after.turn}}))});
}

}  // namespace

std::string dateline_of(const Theatre& theatre, const Chapter& told, const Audience& audience) {
  if (told.turn.value == 0) return "";
  const std::string day = estafette::in_words(map::dates_of(theatre.rules.calendar, told.turn).last);
  const auto head = std::find_if(told.after.pieces.begin(), told.after.pieces.end(), [&](const Piece& piece) {
    return piece.side == audience.side && piece.kind != PieceKind::pontoon_train;
  });
  return head == told.after.pieces.end() || !audience.name.empty() ? day : theatre.name(head->at) + ", " + day;
}

std::vector<std::string> body_of(const Theatre& theatre, const Chapter& told, const Audience& audience) {
  std::vector<std::string> body;
  for (std::string paragraph :
       {told.turn.value == 0 ? std::string() : what_befell(story_of(theatre, told)), how_we_stand(theatre, told.after),
        what_is_known(theatre, told.after, audience.side), what_is_expected(told)})
    if (!paragraph.empty()) body.push_back(std::move(paragraph));
  return body;
}

}  // namespace estafette::campaign
