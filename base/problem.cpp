#include "base/problem.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace estafette {
namespace {

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
  std::string text = problem.file;
  if (problem.line > 0) text += fmt::format(":{}", problem.line);
  text += ": ";
  if (!problem.column.empty()) text += problem.column + ": ";
  if (problem.found.empty()) {
    text += fmt::format("expected {}", problem.expected);
  } else {
    text += fmt::format("found \"{}\"; expected {}", problem.found, problem.expected);
  }
  if (!problem.remedy.empty()) text += ". " + problem.remedy;
  return text;
}

Refusal::Refusal(std::vector<Problem> problems)
    : std::runtime_error(all_lines(problems)), problems_(std::move(problems)) {}

void ProblemList::refuse_if_any() const {
  if (problems_.empty()) return;
  std::vector<Problem> sorted = problems_;
  std::stable_sort(sorted.begin(), sorted.end(), [](const Problem& a, const Problem& b) {
    return std::tie(a.file, a.line) < std::tie(b.file, b.line);
  });
  throw Refusal(std::move(sorted));
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
  const std::string folded = fold(word);
  std::string best;
  std::size_t fewest = std::string::npos;
  for (const std::string& candidate : known) {
    const std::string other = fold(candidate);
    const std::size_t changed = letters_changed(folded, other);
    if (changed * 3 <= std::max(folded.size(), other.size()) && changed < fewest) {
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
