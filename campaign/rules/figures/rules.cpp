#include "campaign/rules/figures/rules.hpp"

#include "campaign/rules/figures/bounds.hpp"

#include <fmt/format.h>

#include <optional>

namespace estafette::campaign {
namespace {

// Wide enough for any campaign, narrow enough to catch a slip of the pen.
constexpr int kMostDivisions = 99;
constexpr int kMostRounding = 1000;
constexpr double kMostKm = 200;

const std::vector<std::string>& yes_no() {
  static const std::vector<std::string> words = {"yes", "no"};
  return words;
}

MarchRules::Allowance rate(XmlElement& chapter, const std::string& troops) {
  MarchRules::Allowance rate;
  if (std::optional<XmlElement> element = chapter.child(troops)) {
    rate.good = element->number("good", 1, kMostNodes);
    rate.poor = element->number("poor", 1, kMostNodes);
    element->no_others();
  }
  return rate;
}

MarchRules read_march(XmlElement& chapter) {
  MarchRules rules;
  rules.infantry = rate(chapter, "infantry");
  rules.cavalry = rate(chapter, "cavalry");
  if (std::optional<XmlElement> capacity = chapter.child("capacity")) {
    rules.good_capacity = capacity->number("good", 1, kMostDivisions);
    rules.poor_capacity = capacity->number("poor", 1, kMostDivisions);
    capacity->no_others();
  }
  if (std::optional<XmlElement> forced = chapter.child("forced")) {
    rules.forced = forced->number("nodes", 0, kMostNodes);
    rules.fatigue_turns = forced->number("fatigue", 0, kMostTurns);
    forced->no_others();
  }
  if (std::optional<XmlElement> less = chapter.child("less")) {
    rules.river = less->number("river", 0, kMostNodes);
    rules.invested = less->number("invested", 0, kMostNodes);
    less->no_others();
  }
  return rules;
}

SiegeRules read_siege(XmlElement& chapter) {
  SiegeRules rules;
  rules.shortest = chapter.number("shortest", 1, kMostTurns);
  rules.longest = chapter.number("longest", 1, kMostTurns);
  rules.sooner = chapter.number("sooner", 0, kMostTurns);
  rules.least = chapter.number("least", 1, kMostTurns);
  rules.losses = chapter.number("losses", 0, 1000);
  const std::string longest = std::to_string(rules.longest);
  if (rules.longest < rules.shortest && chapter.text_or("longest", "") == longest)  // otherwise it is said already
    chapter.complain("longest", longest, fmt::format("at least {}, like shortest", rules.shortest));
  return rules;
}

ScoutingRules scouting(XmlElement& chapter) {
  ScoutingRules rules;
  rules.integral = chapter.number("integral", 0, kMostNodes);
  rules.cavalry_corps = chapter.number("cavalry_corps", 0, kMostNodes);
  rules.coalition_more = chapter.number("coalition_more", 0, kMostNodes);
  rules.rounded_to = chapter.number("rounded_to", 1, kMostRounding);
  for (XmlElement& report : chapter.children("report")) {
    ScoutingRules::Band band;
    band.ratio = report.number("ratio", 0, 100'000);
    band.error = report.number("error", 0, 100);
    band.composition = report.word("composition", yes_no()) == "yes";
    band.name = report.word("name", yes_no()) == "yes";
    report.no_others();
    if (!rules.bands.empty() && band.ratio <= rules.bands.back().ratio)
      report.complain("ratio", std::to_string(band.ratio), "more than in the report before it",
                      "Put the reports in order, the least favourable first");
    rules.bands.push_back(band);
  }
  if (rules.bands.empty()) chapter.complain("", "no <report>", "one <report> or more");
  return rules;
}

/// Reads one chapter of <play>; a missing one is a problem.
template <typename Chapter, typename Read>
void read_chapter(XmlElement& play, const std::string& name, Chapter& chapter, Read read) {
  if (std::optional<XmlElement> element = play.child(name)) {
    chapter = read(*element);
    (void)element->text_or("rule", "");
    element->no_others();
  }
}

}  // namespace

Rules read_rules(XmlElement& play) {
  Rules rules;
  if (play.child_if_any("divisions"))
    read_chapter(play, "divisions", rules.brigades_are_divisions,
                 [](XmlElement& chapter) { return chapter.number("integral_brigades", 0, 1) == 1; });
  read_chapter(play, "march", rules.march, read_march);
  read_chapter(play, "siege", rules.siege, read_siege);
  read_chapter(play, "supply", rules.supply, [](XmlElement& chapter) {
    return SupplyRules{chapter.word("depot", {"one army", "any number"}) == "one army",
                       chapter.word_or("another", {"when closed", "by order"}, "when closed") == "when closed"};
  });
  read_chapter(play, "bridge", rules.bridge, [](XmlElement& chapter) {
    return BridgeRules{chapter.decimal("river", 0, kMostKm), chapter.decimal("longest", 0, kMostKm),
                       chapter.number("capacity", 1, kMostDivisions)};
  });
  read_chapter(play, "scouting", rules.scouting, scouting);
  read_chapter(play, "exhaustion", rules.exhaustion, [](XmlElement& chapter) {
    return ExhaustionRules{chapter.number("turns", 0, kMostTurns), chapter.number("garrison", 0, kMostTurns)};
  });
  read_chapter(play, "battle", rules.battle, [](XmlElement& chapter) {
    BattleRules battle{chapter.number("to_the_guns", 0, kMostNodes),
                       chapter.number("corps", 1, kMostDivisions),
                       chapter.number_or("divisions", 1, kMostDivisions, BattleRules{}.divisions_a_place),
                       {}};
    std::vector<std::string> sides = side_words();
    sides.emplace_back("nobody");
    const std::string tired = chapter.word("river_tires", sides);
    if (tired == to_string(Side::france)) battle.river_tires = Side::france;
    if (tired == to_string(Side::coalition)) battle.river_tires = Side::coalition;
    return battle;
  });
  read_chapter(play, "pursuit", rules.pursuit, read_pursuit_rules);
  read_chapter(play, "retreat", rules.retreat, read_retreat_rules);
  // Without a chapter on experience nobody earns any.
  if (play.child_if_any("experience")) read_chapter(play, "experience", rules.experience, read_experience_rules);
  // Campaigns begun before there were replacements have no such chapter: losses are not replaced in them.
  if (play.child_if_any("replacements")) read_chapter(play, "replacements", rules.replacements, read_replacements);
  read_chapter(play, "truce", rules.truce, read_truce_rules);
  read_chapter(play, "prestige", rules.prestige, read_prestige_rules);
  read_chapter(play, "sides", rules.sides, read_sides);
  if (play.child_if_any("triggers")) read_chapter(play, "triggers", rules.triggers, read_triggers);
  play.no_others();
  return rules;
}

}  // namespace estafette::campaign
