// Ids: stable names for machines, made from the path of names that leads to a formation or unit.
#pragma once

#include "converter/orbat/orbat.hpp"

namespace estafette {

inline constexpr std::size_t kLongestId = 32;

/// Gives every formation and unit its id: the slugs of its path joined by "." if that fits into 32 characters, else the
/// slug of its own name and six digits that stand for the path. ASCII, unique within the order of battle, and the
/// same for the same path, whatever stands beside it. (Should two paths ever meet, the later one gets "-2".)
void assign_ids(Orbat& orbat);

}  // namespace estafette
