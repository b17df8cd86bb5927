#include "converter/batch/patience.hpp"

#include "base/xml.hpp"

#include <fmt/format.h>

#include <atomic>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace estafette::batch {
namespace {

constexpr int kMostSeconds = 86'400;

std::atomic<int>& left() {
  static std::atomic<int> count = 0;
  return count;
}

/// A thread that is waited for unless it is left alone. It is never detached: MinGW 10 loses or crashes one in fifty
/// threads that are detached while others begin.
class Thread {
 public:
  template <typename Work>
  explicit Thread(Work work) : thread_(std::make_unique<std::thread>(std::move(work))) {}
  ~Thread() {
    if (thread_) thread_->join();
  }
  Thread(const Thread&) = delete;
  Thread& operator=(const Thread&) = delete;

  /// Lets it go on to the end of the program, and forgets it.
  void leave_alone() { static_cast<void>(thread_.release()); }

 private:
  std::unique_ptr<std::thread> thread_;
};

/// What one thread hands to another.
class Answer {
 public:
  void give(const std::string& bytes, const Input& input, const Recipe& recipe) {
    std::optional<Converted> made;
    std::exception_ptr why_not;
    try {
      made = convert(bytes, input, recipe);
    } catch (...) {
      why_not = std::current_exception();
    }
    const std::lock_guard<std::mutex> alone(mutex_);
    converted_ = std::move(made);
    failure_ = why_not;
    given_ = true;
    ready_.notify_all();
  }

  /// Nothing when patience is at an end; throws what convert() has thrown.
  std::optional<Converted> wait(std::chrono::milliseconds patience) {
    std::unique_lock<std::mutex> alone(mutex_);
    if (!ready_.wait_for(alone, patience, [this] { return given_; })) return std::nullopt;
    if (failure_) std::rethrow_exception(failure_);
    return std::move(converted_);
  }

 private:
  std::mutex mutex_;
  std::condition_variable ready_;
  std::optional<Converted> converted_;
  std::exception_ptr failure_;
  bool given_ = false;
};

}  // namespace

std::chrono::seconds read_patience(const std::string& xml, const std::string& file) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(xml, file, "batch", problems);
  int seconds = 0;
  if (std::optional<XmlElement> one = root.child("file")) {
    seconds = one->number("seconds", 1, kMostSeconds);
    one->no_others();
  }
  root.no_others();
  problems.refuse_if_any();
  return std::chrono::seconds(seconds);
}

Converted convert_in_time(const std::string& bytes, const Input& input, const std::shared_ptr<const Recipe>& recipe) {
  if (!recipe->patience) return convert(bytes, input, *recipe);
  // The thread has all it needs: it may outlive everything else.
  const auto answer = std::make_shared<Answer>();
  ++left();
  Thread thread([bytes, input, recipe, answer] {
    answer->give(bytes, input, *recipe);
    --left();
  });
  if (std::optional<Converted> converted = answer->wait(*recipe->patience)) return *std::move(converted);
  thread.leave_alone();
  throw Refusal(
      Problem{input.file.generic_string(), 0, "",
              fmt::format("nothing read after {} s", std::chrono::duration<double>(*recipe->patience).count()),
              "a file that is read in that time",
              "Look at it: is it an order of battle? If so, this is a mistake in estafette: please report it"});
}

bool conversions_left() {
  return left() > 0;
}

}  // namespace estafette::batch
