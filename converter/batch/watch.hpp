// A stop-watch for one step of the work: it runs as long as it exists.
#pragma once

#include <chrono>

namespace estafette::batch {

class Watch {
 public:
  /// Adds its time to `step` when it ends.
  explicit Watch(std::chrono::nanoseconds& step) : step_(step), start_(std::chrono::steady_clock::now()) {}
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;
  ~Watch() { step_ += std::chrono::steady_clock::now() - start_; }

 private:
  std::chrono::nanoseconds& step_;
  std::chrono::steady_clock::time_point start_;
};

}  // namespace estafette::batch
