// Letters for troops that clubs write, and that mean other things elsewhere.
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// "9 CaC" as "9 Chasseurs à Cheval"; "9th Cac" is left to the Portuguese. "1st LB" as "1st Light Bn"; "12 LB" is a
/// calibre.
[[nodiscard]] std::string with_club_letters_spelt(std::string_view line);

}  // namespace estafette::readers
