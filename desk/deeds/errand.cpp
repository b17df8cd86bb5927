#include "desk/deeds/errand.hpp"

#include <algorithm>
#include <exception>
#include <utility>

namespace estafette::desk {

Errand::Errand(std::vector<std::string> words, CarryOutWatched carry_out)
    : work_([this, words = std::move(words), carry_out = std::move(carry_out)] {
        Ran ran;
        try {
          ran = carry_out(words, *this);
        } catch (const std::exception& mistake) {
          ran = {false, "", mistake.what(), true};
        }
        const std::lock_guard lock(mutex_);
        ran_ = std::move(ran);
        over_ = true;
        came_to_its_end_.notify_all();
      }) {}

Errand::~Errand() {
  stop();
  work_.join();
}

bool Errand::over_within(std::chrono::milliseconds patience) {
  std::unique_lock lock(mutex_);
  return came_to_its_end_.wait_for(lock, patience, [this] { return over_; });
}

Errand::HowFar Errand::how_far() const {
  const std::lock_guard lock(mutex_);
  HowFar far = far_;
  far.taken = std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - begun_);
  return far;
}

void Errand::is_told(std::size_t done, std::size_t all, const std::string& things) {
  const std::lock_guard lock(mutex_);
  far_ = {std::max(done, all == far_.all ? far_.done : 0), all, things, {}};  // threads may tell it out of turn
}

}  // namespace estafette::desk
