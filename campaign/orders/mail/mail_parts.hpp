// How mail programs write a text down: soft line breaks and "=20" (quoted-printable), base 64, and HTML.
#pragma once

#include "campaign/orders/mail/mail.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::campaign {

/// Lines of a letter, with all that a mail has besides; one with 30 megabytes of pictures has fewer.
inline constexpr int kMostPhysicalLines = 500'000;

/// The lines with their numbers, as they stand; none beyond kMostPhysicalLines.
[[nodiscard]] std::vector<MailLine> physical_lines(const std::string& letter);
/// True if it has lines beyond kMostPhysicalLines.
[[nodiscard]] bool has_endless_lines(const std::string& letter);

/// True if somewhere in it is written as in quoted-printable.
[[nodiscard]] bool is_quoted_printable(const std::vector<MailLine>& lines);
/// Lines that were broken softly in one, "=C3=A9" as the letter that it is.
[[nodiscard]] std::vector<MailLine> without_soft_breaks(const std::vector<MailLine>& lines);

/// Parts whose heading says that they are in base 64 in plain text, without that heading; every line of them has the
/// number of the first. A part that is no text, or is damaged, stays as it is.
[[nodiscard]] std::vector<MailLine> without_base64(std::vector<MailLine> lines);

/// True if it is written as a page, with tags. A break in the row of a table of plain text makes no page of it.
[[nodiscard]] bool is_html(const std::vector<MailLine>& lines);
/// A line for each paragraph, break or item of a list, without tags; what is in a blockquote is quoted. Lines that are
/// not of the body stay as they are.
[[nodiscard]] std::vector<MailLine> without_html(const std::vector<MailLine>& lines);
/// With a comma for each "<br>" within a row of a table of plain text, "| III Corps<br>VI Corps | Jena |".
[[nodiscard]] std::vector<MailLine> without_breaks_in_rows(std::vector<MailLine> lines);

}  // namespace estafette::campaign
