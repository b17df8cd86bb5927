// What is asked of an order of battle besides its lines: words that neither the game nor the rules know, and what its
// scaling asks. Never a reason to refuse it.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/readers/reading.hpp"
#include "converter/review/review.hpp"
#include "converter/scaling/rules.hpp"
#include "converter/scaling/scaled.hpp"
#include "converter/sow/profile/profile.hpp"

#include <string>
#include <vector>

namespace estafette::batch {

/// How many commands stand under no corps, if they have guns: rule 1.3 cuts these for each corps, and divisions that
/// stand alone lose theirs.
[[nodiscard]] int divisions_alone(const Orbat& orbat);

/// A question about the file as a whole for units of no nation, unless it is asked already; for each nation that is not
/// in the game profile and each kind of gun that is not in the rules, with the nearest that is; and for divisions under
/// no corps, if they are several.
[[nodiscard]] std::vector<Problem> questions_about_all(const readers::Reading& reading,
                                                       const scaling::ScalingRules& rules, const sow::Profile& profile,
                                                       const std::string& file);

/// Puts more questions among those of a reading, by their lines. What was understood stays so.
void add_questions(readers::Reading& reading, std::vector<Problem> asked);

/// What scaling asks, of that file.
[[nodiscard]] std::vector<Problem> asked_of(const std::vector<scaling::ScalingQuestion>& questions,
                                            const std::string& file);

/// Notes at each line by which wish it stays as it is, if scaling asks about it.
void note_wishes(review::Review& review, const std::vector<scaling::ScalingQuestion>& asked);

}  // namespace estafette::batch
