#include "checklist.hpp"

#include <fmt/format.h>

#include <vector>

namespace estafette::test {

std::string violation(int number, const Parsed& parsed) {
  std::vector<Assertion> all;
  const auto add = [&](const auto& part) { all.insert(all.end(), part.begin(), part.end()); };
  add(text_and_master_assertions());
  add(hierarchy_assertions());
  add(scenario_and_objective_assertions());
  add(script_and_text_assertions());
  const std::string found = all.at(static_cast<std::size_t>(number - 1))(parsed);
  return found.empty() ? "" : fmt::format("assertion {}: {}", number, found);
}

}  // namespace estafette::test
