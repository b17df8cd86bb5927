// The letter of a battery in the lists of the American Civil War: "1st Ill. Art., Co. "M,"", "Battery "M", 1st Ohio".
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Battery "M", 1st Ohio" as "Battery M, 1st Ohio", "Co. "M," 10th Ind." as "Co. M, 10th Ind.": a letter alone between
/// marks is that of a battery or company, and nobody's name.
[[nodiscard]] std::string without_marks_round_letters(std::string_view line);

/// "1st Ill. Art., Co. M, 10th Ind. Battery" as "1st Ill. Art. (Co. M), 10th Ind. Battery": which of its companies it
/// is, and no battery of its own.
[[nodiscard]] std::string with_company_of_artillery_in_brackets(std::string_view line);

}  // namespace estafette::readers
