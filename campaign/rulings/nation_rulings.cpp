#include "campaign/rulings/nation_rulings.hpp"

#include "base/text.hpp"
#include "campaign/rules/politics/national_forces.hpp"
#include "campaign/rulings/ruling_values.hpp"
#include "campaign/state/ruled_value.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

using Of = const RulingCase&;

StatePath army_path(Of of, const std::string& member) {
  const auto army = std::find_if(of.state.armies.begin(), of.state.armies.end(),
                                 [&](const Army& one) { return one.id == of.subject.name; });
  return {"armies", std::to_string(army - of.state.armies.begin()), member};
}

/// "NAME: france, NATION, COMMANDER"
Change new_army(Of of) {
  const auto [name, rest] = parted_at(words_of(of.ruling), ":");
  const std::vector<std::string> parts = split(rest.value_or(""), ',');
  if (parts.size() < 2 || parts.size() > 3)
    refuse_value(of.ruling, of.ruling.value,
                 "its name, side, nation and commander: \"NAME: france, NATION, COMMANDER\"");
  Army army;
  army.name = name;
  army.id = slug(name);
  army.side = side_in(of, parts[0]);
  army.nation = parts[1];
  if (parts.size() == 3) army.commander = parts[2];
  const bool taken =
      army.id.empty() || std::any_of(of.state.armies.begin(), of.state.armies.end(), [&](const Army& one) {
        return one.id == army.id || fold(one.name) == fold(army.name);
      });
  if (taken) refuse_value(of.ruling, name, "a name that no other army has");
  return ruled_army(army);
}

/// The row of the table that the value names, "+2 oder"; nothing for a plain score.
const PrestigeRow* row_of(Of of) {
  const auto [points, id] = parted_at(of.ruling.value, " ");
  if (!id) return nullptr;
  std::vector<std::string> known;
  for (const PrestigeRow& row : of.theatre.rules.prestige.rows) {
    if (row.id == fold(*id)) return &row;
    known.push_back(row.id);
  }
  refuse_value(of.ruling, *id, "a row of the table in rules.xml: " + one_of(known), is_it(*id, known));
}

Change score(Of of) {
  if (row_of(of) == nullptr)
    return PrestigeChanged{number_of(of.ruling, -kMostPrestige, kMostPrestige) - of.state.prestige};
  std::string points = parted_at(of.ruling.value, " ").first;
  if (points.starts_with('+')) points.erase(0, 1);
  return PrestigeChanged{number_in(of.ruling, points, -kMostPrestige, kMostPrestige)};
}

Change campaign_over(Of of) {
  if (says_no(of.ruling.value)) return ruled_away({"ending"});
  return CampaignEnded{{of.state.turn, side_or_none(of, "peace"), "", std::string(trim(of.ruling.because)),
                        std::string(trim(of.ruling.told))}};
}

/// By when the players are to answer while the half-week stands still.
Change answers_by(Of of) {
  if (!of.state.pause) refuse_value(of.ruling, of.ruling.value, "a half-week that stands still");
  return ruled_value({"pause", "by"}, words_of(of.ruling));
}

/// By when letters for the half-week are wanted: the umpire's own words, told to all.
Change letters_by(Of of) {
  return ruled_value({"letters_by"}, says_no(of.ruling.value) ? std::string() : words_of(of.ruling));
}

/// A trigger that has been decided makes no further proposal.
Change trigger_decided(Of of) {
  std::vector<std::string> all(of.state.decided.begin(), of.state.decided.end());
  std::erase(all, of.subject.name);
  if (yes_or_no(of.ruling)) all.push_back(of.subject.name);
  return ruled_value({"decided"}, all);
}

}  // namespace

RulingRows nation_rulings() {
  return {
      {{"a nation", "forces", "france, coalition (they go over) or home"},
       SubjectKind::nation,
       [](Of of) -> Change {
         (void)side_or_none(of, "home");
         return Told{};
       },
       [](Of of) { return nation_departs(of.theatre, of.state, of.subject.name, side_or_none(of, "home"), ""); }},
      {{"a nation", "side", "france, coalition or neutral"},
       SubjectKind::nation,
       [](Of of) -> Change {
         return NationChanged{of.subject.name, side_or_none(of, "neutral")};
       }},
      {{"an army", "name", "what it is called"},
       SubjectKind::army,
       [](Of of) -> Change { return ruled_value(army_path(of, "name"), words_of(of.ruling)); }},
      {{"an army", "nation", "whose it is"},
       SubjectKind::army,
       [](Of of) -> Change { return ruled_value(army_path(of, "nation"), words_of(of.ruling)); }},
      {{"an army", "side", "france or coalition; its forces are ruled on by themselves"},
       SubjectKind::army,
       [](Of of) -> Change { return ruled_value(army_path(of, "side"), to_string(*side_or_none(of, ""))); }},
      {{"campaign", "army", "a new one: \"NAME: france, NATION, COMMANDER\""}, SubjectKind::campaign, new_army},
      {{"campaign", "raised", "a force out of --from FILE.csv: \"NAME: coalition at PLACE, ARMY\""},
       SubjectKind::campaign,
       [](Of of) -> Change {
         refuse_value(of.ruling, of.ruling.value, "an order of battle that the force is in", "Add --from FILE.csv");
       }},
      {{"campaign", "prestige", "the score, or points for a line of the table in rules.xml (\"+2 ROW\")"},
       SubjectKind::campaign,
       score,
       {},
       [](Of of) -> Cause {
         const PrestigeRow* row = row_of(of);
         return row == nullptr ? Cause() : Cause(ByRow{row->line});
       }},
      {{"campaign", "over", "france, coalition, peace (nobody has won) or no"}, SubjectKind::campaign, campaign_over},
      {{"campaign", "answers", "while the half-week stands still: by when they are wanted"},
       SubjectKind::campaign,
       answers_by},
      {{"campaign", "letters", "by when letters for the half-week to come are wanted, as you would write it, or no"},
       SubjectKind::campaign,
       letters_by},
      {{"trigger ID", "decided", "yes (it proposes no more) or no"}, SubjectKind::trigger, trigger_decided},
  };
}

}  // namespace estafette::campaign
