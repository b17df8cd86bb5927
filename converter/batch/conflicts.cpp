#include "converter/batch/conflicts.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/batch/convert.hpp"
#include "converter/sow/army_oob.hpp"

#include <map>
#include <string>

namespace estafette::batch {
namespace {

bool may_be_an_orbat(const Input& input, const Recipe& recipe) {
  if (input.named) return true;
  try {
    return why_not(read_bytes(input.file), input, recipe).empty();
  } catch (const Refusal&) {
    return true;
  }
}

/// The part of an input's result names that another input could share: names in the game ignore marks, blanks and
/// letter case.
std::string place_of(const Input& input, const Recipe& recipe) {
  const std::string oob = recipe.to == Target::sow ? sow::oob_file(input.result.filename().string()) : "";
  return fold((oob.empty() ? input.result : input.result.parent_path() / oob).generic_string());
}

}  // namespace

std::map<std::size_t, std::size_t> conflicts(const std::vector<Input>& inputs, const Recipe& recipe) {
  std::map<std::string, std::vector<std::size_t>> by_result;
  for (std::size_t i = 0; i < inputs.size(); ++i) by_result[place_of(inputs[i], recipe)].push_back(i);
  std::map<std::size_t, std::size_t> conflicting;
  for (auto& [result, places] : by_result) {
    if (places.size() < 2) continue;
    std::erase_if(places, [&](std::size_t i) { return !may_be_an_orbat(inputs[i], recipe); });
    if (places.size() < 2) continue;
    for (const std::size_t place : places) conflicting[place] = places[place == places.front() ? 1 : 0];
  }
  return conflicting;
}

}  // namespace estafette::batch
