// What is likely to be wanted next, made ready beside the desk while the umpire reads the page before it: the map,
// which takes long to draw, and on a desk that has just been opened all that has happened.
#pragma once

#include "desk/deeds/form.hpp"
#include "desk/deeds/open_campaign.hpp"

#include <future>
#include <memory>
#include <string>

namespace estafette::desk {

class Ahead {
 public:
  /// What was made ready, and for how far the campaign had come.
  struct Ready {
    std::string at, map;
    std::unique_ptr<OpenCampaign> open;  ///< with all that has happened, if that was wanted
  };

  /// Begins, unless something is in work. `at`: how far the campaign has come.
  void begin(const std::string& campaign, const Stamp& stamp, bool with_what_happened);
  /// What is ready for that campaign as it stands; `waits`: also what is in work for it. Empty if there is nothing.
  [[nodiscard]] Ready take(const std::string& campaign, const std::string& at, bool waits);

 private:
  std::string campaign_, at_;
  std::future<Ready> work_;
};

}  // namespace estafette::desk
