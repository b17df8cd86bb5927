#include "converter/readers/retold/pages/run_on_pages.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/bullets.hpp"
#include "converter/readers/words/signs.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kShortestParagraph = 300;  ///< bytes
constexpr std::size_t kShortestOfNamed = 60;     ///< of one in which commands are called after their leaders
constexpr std::size_t kFewestNamed = 2;
constexpr std::size_t kMostWordsOfALeader = 3;
constexpr std::size_t kFewestPieces = 4;
constexpr std::size_t kFewestOfOne = 3;  ///< of a line that begins with its command
constexpr std::ptrdiff_t kFewestTitles = 3;

/// "Second", "3d".
bool is_numbered(const Tokens& line, std::size_t at, const PhraseBook& words) {
  if (line[at].is == Token::Is::ordinal) return true;
  const std::optional<PhraseFound> spelt = words.find(Sense::ordinal, line, at);
  return spelt && !spelt->is.ends_with('+');
}

/// "Second Brigade.", "3d Division.": the token after it; 0 if anything else begins at that token, or no full stop
/// stands behind it.
std::size_t past_command_in_print(std::string_view text, const Tokens& line, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> command =
      is_numbered(line, at, words) && at + 1 < line.size() ? words.find(Sense::command, line, at + 1) : std::nullopt;
  if (!command || command->part || (line[at].begin > 0 && text[line[at].begin - 1] == '(')) return 0;
  const std::size_t end = at + 1 + command->length;
  const std::size_t stop = line[end - 1].end;
  return stop < text.size() && text[stop] == '.' ? end : 0;
}

/// "Third (Kern's) Brigade, Col. Roe;" behind a full stop or a dash: the token after its comma; 0 if anything else
/// begins at that token.
std::size_t past_led_command(std::string_view text, const Tokens& line, std::size_t at, const PhraseBook& words) {
  const std::size_t last = text.substr(0, line[at].begin).find_last_not_of(" *");
  const bool begins = at == 0 || (last != std::string_view::npos && (text[last] == '.' || line[at - 1].mark("-")));
  if (!begins || !is_numbered(line, at, words)) return 0;
  std::size_t end = at + 1;
  if (end < line.size() && line[end].mark("(")) {
    while (end < line.size() && !line[end].mark(")")) ++end;
    ++end;
  }
  const std::optional<PhraseFound> command = end < line.size() ? words.find(Sense::command, line, end) : std::nullopt;
  if (!command || command->part) return 0;
  end += command->length;
  if (end + 1 >= line.size() || !line[end].mark(",")) return 0;
  std::size_t rank = end + 1;
  while (rank + 2 < line.size() && line[rank].is == Token::Is::word &&
         (line[rank + 1].mark("-") || (line[rank + 1].mark(".") && line[rank + 2].mark("-"))))
    rank += line[rank + 1].mark("-") ? std::size_t{2} : std::size_t{3};  // "Brig.-Gen."
  return words.has(Sense::rank, line, rank) ? end + 1 : 0;
}

/// "Kern's Brigade:", "Roe's Battalion.": the token behind the word of a command or a battalion, and true if a full
/// stop stands there; "Dale's Battery." likewise. 0 if anything else begins at that token.
struct NamedCommand {
  std::size_t end = 0;
  bool stop = false, battery = false;
};

NamedCommand named_command(std::string_view text, const Tokens& line, std::size_t at, const PhraseBook& words) {
  const std::size_t last = text.substr(0, line[at].begin).find_last_not_of(" *");
  const bool behind_head = at > 1 && line[at - 1].mark("-") && line[at - 2].mark(":");  // "Gen. Kern:--Roe's Battalion"
  const bool begins = last == std::string_view::npos || text[last] == '.' || behind_head;
  if (!begins || line[at].is != Token::Is::word || !capital_at(text, line[at].begin)) return {};
  std::size_t end = at + 1;
  const auto owns = [&](const Token& word) {  // "Rogers'"
    return text.substr(word.end, 1) == "'" || text.substr(word.end).starts_with("\u2019");
  };
  while (end < line.size() && end < at + kMostWordsOfALeader && line[end].is == Token::Is::word &&
         line[end].text != "s" && text[line[end - 1].end] != '.' && !owns(line[end - 1]))
    ++end;
  if (end >= line.size()) return {};
  const std::string_view mark = text.substr(line[end - 1].end, 3);
  const bool of_one = line[end].text == "s" && line[end].joined;          // "Kern's"
  if (!of_one && !mark.starts_with('\'') && mark != "\u2019") return {};  // "Rogers'"
  if (of_one) ++end;
  if (end + 1 < line.size() && line[end].mark("(") &&
      words.has(Sense::state, line, end + 1)) {  // "Kern's (Va.) Battalion"
    while (end < line.size() && !line[end].mark(")")) ++end;
    ++end;
  }
  const std::optional<PhraseFound> command = words.find(Sense::command, line, end);
  const std::optional<PhraseFound> unit = command ? std::nullopt : words.find(Sense::unit, line, end);
  const bool parts = unit && (unit->is == "battalion" || unit->is == "battery");
  if ((!command || command->part) && !parts) return {};
  end += command ? command->length : unit->length;
  const std::size_t behind = line[end - 1].end;
  const bool stop = behind < text.size() && text[behind] == '.';
  const bool colon = behind < text.size() && text[behind] == ':';
  const bool ends = behind >= text.size();
  if (end + 1 < line.size() && line[end].mark(",") && text.substr(behind).starts_with(",")) {
    std::size_t next = end + 1;  // "Kern's Battalion, Maj. Roe", "Kern's Battalion, Toe's battery"
    while (!command && next < line.size() && line[next].is == Token::Is::word && !words.has(Sense::unit, line, next))
      ++next;
    const std::optional<PhraseFound> guns = next < line.size() ? words.find(Sense::unit, line, next) : std::nullopt;
    if (words.has(Sense::rank, line, end + 1) || (guns && guns->is == "battery" && parts)) return {end, false, false};
  }
  if (!stop && !colon && !ends) return {};
  return {end, stop, !command && unit->is == "battery"};
}

/// True if a sentence has ended before that token.
bool behind_full_stop(std::string_view text, const Token& token) {
  const std::size_t last = text.substr(0, token.begin).find_last_not_of(" *");
  return last != std::string_view::npos && text[last] == '.';
}

/// "Battery G, 1st Ohio Light", "Battery G, (2d Brigade,) Capt. Roe" behind a full stop.
bool begins_lettered_battery(std::string_view text, const Tokens& line, std::size_t at, const PhraseBook& words) {
  if (at + 2 >= line.size() || !behind_full_stop(text, line[at])) return false;
  const std::optional<PhraseFound> unit = words.find(Sense::unit, line, at);
  const bool letter = line[at + 1].end - line[at + 1].begin == 1 && capital_at(text, line[at + 1].begin);
  return unit && unit->is == "battery" && unit->length == 1 && letter && line[at + 2].mark(",");
}

/// The bytes before which a line of its own begins.
std::vector<std::size_t> cuts_in_print(std::string_view text, const PhraseBook& words) {
  const Tokens line = tokens_of(text);
  std::vector<std::size_t> cuts;
  std::size_t named = 0;  // commands and regiments
  std::size_t led = 0;    // commands that are called after their leaders
  for (std::size_t at = 0; at < line.size();) {
    const std::optional<PhraseFound> rank = words.find(Sense::rank, line, at);
    if (const std::size_t end = past_command_in_print(text, line, at, words); end > 0) {
      cuts.push_back(line[at].begin);
      if (end < line.size()) cuts.push_back(line[end].begin);
      ++named;
      at = end;
    } else if (const NamedCommand leader = named_command(text, line, at, words); leader.end > 0) {
      cuts.push_back(line[at].begin);
      if (leader.stop && leader.end < line.size()) cuts.push_back(line[leader.end].begin);
      led += leader.battery ? 0U : 1U;
      at = leader.end;
    } else if (const std::size_t past = past_led_command(text, line, at, words); past > 0) {
      cuts.push_back(line[at].begin);
      ++named;
      ++led;
      at = past;
    } else if (line[at].is == Token::Is::ordinal && behind_full_stop(text, line[at]) &&
               words.has(Sense::state, line, at + 1)) {
      cuts.push_back(line[at].begin);
      ++named;
      ++at;
    } else if (begins_lettered_battery(text, line, at, words)) {
      cuts.push_back(line[at].begin);
      at += 2;
    } else if (rank) {
      if (behind_full_stop(text, line[at])) cuts.push_back(line[at].begin);
      at += rank->length;
    } else {
      ++at;
    }
  }
  const bool printed = !line.empty() && past_command_in_print(text, line, 0, words) > 0;
  if (named < (printed ? kFewestOfOne : kFewestPieces) && (led < kFewestNamed || text.size() < kShortestOfNamed))
    cuts.clear();
  return cuts;
}

/// "SECOND DIVISION." without its full stop, and "Kern's Division, Gen. Roe:--" without what bound it to the next.
std::string_view without_stop(std::string_view piece) {
  constexpr std::array<std::string_view, 4> kEnds = {"\u2014", "\u2013", "-", ":"};
  if (piece.ends_with(".*")) piece.remove_suffix(1);  // "38th Ohio.*": the mark of a footnote
  if (piece.ends_with('.')) piece.remove_suffix(1);
  for (const std::string_view end : kEnds)
    while (piece.ends_with(end)) piece.remove_suffix(end.size());
  return piece;
}

/// One past "rowspan=3", "colspan=\"2\""; 0 if nothing of the kind begins there.
std::size_t past_span(std::string_view text, std::size_t at) {
  for (const std::string_view mark : {"rowspan=", "colspan="}) {
    const std::string_view here = text.substr(at, mark.size());
    if (here.size() < mark.size() ||
        !std::equal(here.begin(), here.end(), mark.begin(), [](char a, char b) { return (a | 0x20) == (b | 0x20); }))
      continue;
    std::size_t end = at + mark.size();
    while (end < text.size() && (is_digit(text[end]) || text[end] == '"')) ++end;
    return end > at + mark.size() ? end : 0;
  }
  return 0;
}

/// "ROWSPAN=1 Advance GuardROWSPAN=1 1,577ROWSPAN=1 General of Brigade": a line for each cell.
std::string without_spans(std::string_view line) {
  std::string text;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t end = past_span(line, at);
    if (end == 0) {
      text += line[at++];
      continue;
    }
    if (!trim(text).empty() && text.back() != kNextLine) text += kNextLine;
    at = std::min(line.find_first_not_of(' ', end), line.size());
    const std::size_t figure = std::min(line.find_first_not_of("0123456789,", at), line.size());
    if (figure > at + 1 && figure < line.size() && line[figure] >= 'A' && line[figure] <= 'Z') {  // "5,083General"
      text += line.substr(at, figure - at);
      text += kNextLine;
      at = figure;
    }
  }
  return text;
}

/// "French Army at Kern! Corps! Division! Strength! Units": its caption, and the titles as a note.
std::string without_titles(std::string_view line) {
  const std::size_t first = line.find('!');
  if (std::count(line.begin(), line.end(), '!') < kFewestTitles || first == 0) return std::string(line);
  return std::string(line.substr(0, first)) + kNextLine + "Note: " + std::string(trim(line.substr(first + 1)));
}

/// A paragraph, or a shorter line in which something belongs to somebody, or that begins with "First Brigade.".
bool may_run_on(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kLongestBegin = 40;  // bytes
  if (line.size() < kShortestOfNamed || line.find(". ") == std::string_view::npos) return false;
  const std::string_view begin = line.substr(0, kLongestBegin);
  if (const Tokens first = tokens_of(begin); !first.empty() && past_command_in_print(begin, first, 0, words) > 0)
    return true;
  return line.size() >= kShortestParagraph || line.find("'s ") != std::string_view::npos ||
         line.find("\u2019s ") != std::string_view::npos || line.find(':') != std::string_view::npos;
}

/// The blanks and the bullet before the words of a line, which each of its pieces has as well.
std::string_view head_of(std::string_view line) {
  std::string_view words = line;
  (void)take_indent(words, trim(line).starts_with("* "));
  return line.substr(0, line.size() - words.size());
}

}  // namespace

std::string with_pieces_apart(const std::string& utf8, const PhraseBook& words) {
  const bool spans = utf8.find("SPAN=") != std::string::npos && utf8.find("<t") == std::string::npos &&
                     utf8.find("{|") == std::string::npos;
  std::string text;
  text.reserve(utf8.size());
  for (std::string_view rest = utf8; !rest.empty();) {
    const std::size_t end = std::min(line_end(rest), rest.size());
    const std::string_view line = rest.substr(0, end);
    if (spans) {
      text += without_titles(without_spans(line));
    } else if (may_run_on(line, words)) {
      const std::string_view head = head_of(line);
      std::size_t from = 0;
      for (const std::size_t cut : cuts_in_print(line, words)) {
        const std::size_t begin = std::max(from, head.size());
        if (cut <= begin) continue;
        text.append(head).append(without_stop(trim(line.substr(begin, cut - begin))));
        text += kNextLine;
        from = cut;
      }
      if (from > 0) text.append(head).append(without_stop(line.substr(from)));
      if (from == 0) text += line;
    } else {
      text += line;
    }
    const std::size_t next = std::min(end + 1, rest.size());
    text += rest.substr(end, next - end);
    rest.remove_prefix(next);
  }
  return text;
}

}  // namespace estafette::readers
