#include "cli/data_files.hpp"

#include "cli/templates.hpp"

namespace estafette::cli {

Rules parse_rules(const std::string& text, const std::string& file) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(text, file, "rules", problems);
  (void)root.text("campaign");
  Rules rules;
  if (std::optional<XmlElement> check = root.child("map-check")) rules.map_check = map::read_check_limits(*check);
  if (std::optional<XmlElement> play = root.child("play")) rules.play = campaign::read_rules(*play);
  if (std::optional<XmlElement> calendar = root.child("calendar")) rules.play.calendar = map::read_calendar(*calendar);
  if (std::optional<XmlElement> scaling = root.child("scaling")) rules.scaling = scaling::read_scaling_rules(*scaling);
  if (std::optional<XmlElement> carryover = root.child("carryover")) rules.carryover = dumps::read_policy(*carryover);
  if (std::optional<XmlElement> days = root.child("battle-days")) rules.battle_days = campaign::read_battle_days(*days);
  root.no_others();
  problems.refuse_if_any();
  return rules;
}

Rules read_rules(const fs::path& file) {
  const fs::path path = file.empty() ? template_file("campaigns/1813/rules.xml") : file;
  return parse_rules(read_text(path), path.generic_string());
}

sow::Profile read_profile(const fs::path& file) {
  const fs::path path = file.empty() ? template_file("sow/waterloo.xml") : file;
  return sow::read_profile(read_text(path), path.generic_string());
}

}  // namespace estafette::cli
