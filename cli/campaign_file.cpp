#include "cli/campaign_file.hpp"

#include "campaign/founding/campaign_strength.hpp"
#include "campaign/journal/journal.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/rules/figures/check_places.hpp"
#include "campaign/rules/scouting/scouting.hpp"
#include "campaign/rules/supply/supply.hpp"
#include "campaign/rulings/subjects.hpp"
#include "cli/data_files.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <chrono>
#include <iterator>

namespace estafette::cli {
namespace {

using campaign::Event;
using campaign::State;
using campaign::Theatre;

constexpr const char* kMap = "map.xml";
constexpr const char* kRules = "rules.xml";
constexpr const char* kCampaign = "campaign.xml";
constexpr const char* kReinforcements = "reinforcements.xml";

std::string now() {
  return fmt::format("{:%Y-%m-%d %H:%M} UTC", fmt::gmtime(std::chrono::system_clock::now()));
}

Event opening(const Theatre& theatre, const State& state) {
  Event event;
  event.turn = state.turn;
  event.said = campaign::says(
      "campaign begins",
      {{"campaign", campaign::ProperName{state.campaign}},
       {"dates", campaign::ProperName{map::to_string(map::dates_of(theatre.rules.calendar, state.turn))}}});
  event.change = campaign::Founded{state};
  return event;
}

/// What drafts may bring units up to: by the figures of the campaign, but none above the largest that scaling makes.
campaign::Establishment establishment(const Rules& rules) {
  return [&rules](const Unit& unit) {
    const scaling::Limits& limits =
        arm_of(unit.kind) == Arm::cavalry ? rules.scaling.squadron : rules.scaling.battalion;
    return rules.play.replacements.establishment_of(unit, limits.largest);
  };
}

/// What is true from the first moment: lines of supply, and what each side sees of the other.
std::vector<Event> first_events(const Theatre& theatre, State state) {
  std::vector<Event> events = {opening(theatre, state)};
  const auto happen = [&](const std::vector<Event>& more) {
    for (const Event& event : more) apply(state, event);
    std::copy(more.begin(), more.end(), std::back_inserter(events));
  };
  happen(campaign::lines_of_supply(theatre, state));
  campaign::DiceCup dice(state.seed, campaign::Turn{0});
  happen(campaign::scouting(theatre, state, dice));
  return events;
}

}  // namespace

struct CampaignFile::Open {
  campaign::Journal journal;
  Rules rules;
  Theatre theatre;
  State state;

  explicit Open(const fs::path& file)
      : journal(file),
        rules(parse_rules(journal.document(kRules), kRules)),
        theatre(map::read_map(journal.document(kMap), kMap).map, rules.play),
        state(journal.state()) {}
};

CampaignFile::CampaignFile(const fs::path& file) : open_(std::make_unique<Open>(file)) {}
CampaignFile::~CampaignFile() = default;

std::vector<std::string> CampaignFile::found(const fs::path& file, const fs::path& folder, std::uint64_t seed) {
  std::vector<Document> documents;
  for (const char* name : {kMap, kRules, kCampaign}) documents.push_back({name, read_text(folder / name)});
  const std::string folder_name = folder.generic_string() + "/";
  map::Map ground = map::read_map(documents[0].bytes, folder_name + kMap).map;
  const Rules rules = parse_rules(documents[1].bytes, folder_name + kRules);
  campaign::Extras extras{std::nullopt, establishment(rules)};
  if (fs::exists(folder / kReinforcements)) {
    documents.push_back({kReinforcements, read_text(folder / kReinforcements)});
    extras.reinforcements = Document{folder_name + kReinforcements, documents.back().bytes};
  }
  if (std::vector<Problem> unknown = campaign::unknown_places(ground, rules.play, folder_name + kRules);
      !unknown.empty())
    throw Refusal(std::move(unknown));
  const campaign::Founding founding =
      campaign::found(documents[2].bytes, folder_name + kCampaign, ground,
                      campaign::in_campaign_strength(folder, rules.scaling), seed, extras);
  const Theatre theatre(std::move(ground), rules.play);
  campaign::Journal::found(file, documents, first_events(theatre, founding.state), now());
  return founding.remarks;
}

const Theatre& CampaignFile::theatre() const {
  return open_->theatre;
}

const State& CampaignFile::state() const {
  return open_->state;
}

const dumps::CarryoverPolicy& CampaignFile::carryover() const {
  return open_->rules.carryover;
}

const campaign::BattleDays& CampaignFile::battle_days() const {
  return open_->rules.battle_days;
}

std::vector<Event> CampaignFile::events(const HistoryFilter& filter) const {
  campaign::EventFilter wanted;
  wanted.rule = filter.rule;
  wanted.with_undone = filter.undone;
  if (filter.turn > 0) wanted.turn = campaign::Turn{filter.turn};
  if (!filter.force.empty()) wanted.force = campaign::subject_of(open_->theatre, open_->state, filter.force).force;
  if (!filter.place.empty()) {
    const map::Node* place = campaign::find_place(open_->theatre, filter.place);
    if (place == nullptr) {
      const std::string near = nearest(filter.place, campaign::place_names(open_->theatre));
      throw Refusal(Problem{"--place", 0, "", filter.place, "a place of the map",
                            near.empty() ? "" : fmt::format("Is it {}?", near)});
    }
    wanted.place = place->id;
  }
  return open_->journal.events(wanted);
}

std::vector<Event> CampaignFile::with_new_lines(std::vector<Event> events) const {
  State after = open_->state;
  for (const Event& event : events) apply(after, event);
  if (after.ending) return events;
  const std::vector<Event> lines = campaign::lines_of_supply(open_->theatre, after);
  std::copy(lines.begin(), lines.end(), std::back_inserter(events));
  return events;
}

void CampaignFile::append(const std::string& command, const std::vector<Event>& events) {
  State after = open_->state;
  for (const Event& event : events) apply(after, event);
  open_->journal.append(command, events, after, now());
  open_->state = std::move(after);
}

std::string CampaignFile::undo() {
  std::string words = open_->journal.undo(now());
  open_->state = open_->journal.state();
  return words;
}

}  // namespace estafette::cli
