// Who is ordered: the names before a colon or a verb. Source: rule 1.1; docs/orders.md.
#pragma once

#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// Who is ordered.
struct Subjects {
  std::vector<ForceId> ids;  ///< empty: nobody is named
  bool heading = false;      ///< followed by a colon
};
/// Goes past the subject of a sentence, if it names one, and past "will", "is to" and their like.
[[nodiscard]] Subjects read_subjects(const LetterContext& context, Cursor& cursor);

/// The force that a text names, if it names only one: an answer below a quoted line is for that one.
[[nodiscard]] std::vector<ForceId> one_named_in(const LetterContext& context, const std::string& text);

}  // namespace estafette::campaign
