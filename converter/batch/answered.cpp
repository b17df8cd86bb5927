#include "converter/batch/answered.hpp"

#include "base/problem.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace estafette::batch {

Answered answered(std::string text, const std::string& file, const std::vector<review::Answers>& given,
                  const readers::Stated& stated) {
  Answered made{std::move(text), stated, {}};
  for (const review::Answers& answers : given) {
    if (!review::concerns(answers, file)) continue;
    std::vector<std::string> useless = review::of_no_use(made.text, answers);
    std::move(useless.begin(), useless.end(), std::back_inserter(made.notes));
    made.text = review::answered(made.text, answers);
    if (made.stated.nation.empty()) made.stated.nation = answers.nation;
    if (made.stated.corps.empty()) made.stated.corps = answers.corps;
    if (made.stated.army.empty()) made.stated.army = answers.army;
  }
  return made;
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
