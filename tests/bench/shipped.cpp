#include "bench/shipped.hpp"

#include "base/files/files.hpp"
#include "base/markup/xml.hpp"
#include "converter/sow/profile/read_profile.hpp"

#include <optional>

namespace estafette::bench {

batch::Recipe shipped_recipe() {
  const fs::path templates = fs::path(ESTAFETTE_SOURCE_DIR) / "templates";
  const fs::path rules = templates / "campaigns/1813/rules.xml";
  const fs::path profile = templates / "sow/waterloo.xml";
  ProblemList problems;
  XmlElement root = XmlElement::parse(read_text(rules), rules.generic_string(), "rules", problems);
  std::optional<XmlElement> scaling = root.child("scaling");
  batch::Recipe recipe;
  recipe.readers = readers::read_reader_data(templates / "readers");
  recipe.rules = scaling::read_scaling_rules(*scaling);
  recipe.profile = sow::read_profile(read_text(profile), profile.generic_string());
  recipe.fingerprint = "bench";
  return recipe;
}

}  // namespace estafette::bench
