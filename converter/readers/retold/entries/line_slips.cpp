#include "converter/readers/retold/entries/line_slips.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string without_empty_strokes(std::string_view line) {
  const std::size_t last = line.find_last_not_of("/ ");
  const bool strokes = last != std::string_view::npos &&
                       std::count(line.begin() + static_cast<std::ptrdiff_t>(last), line.end(), '/') > 1;
  return std::string(strokes && is_digit(line[last]) ? line.substr(0, last + 1) : line);
}

std::string without_bullets_behind_marks(std::string_view line) {
  std::string text(line);
  for (const std::string_view mark : {": ", "; "})
    for (const std::string_view bullet : {"\u2022 ", "\u25E6 ", "\u25AA ", "\u25A0 "})
      replace_all(text, std::string(mark).append(bullet), mark);
  return text;
}

std::string with_titles_apart(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kLongest = 60;  // bytes
  const Tokens whole = tokens_of(line);
  if (line.size() > kLongest || has_digit(line) ||
      words.any(Sense::rank, whole, 0, whole.size()))  // "Colonel Alexander McDonald"
    return std::string(line);
  std::string apart;
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (at > 0 && is_capital(line[at]) && is_small(line[at - 1])) apart += ' ';
    apart += line[at];
  }
  const Tokens tokens = tokens_of(apart);
  const bool titles = apart != line && tokens.size() > 1 && words.has(Sense::command, tokens, 0) &&
                      (words.has(Sense::command, tokens, 1) || words.has(Sense::unit, tokens, 1) ||
                       words.has(Sense::plural, tokens, 1));
  return titles ? apart : std::string(line);
}

std::string with_colon_apart(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(':');
  const bool glued = colon != std::string_view::npos && colon + 1 < line.size() && is_capital(line[colon + 1]);
  if (!glued || !words.has(Sense::rank, tokens_of(line.substr(colon + 1)), 0)) return std::string(line);
  return fmt::format("{}: {}", line.substr(0, colon), line.substr(colon + 1));
}

std::string with_count_behind_stop(std::string_view line, const PhraseBook& words) {
  std::size_t stop = line.find("). ");
  if (stop == std::string_view::npos) stop = line.find("]. ");
  if (stop == std::string_view::npos || stop + 3 >= line.size() || !is_digit(line[stop + 3])) return std::string(line);
  const std::string_view rest = line.substr(stop + 3);
  const Tokens tokens = tokens_of(rest);
  const std::optional<PhraseFound> count = tokens.size() > 2 ? words.find(Sense::count, tokens, 1) : std::nullopt;
  if (!count || tokens[0].is != Token::Is::number || (count->is != "squadrons" && count->is != "battalions"))
    return std::string(line);
  std::size_t next = 1 + count->length;
  if (next < tokens.size() && tokens[next].mark("-")) ++next;
  if (next >= tokens.size() || !words.any(Sense::kind, tokens, next, tokens.size())) return std::string(line);
  const std::size_t open = line.rfind(line[stop] == ')' ? '(' : '[', stop);
  if (open == std::string_view::npos) return std::string(line);
  return fmt::format("{}({}), {} {}", line.substr(0, open), line.substr(open + 1, stop - open - 1),
                     rest.substr(0, tokens[count->length].end), rest.substr(tokens[next].begin));
}

std::string with_other_name_behind(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.find(" ["), close = line.find("], ");
  if (open == std::string_view::npos || close == std::string_view::npos || close < open || has_digit(line))
    return std::string(line);
  const std::string_view rest = line.substr(close + 3);
  if (!words.has(Sense::rank, tokens_of(rest), 0)) return std::string(line);
  return fmt::format("{}, {} {}", line.substr(0, open), rest, line.substr(open + 1, close - open));
}

std::string without_including(std::string_view line, const PhraseBook& words) {
  if (!line.ends_with(':')) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const std::size_t last = tokens.size() - 1;
  const bool including = last > 2 && tokens[last - 2].mark(",") && words.has(Sense::link, tokens, last - 1);
  return including ? fmt::format("{}:", line.substr(0, tokens[last - 3].end)) : std::string(line);
}

std::string without_stop_at_list_end(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kShortestWord = 5;  // letters; a shorter one may be an abbreviation
  if (!line.ends_with('.') || line.size() <= kShortestWord || line.find(", ") == std::string_view::npos ||
      line.find(". ") != std::string_view::npos)
    return std::string(line);
  const std::string_view list = line.substr(0, line.size() - 1);
  const std::string_view word = list.substr(list.size() - kShortestWord);
  const Tokens tokens = tokens_of(list);
  const std::size_t last = tokens.size() - 1;
  const bool troops = words.has(Sense::kind, tokens, last) || words.has(Sense::unit, tokens, last);
  return std::string(troops && std::all_of(word.begin(), word.end(), is_small) ? list : line);
}

std::string without_title_of_column(std::string_view line, const PhraseBook& words) {
  const std::size_t gap = line.rfind("   ");
  if (gap == std::string_view::npos) return std::string(line);
  const std::string_view name = trim(line.substr(0, gap));
  if (name.find("   ") != std::string_view::npos) return std::string(line);  // titles of several columns
  const Tokens title = tokens_of(line.substr(gap)), before = tokens_of(name);
  const std::optional<PhraseFound> count = title.empty() ? std::nullopt : words.find(Sense::count, title, 0);
  const bool alone = count && !count->part && count->length == title.size();
  const bool command = words.any(Sense::command, before, 0, before.size());
  return std::string(alone && command && !before.empty() && before.back().is == Token::Is::word ? name : line);
}

std::string without_stops_behind_numbers(std::string_view line) {
  constexpr std::size_t kMostDigits = 3;
  std::string told;
  std::size_t number = 0;  // where the digits behind a stroke begin in what is told; 0: none end it
  for (std::size_t at = 0; at < line.size(); ++at) {
    const char next = at + 1 < line.size() ? line[at + 1] : '\0';
    const std::size_t behind = line.find_first_not_of(' ', at + 1);
    const bool ends =
        behind == std::string_view::npos || line[behind] == ',' || line[behind] == ';' || line[behind] == '(';
    const bool twice = line[at] == '.' && next == '.' && at > 0 && is_digit(line[at - 1]) && at + 2 < line.size() &&
                       line[at + 2] == ' ';
    if (twice) continue;
    if (line[at] == '.' && number > 0 && ends && told.size() - number <= kMostDigits) {
      const int value = whole_number(told.substr(number)).value_or(0);
      told.resize(number);
      told += with_ordinal_ending(value);
      number = 0;
      continue;
    }
    const bool stroke = line[at] == '/' && at > 0 && is_digit(line[at - 1]) && is_digit(next);
    number = stroke ? told.size() + 1 : is_digit(line[at]) ? number : 0;
    told += line[at];
  }
  return told;
}

}  // namespace estafette::readers
