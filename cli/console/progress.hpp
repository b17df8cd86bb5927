// Shows how far a long job has got: a bar with rate and time left on a terminal, a plain line at each tenth elsewhere.
#pragma once

#include "cli/console/console.hpp"

#include <chrono>
#include <cstddef>
#include <string>

namespace estafette::cli {

/// "[#####...............]  500 of 2,000 files, 95 a second, 16 s left"; without the bar for a plain line. Rate and
/// time left are shown only once they can be estimated.
[[nodiscard]] std::string progress_line(std::size_t done, std::size_t all, const std::string& things, double seconds,
                                        bool bar);

class Progress {
 public:
  /// `things` names what is counted: "files". Shows nothing for fewer than `least` of them.
  Progress(const Console& say, std::string things, std::size_t all, std::size_t least);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() { clear(); }

  /// One more is done.
  void step();
  /// Takes the bar away, so that something else can be said; the next step brings it back.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;
  [[nodiscard]] double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

  const Console& say_;
  std::string things_;
  std::size_t all_;
  std::size_t done_ = 0;
  bool shown_;          ///< there are enough things for a bar
  bool drawn_ = false;  ///< the bar is on the terminal now
  Clock::time_point start_ = Clock::now();
  Clock::time_point drawn_at_{};
};

}  // namespace estafette::cli
