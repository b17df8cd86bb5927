// Inputs that would write to the same place: ney.txt and ney.csv in one folder.
#pragma once

#include "converter/batch/inputs.hpp"
#include "converter/batch/recipe.hpp"

#include <cstddef>
#include <map>
#include <vector>

namespace estafette::batch {

/// The places in `inputs` of those whose results would overwrite each other, each with that of one of the others.
/// Letter case and accents do not count, since on some computers such names are one file. A file that is not an order
/// of battle has no results, so if names are alike, we look at the files.
[[nodiscard]] std::map<std::size_t, std::size_t> conflicts(const std::vector<Input>& inputs, const Recipe& recipe);

}  // namespace estafette::batch
