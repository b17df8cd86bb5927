#include "campaign/umpire/roster.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/rules/battle/choices.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

/// True if the name stands in the heading as words of its own.
bool stands_in(const std::string& name, const std::string& heading) {
  if (name.empty()) return false;
  const std::string words = "-" + slug(heading) + "-";
  return words.find("-" + slug(name) + "-") != std::string::npos;
}

/// How good a claim the player has to order a headquarters or the like: 0 is none.
int claim(const Player& player, const Piece& piece, const std::set<ForceId>& forces, const State& state) {
  if (piece.side != player.side) return 0;
  if (player.commands.contains(piece.id.slug)) return 3;
  if (player.commands.contains(piece.army)) return 2;
  const bool leads = std::any_of(state.armies.begin(), state.armies.end(), [&](const Army& army) {
    return player.commands.contains(army.id) && piece.kind == PieceKind::chief &&
           army.commander.find(piece.name) != std::string::npos;
  });
  if (leads) return 2;
  return forces.contains(piece.with) ? 1 : 0;
}

}  // namespace

Roster::Roster(std::vector<Player> players, std::vector<Chapter> chapters)
    : players_(std::move(players)), chapters_(std::move(chapters)) {}

Player Roster::named(const std::string& words) const {
  const auto is_his = [&](const Player& player) {
    return slug(player.name) == slug(words) ||
           std::any_of(player.writes_as.begin(), player.writes_as.end(),
                       [&](const std::string& other) { return slug(other) == slug(words); });
  };
  const auto one = std::find_if(players_.begin(), players_.end(), is_his);
  return one != players_.end() ? *one : player_from(words, chapters_);
}

std::optional<Player> Roster::in_heading(const std::string& heading, const std::string& file, int line) const {
  std::vector<const Player*> found;
  for (const Player& player : players_)
    if (stands_in(player.name, heading) ||
        std::any_of(player.writes_as.begin(), player.writes_as.end(),
                    [&](const std::string& other) { return stands_in(other, heading); }))
      found.push_back(&player);
  if (found.size() > 1)
    throw Refusal(Problem{file, line, "", heading, "a heading that names one player", "Say who wrote it: --from NAME"});
  if (found.empty()) return std::nullopt;
  return *found.front();
}

std::set<ForceId> Roster::ordered_by(const Player& player) const {
  std::set<ForceId> his = forces_of(player, chapters_);
  if (chapters_.empty()) return his;
  const State& state = chapters_.back().after;
  for (const Piece& piece : state.pieces) {
    const int own = claim(player, piece, his, state);
    const bool anothers = std::any_of(players_.begin(), players_.end(), [&](const Player& other) {
      return other.name != player.name && claim(other, piece, forces_of(other, chapters_), state) > own;
    });
    if (own == 0 || anothers)
      his.erase(piece.id);
    else
      his.insert(piece.id);
  }
  return his;
}

LetterWriter Roster::writer(const Player& player) const {
  LetterWriter writer{player.name, ordered_by(player), {}};
  std::vector<const Player*> others;
  for (const Player& other : players_)
    if (other.side == player.side && other.name != player.name) others.push_back(&other);
  // Whoever commands a corps itself is named before the commander of its army.
  std::stable_sort(others.begin(), others.end(),
                   [&](const Player* a, const Player* b) { return ordered_by(*a).size() < ordered_by(*b).size(); });
  for (const Player* other : others)
    for (const ForceId& id : ordered_by(*other)) writer.others.emplace(id, other->name);
  return writer;
}

Table Roster::letters_table(const Theatre& theatre, const State& state) const {
  Table table{state.pause ? "Whose answers have come (5.5, 5.5.1)" : "Who has written (1.1)",
              {{"player"}, {"side"}, {"writes for"}, {"has written"}},
              {},
              {}};
  std::vector<ForceChoice> open;
  if (state.pause) open = choices(theatre, state);
  for (const Player& player : players_) {
    std::vector<std::string> names;
    for (const ForceId& id : ordered_by(player)) {
      const bool has_to_choose =
          std::any_of(open.begin(), open.end(), [&](const ForceChoice& choice) { return choice.force == id; });
      const Force* force = find_force(state, id);
      if (force != nullptr && (!state.pause || has_to_choose)) names.push_back(force->name);
    }
    if (state.pause && names.empty()) continue;
    table.rows.push_back({player.name, theatre.rules.sides[player.side].name, fmt::format("{}", fmt::join(names, ", ")),
                          state.written.contains(player.name) ? "yes" : "NO"});
  }
  return table;
}

fs::path players_beside(const fs::path& campaign) {
  return campaign.parent_path() / "players.csv";
}

}  // namespace estafette::campaign
