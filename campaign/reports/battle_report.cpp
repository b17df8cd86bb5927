#include "campaign/reports/battle_report.hpp"

#include "campaign/reports/history.hpp"
#include "campaign/reports/tally.hpp"
#include "campaign/rules/battle/verdict.hpp"
#include "campaign/telling/telling.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace estafette::campaign {
namespace {

bool contains(const std::vector<ForceId>& ids, const ForceId& id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

/// What an event is to one battle.
class BattleTeller {
 public:
  BattleTeller(const Theatre& theatre, const Chapter& chapter, const Contact& contact)
      : theatre_(theatre), chapter_(chapter), contact_(contact) {}

  [[nodiscard]] BattleReport report() {
    report_.number = contact_.number;
    report_.turn = contact_.turn;
    report_.sides = theatre_.rules.sides;
    report_.title = fmt::format("Battle {} at {}", contact_.number, theatre_.name(contact_.node));
    const Battle* battle = find_battle(chapter_.after, contact_.number);
    report_.outcome = battle != nullptr && battle->verdict
                          ? tell(outcome(theatre_, contact_, *battle->verdict))
                          : report_.title + (contact_.settled ? " is settled" : " has not been judged yet");
    read_events();
    muster(battle == nullptr ? std::vector<ForceId>{} : battle->reserves);
    const auto share = [](const BattleReport::Hit& hit) { return hit.men == 0 ? 0.0 : double(hit.lost) / hit.men; };
    std::stable_sort(report_.hits.begin(), report_.hits.end(),
                     [&](const auto& a, const auto& b) { return share(a) > share(b); });
    return std::move(report_);
  }

 private:
  [[nodiscard]] bool here(const Event& event) const {
    return std::find(event.places.begin(), event.places.end(), contact_.node) != event.places.end();
  }
  [[nodiscard]] bool takes_part(const ForceId& id) const {
    return contains(contact_.attackers, id) || contains(contact_.defenders, id) ||
           std::any_of(contact_.to_the_guns.begin(), contact_.to_the_guns.end(),
                       [&](const GunsMarch& march) { return march.force == id; });
  }

  /// Losses stand between the meeting and the verdict, what followed behind it.
  void read_events() {
    enum class Stage { before, fought, judged, past } phase = Stage::before;
    for (std::size_t i = 0; i < chapter_.events.size(); ++i) {
      const Event& event = chapter_.events[i];
      const auto* met = std::get_if<ContactSet>(&event.change);
      const auto* set = std::get_if<BattleSet>(&event.change);
      if (phase == Stage::before && met != nullptr && met->contact.number == contact_.number) phase = Stage::fought;
      if (phase == Stage::fought) lose(event, i);
      if (phase == Stage::judged && !follow(event)) phase = Stage::past;
      if (phase == Stage::fought && set != nullptr && set->battle.number == contact_.number && set->battle.verdict)
        phase = Stage::judged;
    }
  }

  void lose(const Event& event, std::size_t index) {
    if (event.rule != "5.4" || !here(event)) return;
    if (const auto* changed = std::get_if<StrengthChanged>(&event.change)) {
      if (!takes_part(changed->force)) return;
      const bool lost = std::any_of(changed->units.begin(), changed->units.end(),
                                    [](const auto& unit) { return unit.men < 0 || unit.guns < 0; });
      if (!lost) return;
      first_loss_ = std::min(first_loss_, index);
      for (const StrengthChanged::UnitChange& unit : changed->units) {
        lost_[unit.id] += Tally{-unit.men, 0, -unit.guns, 0};
        hit_by_[unit.id] = changed->force;
      }
    } else if (const auto* pooled = std::get_if<Pooled>(&event.change)) {
      for (const Recovering& men : pooled->men)
        if (const auto hit = hit_by_.find(men.unit); hit != hit_by_.end()) back_[hit->second] += men.men;
    } else if (std::holds_alternative<CommanderLost>(event.change) ||
               (std::holds_alternative<Told>(event.change) && event.forces.empty())) {
      report_.officers.push_back(fate_in_words(event));
    }
  }

  /// False when something else begins: the next battle, a ruling, orders.
  bool follow(const Event& event) {
    const auto* changed = std::get_if<StrengthChanged>(&event.change);
    const bool other =
        event.rule.empty() || event.rule == "5.5.2.1" || std::holds_alternative<BattleSet>(event.change) ||
        std::holds_alternative<Proposed>(event.change) || std::holds_alternative<Decided>(event.change) ||
        std::holds_alternative<OrderLodged>(event.change) || std::holds_alternative<OrderWithdrawn>(event.change) ||
        std::holds_alternative<OrderMoved>(event.change) || std::holds_alternative<LetterReceived>(event.change) ||
        (changed != nullptr && event.rule == "5.4");
    if (other) return false;
    if (!event.said.empty() && !std::holds_alternative<LineTraced>(event.change) &&
        !std::holds_alternative<ContactSet>(event.change))
      report_.followed.push_back(with_rule(event));
    return true;
  }

  void muster(const std::vector<ForceId>& reserves) {
    Chapter head{chapter_.turn, chapter_.before, {}, {}};
    Chapter tail{chapter_.turn, chapter_.before, {}, {}};
    for (std::size_t i = 0; i < chapter_.events.size(); ++i)
      (i < first_loss_ ? head : tail).events.push_back(chapter_.events[i]);
    count(earlier_, head);
    count(later_, tail);
    const auto part = [&](const ForceId& id, const std::string& what) {
      add(id, contains(reserves, id) ? "in reserve" : what);
    };
    for (const ForceId& id : contact_.attackers) part(id, "attacks");
    for (const ForceId& id : contact_.defenders) part(id, "is attacked");
    for (const GunsMarch& march : contact_.to_the_guns) part(march.force, "marches to the guns");
  }

  void add(const ForceId& id, const std::string& part) {
    const Force* now = find_force(chapter_.after, id);
    const Force* force = now != nullptr ? now : find_force(chapter_.before, id);
    if (force == nullptr) return;
    BattleReport::CorpsLosses corps{id, force->name, force->side, part, 0, 0, 0, back_[id], 0};
    for_each_unit(force->troops, [&](const CommandPath&, const Unit& unit) {
      // From the state nearest to the battle that still has the force, to the hour of the battle.
      const Tally& moved = (now != nullptr ? later_ : earlier_)[unit.id];
      const int sign = now != nullptr ? 1 : -1;
      const int men = unit.men.value + sign * (moved.lost - moved.joined);
      const Tally& lost = lost_[unit.id];
      corps.men += men;
      corps.guns += unit.guns.value + sign * (moved.guns_lost - moved.guns_joined);
      corps.lost += lost.lost;
      corps.guns_lost += lost.guns_lost;
      if (lost.lost > 0) report_.hits.push_back({unit.name, force->name, force->side, men, lost.lost});
    });
    report_.corps.push_back(corps);
  }

  const Theatre& theatre_;
  const Chapter& chapter_;
  const Contact& contact_;
  BattleReport report_;
  std::size_t first_loss_ = static_cast<std::size_t>(-1);
  Tallies lost_, earlier_, later_;
  std::map<std::string, ForceId> hit_by_;
  std::map<ForceId, int> back_;
};

}  // namespace

std::string fate_in_words(const Event& event) {
  const Figure* officer = figure_of(event.said, "officer");
  const Figure* command = figure_of(event.said, "command");
  const Figure* fate = figure_of(event.said, "fate");
  if (event.said.what != "officer falls" || officer == nullptr || command == nullptr || fate == nullptr)
    return tell(event.said);
  const auto* man = officer->as<NamedPost>();
  const auto* post = command->as<NamedPost>();
  // Where nobody knows the commander's name, the sheet has his battery's; older journals name it.
  if (man == nullptr || (post != nullptr && post->name.starts_with(man->name)))
    return tell(says("story: nameless officer", {{"command", *command}, {"fate", *fate}}));
  return tell(says("story: officer", {{"officer", *officer}, {"command", *command}, {"fate", *fate}}));
}

std::vector<BattleReport> battles_of(const Theatre& theatre, const Chapter& chapter) {
  std::vector<BattleReport> reports;
  for (const Contact& contact : chapter.after.contacts)
    reports.push_back(BattleTeller(theatre, chapter, contact).report());
  return reports;
}

}  // namespace estafette::campaign
