#include "cli/console/progress.hpp"

#include <fmt/format.h>

#include <cmath>

namespace estafette::cli {
namespace {

constexpr std::size_t kBar = 24;     // letters
constexpr std::size_t kTenths = 10;  // plain lines for a long job
constexpr double kTooEarly = 0.5;    // seconds; before that a rate is a guess
constexpr auto kPause = std::chrono::milliseconds(100);

std::string count(std::size_t value) {
  return figure(static_cast<long long>(value));
}

std::string duration(double seconds) {
  const auto whole = static_cast<long long>(std::ceil(seconds));
  return whole < 100 ? fmt::format("{} s", whole) : fmt::format("{} min", (whole + 59) / 60);
}

}  // namespace

std::string progress_line(std::size_t done, std::size_t all, const std::string& things, double seconds, bool bar) {
  std::string line;
  if (bar) {
    const std::size_t full = all == 0 ? kBar : kBar * done / all;
    line = fmt::format("[{}{}] ", std::string(full, '#'), std::string(kBar - full, '.'));
  }
  line += fmt::format("{} of {} {}", count(done), count(all), things);
  if (done == 0 || seconds < kTooEarly) return line;
  const double rate = static_cast<double>(done) / seconds;
  line += rate < 10 ? fmt::format(", {:.1f} a second", rate) : fmt::format(", {:.0f} a second", rate);
  if (done < all) line += fmt::format(", {} left", duration(static_cast<double>(all - done) / rate));
  return line;
}

Progress::Progress(const Console& say, std::string things, std::size_t all, std::size_t least)
    : say_(say), things_(std::move(things)), all_(all), shown_(all >= least) {
  if (Onlooker* const onlooker = say_.onlooker()) onlooker->is_told(0, all_, things_);
}

void Progress::step() {
  ++done_;
  if (Onlooker* const onlooker = say_.onlooker()) onlooker->is_told(done_, all_, things_);
  if (!shown_) return;
  if (!say_.live()) {
    const bool tenth = done_ * kTenths / all_ != (done_ - 1) * kTenths / all_;
    if (tenth) say_.line(progress_line(done_, all_, things_, seconds(), false));
    return;
  }
  if (drawn_ && Clock::now() - drawn_at_ < kPause && done_ < all_) return;
  say_.present_line(progress_line(done_, all_, things_, seconds(), true));
  drawn_ = true;
  drawn_at_ = Clock::now();
}

void Progress::clear() {
  if (drawn_) say_.present_line("");
  drawn_ = false;
}

}  // namespace estafette::cli
