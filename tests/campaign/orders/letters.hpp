// The theatre of 1813 with a few forces on it, and letters to them: what was understood and what was refused, as text.
#pragma once

#include "campaign/orders/read_orders.hpp"
#include "campaign/support/theatres.hpp"

#include <string>

namespace estafette::test {

/// The map of 1813 with the usual rules.
[[nodiscard]] const Theatre& theatre_1813();

/// French: III Corps (Ney; 8th to 11th Division) and the Army of the Main's headquarters at Naumburg; VI Corps
/// (Marmont; 20th to 22nd Division), exhausted, with it; VIII Corps at Weimar; I Cavalry Corps at Merseburg; Napoleon
/// at Weimar with VIII Corps; a pontoon train at Coswig with XI Corps (31st, 35th and 36th Division); 1st Division
/// alone at Leipzig; garrisons in Torgau and Magdeburg. Coalition: Yorck's Corps at Altenburg, which nobody has seen;
/// Kleist's Corps at Leipzig in the same node as 1st Division.
[[nodiscard]] State forces_of_1813();

/// Everything that a letter of the side brought, one line each: "understood" as it is, a refusal after its line number.
[[nodiscard]] std::string answer(const State& state, const std::string& letter, Side side = Side::france);
/// To a French letter on the usual forces.
[[nodiscard]] std::string answer(const std::string& letter);

}  // namespace estafette::test
