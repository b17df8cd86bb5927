// Inputs that would write to the same place: ney.txt and ney.csv in one folder.
#pragma once

#include "converter/batch/inputs.hpp"
#include "converter/batch/recipe.hpp"

#include <set>
#include <vector>

namespace estafette::batch {

/// The places in `inputs` of those whose results another's would overwrite; letter case and accents do not tell two
/// results apart, for some computers do not tell such files apart. A file that is no order of battle conflicts with
/// nobody, so where names are alike the files are looked at.
[[nodiscard]] std::set<std::size_t> conflicts(const std::vector<Input>& inputs, const Recipe& recipe);

}  // namespace estafette::batch
