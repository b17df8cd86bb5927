#include "converter/readers/words/lines_kept.hpp"

#include "base/eight_bytes.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace estafette::readers {
namespace {

/// Lines and their tokens: all lines of a page are tried in some ways before the next, so that many are kept.
class LinesCut {
 public:
  Tokens tokens_of(std::string_view line, CutLine cut) {
    if (line.size() > kLongestKept) return cut(line);
    const std::uint64_t hash = hash_of(line);
    Place* const first = &places_[hash % kRows * kInRow];
    Place* const found =
        std::find_if(first, first + kInRow, [&](const Place& place) { return place.hash == hash && place.is(line); });
    if (found == first) return first->tokens;
    const bool known = found != first + kInRow;
    Place place = known ? std::move(*found) : Place{hash, {cut(line), line}};
    std::move_backward(first, known ? found : first + kInRow - 1, known ? found + 1 : first + kInRow);
    *first = std::move(place);  // the last that was asked for; the one that was not asked for longest goes
    return first->tokens;
  }

 private:
  struct Place {
    std::uint64_t hash = 0;
    Tokens tokens;

    [[nodiscard]] bool is(std::string_view line) const { return tokens.line() == line; }
  };

  static std::uint64_t hash_of(std::string_view line) {
    constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;
    constexpr int kHigh = 32;
    std::uint64_t hash = line.size() * kOdd;
    const auto mix = [&](std::uint64_t bytes) {
      hash = (hash ^ bytes) * kOdd;
      hash ^= hash >> kHigh;
    };
    std::size_t at = 0;
    for (; at + sizeof(hash) <= line.size(); at += sizeof(hash)) mix(eight_at(line, at));
    std::uint64_t rest = 0;
    for (; at < line.size(); ++at) rest = rest << 8 | static_cast<unsigned char>(line[at]);
    mix(rest);
    return hash;
  }

  static constexpr std::size_t kLongestKept = 1'000;  ///< bytes
  static constexpr std::size_t kRows = 2'048, kInRow = 4;
  std::vector<Place> places_{kRows * kInRow};
};

/// Those of the thread. A pointer, for what a thread has of its own may need no destroying: MinGW does that when the
/// memory is gone already.
thread_local LinesCut* kept_here = nullptr;

}  // namespace

LinesKept::LinesKept() {
  if (kept_here != nullptr) return;
  const auto own = std::make_shared<LinesCut>();
  kept_here = own.get();
  own_ = own;
}

LinesKept::~LinesKept() {
  if (own_) kept_here = nullptr;
}

Tokens kept_or_cut(std::string_view line, CutLine cut) {
  return kept_here != nullptr ? kept_here->tokens_of(line, cut) : cut(line);
}

}  // namespace estafette::readers
