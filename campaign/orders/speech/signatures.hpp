// What heads and signs a letter: "Naumburg, 27 April 1813"; "Regards, / Ney / PS: VI Corps to Jena". Source: rule 1.1;
// docs/orders.md.
#pragma once

#include "campaign/orders/mail/letter.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

#include <vector>

namespace estafette::campaign {

/// Marks the names that stand alone below "Regards," behind an order, if what comes next begins with a name of its own:
/// then they are no headings. So it does with "Ney, Marshal of the Empire". A
/// place with a date above the first order is passed over: it says where the letter was written.
void mark_signatures(const LetterContext& context, std::vector<LetterLine>& lines);

}  // namespace estafette::campaign
