#include "campaign/umpire/import_losses.hpp"

#include "base/files/fingerprint.hpp"
#include "base/problem.hpp"
#include "campaign/battle/losses.hpp"
#include "campaign/battle/settle.hpp"
#include "campaign/rules/tell.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "sow_dumps/reading/find_dump.hpp"
#include "sow_dumps/reading/read_dump.hpp"
#include "sow_dumps/reading/together.hpp"
#include "sow_dumps/reconcile.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

/// A dump that fits the battle, and where it was read from.
struct Fitting {
  fs::path path;
  std::string bytes;
  dumps::Reconciled reconciled;
  std::string made{};  ///< the dump that was made from it, if it is something else
};

/// Reads dumps for one battle sheet.
class DumpSearch {
 public:
  DumpSearch(const DumpChoice& choice, const sow::BattleSheet& sheet, const dumps::CarryoverPolicy& policy)
      : choice_(choice), sheet_(sheet), policy_(policy) {
    if (!choice.locations.empty())
      locations_ = dumps::read_locations(read_bytes(choice.locations), choice.locations.generic_string());
  }

  [[nodiscard]] Fitting dump() const {
    if (choice_.makes) return made();
    return choice_.dump.empty() ? newest() : fit(choice_.dump);
  }

 private:
  [[nodiscard]] Fitting fit(const fs::path& path) const {
    std::vector<dumps::ResultsDump> given = {dumps::read_results(read_bytes(path), path.generic_string())};
    fs::path latest = path;
    for (const fs::path& other : choice_.others)
      given.push_back(dumps::read_results(read_bytes(other), other.generic_string()));
    const dumps::ResultsDump results = dumps::together(given);
    for (const fs::path& other : choice_.others) {
      if (other.generic_string() == results.file) latest = other;
    }
    dumps::Reconciled reconciled = dumps::reconcile(sheet_, results, locations_ ? &*locations_ : nullptr, policy_);
    return {latest, read_bytes(latest), std::move(reconciled)};
  }

  [[nodiscard]] Fitting made() const {
    const std::string dump = choice_.makes(sheet_);
    const dumps::ResultsDump results = dumps::read_results(dump, choice_.dump.generic_string());
    return {choice_.dump, read_bytes(choice_.dump), dumps::reconcile(sheet_, results, nullptr, policy_), dump};
  }

  /// The newest dump of the game's folders that fits the battle.
  [[nodiscard]] Fitting newest() const {
    const std::vector<fs::path> folders = dumps::dump_folders(choice_.game_dir);
    const std::vector<fs::path> found = dumps::results_dumps(folders);
    for (const fs::path& path : found) {
      try {
        return fit(path);
      } catch (const Refusal&) {
        continue;  // another battle's
      }
    }
    throw Refusal(Problem{folders.empty() ? "DUMP" : folders.front().generic_string(), 0, "",
                          found.empty() ? "" : fmt::format("{} dumps, none of this battle", found.size()),
                          "a results dump of this battle (*gamedb*.csv)",
                          "Name the file, or the folder of the game with --game-dir"});
  }

  const DumpChoice& choice_;
  const sow::BattleSheet& sheet_;
  const dumps::CarryoverPolicy& policy_;
  std::optional<dumps::LocationsDump> locations_;
};

/// The battle, which must have been sent to the game; otherwise throws Refusal.
Battle battle_sent(const Standing& standing, int number) {
  const Battle* battle = find_battle(standing.state, number);
  if (battle == nullptr || (battle->sheet.empty() && !battle->losses)) {
    (void)open_contact(standing.theatre, standing.state, number);
    throw Refusal(Problem{
        "battle", 0, "", std::to_string(number), "a battle that was sent to the game",
        "First use estafette battle generate; for a battle fought elsewhere, estafette battle adjudicate --losses"});
  }
  return *battle;
}

/// For a battle whose losses are already in, there is nothing to do. Throws Refusal for a different dump from the one
/// that was read.
ImportedLosses already_in(const Standing& standing, const Battle& battle, const DumpChoice& choice) {
  std::vector<fs::path> given = choice.others;
  if (!choice.dump.empty()) given.push_back(choice.dump);
  const bool same = std::any_of(given.begin(), given.end(),
                                [&](const fs::path& path) { return fingerprint(read_bytes(path)) == battle.dump; });
  if (!choice.dump.empty() && !same) {
    throw Refusal(Problem{choice.dump.generic_string(), 0, "", "a different dump from the one carried over",
                          fmt::format("no second dump for battle {}", battle.number),
                          "Take the first back with estafette undo, then import this one"});
  }
  return {std::nullopt, same, deed_of(standing, "battle import", {})};
}

}  // namespace

ImportedLosses import_losses(const Standing& standing, int number, const DumpChoice& choice) {
  Battle battle = battle_sent(standing, number);
  if (battle.losses) return already_in(standing, battle, choice);
  const dumps::CarryoverPolicy& policy = standing.book.carryover;
  const Contact& contact = open_contact(standing.theatre, standing.state, number);
  const sow::BattleSheet sheet =
      sow::read_battle_sheet(battle.sheet, fmt::format("the battle sheet of battle {}", battle.number));
  const Fitting fitting = DumpSearch(choice, sheet, policy).dump();
  const dumps::Losses losses = dumps::carry_over(sheet, fitting.reconciled, policy);

  battle.losses = true;
  battle.dump = fingerprint(fitting.bytes);
  battle.sheet.clear();
  const map::Node& at = standing.theatre.node(contact.node);
  const Saying source = choice.makes
                            ? says("losses come from a table",
                                   {{"battle", battle.number}, {"at", at}, {"return", ProperName{battle.dump}}})
                            : says("losses come from a dump", {{"battle", battle.number},
                                                               {"at", at},
                                                               {"synthetic", losses.synthetic},
                                                               {"dump", ProperName{battle.dump}}});
  std::vector<Event> events = {happens(standing.state, "5.4", source, BattleSet{battle}, {}, {contact.node})};
  const std::vector<Event> cost = carry_losses(standing.theatre, standing.state, contact, losses, battle.ids, policy);
  events.insert(events.end(), cost.begin(), cost.end());
  return {ImportedLosses::Read{fitting.path, sheet, losses, fitting.made}, false,
          deed_of(standing, "battle import", std::move(events))};
}

}  // namespace estafette::campaign
