// Tells an umpire what is wrong with a file: where, what was found, what was expected, what to do.
// Every reader collects all its problems first and then refuses the file whole (docs/architecture.md, "Core ideas").
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// One thing that is wrong in one place of a file.
struct Problem {
  std::string file;
  int line = 0;          ///< from 1; blank lines and comments count. 0: the file as a whole
  std::string column;    ///< the column's or attribute's name; empty: the line as a whole
  std::string found;     ///< as it stands in the file, unchanged
  std::string expected;  ///< in the field's words, with bounds: "a whole number of men, 0 to 99999"
  std::string remedy;    ///< what to type or do instead; may be empty
  bool operator==(const Problem&) const = default;
};

/// "blucher.csv:3: men: found "1,980"; expected a whole number of men, 0 to 99999. Write 1980"
/// If what was found is long or has several lines, it is shortened to one readable line.
[[nodiscard]] std::string to_string(const Problem& problem);

/// Input that is refused whole. Nothing was written when it is thrown.
class Refusal : public std::runtime_error {
 public:
  explicit Refusal(std::vector<Problem> problems);
  explicit Refusal(Problem problem) : Refusal(std::vector<Problem>{std::move(problem)}) {}

  [[nodiscard]] const std::vector<Problem>& problems() const noexcept { return problems_; }

 private:
  std::vector<Problem> problems_;
};

inline constexpr std::size_t kMostProblems = 1000;  ///< of one reading

/// Gathers the problems of one reading, so that an umpire sees all of them in one run.
class ProblemList {
 public:
  /// Throws Refusal at once when there are kMostProblems: nobody wants to read more in one go.
  void add(Problem problem);
  /// Takes over the problems of another reading, so that this one can go on and find more.
  void add(const Refusal& refusal) {
    problems_.insert(problems_.end(), refusal.problems().begin(), refusal.problems().end());
  }
  [[nodiscard]] bool empty() const noexcept { return problems_.empty(); }
  [[nodiscard]] const std::vector<Problem>& all() const noexcept { return problems_; }

  /// Throws Refusal with every problem, sorted by file and line, if there is any.
  void refuse_if_any() const;

 private:
  [[nodiscard]] std::vector<Problem> sorted() const;

  std::vector<Problem> problems_;
};

/// How many letters must be added, left out or replaced to turn one word into the other (Levenshtein's distance; no
/// Debian library has it for C++). Counts bytes: fold() words with accents first.
[[nodiscard]] std::size_t letters_changed(std::string_view a, std::string_view b);

inline constexpr std::size_t kLongestMisspelt = 200;  ///< bytes: nothing is near a longer word

/// The word of `known` nearest to `word` (fewest letters changed, letter case ignored), or empty if none is near.
/// "Near" is at most a third of the longer word's letters, so that no silly advice is given.
[[nodiscard]] std::string nearest(std::string_view word, const std::vector<std::string>& known);

/// "a", "a or b", "a, b or c": for the `expected` part of a problem.
[[nodiscard]] std::string one_of(const std::vector<std::string>& words);

}  // namespace estafette
