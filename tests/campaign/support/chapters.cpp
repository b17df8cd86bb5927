#include "campaign/support/chapters.hpp"

#include "base/files/files.hpp"

#include <algorithm>
#include <stdexcept>

namespace estafette::test {

std::string chapter_of(const std::string& campaign, const std::string& name) {
  const std::string text = read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns" / campaign / "rules.xml");
  const std::string end = "</" + name + ">";
  const std::size_t from = text.find("<" + name + " "), to = text.find(end);
  if (from == std::string::npos || to == std::string::npos) throw std::logic_error("no chapter is called " + name);
  return text.substr(from, to + end.size() - from);
}

campaign::PrestigeRules prestige_of(const std::string& campaign) {
  ProblemList problems;
  XmlElement chapter = XmlElement::parse(chapter_of(campaign, "prestige"), "rules.xml", "prestige", problems);
  campaign::PrestigeRules rules = campaign::read_prestige_rules(chapter);
  problems.refuse_if_any();
  return rules;
}

campaign::PrestigeRow& row_of(campaign::PrestigeRules& rules, const std::string& id) {
  const auto found = std::find_if(rules.rows.begin(), rules.rows.end(), [&](const auto& row) { return row.id == id; });
  if (found == rules.rows.end()) throw std::logic_error("no row is called " + id);
  return *found;
}

}  // namespace estafette::test
