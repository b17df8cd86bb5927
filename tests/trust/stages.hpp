// A small campaign at the moments at which an umpire gives each command that writes, and those commands.
#pragma once

#include "medium.hpp"

#include <string>
#include <vector>

namespace estafette::test {

/// A command that writes, and the folder that it finds.
struct Writing {
  std::string name;
  std::vector<std::string> words;
  Tree before;
  bool again = false;  ///< given once more, it does nothing twice: so whoever was cut off may simply repeat it
};

/// All of them, for this folder; the campaign is spring.campaign, and each writes to "out" or to the campaign. What
/// they read besides is laid out in the folder `desk`.
[[nodiscard]] std::vector<Writing> all_writing(const fs::path& folder, const fs::path& desk);

/// What the campaign in a folder says, without the hours at which it was told; "none" if there is no campaign.
[[nodiscard]] std::string told_by_campaign(const fs::path& folder);

}  // namespace estafette::test
