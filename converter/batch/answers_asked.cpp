#include "converter/batch/answers_asked.hpp"

#include "base/letters.hpp"
#include "converter/batch/endings.hpp"
#include "converter/review/answers_wanted.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace estafette::batch {
namespace {

using review::LineAnswer;

/// What was read from a line.
struct ReadFrom {
  int units = 0;
  long long men = 0, guns = 0;
  std::string names;  ///< of commands and units, with who leads them
  std::size_t questions = 0;

  [[nodiscard]] bool same_troops(const ReadFrom& other) const {
    return units == other.units && men == other.men && guns == other.guns && names == other.names;
  }
};

std::map<int, ReadFrom> read_from(const review::Review& review) {
  std::map<int, ReadFrom> read;
  for (const review::SourceRow& row : review.lines)
    if (row.units > 0 || row.men > 0 || !row.questions.empty())
      read[row.line] = {row.units, row.men, 0, "", row.questions.size()};
  for (const review::ReadNode& node : review.nodes) {
    read[node.line].names += node.name + '\n' + node.commander + '\n';
    if (!node.command) read[node.line].guns += node.guns;
  }
  return read;
}

/// The lines from which something else is read. A question that is settled is no difference.
std::set<int> read_otherwise(const review::Review& before, const review::Review& after) {
  const auto was = read_from(before), is = read_from(after);
  std::set<int> lines;
  for (const auto* side : {&was, &is}) {
    for (const auto& [line, what] : *side) {
      const ReadFrom then = was.contains(line) ? was.at(line) : ReadFrom{};
      const ReadFrom now = is.contains(line) ? is.at(line) : ReadFrom{};
      if (!then.same_troops(now) || now.questions > then.questions) lines.insert(line);
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

/// The figures of a line that are no part of a word, such as "6" and "12" of "3e compagnie, 6 pièces de 12 livres", and
/// whether it begins with one.
struct BareFigures {
  int figures = 0;
  bool first = false;
};

BareFigures counts_of(std::string_view line) {
  BareFigures counts;
  bool begun = false;  // behind bullets and other marks
  for (std::size_t at = 0; at < line.size();) {
    std::size_t end = at;
    while (end < line.size() && is_digit(line[end])) ++end;
    const bool figure = end > at && (end == line.size() || line[end] == ' ');
    counts.figures += figure ? 1 : 0;
    counts.first = counts.first || (figure && !begun);
    while (end < line.size() && (is_digit(line[end]) || is_any_letter(line[end]))) ++end;
    const std::string_view word = line.substr(at, end - at);
    begun = begun || std::any_of(word.begin(), word.end(), [](char c) { return is_digit(c) || is_letter(c); });
    at = std::max(end, at + 1);
  }
  return counts;
}

/// "2nd Foot - Colonel Kern", "3 Alba Squadrons": behind such words a strength may be taken for another thing than
/// behind "2nd Foot (2 bns)".
bool tells_more_than_name(const LineAnswer& line) {
  constexpr std::array<std::string_view, 6> kMarks = {":", ",", ";", " - ", "\u2013", "\u2014"};
  if (is_open(line)) return false;
  const BareFigures counts = counts_of(line.is);
  return counts.first || counts.figures > 1 || std::any_of(kMarks.begin(), kMarks.end(), [&](std::string_view mark) {
           return line.is.find(mark) != std::string::npos;
         });
}

bool tells_more_than_names(const review::Answers& answers) {
  return std::any_of(answers.questions.begin(), answers.questions.end(), [](const review::Question& question) {
    return std::any_of(question.lines.begin(), question.lines.end(), tells_more_than_name);
  });
}

}  // namespace

review::Answers answers_to_ask(const review::Review& review, bool asks_corps, const std::vector<review::Answers>& given,
                               const ReadWith& read_with) {
  review::Answers wanted = review::answers_wanted(review);
  wanted.asks_corps = asks_corps;
  if (!review::asks(review::asked_anew(wanted, given))) return review::asked_anew(std::move(wanted), given);
  // Where nothing but strengths was guessed behind plain names, what was read is proposed. To try it is to read the
  // page again, which took a shelf of good pages two thirds more time.
  while ((has_questions(review) || tells_more_than_names(wanted)) && proposes(wanted)) {
    std::vector<review::Answers> tried = {wanted};  // first, as it knows the lines as they stand
    tried.insert(tried.end(), given.begin(), given.end());
    std::set<int> lines;
    try {
      lines = read_otherwise(review, read_with(tried));
    } catch (const Refusal&) {  // a strength behind a cell in marks of quotation: then nothing is proposed
      (void)take_back(wanted, [](const LineAnswer&) { return true; });
      continue;
    }
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
