#include "campaign/umpire/begin.hpp"

#include "base/files/inside.hpp"
#include "campaign/founding/campaign_strength.hpp"
#include "campaign/founding/founding.hpp"
#include "campaign/map/chronicle.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/rules/dice_cup.hpp"
#include "campaign/rules/figures/check_places.hpp"
#include "campaign/rules/scouting/scouting.hpp"
#include "campaign/rules/supply/supply.hpp"
#include "campaign/state/unfolding.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace estafette::campaign {
namespace {

Event opening(const Theatre& theatre, const State& state) {
  Event event;
  event.turn = state.turn;
  const std::string dates = map::to_string(map::dates_of(theatre.rules.calendar, state.turn));
  event.said = says("campaign begins", {{"campaign", ProperName{state.campaign}}, {"dates", ProperName{dates}}});
  event.change = Founded{state};
  return event;
}

/// What is so from the first moment: lines of supply, and what each side sees of the other.
std::vector<Event> first_events(const Theatre& theatre, const State& state) {
  Unfolding unfolding(state);
  unfolding.happen(opening(theatre, state));
  unfolding.happen(lines_of_supply(theatre, unfolding.now()));
  DiceCup dice(state.seed, Turn{0});
  unfolding.happen(scouting(theatre, unfolding.now(), dice));
  return unfolding.take();
}

/// Whom campaign.xml bases on a depot that he does not get (5.1).
std::vector<std::string> other_bases(const Theatre& theatre, const State& wished, const State& got) {
  std::vector<std::string> told;
  for (const Force& force : wished.forces) {
    const std::optional<NodeId>& depot = find_force(got, force.id)->line.depot;
    if (!force.line.depot || depot == force.line.depot) continue;
    told.push_back(
        fmt::format("{} does not draw on {}, as campaign.xml has it, but on {}: no line there is open, or "
                    "another army has the depot",
                    force.name, theatre.name(*force.line.depot), depot ? theatre.name(*depot) : "nothing"));
  }
  return told;
}

}  // namespace

Establishment establishment_by(const Rulebook& book) {
  return [&book](const Unit& unit) {
    const scaling::UnitSizes& limits =
        arm_of(unit.kind) == Arm::cavalry ? book.scaling.squadron : book.scaling.battalion;
    return book.play.replacements.establishment_of(unit, limits.largest);
  };
}

Beginning begin_campaign(const fs::path& folder, std::uint64_t seed) {
  std::vector<Document> documents;
  std::vector<std::string> odd_letters;
  const auto read = [&](const char* name) {
    const fs::path file = inside(folder, name, "a file of the campaign");
    const std::string bytes = read_bytes(file);
    if (std::string told = told_of_odd_lines(bytes, file); !told.empty()) odd_letters.push_back(std::move(told));
    documents.push_back({name, text_of(bytes, file)});
  };
  for (const char* name : {kMapFile, kRulesFile, kCampaignFile}) read(name);
  const std::string folder_name = folder.generic_string() + "/";
  map::Map ground = map::read_map(documents[0].bytes, folder_name + kMapFile).map;
  Rulebook book = parse_rulebook(documents[1].bytes, folder_name + kRulesFile);
  Extras extras{std::nullopt, establishment_by(book), book.play.brigades_are_divisions};
  if (fs::exists(folder / kReinforcementsFile)) {
    read(kReinforcementsFile);
    extras.reinforcements = Document{folder_name + kReinforcementsFile, documents.back().bytes};
  }
  if (fs::exists(folder / kChronicleFile)) {
    read(kChronicleFile);
    (void)map::read_chronicle(documents.back().bytes, folder_name + kChronicleFile, ground);  // refuses its faults
  }
  if (std::vector<Problem> unknown = unknown_places(ground, book.play, folder_name + kRulesFile, documents[1].bytes);
      !unknown.empty())
    throw Refusal(std::move(unknown));
  std::vector<std::string> scaled;
  const auto tell_once = [&scaled](std::string remark) {
    if (std::find(scaled.begin(), scaled.end(), remark) == scaled.end()) scaled.push_back(std::move(remark));
  };
  Founding founding =
      founding_of(documents[2].bytes, folder_name + kCampaignFile, ground,
                  in_campaign_strength(folder, book.scaling, book.play.calendar.opening, tell_once), seed, extras);
  Theatre theatre(std::move(ground), book.play);
  std::vector<Event> events = first_events(theatre, founding.state);
  State state = state_after({}, events);
  for (std::string& other : other_bases(theatre, founding.state, state)) founding.remarks.push_back(std::move(other));
  founding.remarks.insert(founding.remarks.begin(), scaled.begin(), scaled.end());
  founding.remarks.insert(founding.remarks.begin(), odd_letters.begin(), odd_letters.end());
  Standing standing{std::move(book), std::move(theatre), state};
  return {std::move(documents),
          std::move(standing),
          {"new", std::move(events), std::move(state)},
          std::move(founding.remarks)};
}

}  // namespace estafette::campaign
