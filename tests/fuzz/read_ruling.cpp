// Any lines at all as rulings of the umpire, their parts divided by bars: subject|what|value|because|told. Each is
// refused with words, or done; and the campaign can be played on after all of them.
#include "campaign/rulings/ruling.hpp"
#include "fuzz/played.hpp"
#include "fuzz/war.hpp"

using namespace estafette;

namespace {

constexpr std::size_t kMostRulings = 12;

campaign::Ruling ruling_of(const std::string& line) {
  std::vector<std::string> parts = split(line, '|');
  parts.resize(5);
  return {parts[0], parts[1], parts[2], parts[3], parts[4]};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    std::vector<std::string> lines = split(text, '\n');
    if (lines.size() > kMostRulings) lines.resize(kMostRulings);
    campaign::State state = fuzz::at_the_battle();
    for (const std::string& line : lines) {
      fuzz::refused_with_words(
          [&] { state = fuzz::after_all(state, campaign::ruled(fuzz::a_theatre(), state, ruling_of(line))); });
    }
    fuzz::can_be_played(fuzz::a_theatre(), state, 2);
  });
}
