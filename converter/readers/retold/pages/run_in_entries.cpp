#include "converter/readers/retold/pages/run_in_entries.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestRunIn = 2;           ///< in a text that has them
constexpr std::size_t kFewestCapitalsInHead = 6;  ///< letters of "FIRST BRIGADE"
constexpr std::size_t kLongestEntryLine = 400;    ///< bytes of a line that goes on
constexpr std::array<std::string_view, 2> kRunInDashes = {"--", "\u2014"};

/// The next long dash behind a word in capitals, from a place on; npos if there is none.
std::size_t run_in_dash(std::string_view text, std::size_t from) {
  std::size_t found = std::string_view::npos;
  for (const std::string_view dash : kRunInDashes)
    for (std::size_t at = text.find(dash, from); at != std::string_view::npos; at = text.find(dash, at + 1)) {
      const std::size_t end = at > 0 && text[at - 1] == '.' ? at - 1 : at;
      if (end < 2 || !is_capital(text[end - 1]) || !is_capital(text[end - 2])) continue;
      found = std::min(found, at);
      break;
    }
  return found;
}

/// "SECOND BRIGADE.--Col. Roe": nothing but capitals before the dash.
bool begins_with_head(std::string_view text) {
  const std::size_t dash = run_in_dash(text, 0);
  if (dash == std::string_view::npos) return false;
  const std::string_view head = text.substr(0, dash);
  return std::none_of(head.begin(), head.end(), is_small) &&
         static_cast<std::size_t>(std::count_if(head.begin(), head.end(), is_capital)) >= kFewestCapitalsInHead;
}

/// "Col. W. J.": an initial, behind which a name comes.
bool ends_with_initial(std::string_view text) {
  return text.size() > 2 && text.ends_with('.') && is_capital(text[text.size() - 2]) &&
         !is_capital(text[text.size() - 3]) && !is_small(text[text.size() - 3]);
}

/// "Ill., 15th Ind.", "Battery, 4th U.S. Art.": words that belong to the number or name before them.
bool begins_behind_name(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text.substr(0, std::min<std::size_t>(text.size(), 80)));
  if (tokens.empty() || tokens[0].is != Token::Is::word) return false;
  for (const Sense sense : {Sense::state, Sense::kind, Sense::unit}) {
    const auto found = words.find(sense, tokens, 0);
    std::size_t end = found ? found->length : tokens.size();
    if (end < tokens.size() && tokens[end].mark(".")) ++end;
    if (found && (end >= tokens.size() || tokens[end].mark(","))) return true;
  }
  return false;
}

/// True if `next` belongs to the entry that ends with `text`.
bool goes_on_with(std::string_view text, std::string_view next, const PhraseBook& words) {
  if (text.size() > kLongestEntryLine && !text.ends_with(',')) return false;
  if (begins_with_head(next)) {  // "101st O. SECOND" before "BRIGADE.--Col. Roe"
    const std::size_t blank = text.rfind(' ');
    const std::string_view last = blank == std::string_view::npos ? text : text.substr(blank + 1);
    return last.size() > 2 && std::all_of(last.begin(), last.end(), is_capital);
  }
  return text.ends_with(',') || ends_with_initial(text) || begins_behind_name(next, words) ||
         (!text.ends_with('.') && !text.ends_with('"') && !text.ends_with(':') && !text.ends_with(')'));
}

/// "2d Mich.Cav." with a blank behind each full stop, and "Co. "M," 10th Ind." with the comma behind the mark.
std::string parted(std::string_view line) {
  std::string text;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const char c = line[at];
    const bool quoted = (c == ',' || c == ';' || c == '.') && at > 1 && line.substr(at + 1).starts_with('"') &&
                        is_capital(line[at - 1]) && line[at - 2] == '"';
    text += quoted ? '"' : c;
    if (quoted) text += c;
    if (quoted) ++at;
    if (quoted && at + 1 < line.size() && is_capital(line[at + 1])) text += ' ';
    const bool name =
        at + 2 < line.size() && is_capital(line[at + 1]) && is_small(line[at + 2]);  // "M.J.Kern", "O.Cav"
    const bool glued = at > 0 && at + 1 < line.size() && is_capital(line[at + 1]) && (is_small(line[at - 1]) || name);
    if (c == '.' && glued) text += ' ';
  }
  constexpr std::string_view kCompany = "Co.";
  for (std::size_t at = text.find(kCompany); at != std::string::npos; at = text.find(kCompany, at + 1)) {
    std::size_t letter = at + kCompany.size();
    if (text[letter] == ' ') ++letter;
    const bool quoted = letter + 2 < text.size() && text[letter] == '"' && text[letter + 2] == '"';
    if (!quoted || at < 2 || text[at - 2] != ',') continue;
    text.replace(at - 2, letter + 3 - (at - 2), fmt::format(" Co. {}", text[letter + 1]));  // of what stands before it
  }
  return text;
}

/// Where "SECOND DIVISION CAVALRY." begins at the end of a line, behind the full stop of an entry: a command in
/// capitals with nothing behind it; npos if none does.
std::size_t heading_at_end(std::string_view text, const PhraseBook& words) {
  const std::size_t end = text.find_last_not_of(". ");
  if (end == std::string_view::npos) return end;
  std::size_t begin = end + 1;
  while (begin > 0 && (is_capital(text[begin - 1]) || text[begin - 1] == ' ')) --begin;
  while (begin <= end && text[begin] == ' ') ++begin;
  if (begin == 0 || begin > end || (text[begin - 1] != '.' && text[begin - 1] != '"' && text[begin - 1] != ' '))
    return std::string_view::npos;
  const std::string_view heading = text.substr(begin, end + 1 - begin);
  const Tokens tokens = tokens_of(heading);
  const bool numbered = words.has(Sense::ordinal, tokens, 0) && words.has(Sense::command, tokens, 1);
  return numbered && heading.size() >= kFewestCapitalsInHead ? begin : std::string_view::npos;
}

}  // namespace

void join_run_in_entries(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::size_t heads = 0;
  for (const TextLine& line : lines)
    for (std::size_t at = run_in_dash(line.text, 0); at != std::string_view::npos; at = run_in_dash(line.text, at + 1))
      ++heads;
  if (heads < kFewestRunIn) return;
  std::vector<TextLine> joined;
  bool in_entry = false;
  for (TextLine& line : lines) {
    const bool head = run_in_dash(line.text, 0) != std::string_view::npos;
    const bool goes_on = in_entry && !line.after_blank && !line.heading && !line.footnote &&
                         joined.back().text.size() < kLongestLine && goes_on_with(joined.back().text, line.text, words);
    in_entry = head || goes_on;
    if (goes_on) {
      joined.back().text += ' ' + line.text;
      joined.back().lines = line.line + line.lines - joined.back().line;
    } else {
      joined.push_back(std::move(line));
    }
  }
  std::vector<TextLine> apart;
  for (TextLine& line : joined) {
    apart.push_back(line);
    if (run_in_dash(line.text, 0) == std::string_view::npos) continue;
    const std::size_t heading = std::min(heading_at_end(line.text, words), line.text.size());
    apart.back().text = parted(std::string_view(line.text).substr(0, heading));
    if (heading == line.text.size()) continue;
    line.text.erase(0, heading);
    line.after_blank = false;
    apart.push_back(std::move(line));
  }
  lines = std::move(apart);
}

}  // namespace estafette::readers
