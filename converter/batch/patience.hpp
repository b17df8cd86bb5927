// How long a batch waits for one file. Whatever is wrong with a file, or with us, the others are converted.
// Data: templates/readers/batch.xml.
#pragma once

#include "converter/batch/convert.hpp"

#include <chrono>
#include <memory>
#include <string>

namespace estafette::batch {

/// Reads batch.xml. Throws Refusal with every problem.
[[nodiscard]] std::chrono::seconds read_patience(const std::string& xml, const std::string& file);

/// convert() (convert.hpp), but throws Refusal when the recipe's patience is at an end. The conversion cannot be
/// stopped and goes on until the program ends: see conversions_left().
[[nodiscard]] Converted convert_in_time(const std::string& bytes, const Input& input,
                                        const std::shared_ptr<const Recipe>& recipe);

/// True if there are conversions nobody waits for any more. Then main() must end the program without clearing up.
[[nodiscard]] bool conversions_left();

}  // namespace estafette::batch
