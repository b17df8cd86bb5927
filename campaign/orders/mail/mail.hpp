// A letter as it comes by mail or forum: which of its lines are the player's own words, and which are headings, quoted
// older letters or a signature. Source: rule 1.1 ("via forum PM"); docs/orders.md.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

enum class MailPart { body, header, quoted, signature, repeated, attached, encoded, struck_out, of_another };

/// A line of a letter, of the part of it that it belongs to.
struct MailLine {
  int number = 0;    ///< from 1, of the line in the file where it begins
  std::string text;  ///< in plain text: without HTML, and with letters for "=C3=A9"
  MailPart part = MailPart::body;
};

/// All its lines. A quotation is one only if there is a letter around it: what somebody has sent on as a whole is read.
[[nodiscard]] std::vector<MailLine> mail_lines(const std::string& letter);

/// "mail heading", "quoted", ...: why a line is no order; empty for the body.
[[nodiscard]] std::string in_words(MailPart part);

/// Who has written a letter, by its heading, or by the first line of a chat that is not the umpire's.
struct MailSender {
  std::string name;  ///< "Ney <ney@example.org>"
  int line = 0;
};
[[nodiscard]] std::optional<MailSender> sender_of(const std::string& letter);

}  // namespace estafette::campaign
