#include "cli/side.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace estafette::cli {

void names_a_side(CLI::Option& option, std::vector<std::string> others) {
  std::vector<std::string> offered = campaign::side_words();
  offered.insert(offered.end(), others.begin(), others.end());
  const auto any = [](std::string&) { return std::string(); };
  option.check(CLI::Validator(any, fmt::format("{{{}}}", fmt::join(offered, ","))));
}

std::optional<campaign::Side> given_side(const campaign::Sides& sides, const std::string& words) {
  if (words.empty()) return std::nullopt;
  return campaign::side_meant(sides, words, "--side");
}

}  // namespace estafette::cli
