#include "campaign/umpire/decide.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/rules/politics/triggers.hpp"

#include <utility>
#include <variant>
#include <vector>

namespace estafette::campaign {

Deed decide(const Standing& standing, const Answer& decision) {
  std::vector<Event> events =
      decide(standing.theatre, standing.state, decision.number, decision.confirmed, decision.because);
  bool ends = false;
  for (Event& event : events)
    if (auto* ended = std::get_if<CampaignEnded>(&event.change)) {
      ended->ending.told = trim(decision.told);
      ends = true;
    }
  if (!decision.told.empty() && !ends)
    throw Refusal(Problem{"--tell", 0, "", decision.told, "nothing to tell, since this does not end the campaign",
                          "Leave out --tell, and write it in the letter: report FILE --dispatch --letter"});
  return deed_of(standing, "proposal", with_what_follows(standing, std::move(events)));
}

}  // namespace estafette::campaign
