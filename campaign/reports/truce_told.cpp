#include "campaign/reports/truce_told.hpp"

#include "campaign/rules/tell.hpp"

namespace estafette::campaign {

Truce told_truce(const Truce& truce) {
  Truce told = truce;
  told.terms.clear();
  return told;
}

std::vector<Truce> truces_of(const State& state) {
  std::vector<Truce> all;
  if (state.truce) all.push_back(*state.truce);
  for (const auto& [nation, truce] : state.truces) all.push_back(truce);
  return all;
}

std::vector<Saying> terms_in_words(const Theatre& theatre, const Truce& truce) {
  std::vector<Saying> terms;
  for (const TruceBoundary& boundary : truce.boundaries)
    terms.push_back(
        says("boundary of the truce", {{"side", named(theatre, boundary.side)}, {"words", FreeText{boundary.words}}}));
  for (const TruceCession& cession : truce.cessions)
    terms.push_back(
        says("cession of the truce",
             {{"place", theatre.node(cession.place)}, {"side", named(theatre, cession.to)}, {"by", cession.by}}));
  return terms;
}

Saying truce_in_words(const Theatre& theatre, const Truce& truce, const std::string& nation) {
  const Figure terms = terms_in_words(theatre, truce);
  if (nation.empty())
    return says("there is a truce", {{"until", truce.until}, {"told", FreeText{truce.told}}, {"terms", terms}});
  return says(
      "one nation is at truce",
      {{"nation", ProperName{nation}}, {"until", truce.until}, {"told", FreeText{truce.told}}, {"terms", terms}});
}

}  // namespace estafette::campaign
