#include "base/problem.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace estafette {
namespace {

constexpr std::size_t kMostShown = 200;  // letters of what was found: more would not help

std::string shown(const std::string& found) {
  const std::string line = one_line(found);
  const std::string start = shorten(line, kMostShown);
  return start.size() < line.size() ? start + "..." : line;
}

std::string all_lines(const std::vector<Problem>& problems) {
  std::string text;
  for (const Problem& problem : problems) {
    if (!text.empty()) text += '\n';
    text += to_string(problem);
  }
  return text;
}

}  // namespace

std::string to_string(const Problem& problem) {
  std::string text = one_line(problem.file);  // a file may be called as if its name ended here
  if (problem.line > 0) text += fmt::format(":{}", problem.line);
  if (!text.empty()) text += ": ";
  if (!problem.column.empty()) text += problem.column + ": ";
  if (problem.found.empty()) {
    text += fmt::format("expected {}", problem.expected);
  } else {
    text += fmt::format("found \"{}\"; expected {}", shown(problem.found), problem.expected);
  }
  if (!problem.remedy.empty()) text += ". " + problem.remedy;
  return text;
}

Refusal::Refusal(std::vector<Problem> problems)
    : std::runtime_error(all_lines(problems)), problems_(std::move(problems)) {}

void ProblemList::add(Problem problem) {
  problems_.push_back(std::move(problem));
  if (problems_.size() < kMostProblems) return;
  std::vector<Problem> first = sorted();
  first.push_back({problems_.back().file, 0, "", fmt::format("{} problems before its end", problems_.size()),
                   "a file with fewer", "Is this the right file? If so, mend these and try again"});
  throw Refusal(std::move(first));
}

void ProblemList::refuse_if_any() const {
  if (!problems_.empty()) throw Refusal(sorted());
}

std::vector<Problem> ProblemList::sorted() const {
  std::vector<Problem> sorted = problems_;
  std::stable_sort(sorted.begin(), sorted.end(), [](const Problem& a, const Problem& b) {
    return std::tie(a.file, a.line) < std::tie(b.file, b.line);
  });
  return sorted;
}

std::size_t letters_changed(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

std::string nearest(std::string_view word, const std::vector<std::string>& known) {
  if (word.size() > kLongestMisspelt) return {};
  const std::string folded = fold(word);
  std::string best;
  std::size_t fewest = std::string::npos;
  for (const std::string& candidate : known) {
    const std::string other = fold(candidate);
    const std::size_t longer = std::max(folded.size(), other.size());
    if ((longer - std::min(folded.size(), other.size())) * 3 > longer) continue;  // at least so many letters differ
    const std::size_t changed = letters_changed(folded, other);
    if (changed * 3 <= longer && changed < fewest) {
      best = candidate;
      fewest = changed;
    }
  }
  return best;
}

std::string one_of(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
    text += words[i];
  }
  return text;
}

}  // namespace estafette
