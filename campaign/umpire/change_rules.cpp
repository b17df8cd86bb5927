#include "campaign/umpire/change_rules.hpp"

#include "base/markup/xml_differences.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/rules/figures/check_places.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace estafette::campaign {
namespace {

/// What was settled when the campaign began.
struct Settled {
  const char* where;
  const char* why;
};

constexpr std::array<Settled, 3> kSettled = {{{" campaign", "the campaign keeps its name"},
                                              {"calendar opening", "turns have been counted from it"},
                                              {"scaling", "the armies have been scaled by it"}}};

void want_what_may_change(const XmlDifference& difference, const std::string& file, ProblemList& problems) {
  for (const Settled& settled : kSettled)
    if (difference.where.starts_with(settled.where))
      problems.add({file, 0, std::string(trim(difference.where)), difference.is,
                    difference.was.empty() ? "nothing, as when the campaign began" : difference.was + ", as before",
                    std::string("It cannot change once the campaign has begun: ") + settled.why});
}

bool knows(const Rules& rules, const std::string& trigger) {
  return std::any_of(rules.triggers.begin(), rules.triggers.end(),
                     [&](const Trigger& one) { return one.id == trigger; });
}

/// What waits for the umpire's answer must still mean something.
void want_waiting_triggers(const State& state, const Rules& rules, const std::string& file, ProblemList& problems) {
  for (const Proposal& proposal : state.proposals)
    if (!knows(rules, proposal.trigger))
      problems.add(
          {file, 0, "triggers", "no trigger " + proposal.trigger, "every trigger whose proposal waits for an answer",
           "Answer it first: estafette proposal FILE " + std::to_string(proposal.number) + " --confirm or --reject"});
}

Saying in_words(const XmlDifference& difference) {
  return says("figure of the rules changes", {{"where", FreeText{std::string(trim(difference.where))}},
                                              {"was", FreeText{difference.was}},
                                              {"is", FreeText{difference.is}}});
}

}  // namespace

Deed change_rules(const Standing& standing, const std::string& now, const std::string& text, const std::string& file,
                  const std::string& because) {
  const Rulebook book = parse_rulebook(text, file);
  ProblemList problems;
  for (Problem& problem : unknown_places(standing.theatre.map, book.play, file, text)) problems.add(std::move(problem));
  want_waiting_triggers(standing.state, book.play, file, problems);
  const std::vector<XmlDifference> differences = xml_differences(now, text);
  for (const XmlDifference& difference : differences) want_what_may_change(difference, file, problems);
  if (differences.empty())
    problems.add({file, 0, "", "the rules that are in force", "other figures", "There is nothing to change"});
  if (trim(because).empty())
    problems.add({"because", 0, "", "no reason", "a reason in quotes", "Add --because \"...\""});
  problems.refuse_if_any();
  std::vector<Saying> changes;
  for (const XmlDifference& difference : differences) changes.push_back(in_words(difference));
  Event event;
  event.turn = standing.state.turn;
  event.said = says("rules change", {{"changes", changes}, {"because", FreeText{std::string(trim(because))}}});
  event.change = RulesChanged{text};
  return deed_of(standing, "rules", {event});
}

}  // namespace estafette::campaign
