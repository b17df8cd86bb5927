#include "campaign/reports/story.hpp"

#include "campaign/reports/battle_report.hpp"
#include "campaign/reports/story_marches.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/telling/telling.hpp"
#include "converter/naming/words.hpp"
#include "converter/orbat/totals.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace estafette::campaign {
namespace {

constexpr std::size_t kMarchesOfAnArmy = 6;  ///< sentences; the smaller marches are counted
constexpr std::size_t kPlacesNamed = 5;

/// Several who do the same: one sentence.
struct MarchesTogether {
  std::vector<const MarchTold*> marches;
  int men = 0;
};

bool meets_the_enemy(const std::vector<const MarchTold*>& marches) {
  return std::any_of(marches.begin(), marches.end(), [](const MarchTold* march) { return march->meets; });
}

Figure figure_of_forces(const Chapter& chapter, const std::vector<ForceId>& ids) {
  SeveralFigures names;
  for (const ForceId& id : ids) names.emplace_back(NamedForce{id, name_in(chapter, id)});
  return names;
}

int men_of(const Chapter& chapter, const std::vector<ForceId>& ids) {
  int men = 0;
  for (const ForceId& id : ids)
    if (const Force* force = force_in(chapter, id)) men += totals(force->troops).men().value;
  return men;
}

/// "Blücher" for "General der Kavallerie von Blücher".
std::string by_name(const std::string& commander) {
  std::size_t begin = 0;
  for (std::size_t blank = commander.find(' '); blank != std::string::npos; blank = commander.find(' ', blank + 1)) {
    if (!without_rank(commander.substr(0, blank)).empty()) break;
    begin = blank + 1;
  }
  return commander.substr(begin);
}

/// Whom people mean when they say that an army came: the commander of its largest corps, or the corps. Nothing if there
/// is nobody.
Figure leader_of(const Chapter& chapter, const std::vector<ForceId>& ids) {
  const Force* largest = nullptr;
  int most = -1;
  for (const ForceId& id : ids) {
    const Force* force = force_in(chapter, id);
    const int men = force == nullptr ? -1 : totals(force->troops).men().value;
    if (men > most) {
      most = men;
      largest = force;
    }
  }
  if (largest == nullptr) return {};
  const std::string name = by_name(largest->troops->commander);
  if (name.empty()) return *largest;
  return NamedPost{largest->troops->id, name};
}

class StoryTeller {
 public:
  StoryTeller(const Theatre& theatre, const Chapter& chapter)
      : theatre_(theatre), chapter_(chapter), marches_(marches_in(chapter)) {}

  Story story() {
    tell_marches();
    for (const Contact& contact : chapter_.after.contacts)
      if (contact.turn == chapter_.turn) tell_meeting(contact);
    tell_places();
    tell_news();
    story_.headline = headline();
    return std::move(story_);
  }

 private:
  [[nodiscard]] std::string headline() const {
    const Contact* largest = nullptr;
    int most = -1;
    for (const Contact& contact : chapter_.after.contacts) {
      if (contact.turn != chapter_.turn) continue;
      const int men = men_of(chapter_, contact.attackers) + men_of(chapter_, contact.defenders);
      if (men > most) largest = &contact;
      most = std::max(most, men);
    }
    if (largest != nullptr) {
      std::vector<ForceId> came;  // to the guns: it may be all that this reader is told of the meeting
      for (const GunsMarch& march : largest->to_the_guns) came.push_back(march.force);
      const Figure attacker = leader_of(chapter_, largest->attackers);
      const Figure defender = leader_of(chapter_, largest->defenders);
      const map::Node& at = theatre_.node(largest->node);
      const Figure marcher = leader_of(chapter_, came);
      if (attacker == Figure() && defender == Figure() && marcher == Figure()) return tell(says("headline: quiet"));
      if (attacker == Figure() && defender == Figure())
        return tell(says("headline: marches", {{"who", marcher}, {"to", at}}));
      if (attacker == Figure()) return tell(says("headline: is attacked", {{"defender", defender}, {"at", at}}));
      return tell(says("headline: attacks", {{"attacker", attacker}, {"defender", defender}, {"at", at}}));
    }
    const auto longest = std::max_element(marches_.begin(), marches_.end(), [](const auto& a, const auto& b) {
      return std::pair(a.way.size(), a.men) < std::pair(b.way.size(), b.men);
    });
    if (longest == marches_.end()) return tell(says("headline: quiet"));
    return tell(says("headline: marches", {{"who", leader_of(chapter_, {longest->force}) == Figure()
                                                       ? Figure(NamedForce{longest->force, longest->name})
                                                       : leader_of(chapter_, {longest->force})},
                                           {"to", theatre_.node(longest->way.back())}}));
  }

  // --- marches ---

  void tell_marches() {
    std::vector<std::string> armies;
    for (const Side side : {Side::france, Side::coalition})
      for (const Army& army : chapter_.after.armies)
        if (army.side == side) armies.push_back(army.id);
    armies.emplace_back();
    for (const std::string& army : armies) tell_marches_of(army);
  }

  void tell_marches_of(const std::string& army) {
    // Who comes to the same place in the same manner, in the order of the marches.
    std::vector<std::string> order;
    std::map<std::string, MarchesTogether> together;
    for (const MarchTold& march : marches_) {
      const Army* known = find_army(chapter_.after, march.army);
      if ((known == nullptr ? std::string() : known->id) != army) continue;
      const std::string key = march.way.back().slug + (march.back ? " back" : march.forced ? " forced" : "");
      if (!together.contains(key)) order.push_back(key);
      together[key].marches.push_back(&march);
      together[key].men += march.men;
    }
    if (order.empty()) return;
    const auto meets = [&](const std::string& key) { return meets_the_enemy(together[key].marches); };
    const auto behind =
        std::stable_partition(order.begin(), order.end(), [&](const std::string& key) { return meets(key); });
    const auto met = static_cast<std::size_t>(behind - order.begin());
    std::vector<std::string> largest = order;
    std::stable_sort(largest.begin(), largest.end(), [&](const std::string& a, const std::string& b) {
      return std::pair(meets(a), together[a].men) > std::pair(meets(b), together[b].men);
    });
    if (largest.size() > kMarchesOfAnArmy) largest.resize(kMarchesOfAnArmy);
    const Army* named_army = find_army(chapter_.after, army);
    Story::Passage passage{named_army == nullptr ? "Of no army" : named_army->name, {}};
    passage.meet = std::min(met, kMarchesOfAnArmy);
    int others = 0;
    for (const std::string& key : order) {
      if (std::find(largest.begin(), largest.end(), key) != largest.end())
        passage.sentences.push_back(march_in_words(together[key].marches));
      else
        others += static_cast<int>(together[key].marches.size());
    }
    if (others > 0) passage.sentences.push_back(tell(says("story: others march", {{"count", others}})));
    story_.marches.push_back(std::move(passage));
  }

  [[nodiscard]] std::string march_in_words(const std::vector<const MarchTold*>& marches) const {
    const MarchTold& first = *marches.front();
    SeveralFigures who;
    for (const MarchTold* march : marches) who.emplace_back(NamedForce{march->force, march->name});
    const bool one_start = std::all_of(marches.begin(), marches.end(),
                                       [&](const auto* march) { return march->way.front() == first.way.front(); });
    const Figure from = one_start ? Figure(theatre_.node(first.way.front())) : Figure();
    const map::Node& to = theatre_.node(first.way.back());
    if (first.back) return tell(says("story: falls back", {{"who", who}, {"from", from}, {"to", to}}));
    const bool meets = meets_the_enemy(marches);
    const Figure by = marches.size() == 1 ? between(theatre_, first.way) : Figure();
    return tell(
        says("story: marches",
             {{"who", who}, {"forced", first.forced}, {"from", from}, {"to", to}, {"by", by}, {"meets", meets}}));
  }

  // --- meetings ---

  void tell_meeting(const Contact& contact) {
    const map::Node& at = theatre_.node(contact.node);
    Story::Passage passage{at.name, {}, contact.number};
    const Figure attackers = figure_of_forces(chapter_, contact.attackers);
    const Figure defenders = figure_of_forces(chapter_, contact.defenders);
    const bool stood = contact.defender_stood && !contact.defenders.empty();
    if (!contact.attackers.empty())
      passage.sentences.push_back(
          tell(says("story: attacks",
                    {{"at", at}, {"attackers", attackers}, {"defenders", defenders}, {"stood", Figure(stood)}})));
    else if (!contact.defenders.empty())
      passage.sentences.push_back(
          tell(says("story: is attacked", {{"at", at}, {"defenders", defenders}, {"stood", Figure(stood)}})));
    std::vector<ForceId> marchers;
    for (const GunsMarch& march : contact.to_the_guns) marchers.push_back(march.force);
    if (!marchers.empty())
      passage.sentences.push_back(tell(says("story: to the guns", {{"who", figure_of_forces(chapter_, marchers)}})));
    tell_outcome(contact, passage);
    story_.meetings.push_back(std::move(passage));
  }

  void tell_outcome(const Contact& contact, Story::Passage& passage) {
    const Battle* battle = find_battle(chapter_.after, contact.number);
    if (battle == nullptr || !battle->verdict) {
      passage.outcome = contact.settled ? tell(says("story: settled")) : tell(says("story: to be fought"));
      passage.sentences.push_back(passage.outcome);
      return;
    }
    const Verdict& verdict = *battle->verdict;
    if (!verdict.winner) {
      passage.outcome = tell(says("story: drawn"));
    } else {
      const Saying level = verdict.level == VictoryLevel::major ? says("major") : says("minor");
      passage.outcome =
          tell(says("story: won",
                    {{"side", named(theatre_, *verdict.winner)}, {"easy", Figure(verdict.easy)}, {"level", level}}));
    }
    passage.sentences.push_back(passage.outcome);
    if (!battles_) battles_ = battles_of(theatre_, chapter_);
    for (const BattleReport& report : *battles_) {
      if (report.number != contact.number) continue;
      for (const Side side : {Side::france, Side::coalition}) {
        int lost = 0, of = 0;
        for (const BattleReport::CorpsLosses& corps : report.corps) {
          if (corps.side != side) continue;
          lost += corps.lost;
          of += corps.men;
        }
        if (lost > 0)
          passage.sentences.push_back(
              tell(says("story: cost", {{"side", named(theatre_, side)}, {"men", Men{lost}}, {"of", Men{of}}})));
      }
    }
  }

  // --- places, and what else is news ---

  void tell_places() {
    std::map<NodeId, std::optional<Side>> last;
    std::vector<NodeId> order;
    for (const Event& event : chapter_.events) {
      const auto* changed = std::get_if<OwnerChanged>(&event.change);
      if (changed == nullptr) continue;
      if (!last.contains(changed->node)) order.push_back(changed->node);
      last[changed->node] = changed->owner;
    }
    for (const std::optional<Side> side : {std::optional(Side::france), std::optional(Side::coalition)}) {
      std::vector<NodeId> won;
      // Fortresses and cities first: they are what people know.
      for (const bool great : {true, false})
        for (const NodeId& node : order)
          if (last[node] == side && (theatre_.node(node).settlement != map::Settlement::town) == great)
            won.push_back(node);
      if (won.empty()) continue;
      const int count = static_cast<int>(won.size());
      const bool many = won.size() > kPlacesNamed + 1;
      if (many) won.resize(kPlacesNamed);
      const Figure places = figures_of(theatre_, won);
      story_.places.push_back(
          many ? tell(says("story: many change hands",
                           {{"count", count}, {"places", places}, {"side", named(theatre_, side)}}))
               : tell(says("story: change hands", {{"places", places}, {"side", named(theatre_, side)}})));
    }
    std::vector<NodeId> nobodys;
    for (const NodeId& node : order)
      if (!last[node]) nobodys.push_back(node);
    if (!nobodys.empty())
      story_.places.push_back(tell(says("story: are nobody's", {{"places", figures_of(theatre_, nobodys)}})));
  }

  /// What is told in its own words, because it does not happen in every half-week.
  static bool tells_itself(const Change& change) {
    return std::holds_alternative<Arrived>(change) || std::holds_alternative<NationChanged>(change) ||
           std::holds_alternative<NeutralityChanged>(change) || std::holds_alternative<WentOver>(change) ||
           std::holds_alternative<TruceSet>(change) || std::holds_alternative<CampaignEnded>(change) ||
           std::holds_alternative<CommanderLost>(change) || std::holds_alternative<CommanderBack>(change) ||
           std::holds_alternative<Removed>(change) || std::holds_alternative<Exhausted>(change) ||
           std::holds_alternative<PieceTaken>(change) || std::holds_alternative<SiegeSet>(change) ||
           std::holds_alternative<BridgeSet>(change) || std::holds_alternative<ForceRaised>(change);
  }

  void tell_news() {
    for (const Event& event : chapter_.events) {
      if (event.said.empty()) continue;
      if (event.said.what == "not carried out") {
        story_.not_done.push_back(has_cause(event.cause) ? tell(event.said) + " (" + tell(event.cause) + ")"
                                                         : tell(event.said));
      } else if (tells_itself(event.change)) {
        story_.news.push_back(fate_in_words(event));
      }
    }
  }

  const Theatre& theatre_;
  const Chapter& chapter_;
  std::vector<MarchTold> marches_;
  std::optional<std::vector<BattleReport>> battles_;  ///< those of the chapter, once one is asked for
  Story story_;
};

}  // namespace

Story story_of(const Theatre& theatre, const Chapter& chapter) {
  return StoryTeller(theatre, chapter).story();
}

std::vector<std::string> gist(const Story& story, std::size_t most) {
  std::vector<std::string> all;
  for (const Story::Passage& meeting : story.meetings) {
    if (meeting.sentences.empty()) continue;
    all.push_back(meeting.sentences.front());
    if (meeting.sentences.front() != meeting.outcome) all.push_back(meeting.outcome);
  }
  for (const std::string& place : story.places) all.push_back(place);
  for (const Story::Passage& army : story.marches)
    if (!army.sentences.empty()) all.push_back(army.sentences.front());
  if (all.size() > most) all.resize(most);
  return all;
}

std::string as_prose(const std::vector<std::string>& sentences) {
  std::string text;
  for (const std::string& sentence : sentences) {
    if (sentence.empty()) continue;
    text += (text.empty() ? "" : " ") + sentence;
    if (text.back() != '.' && text.back() != '!' && text.back() != '?') text += '.';
  }
  return text;
}

}  // namespace estafette::campaign
