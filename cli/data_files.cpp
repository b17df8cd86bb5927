#include "cli/data_files.hpp"

#include "cli/templates.hpp"
#include "converter/sow/installation/installed.hpp"
#include "converter/sow/profile/read_profile.hpp"

#include <utility>

namespace estafette::cli {

campaign::Rulebook read_rules(const fs::path& file) {
  return campaign::read_rulebook(file.empty() ? template_file("campaigns/1813/rules.xml") : file);
}

sow::Profile read_profile(const fs::path& file) {
  const fs::path path = file.empty() ? template_file("sow/waterloo.xml") : file;
  return sow::read_profile(read_text(path), path.generic_string());
}

sow::Profile read_profile(const fs::path& file, const fs::path& game_dir, std::vector<std::string>& remarks) {
  if (game_dir.empty()) return read_profile(file);
  sow::InstalledProfile installed = sow::as_installed(read_profile(file), game_dir);
  remarks.insert(remarks.end(), installed.remarks.begin(), installed.remarks.end());
  return std::move(installed.profile);
}

}  // namespace estafette::cli
