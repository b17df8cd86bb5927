#include "converter/sow/scenario_texts.hpp"

#include "base/text.hpp"
#include "converter/sow/sheet/names.hpp"

#include <fmt/format.h>

namespace estafette::sow {
namespace {

/// A name inside the game's markup, where <, > and & have a meaning (docs/formats/game-text.md, "Markup").
std::string in_markup(const std::string& name) {
  std::string escaped;
  for (const char c : game_name(name)) {
    switch (c) {
      case '<':
        escaped += "&lt;";
        break;
      case '>':
        escaped += "&gt;";
        break;
      case '&':
        escaped += "&amp;";
        break;
      default:
        escaped += c;
    }
  }
  return escaped;
}

std::string without_seconds(Clock clock) {
  return to_string(clock).substr(0, 5);
}

/// The army's commander, even if he is absent (rule 4.1.1).
std::string commander(const FieldArmy& army, const BattleSide& side) {
  if (side.commander_present) return army.leader.sheet.name;
  return fmt::format("{} (absent)", side.army.commander.empty() ? "its commander" : side.army.commander);
}

}  // namespace

std::string scenario_ini(const BattlePlan& plan, const Profile& profile) {
  std::string text =
      fmt::format("[init]\ntype={}\nmap={}\nstarttime={}\nweather={}\ncarryover=0\nstrategicai=1\nfailgrade={}\n",
                  profile.scenario_type, plan.map, to_string(plan.start), find_weather(profile, plan.weather)->code,
                  profile.fail_grades.front());
  for (std::size_t level = 1; level < profile.fail_grades.size(); ++level) {
    text += fmt::format("lvl{}grade={}\n", level, profile.fail_grades.at(level));
  }
  text += "[rank]\n";
  for (int level = 1; level <= 6; ++level) text += fmt::format("cmdlvl{}=0\n", level);
  for (const ResultSection& result : profile.results) {
    text += fmt::format("[{}]\narticle={}\n", result.section, result.article);
    if (result.grade) text += fmt::format("grade={}\n", *result.grade);
    text += fmt::format("headline={}\nheadpict1=\nheadpict2=\nscreen=end\n", result.headline);
  }
  return text;
}

std::string mod_intro(const BattlePlan& plan) {
  return fmt::format("<p><h3>{}: a campaign battle</h3></p>\n", in_markup(plan.name));
}

std::string briefing(const BattlePlan& plan, const Field& field, Edge attacker_from) {
  std::string text = fmt::format("<p align='center'><h1>{}</h1></p>\n", in_markup(plan.name));
  text += fmt::format("<p>{} attacks from the {}, {} defends {}. Right and left are as the defender sees them.</p>\n",
                      in_markup(plan.attacker.army.name), to_string(attacker_from), in_markup(plan.defender.army.name),
                      in_markup(plan.place));
  text += fmt::format("<p><b>Start</b> {}, <b>end</b> {}, {}</p>\n<p></p>\n", without_seconds(plan.start),
                      without_seconds(plan.end), in_markup(plan.weather));
  for (const FieldArmy& army : field.armies) {
    text += fmt::format("<p><b>{}</b>, {}</p>\n", in_markup(army.leader.formation_name),
                        in_markup(commander(army, army.attacker ? plan.attacker : plan.defender)));
    for (const FieldDivision& division : army.divisions) {
      if (division.arrival && division.arrival->at > plan.start) continue;
      text += fmt::format("<p>{}, {}</p>\n", in_markup(division.leader.formation_name),
                          in_markup(division.leader.sheet.name));
    }
    text += "<p></p>\n";
  }
  return text +
         "<p>The battle is judged by its objectives, not by the losses. The game writes the results by itself; "
         "please stay until the end.</p>\n";
}

std::string messages(const Profile& profile) {
  std::string text;
  for (const Message& message : profile.messages) {
    if (!text.empty()) text += "//\n";
    text += fmt::format("${} \n", message.id);
    for (const std::string& line : split(message.text, '\n')) text += line + "\n";
  }
  return text;
}

}  // namespace estafette::sow
