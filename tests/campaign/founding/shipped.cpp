#include "shipped.hpp"

#include "campaign/map/read_map.hpp"

namespace estafette::test {

fs::path Shipped::folder() const {
  return fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns" / year;
}

std::string Shipped::text(const std::string& file) const {
  return read_text(folder() / file);
}

map::Map Shipped::nodal_map() const {
  return map::read_map(text("map.xml"), "map.xml").map;
}

scaling::ScalingRules Shipped::scaling_rules() const {
  ProblemList problems;
  XmlElement root = XmlElement::parse(text("rules.xml"), "rules.xml", "rules", problems);
  std::optional<XmlElement> chapter = root.child("scaling");
  return scaling::read_scaling_rules(*chapter);
}

campaign::ReadOrbat Shipped::orbats() const {
  return campaign::in_campaign_strength(folder(), scaling_rules(), first_day);
}

campaign::Founding Shipped::founded() const {
  campaign::Extras extras;
  if (fs::exists(folder() / "reinforcements.xml"))
    extras.reinforcements = Document{"reinforcements.xml", text("reinforcements.xml")};
  return campaign::founding_of(text("campaign.xml"), "campaign.xml", nodal_map(), orbats(), 1, extras);
}

}  // namespace estafette::test
