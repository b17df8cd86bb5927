// Gives formations and units their ids: stable names for machines, made from the names on the path to each of them.
#pragma once

#include "converter/orbat/orbat.hpp"

namespace estafette {

inline constexpr std::size_t kLongestId = 32;

/// Gives every formation and unit its id: the slugs of its path joined by "." if they fit into 32 characters, or else
/// the slug of its own name and six digits made from the path. Ids are ASCII, unique within the order of battle, and
/// the same for the same path, whatever else is in it. (If two paths ever give the same id, the later one gets "-2".)
void assign_ids(Orbat& orbat);

}  // namespace estafette
