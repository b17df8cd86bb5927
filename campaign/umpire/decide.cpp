#include "campaign/umpire/decide.hpp"

#include "campaign/rules/politics/triggers.hpp"

namespace estafette::campaign {

Deed decide(const Standing& standing, const Answer& decision) {
  return deed_of(standing, "proposal",
                 with_new_lines(standing, decide(standing.theatre, standing.state, decision.number, decision.confirmed,
                                                 decision.because)));
}

}  // namespace estafette::campaign
