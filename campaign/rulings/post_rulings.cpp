#include "campaign/rulings/post_rulings.hpp"

#include "base/text.hpp"
#include "campaign/rulings/ruling_values.hpp"
#include "campaign/state/posts.hpp"
#include "campaign/state/ruled_value.hpp"

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

using Of = const RulingCase&;

/// The id by which the state knows the command.
std::string command_of(Of of) {
  return of.subject.kind == SubjectKind::force ? of.force().troops->id : of.subject.name;
}

StatePath post_path(Of of, const std::string& member) {
  const auto army = std::find_if(of.state.armies.begin(), of.state.armies.end(),
                                 [&](const Army& one) { return one.id == command_of(of); });
  StatePath path = of.subject.kind == SubjectKind::army
                       ? StatePath{"armies", std::to_string(army - of.state.armies.begin())}
                       : path_to(of.state, command_of(of));
  path.push_back(member);
  return path;
}

/// Who commands now.
Convalescent commander_now(Of of) {
  Convalescent now;
  now.command = command_of(of);
  State state = of.state;
  for_post(state, now.command, [&](const std::string& name, const Ratings& ratings) {
    now.name = name;
    now.ratings = ratings;
  });
  return now;
}

/// "NAME", or "NAME: ability=4 leadership=5".
std::pair<std::string, std::optional<Ratings>> name_and_ratings(Of of) {
  const auto [name, figures] = parted_at(words_of(of.ruling), ":");
  if (!figures) return {fold(name) == "nobody" ? "" : name, std::nullopt};
  const std::optional<Ratings> ratings = ratings_from(*figures);
  if (!ratings) refuse_value(of.ruling, *figures, "any of ability= command= control= leadership= style=, each 0 to 6");
  return {name, ratings};
}

Change post_commander(Of of) {
  return ruled_value(post_path(of, "commander"), name_and_ratings(of).first);
}

/// A new man has the ratings that are given, or none; to rename the old one is not meant.
std::vector<Event> his_ratings(Of of) {
  const auto [name, ratings] = name_and_ratings(of);
  if (!ratings && fold(name) == fold(commander_now(of).name)) return {};
  return {silently(of.state, ruled_value(post_path(of, "ratings"), to_string(ratings.value_or(Ratings{}))))};
}

Change post_away(Of of) {
  Convalescent commander = commander_now(of);
  if (says_no(of.ruling.value)) {
    const auto& all = of.state.convalescents;
    const bool comes_back = std::any_of(all.begin(), all.end(), [&](const Convalescent& one) {
      return one.command == commander.command && one.back.value > 0;
    });
    if (!comes_back) refuse_value(of.ruling, of.ruling.value, "a commander who is away and could come back");
    return CommanderBack{commander.command};
  }
  if (commander.name.empty()) refuse_value(of.ruling, of.ruling.value, "a commander who is there", "The post is empty");
  if (fold(of.ruling.value) != "for good") commander.back = turn_in(of, of.ruling.value, {1});
  return CommanderLost{commander};
}

}  // namespace

RulingRows post_rulings() {
  RulingRows rows;
  for (const auto& [kind, called] :
       {std::pair{SubjectKind::force, "a force"}, std::pair{SubjectKind::army, "an army"},
        std::pair{SubjectKind::command, "a division"}, std::pair{SubjectKind::unit, "a unit"}}) {
    rows.push_back({{called, "commander", "his name, and ratings (\"NAME: ability=4\"), or nobody"},
                    kind,
                    post_commander,
                    his_ratings});
    rows.push_back({{called, "away", "its commander: the turn in which he is back, for good, or no"}, kind, post_away});
  }
  return rows;
}

}  // namespace estafette::campaign
