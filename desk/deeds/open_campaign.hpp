// The campaign that is open on the desk, read once and kept until it moves on, by whomever: a page is drawn from what
// is known already.
#pragma once

#include "campaign/reports/chapters.hpp"
#include "campaign/umpire/campaign_file.hpp"

#include <ctime>
#include <optional>
#include <string>
#include <vector>

namespace estafette::desk {

class OpenCampaign {
 public:
  /// `campaign`: its file; empty: none is open.
  explicit OpenCampaign(std::string campaign = {}) : name_(std::move(campaign)) {}

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] bool is_none() const { return name_.empty(); }
  /// True if what has happened has been read.
  [[nodiscard]] bool has_read() const { return !told_.empty(); }

  /// Lets go of what is known if the file has changed since; between two requests, for what was given out is then gone.
  void look() noexcept;

  /// As it stood in its file at the last look. Throws Refusal. REQUIRES a campaign.
  [[nodiscard]] const campaign::CampaignFile& now();

  /// How far it has come: changes with every command that is given or taken back, by whomever. "0" if none is open.
  [[nodiscard]] std::string at();
  /// The same; if the campaign cannot be read, why.
  [[nodiscard]] std::string at_or_why();

  /// All that has happened, and the same by half-weeks. After a command only what it did is read.
  [[nodiscard]] const std::vector<campaign::Event>& events();
  [[nodiscard]] const std::vector<campaign::Chapter>& chapters();

 private:
  struct OnDisk {
    std::time_t written = 0;
    std::uintmax_t bytes = 0;
    bool operator==(const OnDisk&) const = default;
  };
  [[nodiscard]] OnDisk on_disk() const;
  void read_what_happened();

  std::string name_;
  OnDisk seen_;
  std::optional<campaign::CampaignFile> file_;
  std::string at_;
  std::vector<std::int64_t> told_;  ///< the commands whose events are in `events_`
  std::vector<campaign::Event> events_;
  std::vector<campaign::Chapter> chapters_;
};

}  // namespace estafette::desk
