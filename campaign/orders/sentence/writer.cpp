#include "campaign/orders/sentence/writer.hpp"

#include "base/problem.hpp"
#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace estafette::campaign {
namespace {

/// The force that has this MD in it, or null.
const Force* with_division(const State& state, const std::string& division) {
  for (const Force& force : state.forces)
    for (const Formation* own : brigades_of(force))
      if (own->id == division) return &force;
  return nullptr;
}

std::string name_in(const State& state, const ForceId& id) {
  if (const Force* force = find_force(state, id)) return force->name;
  if (const Piece* piece = find_piece(state, id)) return piece->name;
  return id.slug;
}

}  // namespace

bool commands(const LetterWriter& writer, const State& founded, const State& now, const ForceId& id) {
  if (writer.commands.contains(id)) return true;
  const Force* made = find_force(founded, id) == nullptr ? find_force(now, id) : nullptr;
  if (made == nullptr) return false;
  const std::vector<const Formation*> divisions = brigades_of(*made);
  return std::all_of(divisions.begin(), divisions.end(), [&](const Formation* division) {
    const Force* from = with_division(founded, division->id);
    return from != nullptr && writer.commands.contains(from->id);
  });
}

void refuse_what_is_anothers(const LetterWriter& writer, const State& founded, const State& now, const ForceId& id) {
  if (commands(writer, founded, now, id)) return;
  std::vector<std::string> own;
  for (const ForceId& his : writer.commands)
    if (find_force(now, his) != nullptr || find_piece(now, his) != nullptr) own.push_back(name_in(now, his));
  std::sort(own.begin(), own.end());
  const auto other = writer.others.find(id);
  const std::string name = name_in(now, id);
  not_understood(name,
                 own.empty() ? fmt::format("no order: {} commands nothing that is on the map", writer.name)
                             : fmt::format("an order for what {} commands: {}", writer.name, one_of(own)),
                 other != writer.others.end() ? fmt::format("{} writes for {}", other->second, name)
                                              : fmt::format("No player writes for {}: ask the umpire", name));
}

}  // namespace estafette::campaign
