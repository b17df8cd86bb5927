// Maps, which take long to draw, made ready beside the desk: that of the campaign as it stands while the umpire reads
// the page before it, and any other as soon as it is asked for. On a desk that has just been opened all that has
// happened is read there too.
#pragma once

#include "desk/deeds/form.hpp"
#include "desk/deeds/open_campaign.hpp"
#include "desk/pages/kept_atlas.hpp"

#include <chrono>
#include <future>
#include <list>
#include <memory>
#include <optional>
#include <string>

namespace estafette::desk {

class Ahead {
 public:
  /// A map's page, and for what: the campaign's file, how far it had come, the address, and the request that asked.
  struct Wanted {
    std::string campaign;
    Stamp stamp;  ///< its `at`: how far the campaign has come
    std::string address;
    Request asked;
  };
  struct Ready {
    std::string at, map;
    std::unique_ptr<OpenCampaign> open;  ///< with all that has happened, if that was wanted
  };

  /// Begins, unless anything is in work: nobody waits for it yet.
  void begin(const Wanted& wanted, bool with_what_happened);
  /// The campaign's first map with all that has happened, if they are there; empty if not.
  [[nodiscard]] Ready take_if_ready(const std::string& campaign, const std::string& at);
  /// Begins unless that very map is in work, and waits so long for it at most; whoever asks for it once more waits
  /// until it is there. Empty: not there yet. If it cannot be drawn its `map` is empty.
  [[nodiscard]] std::optional<Ready> fetch(const Wanted& wanted, std::chrono::milliseconds patience);

  /// By which they are drawn; also for maps that are drawn elsewhere.
  [[nodiscard]] KeptAtlas& atlas() { return atlas_; }

 private:
  struct Work {
    std::string campaign, at, address;
    bool with_what_happened = false, asked_for = false;
    std::future<Ready> drawn;
  };
  Work& add(const Wanted& wanted, bool with_what_happened);
  void forget_what_is_over();

  KeptAtlas atlas_;  ///< outlives the works
  std::list<Work> works_;
};

}  // namespace estafette::desk
