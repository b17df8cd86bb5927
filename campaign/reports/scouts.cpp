#include "campaign/reports/scouts.hpp"

#include "base/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace estafette::campaign {
namespace {

/// How much trust the report deserves, by its place among the kinds that the rules know.
std::string trust(int reliability, std::size_t kinds) {
  constexpr std::array<const char*, 4> kWords = {"A doubtful", "A fair", "A good", "A sure"};
  if (kinds <= 1) return kWords[1];
  const std::size_t place = (static_cast<std::size_t>(reliability) - 1) * (kWords.size() - 1) / (kinds - 1);
  return kWords.at(std::min(place, kWords.size() - 1));
}

std::string capital(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') text.front() = static_cast<char>(text.front() - 32);
  return text;
}

}  // namespace

std::string in_words(const Theatre& theatre, const State& state, const Sighting& sighting) {
  const Force* by = find_force(state, sighting.by);
  const std::string from = by == nullptr ? "" : " of " + by->name;
  const std::string place = theatre.name(sighting.node);
  const auto& kinds = theatre.rules.scouting.bands;
  if (sighting.reliability < 1 || static_cast<std::size_t>(sighting.reliability) > kinds.size())
    return fmt::format("{}: enemy troops, identity and strength unknown. Outposts{} have seen nothing more.", place,
                       from);
  std::string what = capital(sighting.name.empty() ? "enemy troops" : sighting.name);
  what += sighting.men > 0 ? fmt::format(", about {} men", figure(sighting.men)) : ", strength unknown";
  if (sighting.infantry + sighting.cavalry + sighting.guns > 0)
    what += fmt::format(" ({} foot, {} horse, {} guns)", figure(sighting.infantry), figure(sighting.cavalry),
                        sighting.guns);
  return fmt::format("{}: {}. {} report{}: it may be {}% too high or too low.", place, what,
                     trust(sighting.reliability, kinds.size()), from,
                     kinds.at(static_cast<std::size_t>(sighting.reliability) - 1).error);
}

std::vector<NodeId> fields_won(const State& state, Side side) {
  std::vector<NodeId> fields;
  for (const Contact& contact : state.contacts) {
    const Battle* battle = find_battle(state, contact.number);
    if (battle != nullptr && battle->verdict && battle->verdict->winner == side) fields.push_back(contact.node);
  }
  return fields;
}

std::vector<Sighting> known_now(const State& state, Side side) {
  const auto known = state.known.find(side);
  if (known == state.known.end()) return {};
  const std::vector<NodeId> fields = fields_won(state, side);
  std::vector<Sighting> now;
  std::copy_if(known->second.begin(), known->second.end(), std::back_inserter(now), [&](const Sighting& sighting) {
    return std::find(fields.begin(), fields.end(), sighting.node) == fields.end();
  });
  return now;
}

std::vector<std::string> scouts_reports(const Theatre& theatre, const State& state, Side side) {
  std::vector<std::string> reports;
  for (const Sighting& sighting : known_now(state, side)) reports.push_back(in_words(theatre, state, sighting));
  return reports;
}

}  // namespace estafette::campaign
