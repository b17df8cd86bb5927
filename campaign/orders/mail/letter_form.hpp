// Forms for orders with a line for each thing: "Unit: III Corps", "Action: march", "Route: Auerstedt - Naumburg". What
// belongs to one march is put together. Source: rule 1.1 (orders come by whatever players write with); docs/orders.md.
#pragma once

#include "campaign/orders/mail/mail.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// The same lines; of a form each field on a line of its own, and what is done, by which way and to which place in one
/// line, that of the first of them: "march via Auerstedt to Naumburg". The others say nothing any more.
[[nodiscard]] std::vector<MailLine> with_forms_joined(std::vector<MailLine> lines);

/// A line of a form, "Destination: Naumburg", as a sentence; a line of none as it is. Whoever is named by its line is
/// ordered by those below it.
[[nodiscard]] std::string sentence_of_form(const std::string& line);

}  // namespace estafette::campaign
