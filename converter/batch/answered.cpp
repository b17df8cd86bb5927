#include "converter/batch/answered.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/review/answered_text.hpp"
#include "converter/review/review.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace estafette::batch {

namespace {

/// The lines that are blank in the text as it was answered, but for those that the answer to the line above stands for.
std::vector<std::string> lines_gone(const std::string& written, const std::string& answered,
                                    const std::set<int>& joined) {
  constexpr std::size_t kShown = 200;  // letters
  std::set<int> left;
  for (const review::SourceRow& row : review::rows_of(answered)) left.insert(row.line);
  std::vector<std::string> gone;
  for (const review::SourceRow& row : review::rows_of(written))
    if (!left.contains(row.line) && !joined.contains(row.line))
      gone.push_back(fmt::format("line {}: {}", row.line, shorten(one_line(row.text), kShown)));
  return gone;
}

}  // namespace

Answered answered(const std::string& text, const std::string& file, const std::vector<review::Answers>& given,
                  const readers::Stated& stated, readers::Format format) {
  Answered made{text, stated, {}};
  std::vector<review::Answers> taken;
  std::copy_if(given.begin(), given.end(), std::back_inserter(taken),
               [&](const review::Answers& answers) { return review::concerns(answers, file); });
  std::stable_partition(taken.begin(), taken.end(),
                        [](const review::Answers& answers) { return !review::counts_for_any_file(answers); });
  for (const review::Answers& answers : taken) {
    std::vector<std::string> useless = review::of_no_use(made.text, answers);
    std::move(useless.begin(), useless.end(), std::back_inserter(made.notes));
    made.joined.merge(review::lines_joined(made.text, answers));
    made.text = review::answered(made.text, answers);
    if (made.stated.nation.empty()) made.stated.nation = answers.nation;
    if (made.stated.corps.empty()) made.stated.corps = answers.corps;
    if (made.stated.army.empty()) made.stated.army = answers.army;
  }
  if (format != readers::Format::text && review::has_several_lines(made.text) && !review::has_several_lines(text))
    throw Refusal(
        Problem{file, 0, "", "an answer of several lines", "one row of the table for each row that is asked about",
                "Take <and as=\"...\"/> out of the answers, or give the table as typed text with --from text"});
  if (made.text != text) made.passed_over = lines_gone(text, made.text, made.joined);
  return made;
}

void take_joined_lines(readers::Reading& reading, const std::set<int>& joined) {
  for (readers::LineUsed& used : reading.uses)
    while (joined.contains(used.line + used.lines)) ++used.lines;
}

std::vector<std::string> answers_for_others(const std::vector<std::string>& inputs,
                                            const std::vector<review::Answers>& answers) {
  std::vector<std::string> said;
  for (const review::Answers& one : answers) {
    const bool used = std::any_of(inputs.begin(), inputs.end(), [&](const std::string& input) {
      const std::string name = input.substr(input.find_last_of("/\\") + 1);
      return review::concerns(one, name) || one.file.starts_with(name + " (");  // a sheet of it
    });
    if (used) continue;
    const std::string near = nearest(one.file, inputs);
    said.push_back(
        fmt::format("the answers for {} are not used: no such file is read here. file=\"*\" in them makes "
                    "them count for any file{}",
                    one.file, near.empty() ? "" : fmt::format(". Did you mean {}?", near)));
  }
  return said;
}

}  // namespace estafette::batch
