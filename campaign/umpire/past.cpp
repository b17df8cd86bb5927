#include "campaign/umpire/past.hpp"

#include "campaign/umpire/play.hpp"

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

bool is_about(const Event& event, int battle) {
  const auto* set = std::get_if<BattleSet>(&event.change);
  return set != nullptr && set->battle.number == battle;
}

}  // namespace

std::optional<PastDeed> turn_cut_off(const CampaignFile& file) {
  const std::vector<CommandGiven> commands = file.commands();
  if (commands.empty() || commands.back().finished) return std::nullopt;
  if (commands.back().words != kTurn && commands.back().words != kFinish) return std::nullopt;
  return file.past(commands.back());
}

std::optional<PastDeed> half_week_played(const CampaignFile& file, Turn turn, const std::string& words) {
  const std::vector<CommandGiven> commands = file.commands();
  for (auto given = commands.rbegin(); given != commands.rend(); ++given) {
    if (given->words != kTurn && given->words != kFinish) continue;
    PastDeed past = file.past(*given);
    if (past.before.state.turn < turn) return std::nullopt;
    const bool at_once = !past.deed.after.pause && given->words == kTurn;
    if (past.before.state.turn == turn && (given->words == words || at_once)) return past;
  }
  return std::nullopt;
}

std::vector<Event> events_before(const CampaignFile& file, const CommandGiven& command) {
  std::vector<Event> before;
  for (const CommandGiven& given : file.commands()) {
    if (given.id >= command.id) break;
    EventFilter filter;
    filter.command = given.id;
    for (Event& event : file.events(filter)) before.push_back(std::move(event));
  }
  return before;
}

std::optional<PastDeed> last_about_battle(const CampaignFile& file, const std::string& deed, int battle) {
  const std::vector<CommandGiven> commands = file.commands();
  for (auto given = commands.rbegin(); given != commands.rend(); ++given) {
    if (given->words != deed) continue;
    PastDeed past = file.past(*given);
    const std::vector<Event>& events = past.deed.events;
    if (std::any_of(events.begin(), events.end(), [&](const Event& event) { return is_about(event, battle); }))
      return past;
  }
  return std::nullopt;
}

}  // namespace estafette::campaign
