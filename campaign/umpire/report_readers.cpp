#include "campaign/umpire/report_readers.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/reports/players.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {

std::vector<Audience> ReportReaders::audiences(const Sides& sides, const std::vector<Chapter>& chapters) const {
  std::vector<Audience> all;
  if (!side.empty()) all.push_back({side_meant(sides, side, "--side"), "", {}});
  const auto add = [&](const Player& player) {
    all.push_back({player.side, player.name, forces_of(player, chapters)});
  };
  std::vector<Player> listed;
  if (!file.empty()) listed = read_players(read_text(file), file.generic_string(), chapters);
  for (const std::string& words : players) {
    const auto one = std::find_if(listed.begin(), listed.end(),
                                  [&](const Player& player) { return fold(player.name) == fold(words); });
    add(one != listed.end() ? *one : player_from(words, chapters));
  }
  if (players.empty())
    for (const Player& player : listed) add(player);
  return all;
}

FolderReader reader_of(const Theatre& theatre, const std::vector<Audience>& audiences, const std::string& campaign) {
  if (audiences.size() != 1) return {campaign, "the umpire", true};
  const Audience& audience = audiences.front();
  const std::string& side = theatre.rules.sides[audience.side].people;
  return {campaign, audience.name.empty() ? side : fmt::format("{}, of {}", audience.name, side), false};
}

std::string slug_of(const Audience& audience) {
  if (audience.name.empty()) return to_string(audience.side);
  const std::string name = slug(audience.name);
  return fmt::format("{}-{}", to_string(audience.side), name.empty() ? "player" : name);
}

std::vector<Chapter> chapters_until(std::vector<Chapter> chapters, int turn) {
  if (turn == 0) return chapters;
  const auto past = [turn](const Chapter& chapter) { return chapter.turn.value > turn; };
  const int last = chapters.empty() ? 0 : chapters.back().turn.value;
  if (turn < 1 || turn > last)
    throw Refusal(
        Problem{"--turn", 0, "", std::to_string(turn),
                last == 0 ? "no turn: none has been played" : fmt::format("a turn that was played, 1 to {}", last),
                last == 0 ? "Leave --turn out" : ""});
  std::erase_if(chapters, past);
  return chapters;
}

}  // namespace estafette::campaign
