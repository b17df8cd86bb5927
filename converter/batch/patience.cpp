#include "converter/batch/patience.hpp"

#include "base/markup/xml.hpp"

#include <fmt/format.h>

#include <atomic>
#include <future>
#include <memory>
#include <thread>
#include <utility>

namespace estafette::batch {
namespace {

constexpr int kMostSeconds = 86'400;

std::atomic<int>& left() {
  static std::atomic<int> count = 0;
  return count;
}

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
  std::packaged_task<Converted()> task(
      [bytes = bytes, input = input, recipe] { return convert(bytes, input, *recipe); });
  std::future<Converted> converted = task.get_future();
  ++left();
  auto thread = std::make_unique<std::thread>([task = std::move(task)]() mutable {
    task();
    --left();
  });
  if (converted.wait_for(*recipe->patience) == std::future_status::ready) {
    thread->join();
    return converted.get();
  }
  // It goes on to the program's end, and nobody asks for it again. It is not detached: of threads that are detached
  // while others begin, MinGW 10 loses one in fifty.
  static_cast<void>(thread.release());
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
