#include "campaign/orders/mail/chat.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "converter/naming/words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace estafette::campaign {
namespace {

constexpr std::size_t kLongestTime = 40;     ///< bytes of "27 April 2026 at 21:14:05"
constexpr std::size_t kLongestSpeaker = 40;  ///< bytes of a name in a chat

/// A line that says who speaks.
struct Spoken {
  std::string who;      ///< empty: the program itself
  std::string what;     ///< empty: below it
  bool beside = false;  ///< what is said stands in the same line
};

bool is_numeral(char c) {
  return c >= '0' && c <= '9';
}

/// Without the marks that phones put around names and times and that nobody sees.
std::string seen(std::string_view text) {
  std::string made;
  for (std::size_t at = 0; at < text.size();) {
    if (static_cast<unsigned char>(text[at]) < 0x80) {
      made += text[at++];
      continue;
    }
    const std::string_view rest = text.substr(at);
    if (rest.starts_with("\u200E") || rest.starts_with("\u200F") || rest.starts_with("\u202A") ||
        rest.starts_with("\u202C")) {
      at += 3;
    } else if (rest.starts_with("\u202F") || rest.starts_with("\u00A0")) {
      made += ' ';
      at += rest.starts_with("\u202F") ? 3U : 2U;
    } else {
      made += rest.front();
      ++at;
    }
  }
  return made;
}

/// "21:14", "9.14 pm" within figures and words of dates only. `dated`: a day must be named too.
bool is_time(std::string_view text, bool dated) {
  if (text.empty() || text.size() > kLongestTime) return false;
  bool clock = false, day = false;
  for (std::size_t i = 1; i + 2 < text.size() && !clock; ++i)
    clock = (text[i] == ':' || text[i] == '.') && is_numeral(text[i - 1]) && is_numeral(text[i + 1]) &&
            is_numeral(text[i + 2]) && (i + 3 >= text.size() || !is_numeral(text[i + 3]));
  std::size_t parts = 0;
  for (const char c : text) parts += c == '/' || c == '.' || c == '-' ? 1U : 0U;
  day = parts >= 2;
  static constexpr std::array<std::string_view, 32> kWords = {
      "am",  "pm",  "a",   "p",   "m",       "at",   "uhr",   "um",   "today", "yesterday", "heute",
      "ago", "to",  "le",  "jan", "feb",     "mar",  "apr",   "may",  "jun",   "jul",       "aug",
      "sep", "oct", "nov", "dec", "gestern", "hier", "april", "june", "july",  "august"};
  std::string word;
  const auto known = [&] {
    if (word.empty()) return true;
    const bool is = std::find(kWords.begin(), kWords.end(), word) != kWords.end();
    day = day || (is && word.size() > 2);
    word.clear();
    return is;
  };
  for (const char letter : text) {
    const char c = ascii_small(letter);
    if (c >= 'a' && c <= 'z') {
      word += c;
    } else {
      const bool sign = is_numeral(c) || std::string_view(" ,./:-").find(c) != std::string_view::npos;
      if (!sign || !known()) return false;
    }
  }
  return known() && clock && (day || !dated);
}

/// "Ney: what he says", or "<Ney> what he says".
std::optional<Spoken> said_by(std::string_view text) {
  const bool angles = text.starts_with('<');
  const std::size_t end = text.find(angles ? '>' : ':');
  if (end == std::string_view::npos || end == 0 || end > kLongestSpeaker) return std::nullopt;
  return Spoken{std::string(trim(text.substr(angles ? 1 : 0, end - (angles ? 1 : 0)))),
                std::string(trim(text.substr(end + 1))), true};
}

/// "[27/04/2026, 21:14:05] Ney: text"
std::optional<Spoken> time_in_brackets(std::string_view text) {
  const std::size_t end = text.find(']');
  if (!text.starts_with('[') || end == std::string_view::npos || !is_time(trim(text.substr(1, end - 1)), false))
    return std::nullopt;
  const std::string_view rest = trim(text.substr(end + 1));
  return said_by(rest);
}

/// "27/04/2026, 21:14 - Ney: text"
std::optional<Spoken> time_before_a_dash(std::string_view text) {
  if (text.empty() || !is_numeral(text.front())) return std::nullopt;
  const std::size_t dash = text.find(" - ");
  if (dash == std::string_view::npos || !is_time(trim(text.substr(0, dash)), true)) return std::nullopt;
  const std::string_view rest = trim(text.substr(dash + 3));
  return said_by(rest).value_or(Spoken{"", std::string(rest), true});
}

/// "Ney 9:14 PM", with one blank only, may also be an order; of a chat there are several.
std::optional<Spoken> name_and_hour(std::string_view text) {
  constexpr std::size_t kMostWords = 3;
  const std::size_t clock = std::min(text.find_first_of("0123456789"), text.size());
  const std::string name(trim(text.substr(0, clock)));
  const std::string_view time = text.substr(clock);
  const std::vector<std::string> words = words_as_they_are(name);
  const bool numbered =  // "III Corps"
      std::any_of(words.begin(), words.end(), [](const std::string& word) { return number_in(word) > 0; });
  if (words.empty() || words.size() > kMostWords || numbered || name.size() > kLongestSpeaker) return std::nullopt;
  if (!ascii_small(time).ends_with("m") || !is_time(time, false) || text[clock - 1] != ' ') return std::nullopt;
  return Spoken{name, "", false};
}

/// "Ney — Today at 21:14", "Ney, [27.04.2026 21:14]", "Ney  9:14 PM": what he says is below.
std::optional<Spoken> name_above(std::string_view text) {
  for (const std::string_view mark : {" \u2014 ", " \u2013 ", " - ", ", [", "  "}) {
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos || at == 0 || at > kLongestSpeaker) continue;
    std::string_view time = trim(text.substr(at + mark.size()));
    while (time.ends_with(']') || time.ends_with(':')) time.remove_suffix(1);
    const bool half_of_the_day = ascii_small(time).ends_with("m");
    if (!is_time(time, mark != "  ") || (mark == "  " && !half_of_the_day)) continue;
    return Spoken{std::string(trim(text.substr(0, at))), "", false};
  }
  return std::nullopt;
}

std::optional<Spoken> spoken(const MailLine& line, bool hours) {
  if (line.part != MailPart::body || std::none_of(line.text.begin(), line.text.end(), is_numeral)) return std::nullopt;
  const std::string text = seen(line.text);
  const std::string_view words = trim(text);
  if (std::optional<Spoken> found = time_in_brackets(words)) return found;
  if (std::optional<Spoken> found = time_before_a_dash(words)) return found;
  if (std::optional<Spoken> found = name_above(words)) return found;
  return hours ? name_and_hour(words) : std::nullopt;
}

/// True if several lines say no more than who speaks, and at what hour.
bool has_hours(const std::vector<MailLine>& lines) {
  return std::count_if(lines.begin(), lines.end(), [](const MailLine& line) {
           return line.part == MailPart::body && name_and_hour(trim(line.text)).has_value();
         }) > 1;
}

bool is_umpire(const std::string& who) {
  const std::vector<std::string> words = words_as_they_are(who);
  return std::any_of(words.begin(), words.end(),
                     [](const std::string& word) { return letter_words().is_umpire(word); });
}

}  // namespace

std::optional<MailSender> first_speaker(const std::vector<MailLine>& lines) {
  const bool hours = has_hours(lines);
  for (const MailLine& line : lines)
    if (const std::optional<Spoken> found = spoken(line, hours); found && !found->who.empty() && !is_umpire(found->who))
      return MailSender{found->who, line.number};
  return std::nullopt;
}

std::vector<MailLine> without_speakers(std::vector<MailLine> lines) {
  const std::optional<MailSender> first = first_speaker(lines);
  const bool hours = has_hours(lines);
  MailPart part = MailPart::body;
  for (MailLine& line : lines) {
    if (line.part != MailPart::body) continue;
    if (const std::optional<Spoken> found = spoken(line, hours)) {
      const bool umpire = is_umpire(found->who);
      part = found->who.empty() || umpire ? MailPart::quoted
             : found->who == first->name  ? MailPart::body
                                          : MailPart::of_another;
      line.part = found->beside ? part : MailPart::header;
      if (found->beside && part == MailPart::body) line.text = found->what;
    } else {
      line.part = part;
    }
  }
  return lines;
}

}  // namespace estafette::campaign
