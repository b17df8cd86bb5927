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

/// A campaign with III Corps at Alten and Yorck at Burg, and a map.xml that says "the map". False if it had been begun.
bool found_small(const fs::path& file);

/// Something that happens to III Corps under rule 2.1.2, with a throw of dice; every number makes another event.
[[nodiscard]] Event step(const State& state, int number);

/// Appends a command with these events.
void append(Journal& journal, const std::string& command, const std::vector<Event>& events);

/// Appends step(number) as the command "march <number>".
void append_step(Journal& journal, int number);

/// Does to the file what somebody who knows SQL may try.
void sql(const fs::path& file, const std::string& words);

/// The same, with page sums: what a program like ours could do, and a mistake of ours.
void sql_as_ours(const fs::path& file, const std::string& words);

/// A campaign of tests/fixtures/journal, "version-3-played", as the estafette of that version left it.
void restore_fixture(const fs::path& file, const std::string& fixture);

/// The rows of a query, fields parted by "|".
[[nodiscard]] std::string asked(const fs::path& file, const std::string& question);

}  // namespace estafette::test
