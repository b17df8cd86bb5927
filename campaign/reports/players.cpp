#include "campaign/reports/players.hpp"

#include "base/csv.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/names/candidates.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace estafette::campaign {
namespace {

/// Everything that could ever be commanded, as it last was, and everybody who commands now.
class Commands {
 public:
  explicit Commands(const std::vector<Chapter>& chapters) {
    State ever;
    std::vector<const Army*> armies_ever;
    std::vector<const Force*> forces_ever;
    for (const Chapter& chapter : chapters) {
      for (const Army& army : chapter.after.armies) learn(armies_ever, army);
      for (const Force& force : chapter.after.forces) learn(forces_ever, force);
    }
    for (const Army* army : armies_ever) ever.armies.push_back(*army);
    for (const Force* force : forces_ever) ever.forces.push_back(*force);
    if (!chapters.empty()) ever.pieces = chapters.back().after.pieces;
    for (const Army& army : ever.armies) sides_[army.id] = army.side;
    for (const Force& force : ever.forces) sides_[force.id.slug] = force.side;
    std::vector<Named> armies = named_armies(ever);  // by their headquarters' names too
    // A commander-in-chief in person; but the name of whoever leads an army means the army.
    std::erase_if(ever.pieces, [&](const Piece& piece) {
      return piece.kind != PieceKind::chief ||
             std::any_of(ever.armies.begin(), ever.armies.end(),
                         [&](const Army& army) { return army.commander.find(piece.name) != std::string::npos; });
    });
    for (const Piece& piece : ever.pieces) sides_[piece.id.slug] = piece.side;
    commands_ = among({named_forces(ever), std::move(armies), named_pieces(ever)});
    if (chapters.empty()) return;
    const State& now = chapters.back().after;
    for (const Army& army : now.armies) meet(army.commander, army.side, army.id);
    for (const Force& force : now.forces) meet(force.troops->commander, force.side, force.id.slug);
    std::vector<Named> people;
    for (const Player& one : people_)
      people.push_back(
          {.id = fmt::format("{} {}", one.name, to_string(one.side)), .name = one.name, .commanders = {one.name}});
    names_of_people_ = Catalogue(std::move(people));
  }

  [[nodiscard]] const Catalogue& all() const { return commands_; }
  [[nodiscard]] Side side_of(const std::string& id) const { return sides_.at(id); }
  /// The commander of that name, with all that he commands. Throws Refusal.
  [[nodiscard]] Player led_by(const std::string& name) const {
    return people_[the_one(
        names_of_people_, name,
        {.file = "--player",
         .expected = "a commander of this campaign",
         .otherwise = "Say what he commands: --player \"" + name + "=III Corps, I Cavalry Corps\""})];
  }

 private:
  template <typename One>
  static void learn(std::vector<const One*>& all, const One& one) {
    const auto known = std::find_if(all.begin(), all.end(), [&](const One* other) { return other->id == one.id; });
    if (known == all.end())
      all.push_back(&one);
    else
      *known = &one;
  }

  void meet(const std::string& name, Side side, const std::string& id) {
    if (name.empty()) return;
    auto one = std::find_if(people_.begin(), people_.end(),
                            [&](const Player& other) { return other.name == name && other.side == side; });
    if (one == people_.end()) one = people_.insert(people_.end(), Player{name, side, {}});
    one->commands.insert(id);
  }

  Catalogue commands_, names_of_people_;
  std::map<std::string, Side> sides_;
  std::vector<Player> people_;
};

constexpr std::size_t kMostPlayers = 200;  // each of whom gets files of his own
constexpr std::size_t kMostNamed = 2000;   // forces, armies and other names, of all players together
constexpr std::size_t kLongestName = 200;  // letters

struct PlayerAt {
  std::string file;
  int line = 0;
  std::string column;
};

/// A file may be that of the campaign beside this one; a line typed now is not.
std::string where_commands_are(const PlayerAt& place) {
  const std::string status = "See: estafette status";
  if (place.line == 0) return status;
  return status + ". Or is this the players.csv of another campaign? Each needs a folder of its own";
}

void add_commands(Player& player, const std::vector<std::string>& names, const Commands& commands,
                  const PlayerAt& place, ProblemList& problems) {
  for (const std::string& name : names) {
    try {
      const std::string& id = commands
                                  .all()[the_one(commands.all(), name,
                                                 {.file = place.file,
                                                  .line = place.line,
                                                  .column = place.column,
                                                  .expected = "a force or an army of this campaign",
                                                  .otherwise = where_commands_are(place)})]
                                  .id;
      const Side side = commands.side_of(id);
      if (player.commands.empty()) player.side = side;
      if (side != player.side)
        problems.add({place.file, place.line, place.column, name, "forces of one side for " + player.name,
                      "Give the other side's to another player"});
      player.commands.insert(id);
    } catch (const Refusal& refusal) {
      problems.add(refusal);
    }
  }
}

void check_length(const std::string& name, const std::string& column, const std::string& file, int line,
                  ProblemList& problems) {
  if (const std::string begin = shorten(name, kLongestName); begin != name)
    problems.add({file, line, column, begin + "...", fmt::format("a name of at most {} letters", kLongestName), ""});
}

}  // namespace

Player player_from(const std::string& words, const std::vector<Chapter>& chapters) {
  const Commands commands(chapters);
  const std::size_t equals = words.find('=');
  if (equals == std::string::npos) return commands.led_by(std::string(trim(words)));
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

void require_commands(const std::string& player, const std::vector<std::string>& names, const std::string& file,
                      const std::vector<Chapter>& chapters) {
  Player his{player, Side::france, {}};
  ProblemList problems;
  add_commands(his, names, Commands(chapters), {file, 0, ""}, problems);
  problems.refuse_if_any();
}

std::vector<Player> read_players(const std::string& text, const std::string& file,
                                 const std::vector<Chapter>& chapters) {
  const Commands commands(chapters);
  std::vector<Player> players;
  ProblemList problems;
  std::optional<std::size_t> name_at, commands_at, writes_at;
  bool titles = true;
  std::size_t named = 0;
  for_each_row(text, separator_of(text), file, [&](const CsvRow& row) {
    const auto field = [&row](std::size_t at) {
      return std::string(at < row.fields.size() ? trim(without_apostrophe(row.fields[at])) : "");
    };
    if (titles) {
      titles = false;
      for (std::size_t i = 0; i < row.fields.size(); ++i) {
        if (fold(row.fields[i]) == "player") name_at = i;
        if (fold(row.fields[i]) == "commands") commands_at = i;
        if (fold(row.fields[i]) == "writes as") writes_at = i;
      }
      if (!name_at || !commands_at)
        problems.add({file, row.line, "", shorten(fmt::format("{}", fmt::join(row.fields, ",")), kLongestName),
                      "a first row with the columns player and commands", "Begin with: player,commands"});
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
    if (writes_at) player.writes_as = split(field(*writes_at), ';');
    named += names.size() + player.writes_as.size();
    if (named > kMostNamed)
      throw Refusal(Problem{file, row.line, "", fmt::format("more than {} names", kMostNamed),
                            "the forces and armies that each player commands", "Is this the right file?"});
    check_length(player.name, "player", file, row.line, problems);
    for (const std::string& other : player.writes_as) check_length(other, "writes as", file, row.line, problems);
    add_commands(player, names, commands, {file, row.line, "commands"}, problems);
    players.push_back(player);
    if (players.size() > kMostPlayers)
      throw Refusal(Problem{file, row.line, "", fmt::format("more than {} players", kMostPlayers),
                            "a row for each player of the campaign", "Is this the right file?"});
  });
  // Otherwise a report for nobody would be the umpire's own, which tells everything.
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
    if (piece.side == player.side && (forces.contains(piece.with) || player.commands.contains(piece.army) ||
                                      player.commands.contains(piece.id.slug)))
      forces.insert(piece.id);
  return forces;
}

}  // namespace estafette::campaign
