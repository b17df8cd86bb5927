// What stands in a line and says nothing: what is struck out, "~~III Corps: march Jena~~", emoji, and figures in
// brackets,
// "(E5)", "($2)", "(F 8-)". Source: rule 1.1 (orders come by whatever players write with); docs/orders.md.
#pragma once

#include "campaign/orders/mail/mail.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::campaign {

/// The line without emoji and figures in brackets. Brackets with words or names in them stay: they may be part of the
/// order.
[[nodiscard]] std::string without_notes(std::string_view line);

/// The lines without what is struck out, by tildes or by the tags of forums; a line of which nothing is left becomes
/// MailPart::struck_out.
[[nodiscard]] std::vector<MailLine> without_struck_out(std::vector<MailLine> lines);

}  // namespace estafette::campaign
