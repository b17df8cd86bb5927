#include "converter/batch/answers_asked.hpp"

#include "converter/batch/endings.hpp"
#include "converter/review/answers_wanted.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace estafette::batch {
namespace {

using review::LineAnswer;

/// What was read from each line.
std::map<int, std::tuple<int, long long, std::size_t>> read_from(const review::Review& review) {
  std::map<int, std::tuple<int, long long, std::size_t>> read;
  for (const review::SourceRow& row : review.lines) {
    const auto what = std::tuple(row.units, row.men, row.questions.size());
    if (what != std::tuple<int, long long, std::size_t>()) read[row.line] = what;
  }
  return read;
}

/// The lines from which something else is read. A question that is settled is no difference.
std::set<int> read_otherwise(const review::Review& before, const review::Review& after) {
  const auto was = read_from(before), is = read_from(after);
  std::set<int> lines;
  for (const auto* side : {&was, &is}) {
    for (const auto& [line, what] : *side) {
      const auto [units, men, questions] = was.contains(line) ? was.at(line) : std::tuple(0, 0LL, std::size_t{0});
      const auto [now_units, now_men, now_questions] =
          is.contains(line) ? is.at(line) : std::tuple(0, 0LL, std::size_t{0});
      if (units != now_units || men != now_men || now_questions > questions) lines.insert(line);
    }
  }
  return lines;
}

bool has_questions(const review::Review& review) {
  return std::any_of(review.lines.begin(), review.lines.end(),
                     [](const review::SourceRow& row) { return !row.questions.empty(); });
}

bool proposes(const review::Answers& answers) {
  for (const review::Question& question : answers.questions)
    for (const LineAnswer& line : question.lines)
      if (!is_open(line)) return true;
  return false;
}

template <typename Fits>
bool take_back(review::Answers& answers, const Fits& fits) {
  bool any = false;
  for (review::Question& question : answers.questions) {
    for (LineAnswer& line : question.lines) {
      if (is_open(line) || !fits(line)) continue;
      line.as = line.is;
      any = true;
    }
  }
  return any;
}

}  // namespace

review::Answers answers_to_ask(const review::Review& review, bool asks_corps, const std::vector<review::Answers>& given,
                               const ReadWith& read_with) {
  review::Answers wanted = review::answers_wanted(review);
  wanted.asks_corps = asks_corps;
  if (!review::asks(review::asked_anew(wanted, given))) return review::asked_anew(std::move(wanted), given);
  // Where nothing but strengths was guessed, what was read is proposed. To try it is to read the page again, which took
  // a shelf of good pages two thirds more time.
  while (has_questions(review) && proposes(wanted)) {
    std::vector<review::Answers> tried = {wanted};  // first, as it knows the lines as they stand
    tried.insert(tried.end(), given.begin(), given.end());
    const std::set<int> lines = read_otherwise(review, read_with(tried));
    if (lines.empty()) break;
    const bool direct = take_back(wanted, [&](const LineAnswer& line) {
      return std::any_of(line.at.begin(), line.at.end(), [&](int at) { return lines.contains(at); });
    });
    if (!direct) (void)take_back(wanted, [](const LineAnswer&) { return true; });
  }
  return review::asked_anew(std::move(wanted), given);
}

std::string answers_ending(const review::Answers& answers) {
  return answers.round == 1 ? kAnswersEnding : fmt::format("{}{}.xml", kLaterAnswers, answers.round);
}

}  // namespace estafette::batch
