#include "campaign/orders/mail/mail.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "base/transfer.hpp"
#include "campaign/orders/mail/chat.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/mail/mail_parts.hpp"
#include "campaign/orders/mail/says_nothing.hpp"
#include "converter/naming/sentence.hpp"

#include <algorithm>
#include <string_view>

namespace estafette::campaign {
namespace {

constexpr std::size_t kLongestAttribution = 300;  ///< bytes of "On Monday, 3 May, Marshal Ney <...> wrote:"

bool blank(const MailLine& line) {
  return trim(line.text).empty();
}

/// "reply to" of "Reply-To: ...": what is before the colon, in plain words; empty if it is no heading of a mail.
std::string heading_name(const std::string& text) {
  constexpr std::size_t kLongestName = 40;
  const std::size_t colon = text.find(':');
  const bool indented = text.starts_with(' ') || text.starts_with('\t');
  if (indented || colon == std::string::npos || colon > kLongestName) return {};
  std::string name;
  for (const std::string& word : words_as_they_are(text.substr(0, colon))) name += (name.empty() ? "" : " ") + word;
  return name;
}

bool is_known_heading(const std::string& text) {
  if (text.empty()) return false;
  const std::string name = heading_name(text);
  if (letter_words().is_header(name)) return true;
  const std::string as_written = ascii_small(text.substr(0, std::string_view("list-").size()));  // "X Corps:" is none
  return !name.empty() && text.find(' ') > text.find(':') &&
         (as_written.starts_with("x-") || as_written.starts_with("arc-") || as_written.starts_with("dkim-") ||
          as_written.starts_with("list-"));
}

/// "A: III Corps": without its accent it may count an order, and not be the French heading "À: ...".
bool may_count_orders(const std::string& text) {
  return text.starts_with("A:") || text.starts_with("a:") || text.starts_with("A :") || text.starts_with("a :");
}

/// "--000000000000a1b2c3": between the parts of a mail.
bool is_boundary(const std::string& text) {
  constexpr std::size_t kShortest = 10;
  return text.size() >= kShortest && text.starts_with("--") && text.find(' ') == std::string::npos &&
         text.find_first_not_of('-') != std::string::npos;
}

/// "-- ", or without the blank.
bool begins_signature(const std::string& text) {
  return text == "-- " || text == "--";
}

bool says_who_wrote(const std::string& text) {
  const std::string_view line = trim(text);
  return line.ends_with(':') && line.size() <= kLongestAttribution &&
         letter_words().says_who_wrote(words_as_they_are(line));
}

bool begins_original(const std::string& text) {
  const std::string_view line = trim(text);
  return line.size() <= kLongestAttribution && (line.starts_with("--") || line.starts_with("__")) &&
         letter_words().begins_original(words_as_they_are(line));
}

/// "Unit: III Corps" of a form, below which "From:" and "To:" are places.
bool names_unit(const std::string& text) {
  return letter_words().field(text.substr(0, std::min(text.find(':'), text.size()))) == "who";
}

/// Goes through a mail from its first line to its last.
class MailReader {
 public:
  explicit MailReader(std::vector<MailLine> lines) : lines_(std::move(lines)) {}

  std::vector<MailLine> read() {
    bool heading = true;  // above the letter, until something else comes
    std::size_t headings = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      MailLine& line = lines_[i];
      if (blank(line)) {
        heading = heading && (headings == 0 || boundary_);
        continue;
      }
      if (is_boundary(line.text)) {
        line.part = MailPart::header;
        heading = boundary_ = true;
        headings = 0;
        rest_ = MailPart::body;
        continue;
      }
      const bool block = heading || begins_heading(i);
      if (!heading && rest_ == MailPart::body && written_ && heads_older_letter(i)) rest_ = MailPart::quoted;
      const bool counts = may_count_orders(line.text) && headings == 0 && !begins_heading(i);
      const bool goes_on = headings > 1 && (line.text.front() == ' ' || line.text.front() == '\t');
      if (block && !counts && (is_known_heading(line.text) || goes_on)) {
        heading = true;
        boundary_ = false;
        ++headings;
        learn(ascii_small(line.text));
        line.part = rest_ == MailPart::quoted ? MailPart::quoted : MailPart::header;
        continue;
      }
      heading = false;
      headings = 0;
      body(line);
    }
    return std::move(lines_);
  }

 private:
  /// Two headings one after the other: those of a letter that was sent on.
  [[nodiscard]] bool begins_heading(std::size_t line) const {
    if (line > 0 && names_unit(lines_[line - 1].text)) return false;
    return line + 1 < lines_.size() && is_known_heading(lines_[line].text) && is_known_heading(lines_[line + 1].text);
  }

  /// A block of headings that says who wrote when about what, and is not said to be sent on: of the letter that is
  /// answered above it.
  [[nodiscard]] bool heads_older_letter(std::size_t line) const {
    bool from = false, when = false, about = false;
    for (std::size_t i = line; i < lines_.size() && is_known_heading(lines_[i].text); ++i) {
      const std::string name = heading_name(lines_[i].text);
      from = from || letter_words().is_from(name);
      when = when || letter_words().is_when(name);
      about = about || letter_words().is_about(name);
    }
    std::size_t above = line;
    while (above > 0 && blank(lines_[above - 1])) --above;
    const bool sent_on = above > 0 && letter_words().says_forwarded(words_as_they_are(lines_[above - 1].text));
    return from && when && about && !sent_on;
  }

  /// What the headings of a part say about it.
  void learn(const std::string& heading) {
    if (heading.starts_with("content-type:")) {
      const bool html = heading.find("text/html") != std::string::npos;
      const bool plain = heading.find("text/plain") != std::string::npos;
      const bool several = heading.find("multipart") != std::string::npos;
      if (html && plain_) rest_ = MailPart::repeated;
      if (!html && !plain && !several && heading.find('/') != std::string::npos) rest_ = MailPart::attached;
      plain_ = plain_ || plain;
    }
    if (heading.starts_with("content-disposition:") && heading.find("attachment") != std::string::npos)
      rest_ = MailPart::attached;
    if (heading.starts_with("content-transfer-encoding:") && heading.find("base64") != std::string::npos &&
        rest_ == MailPart::body)
      rest_ = MailPart::encoded;
  }

  void body(MailLine& line) {
    if (rest_ == MailPart::body && begins_signature(line.text)) rest_ = MailPart::signature;
    if (begins_original(line.text)) {
      if (written_) rest_ = MailPart::quoted;
      line.part = written_ ? MailPart::quoted : MailPart::header;
      return;
    }
    if (rest_ != MailPart::body) {
      line.part = rest_;
      return;
    }
    if (says_who_wrote(line.text)) {
      line.part = MailPart::quoted;
      quotation_ = true;
      return;
    }
    const std::string_view text = trim(line.text);
    if (quotation_ && text.starts_with('>')) {
      line.part = MailPart::quoted;
      return;
    }
    if (!boxes(line)) written_ = true;
  }

  /// "[quote=Ney]" on several lines.
  bool boxes(MailLine& line) {
    const std::string text = ascii_small(line.text);
    const std::size_t end = text.rfind("[/quote]");
    if (box_ && end != std::string::npos) {
      box_ = false;
      const std::string behind = line.text.substr(end + std::string_view("[/quote]").size());
      if (trim(behind).empty()) {
        line.part = MailPart::quoted;
        return true;
      }
      line.text = behind;
      return false;
    }
    const std::size_t begin = text.find("[quote");
    if (!box_ && begin < end && end != std::string::npos) {  // all of it on this line
      std::string around = line.text;
      around.erase(begin, end + std::string_view("[/quote]").size() - begin);
      if (trim(around).empty()) {
        line.part = MailPart::quoted;
        return true;
      }
      line.text = std::move(around);
      return false;
    }
    if (!box_ && begin != std::string::npos && end == std::string::npos) box_ = true;
    if (box_) line.part = MailPart::quoted;
    return box_;
  }

  std::vector<MailLine> lines_;
  MailPart rest_ = MailPart::body;  ///< of which part the lines are now
  bool boundary_ = false;           ///< a part of the mail has just begun
  bool plain_ = false;              ///< there has been a part in plain text
  bool written_ = false;            ///< the player has written something of his own
  bool quotation_ = false;          ///< since "Ney wrote:"; answers may stand between the lines that are quoted
  bool box_ = false;                ///< within [quote]
};

/// Lines with ">" before them among others without are quoted, though nobody says who wrote them.
void quote_marked(std::vector<MailLine>& lines) {
  const auto marked = [](const MailLine& line) { return trim(line.text).starts_with('>'); };
  const auto own = [&](const MailLine& line) {
    return line.part == MailPart::body && !trim(line.text).empty() && !marked(line);
  };
  if (std::none_of(lines.begin(), lines.end(), own)) return;
  for (MailLine& line : lines)
    if (line.part == MailPart::body && marked(line)) line.part = MailPart::quoted;
}

/// Of a page: what stands below "--" is the signature, up to what is quoted.
void mark_signature(std::vector<MailLine>& lines) {
  bool signature = false;
  for (MailLine& line : lines) {
    if (line.part != MailPart::body) signature = false;
    signature = signature || (line.part == MailPart::body && begins_signature(line.text));
    if (signature) line.part = MailPart::signature;
  }
}

}  // namespace

std::vector<MailLine> mail_lines(const std::string& letter) {
  std::vector<MailLine> lines = without_base64(physical_lines(letter));
  if (is_quoted_printable(lines)) lines = without_soft_breaks(lines);
  lines = MailReader(std::move(lines)).read();
  if (is_html(lines)) {
    lines = without_html(lines);
    mark_signature(lines);
  } else {
    lines = without_breaks_in_rows(std::move(lines));
  }
  lines = without_struck_out(without_speakers(std::move(lines)));
  quote_marked(lines);
  const auto own = [](const MailLine& line) {
    return (line.part == MailPart::body || line.part == MailPart::encoded) && !trim(line.text).empty();
  };
  if (std::none_of(lines.begin(), lines.end(), own))
    for (MailLine& line : lines)
      if (line.part == MailPart::quoted && !says_who_wrote(line.text) && !is_known_heading(line.text))
        line.part = MailPart::body;
  return lines;
}

std::string in_words(MailPart part) {
  switch (part) {
    case MailPart::header:
      return "mail heading";
    case MailPart::quoted:
      return "quoted";
    case MailPart::signature:
      return "signature";
    case MailPart::repeated:
      return "the letter once more, as a page";
    case MailPart::attached:
      return "attached";
    case MailPart::encoded:
      return "encoded";
    case MailPart::struck_out:
      return "struck out";
    case MailPart::of_another:
      return "said by somebody else";
    case MailPart::body:
      break;
  }
  return {};
}

std::optional<MailSender> sender_of(const std::string& letter) {
  for (const MailLine& line : mail_lines(letter)) {
    if (line.part != MailPart::header || !letter_words().is_from(heading_name(line.text))) continue;
    const std::string name = from_encoded_words(trim(std::string_view(line.text).substr(line.text.find(':') + 1)));
    if (!name.empty()) return MailSender{name, line.number};
  }
  return first_speaker(physical_lines(letter));
}

}  // namespace estafette::campaign
