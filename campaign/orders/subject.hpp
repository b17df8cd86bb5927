// Who is ordered: the names before a colon or a verb. Source: rule 1.1; docs/orders.md.
#pragma once

#include "campaign/orders/cursor.hpp"
#include "campaign/orders/ground.hpp"

#include <vector>

namespace estafette::campaign {

/// Whom a sentence names.
struct Subjects {
  std::vector<ForceId> ids;  ///< empty: nobody is named
  bool heading = false;      ///< a colon stands after it
};
/// Goes past the subject of a sentence, if it names one, and past "will", "is to" and their like.
[[nodiscard]] Subjects read_subjects(const Ground& ground, Cursor& cursor);

}  // namespace estafette::campaign
