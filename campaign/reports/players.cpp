#include "campaign/reports/players.hpp"

#include "base/csv.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/state/called.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

namespace estafette::campaign {
namespace {

/// Everything that could ever be commanded, by its name and its id as people may write them.
class Commands {
 public:
  explicit Commands(const std::vector<Chapter>& chapters) {
    for (const Chapter& chapter : chapters) {
      for (const Army& army : chapter.after.armies) learn(army.id, army.name, army.side);
      for (const Force& force : chapter.after.forces) learn(force.id.slug, force.name, force.side);
    }
    if (chapters.empty()) return;
    const State& now = chapters.back().after;
    for (const Army& army : now.armies) commanders_.push_back({army.commander, army.id, army.side});
    for (const Force& force : now.forces) commanders_.push_back({force.troops.commander, force.id.slug, force.side});
  }

  struct Known {
    std::string name, id;
    Side side = Side::france;
  };

  /// Both sides may have a force of one name: an id is plain. A part of a name will do if no other has it.
  [[nodiscard]] const Known* find(const std::string& words) const {
    if (const auto found = known_.find(fold(words)); found != known_.end()) return &found->second;
    const Known* only = nullptr;
    std::vector<std::string> names;
    std::vector<const Known*> each;
    for (const auto& [key, known] : known_) {
      names.push_back(known.name);
      each.push_back(&known);
    }
    for (const std::size_t i : called_in_part(names, words)) {
      if (only != nullptr && only->id != each[i]->id) return nullptr;
      only = each[i];
    }
    return only;
  }
  [[nodiscard]] std::string near(const std::string& words) const {
    std::vector<std::string> names;
    for (const auto& [key, known] : known_) names.push_back(known.name);
    return nearest(words, names);
  }
  /// Whoever's name holds these words; nothing if nobody's or several people's does. Of one man the first command: an
  /// army goes before its corps.
  [[nodiscard]] std::vector<Known> led_by(const std::string& words) const {
    std::vector<Known> found;
    for (const Known& one : commanders_)
      if (!one.name.empty() && fold(one.name).find(fold(words)) != std::string::npos) found.push_back(one);
    return found;
  }

 private:
  void learn(const std::string& id, const std::string& name, Side side) {
    known_.insert_or_assign(fold(name), Known{name, id, side});
    known_.insert_or_assign(fold(id), Known{name, id, side});
  }

  std::map<std::string, Known> known_;
  std::vector<Known> commanders_;
};

constexpr std::size_t kMostPlayers = 200;  // each of whom gets files of his own

struct Place {
  std::string file;
  int line = 0;
  std::string column;
};

void add_commands(Player& player, const std::vector<std::string>& names, const Commands& commands, const Place& place,
                  ProblemList& problems) {
  for (const std::string& name : names) {
    const Commands::Known* known = commands.find(name);
    if (known == nullptr) {
      const std::string near = commands.near(name);
      problems.add({place.file, place.line, place.column, name, "a force or an army of this campaign",
                    near.empty() ? "See: estafette status" : "Is it " + near + "?"});
      continue;
    }
    if (player.commands.empty()) player.side = known->side;
    if (known->side != player.side)
      problems.add({place.file, place.line, place.column, name, "forces of one side for " + player.name,
                    "Give the other side's to another player"});
    player.commands.insert(known->id);
  }
}

Player by_name_alone(const std::string& name, const Commands& commands) {
  const std::vector<Commands::Known> found = commands.led_by(name);
  const bool one = !found.empty() && std::all_of(found.begin(), found.end(), [&](const Commands::Known& other) {
    return other.name == found.front().name && other.side == found.front().side;
  });
  if (!one)
    throw Refusal(Problem{"--player", 0, "", name,
                          found.empty() ? "a commander of this campaign" : "a commander of whom there is only one",
                          "Say what he commands: --player \"" + name + "=III Corps, I Cavalry Corps\""});
  Player player{found.front().name, found.front().side, {}};
  for (const Commands::Known& command : found) player.commands.insert(command.id);
  return player;
}

}  // namespace

Player player_from(const std::string& words, const std::vector<Chapter>& chapters) {
  const Commands commands(chapters);
  const std::size_t equals = words.find('=');
  if (equals == std::string::npos) return by_name_alone(std::string(trim(words)), commands);
  Player player{std::string(trim(one_line(words.substr(0, equals)))), Side::france, {}};
  ProblemList problems;
  if (player.name.empty())
    problems.add({"--player", 0, "", words, "the player's name before the =", "Write \"Smith=III Corps\""});
  const std::vector<std::string> names = split(words.substr(equals + 1), ',');
  if (names.empty())
    problems.add({"--player", 0, "", words, "forces after the =", "Write \"Smith=III Corps, I Cavalry Corps\""});
  add_commands(player, names, commands, {"--player", 0, ""}, problems);
  problems.refuse_if_any();
  return player;
}

std::vector<Player> read_players(const std::string& text, const std::string& file,
                                 const std::vector<Chapter>& chapters) {
  const Commands commands(chapters);
  std::vector<Player> players;
  ProblemList problems;
  std::optional<std::size_t> name_at, commands_at;
  bool titles = true;
  for_each_row(text, separator_of(text), file, [&](const CsvRow& row) {
    const auto field = [&row](std::size_t at) {
      return std::string(at < row.fields.size() ? trim(row.fields[at]) : "");
    };
    if (titles) {
      titles = false;
      for (std::size_t i = 0; i < row.fields.size(); ++i) {
        if (fold(row.fields[i]) == "player") name_at = i;
        if (fold(row.fields[i]) == "commands") commands_at = i;
      }
      if (!name_at || !commands_at)
        problems.add({file, row.line, "", field(0), "a first row with the columns player and commands",
                      "Begin with: player,commands"});
      return;
    }
    if (!name_at || !commands_at) return;
    Player player{std::string(trim(one_line(field(*name_at)))), Side::france, {}};
    const std::string written = field(*commands_at);
    const std::vector<std::string> names = split(written, written.find(';') == std::string::npos ? ',' : ';');
    if (player.name.empty()) problems.add({file, row.line, "player", "", "the player's name", ""});
    if (names.empty())
      problems.add({file, row.line, "commands", "", "forces or armies", "Write III Corps; I Cavalry Corps"});
    if (std::any_of(players.begin(), players.end(),
                    [&](const Player& one) { return slug(one.name) == slug(player.name); }))
      problems.add({file, row.line, "player", player.name, "each player once", "Put all his commands into one row"});
    add_commands(player, names, commands, {file, row.line, "commands"}, problems);
    players.push_back(player);
    if (players.size() > kMostPlayers)
      throw Refusal(Problem{file, row.line, "", fmt::format("more than {} players", kMostPlayers),
                            "a row for each player of the campaign", "Is this the right file?"});
  });
  // Without this, a report for nobody would be the umpire's own, which tells all.
  if (players.empty() && problems.empty())
    problems.add({file, 0, "", "no player", "the columns player and commands, and a row for each player",
                  "Write player,commands and below it Smith,III Corps; I Cavalry Corps"});
  problems.refuse_if_any();
  return players;
}

std::set<ForceId> forces_of(const Player& player, const std::vector<Chapter>& chapters) {
  std::set<ForceId> forces;
  for (const Chapter& chapter : chapters) {
    for (const Force& force : chapter.after.forces)
      if (force.side == player.side &&
          (player.commands.contains(force.id.slug) || player.commands.contains(force.army)))
        forces.insert(force.id);
    for (const Event& event : chapter.events)
      if (const auto* left = std::get_if<Detached>(&event.change))
        if (forces.contains(left->from)) forces.insert(left->as);
  }
  if (chapters.empty()) return forces;
  for (const Piece& piece : chapters.back().after.pieces)
    if (piece.side == player.side && (forces.contains(piece.with) || player.commands.contains(piece.army)))
      forces.insert(piece.id);
  return forces;
}

}  // namespace estafette::campaign
