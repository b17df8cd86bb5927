#include "converter/readers/copied/prints/printed.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/prints/glued.hpp"
#include "converter/readers/words/footnote_marks.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::string_view kLongDash = "\u2014";
constexpr std::size_t kFewestCapitals = 6;  ///< letters of a name in capitals that begins an entry
constexpr std::size_t kFewestMarks = 2;     ///< in one line; a single one before its first name may open a footnote
constexpr std::size_t kFewestGlued = 3;     ///< digits of a strength

/// The length of a long dash at a place: the sign, or two hyphens and more; 0 if there is none.
std::size_t long_dash_at(std::string_view line, std::size_t at) {
  if (line.substr(at).starts_with(kLongDash)) return kLongDash.size();
  std::size_t end = at;
  while (end < line.size() && line[end] == '-') ++end;
  return end - at >= 2 && end - at <= 3 ? end - at : 0;
}

/// The next long dash behind a full stop or colon, from a place on; npos if there is none.
std::size_t heading_dash(std::string_view line, std::size_t from) {
  for (std::size_t at = std::max<std::size_t>(from, 1); at < line.size(); ++at)
    if ((line[at - 1] == '.' || line[at - 1] == ':') && long_dash_at(line, at) > 0) return at;
  return std::string_view::npos;
}

/// Where the words in capitals begin that end at a place: "UNASSIGNED INFANTRY."; `end` if there are none.
std::size_t begin_of_capitals(std::string_view line, std::size_t end) {
  std::size_t at = end, begin = end, letters = 0;
  while (at > 0) {
    const char c = line[at - 1];
    if (is_small(c) || is_digit(c) || (c == '.' && at >= 2 && is_small(line[at - 2]))) break;
    --at;
    letters += is_capital(c) ? 1U : 0U;
    const bool initial = at + 1 < line.size() && !is_capital(line[at + 1]);  // "3d O. UNASSIGNED INFANTRY"
    if (is_capital(c) && (at == 0 || line[at - 1] == ' ') && !initial) begin = at;
  }
  return letters >= kFewestCapitals ? begin : end;
}

/// The mark before a name at a place: its length; 0 if there is none.
std::size_t mark_before_name(std::string_view line, std::size_t at) {
  if (at >= line.size() || ((line[at] & 0x80) == 0 && line[at] != '*')) return 0;
  if (at > 0 && line[at - 1] != ' ' && line[at - 1] != '*') return 0;
  std::size_t end = at;
  for (bool more = true; more;) {
    more = false;
    for (const std::string_view mark : kMarksOfFootnotes) {
      if (!line.substr(end).starts_with(mark)) continue;
      end += mark.size();
      more = true;
    }
  }
  const bool behind = at > 1 && line[at - 2] == ';';  // "...; *one company of sappers"
  const bool name =
      end < line.size() && (is_capital(line[end]) || is_digit(line[end]) || (behind && is_small(line[end])));
  return end > at && name ? end - at : 0;
}

}  // namespace

std::vector<TextLine> entries_apart(const std::vector<TextLine>& lines) {
  std::vector<TextLine> apart;
  apart.reserve(lines.size());
  for (const TextLine& line : lines) {
    const std::string unglued = with_headings_unglued(line.text);
    std::string_view rest = unglued;
    std::vector<std::string> entries;
    std::size_t dash = rest.size() < kLongestLine ? heading_dash(rest, 0) : std::string_view::npos;
    while (dash != std::string_view::npos) {
      dash = heading_dash(rest, dash + 1);
      if (dash == std::string_view::npos) break;
      const std::size_t begin = begin_of_capitals(rest, dash);
      if (begin == 0 || begin == dash) continue;
      entries.emplace_back(trim(rest.substr(0, begin)));
      rest.remove_prefix(begin);
      dash -= begin;
    }
    entries.emplace_back(rest);
    for (std::string& entry : entries) {
      TextLine one = line;
      one.text = std::move(entry);
      apart.push_back(std::move(one));
    }
  }
  return apart;
}

std::string with_dashes_parted(std::string_view line) {
  if (line.find("--") == std::string_view::npos && line.find(kLongDash) == std::string_view::npos)
    return std::string(line);
  std::string text;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t dash = at > 0 ? long_dash_at(line, at) : 0;
    const std::size_t end = at + dash;
    const char before = at > 0 ? line[at - 1] : ' ';
    if (dash == 0 || before == ' ' || before == '-') {
      text += line[at++];
      continue;
    }
    if (before == ':' || before == '.') {
      if (before == '.' && text.size() > 2) text.pop_back();
      if (before == '.') text += ':';
      if (end < line.size() && line[end] != ' ') text += ' ';
    } else if (end < line.size() && line[end] != ' ' &&
               (is_capital(line[end]) || (is_digit(line[end]) && !is_digit(before)))) {
      text += " - ";
    } else {
      text += line.substr(at, dash);
    }
    at = end;
  }
  return text;
}

std::string with_plain_inches(std::string_view line) {
  constexpr std::string_view kInches = "\u2033";
  std::string text(line);
  for (std::size_t at = text.find(kInches); at != std::string::npos; at = text.find(kInches, at))
    text.replace(at, kInches.size(), "\"");
  return text;
}

std::string with_ranks_unhyphened(std::string_view line) {
  std::string text(line);
  for (const std::string_view joint : {"Brig.-", "Maj.-", "Lieut.-", "Lt.-"})
    for (std::size_t at = text.find(joint); at != std::string::npos; at = text.find(joint, at + 1))
      text.replace(at + joint.size() - 1, 1, " ");
  for (const std::string_view general : {"Gen'l", "Gen\u2019l"})
    for (std::size_t at = text.find(general); at != std::string::npos; at = text.find(general, at + 1)) {
      const bool stop = text.substr(at + general.size()).starts_with('.');
      text.replace(at, general.size() + (stop ? 1 : 0), "Gen.");
    }
  return text;
}

std::string without_years_of_life(std::string_view line) {
  const std::size_t open = line.find("(*");
  const std::size_t close = open == std::string_view::npos ? open : line.find(')', open);
  if (close == std::string_view::npos) return std::string(line);
  const auto digits = std::count_if(line.begin() + static_cast<std::ptrdiff_t>(open),
                                    line.begin() + static_cast<std::ptrdiff_t>(close), is_digit);
  constexpr std::ptrdiff_t kFewest = 4, kMost = 16;  // "*1765", "*12.3.1765; †1.10.1844"
  if (digits < kFewest || digits > kMost) return std::string(line);
  return fmt::format("{}{}", trim(line.substr(0, open)), line.substr(close + 1));
}

std::string without_marks_before_names(std::string_view line) {
  std::size_t marks = 0;
  for (std::size_t at = 0; at < line.size(); ++at) marks += mark_before_name(line, at) > 0 ? 1U : 0U;
  const bool first = mark_before_name(line, 0) > 0;
  const bool listed = line.find(';') != std::string_view::npos;
  if (marks == 0 || (first && marks < kFewestMarks && !listed)) return std::string(line);
  std::string text;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t mark = mark_before_name(line, at);
    if (mark == 0) text += line[at];
    at += std::max<std::size_t>(mark, 1);
  }
  return text;
}

std::string without_tick(std::string_view line) {
  for (const std::string_view box :
       {"[x] ", "[X] ", "[ ] ", "[] ", "\u2610 ", "\u2611 ", "\u2612 ", "\u2713 ", "\u2714 "})
    if (line.starts_with(box)) return std::string(trim(line.substr(box.size())));
  return std::string(line);
}

std::string with_nation_behind(std::string_view line, const PhraseBook& words) {
  const std::size_t close = line.starts_with('[') ? line.find("] ") : std::string_view::npos;
  if (close == std::string_view::npos || line.find('[', close) != std::string_view::npos) return std::string(line);
  const std::string_view inside = line.substr(1, close - 1);
  const Tokens tokens = tokens_of(inside);
  for (std::size_t at = 0; at < tokens.size();) {
    std::optional<PhraseFound> found = words.find(Sense::nation, tokens, at);
    if (!found) found = words.find(Sense::country, tokens, at);
    if (!found && !tokens[at].mark("-")) return std::string(line);
    at += found ? found->length : 1;
  }
  return tokens.empty() ? std::string(line) : fmt::format("{} [{}]", trim(line.substr(close + 2)), inside);
}

std::string with_strength_unglued(std::string_view line) {
  for (std::size_t at = 1; at + 2 < line.size(); ++at) {
    const std::string_view ending = line.substr(at, 2);
    const bool ordinal =
        is_digit(line[at - 1]) && (ending == "st" || ending == "nd" || ending == "rd" || ending == "th");
    if (!ordinal) continue;
    std::size_t end = at + 2;
    while (end < line.size() && (is_digit(line[end]) || (line[end] == ',' && end > at + 2))) ++end;
    const bool alone = end == line.size() || line[end] == ' ' || line[end] == '=';
    if (end - at - 2 >= kFewestGlued && alone) return fmt::format("{} {}", line.substr(0, at + 2), line.substr(at + 2));
  }
  return std::string(line);
}

std::string with_dash_before_figure(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kShortDash = "\u2013";
  for (std::size_t at = line.find(' ', 1); at != std::string_view::npos; at = line.find(' ', at + 1)) {
    const std::string_view behind = line.substr(at + 1);
    const std::size_t dash = behind.starts_with('-') ? 1 : behind.starts_with(kShortDash) ? kShortDash.size() : 0;
    if (dash == 0) continue;
    std::size_t digits = dash;
    while (digits < behind.size() && is_digit(behind[digits])) ++digits;
    if (digits == dash || (digits < behind.size() && behind[digits] != ' ')) continue;
    const Tokens figure = tokens_of(behind.substr(dash));
    const std::optional<PhraseFound> count = figure.size() > 1 ? words.find(Sense::count, figure, 1) : std::nullopt;
    const bool counted = count || (figure.size() > 1 && words.has(Sense::loss, figure, 1));  // "-5 men", "-9 sick"
    if (counted || digits - dash >= kFewestGlued)
      return fmt::format("{} - {}", line.substr(0, at), behind.substr(dash));
  }
  return std::string(line);
}

std::string without_arms_in_list(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  for (std::size_t at = text.find("; "); at != std::string::npos; at = text.find("; ", at + 1)) {
    const std::size_t colon = text.find(':', at);
    const std::size_t troops = colon == std::string::npos ? colon : text.find_first_not_of(' ', colon + 1);
    if (troops == std::string::npos) break;
    if (text.find(';', at + 1) < colon) continue;
    const Tokens tokens = tokens_of(std::string_view(text).substr(at + 2, colon - at - 2));
    const std::optional<PhraseFound> arm = tokens.empty() ? std::nullopt : words.find(Sense::arm, tokens, 0);
    if (arm && arm->length == tokens.size()) text.erase(at + 2, troops - at - 2);
  }
  return text;
}

std::string with_about_unbracketed(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  for (std::size_t open = text.find('('); open != std::string::npos; open = text.find('(', open + 1)) {
    const std::size_t close = text.find(')', open);
    if (close == std::string::npos) break;
    const Tokens inside = tokens_of(std::string_view(text).substr(open + 1, close - open - 1));
    const std::optional<PhraseFound> about = inside.empty() ? std::nullopt : words.find(Sense::about, inside, 0);
    const std::size_t digit = text.find_first_not_of(' ', close + 1);
    if (!about || about->length + 1 < inside.size() || digit == std::string::npos || !is_digit(text[digit])) continue;
    text.erase(close, 1);
    text[open] = ' ';  // "Jaén(about) 800" has no blank before the bracket
  }
  return text;
}

std::string without_stop_behind_number(std::string_view line) {
  constexpr std::array<std::string_view, 4> kNumberSigns = {"\u2116", "Nr. ", "No. ", "n\u00B0"};
  const bool stop = line.size() > 1 && line.ends_with('.') && is_digit(line[line.size() - 2]);
  const auto last = std::find_if(kNumberSigns.begin(), kNumberSigns.end(), [&](std::string_view sign) {
    return line.rfind(sign) != std::string_view::npos && line.rfind(sign) + 20 > line.size();
  });
  return std::string(line.substr(0, line.size() - (stop && last != kNumberSigns.end() ? 1 : 0)));
}

std::string without_stop_behind_bracket(std::string_view line) {
  return std::string(line.substr(0, line.size() - (line.ends_with(").") ? 1 : 0)));
}

}  // namespace estafette::readers
