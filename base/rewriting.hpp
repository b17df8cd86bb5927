// A line written again with other words in some places:
//   "3DG, 4D" as "3rd Dragoon Guards, 4th Dragoons"
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace estafette {

/// A line of text in which some stretches are replaced, from left to right; what lies between them stays as it is. The
/// line must outlive it.
class Rewriting {
 public:
  explicit Rewriting(std::string_view line) : line_(line) {}

  /// Puts `words` in place of the bytes from `begin` up to `end`. A stretch begins where the one before it ended, or
  /// behind that.
  void put(std::size_t begin, std::size_t end, std::string_view words);

  /// Whether anything was replaced.
  bool changed() const { return changed_; }

  /// Where the last stretch ended; 0 before the first.
  std::size_t done() const { return done_; }

  /// The line with all that was put into it.
  std::string text() const;

 private:
  std::string_view line_;
  std::string text_;
  std::size_t done_ = 0;
  bool changed_ = false;
};

}  // namespace estafette
