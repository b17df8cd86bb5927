// Letters for losses, as reports and tables of the American Civil War have them: "k-7, w-34, m-3", "KIA 12".
#pragma once

#include <string_view>

namespace estafette::readers {

/// True for "k", "wd", "mia" and their like, folded (base/text.hpp).
[[nodiscard]] bool is_loss_letter(std::string_view folded);

}  // namespace estafette::readers
