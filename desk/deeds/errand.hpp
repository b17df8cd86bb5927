// A command that takes long, carried out beside the desk: how far it is can be asked at any time, and it can be stopped
// between two files. It has written nothing by halves then, for it stops as the command itself does.
#pragma once

#include "desk/deeds/carry_out.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace estafette::desk {

/// One such command at work.
class Errand : private Onlooker {
 public:
  struct HowFar {
    std::size_t done = 0, all = 0;  ///< `all` is 0 until that is known
    std::string things;             ///< what is counted: "files"
    std::chrono::seconds taken{};
  };

  /// Begins at once.
  Errand(std::vector<std::string> words, CarryOutWatched carry_out);
  /// Stops it, and waits until it has stopped.
  ~Errand() override;
  Errand(const Errand&) = delete;
  Errand& operator=(const Errand&) = delete;

  /// Waits so long at most; true if it is over.
  [[nodiscard]] bool over_within(std::chrono::milliseconds patience);
  [[nodiscard]] HowFar how_far() const;
  void stop() { stops_ = true; }
  [[nodiscard]] bool stops() const { return stops_; }
  /// REQUIRES that it is over.
  [[nodiscard]] const Ran& ran() const { return ran_; }

 private:
  void is_told(std::size_t done, std::size_t all, const std::string& things) override;
  [[nodiscard]] bool wants_it_stopped() const override { return stops_; }

  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  mutable std::mutex mutex_;
  std::condition_variable came_to_its_end_;
  HowFar far_;
  Ran ran_;
  bool over_ = false;
  std::atomic<bool> stops_ = false;
  std::thread work_;
};

}  // namespace estafette::desk
