#include "converter/readers/words/lines_kept.hpp"

#include "base/eight_bytes.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace estafette::readers {
namespace {

/// Lines and their tokens: all lines of a page are tried in some ways before the next, so that many are kept. There is
/// room for a short page at first, and more as lines come.
class LinesCut {
 public:
  Tokens tokens_of(std::string_view line, CutLine cut) {
    if (line.size() > kLongestKept) return cut(line);
    const std::uint64_t hash = hash_of(line);
    Place* const first = row_of(hash);
    Place* const found =
        std::find_if(first, first + kInRow, [&](const Place& place) { return place.hash == hash && place.is(line); });
    if (found == first) return first->tokens;
    if (found == first + kInRow) return keep({hash, {cut(line), line}});
    std::rotate(first, found, found + 1);  // the last that was asked for comes first
    return first->tokens;
  }

 private:
  struct Place {
    std::uint64_t hash = 0;
    Tokens tokens;

    [[nodiscard]] bool is(std::string_view line) const { return tokens.line() == line; }
  };

  [[nodiscard]] Place* row_of(std::uint64_t hash) { return &places_[hash % (places_.size() / kInRow) * kInRow]; }

  /// In its row the one that was not asked for longest goes.
  Tokens keep(Place place) {
    if (++cut_ > places_.size() && places_.size() < kMostRows * kInRow) make_room();
    Place* const first = row_of(place.hash);
    std::move_backward(first, first + kInRow - 1, first + kInRow);
    *first = std::move(place);
    return first->tokens;
  }

  void make_room() {
    std::vector<Place> before(places_.size() * 2);
    before.swap(places_);
    for (Place& place : before) {
      Place* const first = row_of(place.hash);
      Place* const free = std::find_if(first, first + kInRow, [](const Place& there) { return there.hash == 0; });
      if (free != first + kInRow) *free = std::move(place);
    }
  }

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
    if (at == line.size()) return hash;
    if (at > 0) {  // the last eight, some of them once more
      mix(eight_at(line, line.size() - sizeof(hash)));
      return hash;
    }
    std::uint64_t rest = 0;
    for (; at < line.size(); ++at) rest = rest << 8 | static_cast<unsigned char>(line[at]);
    mix(rest);
    return hash;
  }

  static constexpr std::size_t kLongestKept = 1'000;  ///< bytes
  static constexpr std::size_t kInRow = 4, kRowsAtFirst = 64, kMostRows = 4'096;
  std::vector<Place> places_{kRowsAtFirst * kInRow};
  std::size_t cut_ = 0;  ///< lines
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
