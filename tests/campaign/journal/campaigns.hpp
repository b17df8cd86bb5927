// Small campaigns in files of their own.
#pragma once

#include "campaign/journal/journal.hpp"
#include "campaign/support/theatres.hpp"

#include <string>

namespace estafette::test {

/// A file name in an empty folder that vanishes with this value.
class CampaignName {
 public:
  CampaignName();
  ~CampaignName();
  CampaignName(const CampaignName&) = delete;
  CampaignName& operator=(const CampaignName&) = delete;

  [[nodiscard]] const fs::path& path() const { return file_; }

 private:
  fs::path file_;
};

/// A campaign with III Corps at Alten and Yorck at Burg, and a map.xml that says "the map".
void found_small(const fs::path& file);

/// "march 1": III Corps goes to another node; every number makes another event.
[[nodiscard]] Event step(const State& state, int number);

/// Appends step(number) as the command "march <number>".
void append_step(Journal& journal, int number);

}  // namespace estafette::test
