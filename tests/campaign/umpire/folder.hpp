// Campaigns in files of their own, for tests of the umpire's deeds.
#pragma once

#include "base/files/files.hpp"
#include "campaign/umpire/campaign_file.hpp"

#include <string>

namespace estafette::test {

/// An empty folder that vanishes with this value.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  [[nodiscard]] fs::path operator/(const std::string& name) const { return path_ / name; }

 private:
  fs::path path_;
};

/// A folder of templates/campaigns.
[[nodiscard]] fs::path shipped_campaign(const std::string& name);

/// The campaign of that folder, begun with the seed 1813; read once, since that takes a while.
[[nodiscard]] const campaign::Beginning& begun(const std::string& name);

/// The force of that name. REQUIRES that there is one.
[[nodiscard]] const campaign::Force& force_called(const campaign::State& state, const std::string& name);

}  // namespace estafette::test
