#include "campaign/site/side_by_side.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <system_error>
#include <thread>
#include <vector>

namespace estafette::campaign {

void do_side_by_side(std::size_t count, const std::function<void(std::size_t)>& part) {
  std::vector<std::exception_ptr> problems(count);
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < count; i = next++) {
      try {
        part(i);
      } catch (...) {
        problems[i] = std::current_exception();
      }
    }
  };
  {
    const std::size_t processors = std::max(std::thread::hardware_concurrency(), 1U);
    std::vector<std::jthread> helpers;  // joined, never detached (converter/batch/patience.cpp)
    try {
      for (std::size_t i = 1; i < std::min(processors, count); ++i) helpers.emplace_back(work);
    } catch (const std::system_error&) {
      // The computer gives no more threads; those that there are, and this one, do it all.
    }
    work();
  }
  for (const std::exception_ptr& problem : problems)
    if (problem) std::rethrow_exception(problem);
}

}  // namespace estafette::campaign
