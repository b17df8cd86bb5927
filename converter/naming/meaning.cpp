#include "converter/naming/meaning.hpp"

#include <fmt/format.h>

namespace estafette {

std::string clear_names(const Catalogue& names, const std::vector<std::size_t>& which) {
  std::vector<std::string> words;
  for (const std::size_t index : which) words.push_back(names.sure_name(index));
  return one_of(words);
}

Problem not_the_one(const Catalogue& names, std::string_view words, const Meaning& meaning, const Asked& asked) {
  Problem problem{asked.file, asked.line, asked.column, std::string(words), asked.expected, asked.otherwise};
  if (!meaning.fits.empty()) {
    problem.expected += ", named so that only one fits";
    problem.remedy = fmt::format("It may be {}: write more of the name", clear_names(names, meaning.fits));
  } else if (!meaning.nearest.empty()) {
    problem.remedy = fmt::format("Is it {}?", meaning.nearest);
  }
  return problem;
}

std::size_t the_one(const Catalogue& names, std::string_view words, const Asked& asked) {
  const Meaning meaning = names.find(words);
  if (meaning.one()) return meaning.fits.front();
  throw Refusal(not_the_one(names, words, meaning, asked));
}

}  // namespace estafette
