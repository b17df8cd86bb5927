// At the table: what a referee asks of a set of tabletop rules, by clicking; rosters, and returns.
#pragma once

#include "desk/deeds/carry_out.hpp"
#include "desk/pages/deed_pages.hpp"
#include "desk/pages/pages.hpp"

#include <string>

namespace estafette::desk {

/// Where a question is sent, with a field for each figure of the case.
inline constexpr const char* kAskAt = "/ask";

/// Draws the page: of the set and the procedure that the address names, the form of the case.
void draw_table_page(HtmlPage& page, const Sight& sight);

/// The request for `table` that follows from such a form: figures that are as usual are left out. Throws Refusal if the
/// set has no such procedure.
[[nodiscard]] Request asked_at_table(const Request& form, const FindSet& find_set);

/// Fills the page with the answer, and the same case to be asked again.
void tell_answer_at_table(HtmlPage& page, const DeedAsked& asked, const Ran& ran, const Stamp& stamp,
                          const FindSet& find_set);

}  // namespace estafette::desk
