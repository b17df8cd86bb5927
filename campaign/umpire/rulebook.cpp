#include "campaign/umpire/rulebook.hpp"

#include <optional>

namespace estafette::campaign {

Rulebook parse_rulebook(const std::string& text, const std::string& file) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(text, file, "rules", problems);
  (void)root.text("campaign");
  Rulebook book;
  if (std::optional<XmlElement> check = root.child("map-check")) book.map_check = map::read_check_limits(*check);
  if (std::optional<XmlElement> play = root.child("play")) book.play = read_rules(*play);
  if (std::optional<XmlElement> calendar = root.child("calendar")) book.play.calendar = map::read_calendar(*calendar);
  if (std::optional<XmlElement> scaling = root.child("scaling")) book.scaling = scaling::read_scaling_rules(*scaling);
  if (std::optional<XmlElement> carryover = root.child("carryover")) book.carryover = dumps::read_policy(*carryover);
  if (std::optional<XmlElement> days = root.child("battle-days")) book.battle_days = read_battle_days(*days);
  root.no_others();
  problems.refuse_if_any();
  return book;
}

Rulebook read_rulebook(const fs::path& file) {
  return parse_rulebook(read_text(file), file.generic_string());
}

}  // namespace estafette::campaign
