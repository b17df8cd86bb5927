// The campaign of 1813 after its first turn, in a file and open, and a battle that everybody fights in: for names that
// must mean the same in every verb.
#pragma once

#include "campaign/reports/chapters.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "cli/program.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace estafette::test {

using namespace campaign;

class Spring {
 public:
  /// Founded once a program.
  [[nodiscard]] static const Spring& campaign();

  [[nodiscard]] const Theatre& theatre() const { return open_->theatre(); }
  [[nodiscard]] const State& state() const { return open_->state(); }
  [[nodiscard]] const Standing& standing() const { return open_->standing(); }
  [[nodiscard]] const std::vector<Chapter>& chapters() const { return chapters_; }
  [[nodiscard]] const Contact& contact() const { return contact_; }
  [[nodiscard]] std::string file() const { return folder_ / "spring.campaign"; }

 private:
  Spring();

  Folder folder_;
  std::unique_ptr<CampaignFile> open_;
  std::vector<Chapter> chapters_;
  Contact contact_;
};

/// One verb that takes a name: the id that it takes the words for, or its whole complaint.
struct NamingVerb {
  std::string name;
  std::function<std::string(const std::string& words, Side side)> means;
  bool pieces = false;  ///< takes headquarters, Napoleon and trains too
};

/// Letters, rulings, history, report, battle and scenario, wherever they take the name of troops.
[[nodiscard]] const std::vector<NamingVerb>& verbs_that_name_troops();
/// Letters, rulings and history, wherever they take the name of a place.
[[nodiscard]] const std::vector<NamingVerb>& verbs_that_name_places();

}  // namespace estafette::test
