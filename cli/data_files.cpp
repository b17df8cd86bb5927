#include "cli/data_files.hpp"

#include "cli/templates.hpp"
#include "converter/sow/profile/read_profile.hpp"

namespace estafette::cli {

campaign::Rulebook read_rules(const fs::path& file) {
  return campaign::read_rulebook(file.empty() ? template_file("campaigns/1813/rules.xml") : file);
}

sow::Profile read_profile(const fs::path& file) {
  const fs::path path = file.empty() ? template_file("sow/waterloo.xml") : file;
  return sow::read_profile(read_text(path), path.generic_string());
}

}  // namespace estafette::cli
