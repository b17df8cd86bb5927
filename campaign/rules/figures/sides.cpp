#include "campaign/rules/figures/sides.hpp"

#include <set>

namespace estafette::campaign {
namespace {

std::string read_name(XmlElement& element, const std::string& attribute) {
  const std::string name = element.on_one_line(attribute);
  if (element.has(attribute) && name.empty()) element.complain(attribute, "", "a name");
  return name;
}

}  // namespace

Sides read_sides(XmlElement& chapter) {
  Sides sides;
  std::set<std::string> seen;
  for (XmlElement& element : chapter.children("side")) {
    const std::string id = element.word("id", side_words());
    if (!seen.insert(id).second) element.complain("id", id, "each side only once");
    SideNames& names = id == to_string(Side::france) ? sides.france : sides.coalition;
    names = {read_name(element, "name"), read_name(element, "said"), read_name(element, "full"),
             read_name(element, "people")};
    element.no_others();
  }
  for (const std::string& id : side_words())
    if (!seen.contains(id)) chapter.complain("", "no <side id=\"" + id + "\">", "both sides");
  return sides;
}

}  // namespace estafette::campaign
