// Talks as chat programs write them out: "[27/04/2026, 21:14] Ney: III Corps: stand" of WhatsApp, "Ney — Today at
// 21:14" above what he wrote of Discord, and their like. Source: rule 1.1 (orders come by whatever players write with);
// docs/orders.md.
#pragma once

#include "campaign/orders/mail/mail.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// The lines without time and name. What the umpire said is quoted, and what comes from a second player is somebody
/// else's; nothing changes where nobody is said to speak.
[[nodiscard]] std::vector<MailLine> without_speakers(std::vector<MailLine> lines);

/// The first who speaks and is no umpire, with the line where he does.
[[nodiscard]] std::optional<MailSender> first_speaker(const std::vector<MailLine>& lines);

}  // namespace estafette::campaign
