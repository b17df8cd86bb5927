#include "converter/sow/drawing/field_page.hpp"

#include "base/markup/look.hpp"
#include "base/markup/markup.hpp"
#include "base/table.hpp"
#include "converter/sow/drawing/field_page_style.hpp"
#include "converter/sow/drawing/field_plan.hpp"
#include "converter/sow/drawing/plan_signs.hpp"
#include "converter/sow/drawing/plan_style.hpp"

#include <fmt/format.h>

namespace estafette::sow {
namespace {

const char* arm_word(Arm arm) {
  return arm == Arm::cavalry ? "horse" : arm == Arm::artillery ? "guns" : "foot";
}

/// A row of the table: its name leads to its sign on the plan, and that back to here.
std::string row(const std::string& key, const std::string& name, const std::string& arm, int men, int experience) {
  return fmt::format(
      "<tr id=\"r{0}\"><th scope=\"row\"><a href=\"#u{0}\">{1}</a></th><td>{2}</td><td class=\"n\">{3}</td>"
      "<td class=\"n\">{4}</td></tr>\n",
      key, escaped(name), arm, figure(men), experience);
}

std::string rows_of_brigade(const FieldBrigade& brigade, std::size_t body, std::size_t number) {
  if (brigade.units.empty()) return "";
  if (brigade.arm == Arm::artillery) {
    BodyStrength sum;
    sum.add(brigade);
    return row(key_of(body, number), brigade.leader.formation_name, fmt::format("{} guns", sum.guns), sum.men,
               brigade.units.front().sheet.as_fought);
  }
  std::string rows = fmt::format("<tr class=\"brigade\"><th colspan=\"4\" scope=\"rowgroup\">{}, {}</th></tr>\n",
                                 escaped(brigade.leader.formation_name), escaped(brigade.leader.sheet.name));
  for (std::size_t i = 0; i < brigade.units.size(); ++i) {
    const SheetRow& unit = brigade.units[i].sheet;
    rows += row(key_of(body, number, i), unit.name, arm_word(arm_of(unit.kind)), unit.men.value, unit.as_fought);
  }
  return rows;
}

std::string force(const PlanBody& body, std::size_t number) {
  const FieldDivision& division = *body.division;
  std::string rows;
  for (std::size_t i = 0; i < division.brigades.size(); ++i) rows += rows_of_brigade(division.brigades[i], number, i);
  const std::string comes = division.arrival
                                ? fmt::format("; comes from the {} at {}", to_string(division.arrival->edge),
                                              to_string(division.arrival->at).substr(0, 5))
                                : "";
  return fmt::format(
      "<details class=\"{}\" open><summary><i class=\"mark\"></i><b>{}</b><small>{}; {}{}</small></summary>\n"
      "<table><thead><tr><th>unit</th><th>arm</th><th class=\"n\">men</th><th class=\"n\">exp.</th></tr></thead>"
      "<tbody>\n{}</tbody></table></details>\n",
      side_class(body.army->side), escaped(division.leader.formation_name), escaped(division.leader.sheet.name),
      in_words(strength_of(division)), comes, rows);
}

std::string list_of(const std::vector<std::string>& remarks) {
  if (remarks.empty()) return "";
  std::string items;
  for (const std::string& remark : remarks) items += fmt::format("<li>{}</li>\n", escaped(remark));
  return fmt::format(
      "<section class=\"sheet remarks\"><div class=\"head\"><h2>Remarks</h2><span>what to know before the battle is "
      "sent</span></div><ul>\n{}</ul></section>\n",
      items);
}

/// "Main Army attacks, 19,093 men; Army of the Main defends, 28,006 men."
std::string lead(const Field& field) {
  std::string text;
  for (const bool attacker : {true, false}) {
    for (const FieldArmy& army : field.armies) {
      if (army.attacker != attacker) continue;
      BodyStrength sum;
      for (const FieldDivision& division : army.divisions)
        for (const FieldBrigade& brigade : division.brigades) sum.add(brigade);
      text += fmt::format("{}{} {}: {}", text.empty() ? "" : ". ", army.leader.formation_name,
                          attacker ? "attacks" : "defends", in_words(sum));
    }
  }
  return text + ".";
}

}  // namespace

std::string field_page(const Mod& mod, const Profile& profile, const std::string& picture,
                       const std::vector<std::string>& remarks) {
  const PlanPaper paper(mod.field, mod.ground, mod.objectives);
  std::string forces;
  int units = 0;
  for (std::size_t i = 0; i < paper.bodies().size(); ++i) {
    const PlanBody& body = paper.bodies()[i];
    if (body.division == nullptr) continue;
    forces += force(body, i);
    for (const FieldBrigade& brigade : body.division->brigades)
      units += brigade.arm == Arm::artillery ? 1 : static_cast<int>(brigade.units.size());
  }
  const std::string plan = field_plan(mod, profile, picture, PlanUse::in_page);
  const BattleSheet& sheet = mod.sheet;
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n<title>{name}: the field</title>\n"
      "<style>{style}</style>\n</head>\n<body>\n<header><p class=\"eyebrow\">The field at {start} \xC2\xB7 until {end} "
      "\xC2\xB7 map {map}</p><h1>{name}</h1><p class=\"lead\">{lead}</p></header>\n<main>\n"
      "<section class=\"sheet wide\"><div class=\"head\"><h2>Plan</h2><span>{units} units as they stand at the "
      "start</span></div><div class=\"board\" tabindex=\"0\" role=\"region\" aria-label=\"Plan of the field\">\n{plan}"
      "</div><p class=\"note\">Point at a unit for its name, men and brigade; click on it for its row. Drawn to scale, "
      "but nobody smaller than can be seen.</p></section>\n"
      "<section class=\"sheet units\"><div class=\"head\"><h2>Troops</h2><span>a name leads to its sign</span></div>\n"
      "{forces}</section>\n{remarks}</main>\n</body>\n</html>\n",
      fmt::arg("policy", escaped(page_policy())), fmt::arg("name", escaped(sheet.name)),
      fmt::arg("style", look::for_one_file() + kPlanStyle + kFieldPageStyle),
      fmt::arg("start", sheet.start.substr(0, 5)), fmt::arg("end", sheet.end.substr(0, 5)),
      fmt::arg("map", escaped(sheet.map)), fmt::arg("lead", escaped(lead(mod.field))), fmt::arg("units", units),
      fmt::arg("plan", plan.substr(plan.find("<svg"))), fmt::arg("forces", forces),
      fmt::arg("remarks", list_of(remarks)));
}

}  // namespace estafette::sow
