#include "converter/readers/retold/entries/first_told.hpp"

#include "converter/readers/retold/entries/either_count.hpp"
#include "converter/readers/retold/entries/gun_pieces.hpp"
#include "converter/readers/retold/entries/squared_grades.hpp"

#include <array>

namespace estafette::readers {
namespace {

constexpr auto kFirst = std::to_array<Retelling>({
    {"4e L\u00E9g\u00E8re (3 or 4 bns)", "4e L\u00E9g\u00E8re (4 bns) [Note: 3 or 4 bns]", with_higher_of_two,
     needs(Mark::digit, Mark::round, Sense::count)},
    {"IV Corps (Strength 2, 159 men)", "IV Corps (Strength 2,159 men)", with_thousands_joined,
     needs(Mark::digit, Mark::comma, Sense::count)},
    {"6 8pdr Artillery pieces", "8pdr Artillery (6 guns)", with_pieces_as_guns, needs(Mark::digit, Sense::gun)},
    {"1 Guard Mitrailleuse battery", "Guard Mitrailleuse battery", with_battery_of_pieces,
     needs(Mark::digit, Sense::count)},
    {"Companies A, B and C, 2nd US Cavalry: Capt. Roe", "2nd US Cavalry, Companies A, B and C: Capt. Roe",
     with_companies_behind, needs(Mark::digit, Sense::count)},
    {"Brigade Kern - 3 bases Veteran (24th, 42nd, 61st)", "Brigade Kern - 3 bases (24th, 42nd, 61st) [Note: Veteran]",
     with_grade_behind_list, needs(Mark::digit, Mark::round, Sense::quality)},
});

}  // namespace

std::span<const Retelling> first_retellings() {
  return kFirst;
}

}  // namespace estafette::readers
